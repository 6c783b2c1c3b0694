import { readPeriodo } from '../../schemas/law/calendario.ts';

/**
 * Reads the dates that people write into the field `em`: `1/5/2005`, `5/2005`, `2005`, or the form of the address.
 * Returns the form of the address, null if it is not a date.
 */
export function readEm(written: string): string | null {
  const text = written.trim();
  if (readPeriodo(text)) return text;
  const [, dia, mes, ano = ''] = /^(?:(\d{1,2})[/.-])?(\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const em = [ano, mes, dia].flatMap((part) => (part ? [part.padStart(2, '0')] : [])).join('-');
  return readPeriodo(em) ? em : null;
}

/** Prints `2005-05-01` for readers: `01/05/2005`. */
export const printEm = (em: string): string => em.split('-').reverse().join('/');
