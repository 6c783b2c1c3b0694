import { ferramentas } from '../../schemas/contract/operations/ferramentas.ts';
import type { Table } from '../call.ts';
import type { EndpointOptions } from './endpoint.ts';
import { createAllowedOrigins } from './origem.ts';

/** The endpoint of the tools of a table; `origins` names the pages that may use it, beside those of this machine. */
export function mcpOptions(operations: Table, origins: string | undefined): EndpointOptions {
  return {
    load: async () => (await import('./server.ts')).createServers(operations, ferramentas),
    isAllowedOrigin: createAllowedOrigins(origins),
  };
}
