import exemplos from './exemplos.json' with { type: 'json' };
import type { OperationId } from './index.ts';

/** A request of an operation and what it is answered, long lists cut short. */
export interface Exemplo {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  resposta: unknown;
}

/** Of the real law, but for runs and changes, which have dates of ours. */
export const exemploOf = (id: string): Exemplo | undefined =>
  (exemplos as Record<OperationId, Exemplo>)[id as OperationId];
