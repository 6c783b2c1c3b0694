import type { Operations } from '../../schemas/contract/operations/index.ts';
import type { Answer, Failure } from '../answer.ts';
import type { Snapshot } from '../snapshot/open.ts';
import type { EntradaBruta } from '../validation.ts';

/** The form in which an answer is sent: over HTTP, compressed or not, or as the result of an MCP tool. */
export type Saida = 'identity' | 'gzip' | 'mcp';

/** Searches and other heavy reads have workers of their own, so that they never wait behind whole texts. */
export type Lane = 'leituras' | 'textos';

/** A validated call that a worker is to answer. */
export interface Work {
  id: string;
  input: EntradaBruta;
  saida: Saida;
}

/** A snapshot as it is sent to a worker: everything but the open database, which each worker opens itself. */
export type Told = Omit<Snapshot, 'acervo'>;

export type ToWorker = { kind: 'snapshot'; lane: Lane; snapshot: Told } | { kind: 'work'; work: Work };

/**
 * A worker's message: the result of a call and the `rotulo` of its snapshot, the failure of a call, or that the worker
 * can answer nothing any more.
 */
export type FromWorker =
  | { kind: 'answer'; resultado: Answer | Failure; rotulo: string }
  | { kind: 'failed'; error: string }
  | { kind: 'broken'; error: string };

/**
 * Texts of up to this many characters are answered on the event loop. That takes 5 ms at worst, and usually less than
 * one.
 */
const MAX_AT_ONCE = 500;

type Heavy = (input: EntradaBruta) => boolean;

const isLong: Heavy = ({ body }) => (body as { texto: string }).texto.length > MAX_AT_ONCE;

/**
 * The operations that take too long for the event loop. Measured on the real pages, everything else takes at most 15
 * ms.
 */
const HEAVY: Partial<Record<keyof Operations, [Lane, Heavy]>> = {
  extrairCitacoes: ['textos', isLong],
  verificarTexto: ['textos', isLong],
  // A hundred long quotations take two seconds. A hundred citations without quotations take ten milliseconds.
  resolver: ['textos', ({ body }) => (body as { citacoes: object[] }).citacoes.some((item) => 'transcricao' in item)],
  buscar: ['leituras', () => true],
  // Composing a code as of another day takes a tenth of a second.
  exportarDiploma: ['leituras', ({ query }) => (query as { em?: string }).em !== undefined],
};

/** Returns the lane of a call that takes too long for the event loop. Null for all other calls. */
export function laneOf(id: string, input: EntradaBruta): Lane | null {
  const [lane, isHeavy] = HEAVY[id as keyof Operations] ?? [];
  return lane && isHeavy?.(input) ? lane : null;
}
