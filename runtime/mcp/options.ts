import { ferramentas } from '../../schemas/contract/operations/ferramentas.ts';
import type { Table } from '../call.ts';
import { createAtendimento } from './atendimento.ts';
import type { EndpointOptions } from './endpoint.ts';
import { createFerramentas } from './ferramentas.ts';
import { createAllowedOrigins } from './origem.ts';
import { recursosDoAcervo } from './recursos.ts';

/**
 * Creates the options of the endpoint for a table of operations. `origins` lists the web origins that may call it, in
 * addition to those of this machine.
 */
export function mcpOptions(operations: Table, origins: string | undefined): EndpointOptions {
  const atendimento = once(() => createAtendimento(createFerramentas(operations, ferramentas), recursosDoAcervo));
  return {
    eras: {
      legacy: async () => {
        const { createLegacy, createServers } = await import('./era-legacy.ts');
        return createLegacy(createServers(atendimento()));
      },
      modern: async () => {
        const { createModern, createServers } = await import('./era-modern.ts');
        return createModern(createServers(atendimento()));
      },
    },
    isAllowedOrigin: createAllowedOrigins(origins),
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
