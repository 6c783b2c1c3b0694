import type { Entrada, Operation } from '../schemas/operations/operation.ts';
import { type Access, createAccess } from './access/access.ts';
import { type Answer, type Failure, invalidRequest } from './answer.ts';
import type { Snapshot } from './snapshot/open.ts';
import { compileValidation, type EntradaBruta } from './validation.ts';

/** What a call is answered from: one snapshot and one clock, from its beginning to its end. */
export interface Contexto {
  snapshot: Snapshot;
  /** What the caller presented to say who it is; null when nothing. */
  credencial: string | null;
  now(): Date;
  /** One line for whoever runs the service. */
  log(line: string): void;
}

/**
 * Gives the answer of one operation. It is synchronous on purpose: a snapshot may be swapped and closed between two
 * turns of the event loop, never under a handler.
 */
export type Handler<Op extends Operation> = (input: Entrada<Op>, contexto: Contexto) => Answer | Failure;

export type Table = Readonly<Record<string, Operation>>;
export type Handlers<T extends Table> = { readonly [Id in keyof T]: Handler<T[Id]> };

/** The one door: HTTP and MCP reach a handler through it and through nothing else. */
export type Door<T extends Table> = {
  readonly [Id in keyof T]: (input: EntradaBruta, contexto: Contexto) => Answer | Failure;
};

/** Puts access and then validation before every handler of a table. */
export function createDoor<T extends Table>(
  operations: T,
  handlers: Handlers<T>,
  access: Access = createAccess(undefined),
): Door<T> {
  const entries = Object.entries(operations).map(([id, operation]) => {
    // Compiled when first called: all of them together are felt at the start.
    let problems: ReturnType<typeof compileValidation> | undefined;
    const handler = handlers[id as keyof T] as Handler<Operation>;
    const call = (input: EntradaBruta, contexto: Contexto) => {
      const refusal = access(operation.acesso, contexto.credencial);
      if (refusal) return refusal;
      problems ??= compileValidation(operation);
      const found = problems(input);
      return found ? invalidRequest(found) : handler(input as Entrada<Operation>, contexto);
    };
    return [id, call];
  });
  return Object.fromEntries(entries);
}
