import { printData, readData } from '../../text/data.ts';

/** Shorter citations have no room for a day and a month, and few others have them. */
const MENOR = 24;

/**
 * Says that a citation gives an act of that year a date other than its own. Returns null if it does not.
 * @param data the act's own date, ISO 8601
 */
export function ressalvaDeData(rotulo: string, data: string | null): string | null {
  const dita = rotulo.length < MENOR ? null : readData(rotulo);
  if (!dita || !data || dita.iso === data || dita.ano !== data.slice(0, 4)) return null;
  return `A data do diploma é ${printData(data)}, e não ${dita.iso ? printData(dita.iso) : `“${dita.escrita}”`}.`;
}
