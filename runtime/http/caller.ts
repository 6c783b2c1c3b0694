import type { Quem } from '../access/access.ts';
import { bearerOf } from './bearer.ts';
import { createClientAddress } from './client-address.ts';

/** What knows the address of a socket; null outside a server. */
interface Sockets {
  requestIP(request: Request): { address: string } | null;
}

/** Who sent a request: what it presents, and from where. */
export type IdentifyCaller = (request: Request, sockets: Sockets | null) => Quem;

/** Throws when the list of trusted proxies is not one; see `createClientAddress`. */
export function createIdentifyCaller(trustedProxies: string): IdentifyCaller {
  const clientAddress = createClientAddress(trustedProxies);
  return (request, sockets) => ({
    credencial: bearerOf(request),
    endereco: () => clientAddress(sockets?.requestIP(request)?.address ?? '', request.headers.get('x-forwarded-for')),
  });
}
