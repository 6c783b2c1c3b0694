import { readData } from '../text/data.ts';

/** `28.4.95`, `1º.4.2021`: the year has two digits or four. */
const DIA = /(\d{1,2})[º°o]?\s?[./-]\s?(\d{1,2})\s?[./-]\s?\d{2,4}(?!\d)/;

/**
 * The day of an act, ISO 8601, from the words that cite it. Null if they give only the year, or an impossible date.
 * @param ano the year that the words give
 */
export function diaDaCitacao(dito: string, ano: number): string | null {
  const [, dia, mes] = DIA.exec(dito) ?? [];
  return readData(dia === undefined ? dito : `de ${dia}.${mes}.${ano}`)?.iso ?? null;
}
