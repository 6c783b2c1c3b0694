import type { Quem } from '../access/access.ts';
import { bearerOf } from './bearer.ts';
import { createClientAddress } from './client-address.ts';

/** The server, which knows the address of a request's socket. */
interface Sockets {
  requestIP(request: Request): { address: string } | null;
}

/** Identifies the sender of a request by its credential and its address. `sockets` is null outside a server. */
export type IdentifyCaller = (request: Request, sockets: Sockets | null) => Quem;

/** Throws if the list of trusted proxies is invalid. See `createClientAddress`. */
export function createIdentifyCaller(trustedProxies: string): IdentifyCaller {
  const clientAddress = createClientAddress(trustedProxies);
  return (request, sockets) => ({
    credencial: bearerOf(request),
    endereco: () => clientAddress(sockets?.requestIP(request)?.address ?? '', request.headers.get('x-forwarded-for')),
  });
}
