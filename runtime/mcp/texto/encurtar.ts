import { enderecoRecurso } from '../../../schemas/contract/operations/recursos.ts';
import { head } from '../../../schemas/text/head.ts';
import { MAX_TEXTO } from './limite.ts';

/** No text is cut to fewer characters than this, because the rest would say nothing. */
const MIN_TRECHO = 120;

/**
 * Shortens the JSON of an answer for a model to read, if it is too long. First the longest texts of its lists are cut
 * to one common length, the greatest that makes the answer fit, so that short ones stay whole. If that is not enough,
 * the last entries of its longest list are left out. A note says what was cut and where to find it.
 */
export function encurtar(text: string): string {
  if (text.length <= MAX_TEXTO) return text;
  const body = JSON.parse(text) as Record<string, unknown>;
  const nota = `\n\n[CORTADO: a resposta tem ${text.length} caracteres e aqui só cabem ${MAX_TEXTO}. ${ondeLer(body)}]`;
  const room = MAX_TEXTO - nota.length;
  const lengths: number[] = [];
  measure(body, 0, lengths);
  const cut = aparar(body, 0, fittingLength(lengths, text.length - room)) as Record<string, unknown>;
  return `${fit(cut, room)}${nota}`;
}

/** Collects the length, as JSON, of every text that may be cut. */
function measure(value: unknown, depth: number, lengths: number[]): void {
  if (typeof value === 'string') {
    if (depth > 1) lengths.push(JSON.stringify(value).length);
  } else if (typeof value === 'object' && value !== null)
    for (const inside of Object.values(value)) measure(inside, depth + 1, lengths);
}

/**
 * The greatest length to which texts can be cut so that they lose at least `surplus` characters, or the minimum if none
 * is short enough.
 */
function fittingLength(lengths: number[], surplus: number): number {
  const sorted = lengths.toSorted((a, b) => b - a);
  let sum = 0;
  for (const [at, length] of sorted.entries()) {
    sum += length;
    const next = sorted[at + 1] ?? 0;
    // Cuts the longest texts up to this one to a common length. Each gains the sign that marks a cut.
    const length1 = Math.floor((sum - surplus) / (at + 1)) - 1;
    if (length1 >= next) return Math.max(MIN_TRECHO, length1);
  }
  return MIN_TRECHO;
}

function aparar(value: unknown, depth: number, length: number): unknown {
  if (typeof value === 'string') {
    // As JSON a text is longer than its characters: it has quotation marks and escapes.
    const json = depth > 1 ? JSON.stringify(value).length : 0;
    return json > length ? `${head(value, Math.max(1, length - 3 - (json - 2 - value.length)))}…` : value;
  }
  if (Array.isArray(value)) return value.map((item) => aparar(item, depth + 1, length));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, aparar(inside, depth + 1, length)]));
}

/** Keeps as many entries of the longest list as fit. A body without a list is cut at the limit. */
function fit(body: Record<string, unknown>, room: number): string {
  const whole = JSON.stringify(body);
  if (whole.length <= room) return whole;
  const lists = Object.entries(body).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  const sizes = lists.map(([name, list]) => ({ name, list, size: JSON.stringify(list).length }));
  const longest = sizes.sort((a, b) => b.size - a.size)[0];
  if (!longest || longest.size < whole.length - room) return head(whole, room);
  let left = room - (whole.length - longest.size) - 60;
  const kept = longest.list.filter((item) => {
    if (left > 0) left -= JSON.stringify(item).length + 1;
    return left > 0;
  });
  const faltam = longest.list.length - kept.length;
  return JSON.stringify({ ...body, [longest.name]: [...kept, `… e mais ${faltam}, que aqui não couberam`] });
}

function ondeLer(body: Record<string, unknown>): string {
  const { ref_key, sigla, page } = body;
  if (typeof ref_key === 'string') {
    const inteiro = enderecoRecurso('dispositivo', ref_key);
    return `O texto inteiro está no recurso ${inteiro}; cada parte, em ${inteiro}.<nível> ou com a ferramenta \`ler_dispositivo\`.`;
  }
  if (typeof sigla === 'string') return `O todo está no recurso ${enderecoRecurso('diploma', sigla)}.`;
  const cada =
    'Cada item se lê inteiro no recurso legislacao:///dispositivos/{ref_key} ou legislacao:///diplomas/{sigla}';
  return page === undefined ? `${cada}; peça menos de cada vez.` : `${cada}; peça páginas menores com \`page_size\`.`;
}
