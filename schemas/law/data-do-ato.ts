import { readData } from '../text/data.ts';

/** `28.4.95`, `1º.4.2021`: the year behind has two digits or four. */
const DIA = /(\d{1,2})[º°o]?\s?[./-]\s?(\d{1,2})\s?[./-]\s?\d{2,4}(?!\d)/;

/**
 * The day of an act, ISO 8601, in the words that cite it; null where they tell only the year, or a day that there is not.
 * @param ano the year that they tell
 */
export function diaDaCitacao(dito: string, ano: number): string | null {
  const [, dia, mes] = DIA.exec(dito) ?? [];
  return readData(dia === undefined ? dito : `de ${dia}.${mes}.${ano}`)?.iso ?? null;
}
