import type { Entrada, Operation } from '../schemas/contract/operations/operation.ts';
import type { Access, Quem, Veredito } from './access/access.ts';
import { type Answer, type Failure, invalidRequest, rotuloDe } from './answer.ts';
import { compileLeitura } from './coerce.ts';
import type { Pool } from './pool/pool.ts';
import { laneOf, type Saida } from './pool/work.ts';
import type { Snapshot } from './snapshot/open.ts';
import type { EntradaBruta } from './validation.ts';

/**
 * Makes a sentence that sends a caller to another operation, in the terms of the transport that the call came through:
 * ` Veja a lista em /v1/diplomas.`, ` Veja a lista com a ferramenta …`. Empty if that transport does not offer the
 * operation.
 */
export type Remeter = (frase: string, id: string, valores?: Readonly<Record<string, unknown>>) => string;

/**
 * The part of the context that is the same for all calls. A transport adds the snapshot, `remeter` and `saida` at each
 * call.
 */
export type Servico = Omit<Contexto, 'snapshot' | 'remeter' | 'saida'>;

/** The state of the service itself. */
export interface Situacao {
  /**
   * When the service first refused a newer snapshot, in milliseconds since 1970. Null if none is refused at present.
   */
  recusadoDesde: number | null;
  /** Whether the MCP server works. It is loaded at its first request and counts as working before that. */
  mcpNoAr: boolean;
  /** The longest delay of the event loop in the last minute. */
  atrasoMs: number;
}

/** What a call is answered from: one snapshot and one clock, from its beginning to its end. */
export interface Contexto {
  snapshot: Snapshot;
  /** Milliseconds since 1970. */
  now(): number;
  /** Whether keys can be checked at present. */
  chavesNoAr(): boolean;
  situacao(): Situacao;
  remeter: Remeter;
  /** How the answer will be sent. */
  saida(): Saida;
  /** Writes one line for the operator of the service. */
  log(line: string): void;
}

/**
 * Answers one operation. It is synchronous on purpose: a snapshot may be swapped and closed between two turns of the
 * event loop, but never while a handler runs.
 */
export type Handler<Op extends Operation> = (input: Entrada<Op>, contexto: Contexto) => Answer | Failure;

export type Table = Readonly<Record<string, Operation>>;
export type Handlers<T extends Table> = { readonly [Id in keyof T]: Handler<T[Id]> };

/** The result of a call, and the snapshot that it comes from. */
export interface Resposta {
  resultado: Answer | Failure;
  /** The value of `X-Snapshot`. */
  rotulo: string;
}

/** Validates the input of an admitted caller and answers it. Returns a promise only if a worker must answer. */
export type Attend = (input: EntradaBruta, contexto: Contexto) => Resposta | Promise<Resposta>;

/**
 * The outcome of an admission check. The request is already counted against the limits. If it was not refused, `attend`
 * may be called once.
 */
export type Admissao = Veredito & ({ recusa: Failure; attend: null } | { recusa: null; attend: Attend });

/**
 * The only way to a handler, for HTTP and MCP alike. Calling an entry checks access and counts the request against the
 * limits before any of its content is read. An admitted caller is then answered through `attend`.
 */
export type Door<T extends Table> = { readonly [Id in keyof T]: (quem: Quem) => Admissao | Promise<Admissao> };

/**
 * Puts the access check and then validation before every handler of a table. Slow calls go to the pool, if there is
 * one.
 */
export function createDoor<T extends Table>(
  operations: T,
  handlers: Handlers<T>,
  access: Access,
  pool: Pool | null = null,
): Door<T> {
  const entries = Object.entries(operations).map(([id, operation]) => {
    const attendFor = createAttend(id, operation, handlers[id as keyof T] as Handler<Operation>, pool);
    const admit = (quem: Quem, veredito: Veredito): Admissao => {
      const { recusa } = veredito;
      return recusa
        ? { ...veredito, recusa, attend: null }
        : { ...veredito, recusa, attend: attendFor(quem, veredito) };
    };
    const knock = (quem: Quem) => {
      const veredito = access(operation.acesso, quem);
      return veredito instanceof Promise ? veredito.then((each) => admit(quem, each)) : admit(quem, veredito);
    };
    return [id, knock];
  });
  return Object.fromEntries(entries);
}

function createAttend(id: string, operation: Operation, handler: Handler<Operation>, pool: Pool | null) {
  // Compiled at the first call: compiling all operations at startup would delay it noticeably.
  let read: ReturnType<typeof compileLeitura> | undefined;
  return (quem: Quem, { chave, devolver }: Veredito): Attend =>
    (bruta, contexto) => {
      const { rotulo } = contexto.snapshot;
      read ??= compileLeitura(operation);
      const input = read(bruta);
      if (Array.isArray(input)) return { resultado: invalidRequest(input), rotulo };
      const lane = pool && laneOf(id, input);
      if (lane)
        return inTurn(pool.run(lane, chave ?? quem.endereco(), { id, input, saida: contexto.saida() }), devolver);
      const resultado = handler(input as Entrada<Operation>, contexto);
      return { resultado, rotulo: rotuloDe(resultado, rotulo) };
    };
}

/** Waits for the pool's answer. A call that the pool had no room for is given back to the key's monthly quota. */
async function inTurn(asked: Promise<Resposta>, devolver: Veredito['devolver']): Promise<Resposta> {
  const resposta = await asked;
  const { resultado } = resposta;
  if (resultado.kind === 'failure' && resultado.code === 'rate_limited') await devolver?.();
  return resposta;
}
