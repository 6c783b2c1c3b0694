const MESES = [
  ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro'],
  ...['novembro', 'dezembro'],
];

const POR_EXTENSO = /\bde\s+(\d{1,2})\s*[º°o]?\s+de\s+(\p{L}+)\s+de\s+(\d\.?\d{3})\b/iu;
/** `, de 11.9.1990`, `de 11/09/1990`. */
const EM_ALGARISMOS = /\bde\s+(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4})(?!\d)/u;

/** A date as written. */
export interface DataEscrita {
  escrita: string;
  ano: string;
  /** ISO 8601; null for an impossible date. */
  iso: string | null;
}

/** The date by which an act is named: `LEI Nº 10.406, DE 10 DE JANEIRO DE 2002`. Null if there is none. */
export function readData(dito: string): DataEscrita | null {
  const found = POR_EXTENSO.exec(dito) ?? EM_ALGARISMOS.exec(dito);
  if (!found) return null;
  const [escrita, dia = '', mes = '', milhar = ''] = found;
  const ano = milhar.replace('.', '');
  const month = /^\d/.test(mes) ? Number(mes) : MESES.indexOf(mes.toLowerCase().replace('marco', 'março')) + 1;
  const there = Number(dia) >= 1 && Number(dia) <= diasDoMes(Number(ano), month);
  const iso = there ? `${ano}-${String(month).padStart(2, '0')}-${dia.padStart(2, '0')}` : null;
  return { escrita: escrita.replace(/^de\s+/iu, ''), ano, iso };
}

/** The number of days in a month (1 to 12) of the Gregorian calendar; 0 for any other number. */
export function diasDoMes(ano: number, mes: number): number {
  const bissexto = ano % 4 === 0 && (ano % 100 !== 0 || ano % 400 === 0);
  return [31, bissexto ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][mes - 1] ?? 0;
}

/** The same as ISO 8601; null if there is no date, or an impossible one. */
export const dataDoAto = (dito: string): string | null => readData(dito)?.iso ?? null;

/** `10 de janeiro de 2002`. */
export function printData(iso: string): string {
  const [ano = '', mes = '', dia = ''] = iso.slice(0, 10).split('-');
  return `${Number(dia) === 1 ? '1º' : Number(dia)} de ${MESES[Number(mes) - 1]} de ${ano}`;
}
