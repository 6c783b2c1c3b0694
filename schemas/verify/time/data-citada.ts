import { printData, readData } from '../../text/data.ts';

/** A day and a month stand in few citations, and only in long ones. */
const MENOR = 24;

/**
 * That a citation gives an act of that year another day than its own, as a sentence; null when it does not.
 * @param data the act's own, ISO 8601
 */
export function ressalvaDeData(rotulo: string, data: string | null): string | null {
  const dita = rotulo.length < MENOR ? null : readData(rotulo);
  if (!dita || !data || dita.iso === data || dita.ano !== data.slice(0, 4)) return null;
  return `A data do diploma é ${printData(data)}, e não ${dita.iso ? printData(dita.iso) : `“${dita.escrita}”`}.`;
}
