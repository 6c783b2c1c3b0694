import { Ilegivel } from './leitura.ts';

/** What the courts say became of a súmula, and whether that means that it was cancelled. */
const SITUACOES: ReadonlyMap<string, boolean> = new Map([
  ['ativa', false],
  ['aprovada', false],
  ['alterada', false],
  ['revisada', false],
  ['superada', false],
  ['suspensa', false],
  ['cancelada', true],
  ['revogada', true],
]);

/**
 * Whether a súmula was cancelled, from the word for its situation. A word that is not known stops the source: it might
 * mean that the súmula no longer holds.
 */
export function isCancelada(situacao: string, nome: string): boolean {
  const cancelada = SITUACOES.get(situacao.trim().toLowerCase());
  if (cancelada === undefined) throw new Ilegivel(`${nome} tem uma situação desconhecida: “${situacao.trim()}”`);
  return cancelada;
}

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
const MARCA = new RegExp(`\\s*\\((${[...SITUACOES.keys()].join('|')})\\)\\s*\\.?$`, 'i');
const PENDENTE = /\b(?:está )?pendente de publicação\.?$/i;

export interface Enunciado {
  texto: string;
  /** The mark of situation that stood at its end, or null. */
  marca: string | null;
  /** What the reference after it says: organ apart, the dates. */
  referencia: string | null;
}

/** Parts a printed text from what is no part of it; null for a number that is reserved and has no text yet. */
export function readEnunciado(printed: string): Enunciado | null {
  const whole = plain(printed);
  const found = REFERENCIA.exec(whole);
  const body = found ? whole.slice(0, found.index) : whole;
  const mark = MARCA.exec(body);
  const texto = (mark ? body.slice(0, mark.index) : body).trim();
  if (texto === '' || PENDENTE.test(texto)) return null;
  return { texto, marca: mark?.[1] ?? null, referencia: found?.[1] ?? null };
}

/** The first date of a text, day first (`25/04/1990`, `13-12-1963`, `1º-7-2005`), as ISO 8601; null where there is none. */
export function readData(text: string): string | null {
  const [, day = '', month = '', year] = /\b(\d{1,2})º?[-/.](\d{1,2})[-/.](\d{4})\b/.exec(text) ?? [];
  if (year === undefined || Number(day) > 31 || Number(month) > 12) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
