import { readPeriodo } from '../../schemas/law/calendario.ts';

/** Days as a person writes them, for `?em=`: `1/5/2005`, `5/2005`, `2005`, or as the address has them; null of what is none. */
export function readEm(written: string): string | null {
  const text = written.trim();
  if (readPeriodo(text)) return text;
  const [, dia, mes, ano = ''] = /^(?:(\d{1,2})[/.-])?(\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const em = [ano, mes, dia].flatMap((part) => (part ? [part.padStart(2, '0')] : [])).join('-');
  return readPeriodo(em) ? em : null;
}

/** `2005-05-01` as it is read: `01/05/2005`. */
export const printEm = (em: string): string => em.split('-').reverse().join('/');
