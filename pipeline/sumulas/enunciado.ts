import { joinOrdinais } from '../../schemas/text/ordinais.ts';
import { readComentario, readSituacao } from './situacao.ts';

/** Text with the white space of a page as single spaces, and without characters that are not seen. */
export const plain = (text: string): string =>
  text
    .replace(/[\u00AD\u200B-\u200D\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC');

/**
 * `(TERCEIRA SEÇÃO, julgado em 10/9/2025, DJEN de 2/12/2025)`: where the text ends. What may follow is the court's own
 * commentary, an earlier wording among it.
 */
const REFERENCIA = /\s*\((?:SÚMULA\s+\d+\s*,\s*)?(?:CORTE ESPECIAL|\p{Lu}+ (?:SEÇÃO|TURMA))\s*,([^()]*)\)/u;
/** What stands in the place of a text: a text may itself end with these words. */
const PENDENTE =
  /^(?:(?:[ao]\s+)?(?:texto|enunciado|verbete|súmula)(?:\s+vinculante)?(?:\s+n?[.º°o]*\s*\d+)?\s+)?(?:(?:ainda\s+)?está\s+)?pendente de publicação\.?$/i;

export interface Enunciado {
  texto: string;
  /** Whether the source, a mark or the court's comment says that it was cancelled. */
  cancelada: boolean;
  /** What the reference after it says: organ apart, the dates. */
  referencia: string | null;
}

/**
 * Parts a printed text from what is no part of it; null for a number that is reserved and has no text yet. Throws
 * `Ilegivel` where it may say that the súmula was cancelled.
 * @param dita whether the source says so elsewhere: the court's comment is then not asked
 */
export function readEnunciado(printed: string, nome: string, dita = false): Enunciado | null {
  const whole = plain(printed);
  const found = REFERENCIA.exec(whole);
  const { texto, cancelada: marcada } = readSituacao(found ? whole.slice(0, found.index) : whole, nome);
  const referencia = found?.[1] ?? null;
  const comentario = found ? whole.slice(found.index + found[0].length) : '';
  const cancelada = dita || marcada || readComentario(comentario, nome) || readComentario(referencia ?? '', nome);
  if (texto === '' || PENDENTE.test(texto)) return null;
  return { texto: joinOrdinais(texto), cancelada, referencia };
}

/** The first date of a text, day first (`25/04/1990`, `13-12-1963`, `1º-7-2005`), as ISO 8601; null where there is none. */
export function readData(text: string): string | null {
  const [, day = '', month = '', year] = /\b(\d{1,2})º?[-/.](\d{1,2})[-/.](\d{4})\b/.exec(text) ?? [];
  if (year === undefined) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // JavaScript takes a day past the end of its month for one of the next.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
