import type { Entrada, Operation } from '../schemas/contract/operations/operation.ts';
import type { Access, Quem, Veredito } from './access/access.ts';
import { type Answer, type Failure, invalidRequest, rotuloDe } from './answer.ts';
import { compileLeitura } from './coerce.ts';
import type { Pool } from './pool/pool.ts';
import { laneOf, type Saida } from './pool/work.ts';
import type { Snapshot } from './snapshot/open.ts';
import type { EntradaBruta } from './validation.ts';

/**
 * A sentence that sends a caller to another operation, in the terms of the door that it came through: ` Veja a lista em
 * /v1/diplomas.`, ` Veja a lista com a ferramenta …`. Empty where that door does not lead there.
 */
export type Remeter = (frase: string, id: string, valores?: Readonly<Record<string, unknown>>) => string;

/** What a transport has of the context: it adds the snapshot at each call, and how it sends callers elsewhere. */
export type Servico = Omit<Contexto, 'snapshot' | 'remeter' | 'saida'>;

/** How the service itself is. */
export interface Situacao {
  /** Since when a newer snapshot is refused, in milliseconds since 1970; null when none is. */
  recusadoDesde: number | null;
  /** Whether the MCP server answers; unknown, and taken for true, until somebody asks it. */
  mcpNoAr: boolean;
  /** How long anything had to wait for the event loop in the last minute, at the most. */
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
  /** How the answer goes out. */
  saida(): Saida;
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

/** What came of a call, and of which texts. */
export interface Resposta {
  resultado: Answer | Failure;
  /** The value of `X-Snapshot`. */
  rotulo: string;
}

/** Validates what a caller who was let in brings, and has it answered; a promise only where a worker is asked. */
export type Attend = (input: EntradaBruta, contexto: Contexto) => Resposta | Promise<Resposta>;

/** What came of knocking, already counted: whoever was not refused may be attended, once. */
export type Admissao = Veredito & ({ recusa: Failure; attend: null } | { recusa: null; attend: Attend });

/**
 * The one door: HTTP and MCP reach a handler through it and through nothing else. First the caller knocks, which counts
 * against the limits before anything of the request is read; who is let in is then attended.
 */
export type Door<T extends Table> = { readonly [Id in keyof T]: (quem: Quem) => Admissao | Promise<Admissao> };

/** Puts access and then validation before every handler of a table; what takes long goes to the pool, where there is one. */
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
  // Compiled when first called: all of them together are felt at the start.
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

/** What there was no room for counts against no month. */
async function inTurn(asked: Promise<Resposta>, devolver: Veredito['devolver']): Promise<Resposta> {
  const resposta = await asked;
  const { resultado } = resposta;
  if (resultado.kind === 'failure' && resultado.code === 'rate_limited') await devolver?.();
  return resposta;
}
