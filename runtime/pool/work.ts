import type { Operations } from '../../schemas/contract/operations/index.ts';
import type { Answer, Failure } from '../answer.ts';
import type { Snapshot } from '../snapshot/open.ts';
import type { EntradaBruta } from '../validation.ts';

/** How an answer goes out: by HTTP, compressed or not, or as what an MCP tool gives. */
export type Saida = 'identity' | 'gzip' | 'mcp';

/** Heavy reads have workers of their own: what is looked up never waits behind whole texts. */
export type Lane = 'leituras' | 'textos';

/** One call, validated, to be answered elsewhere. */
export interface Work {
  id: string;
  input: EntradaBruta;
  saida: Saida;
}

/** A snapshot as a worker is told of it: all but the open database, which each opens by itself. */
export type Told = Omit<Snapshot, 'acervo'>;

export type ToWorker = { kind: 'snapshot'; lane: Lane; snapshot: Told } | { kind: 'work'; work: Work };

/** What came of a call, of the texts of the snapshot that `rotulo` names; that it failed; or that nothing can be answered any more. */
export type FromWorker =
  | { kind: 'answer'; resultado: Answer | Failure; rotulo: string }
  | { kind: 'failed'; error: string }
  | { kind: 'broken'; error: string };

/** Characters of a text that is answered at once: at worst some 5 ms, and as a rule less than one. */
const MAX_AT_ONCE = 500;

type Heavy = (input: EntradaBruta) => boolean;

const isLong: Heavy = ({ body }) => (body as { texto: string }).texto.length > MAX_AT_ONCE;

/** What is too long for the event loop, by operation: measured on the real pages, all else takes at most 15 ms. */
const HEAVY: Partial<Record<keyof Operations, [Lane, Heavy]>> = {
  extrairCitacoes: ['textos', isLong],
  verificarTexto: ['textos', isLong],
  // A hundred long quotations take two seconds, a hundred citations without any ten milliseconds.
  resolver: ['textos', ({ body }) => (body as { citacoes: object[] }).citacoes.some((item) => 'transcricao' in item)],
  buscar: ['leituras', () => true],
  // Composing a code of another day takes a tenth of a second.
  exportarDiploma: ['leituras', ({ query }) => (query as { em?: string }).em !== undefined],
};

/** The lane of a call that is too long for the event loop; null for all others. */
export function laneOf(id: string, input: EntradaBruta): Lane | null {
  const [lane, isHeavy] = HEAVY[id as keyof Operations] ?? [];
  return lane && isHeavy?.(input) ? lane : null;
}
