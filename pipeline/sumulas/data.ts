import { isDia } from '../../schemas/law/calendario.ts';

/**
 * The first date in a text, day first (`25/04/1990`, `13-12-1963`, `1º-7-2005`), as ISO 8601; null if there is none.
 */
export function readData(text: string): string | null {
  const [, day = '', month = '', year] = /\b(\d{1,2})º?[-/.](\d{1,2})[-/.](\d{4})\b/.exec(text) ?? [];
  if (year === undefined) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDia(iso) ? iso : null;
}
