import type { Entrada, Operation } from '../schemas/contract/operations/operation.ts';
import type { Access, Quem, Veredito } from './access/access.ts';
import { type Answer, type Failure, invalidRequest } from './answer.ts';
import type { Snapshot } from './snapshot/open.ts';
import { compileValidation, type EntradaBruta } from './validation.ts';

/**
 * A sentence that sends a caller to another operation, in the terms of the door that it came through: ` Veja a lista em
 * /v1/diplomas.`, ` Veja a lista com a ferramenta …`. Empty where that door does not lead there.
 */
export type Remeter = (frase: string, id: string, valores?: Readonly<Record<string, unknown>>) => string;

/** What a transport has of the context: it adds the snapshot at each call, and how it sends callers elsewhere. */
export type Servico = Omit<Contexto, 'snapshot' | 'remeter'>;

/** What a call is answered from: one snapshot and one clock, from its beginning to its end. */
export interface Contexto {
  snapshot: Snapshot;
  /** Milliseconds since 1970. */
  now(): number;
  /** Whether keys can be checked at present. */
  chavesNoAr(): boolean;
  remeter: Remeter;
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

/** Validates what a caller who was let in brings, and has it answered. */
export type Attend = (input: EntradaBruta, contexto: Contexto) => Answer | Failure;

/** What came of knocking, already counted: whoever was not refused may be attended, once. */
export type Admissao = Veredito & ({ recusa: Failure; attend: null } | { recusa: null; attend: Attend });

/**
 * The one door: HTTP and MCP reach a handler through it and through nothing else. First the caller knocks, which counts
 * against the limits before anything of the request is read; who is let in is then attended.
 */
export type Door<T extends Table> = { readonly [Id in keyof T]: (quem: Quem) => Admissao | Promise<Admissao> };

/** Puts access and then validation before every handler of a table. */
export function createDoor<T extends Table>(operations: T, handlers: Handlers<T>, access: Access): Door<T> {
  const entries = Object.entries(operations).map(([id, operation]) => {
    const attend = createAttend(operation, handlers[id as keyof T] as Handler<Operation>);
    const admit = (veredito: Veredito): Admissao => {
      const { recusa, saldos, chave } = veredito;
      return recusa ? { recusa, saldos, chave, attend: null } : { recusa, saldos, chave, attend };
    };
    const knock = (quem: Quem) => {
      const veredito = access(operation.acesso, quem);
      return veredito instanceof Promise ? veredito.then(admit) : admit(veredito);
    };
    return [id, knock];
  });
  return Object.fromEntries(entries);
}

function createAttend(operation: Operation, handler: Handler<Operation>): Attend {
  // Compiled when first called: all of them together are felt at the start.
  let problems: ReturnType<typeof compileValidation> | undefined;
  return (input, contexto) => {
    problems ??= compileValidation(operation);
    const found = problems(input);
    return found ? invalidRequest(found) : handler(input as Entrada<Operation>, contexto);
  };
}
