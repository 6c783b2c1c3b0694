const MESES = [
  ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro'],
  ...['novembro', 'dezembro'],
];

const POR_EXTENSO = /\bde\s+(\d{1,2})\s*[º°o]?\s+de\s+(\p{L}+)\s+de\s+(\d\.?\d{3})\b/iu;
/** `, de 11.9.1990`, `de 11/09/1990`. */
const EM_ALGARISMOS = /\bde\s+(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4})(?!\d)/u;

/** The date by which an act is told (`LEI Nº 10.406, DE 10 DE JANEIRO DE 2002`), ISO 8601; null when none is. */
export function dataDoAto(dito: string): string | null {
  const [, dia = '', mes = '', ano = ''] = POR_EXTENSO.exec(dito) ?? EM_ALGARISMOS.exec(dito) ?? [];
  const month = /^\d/.test(mes) ? Number(mes) : MESES.indexOf(mes.toLowerCase().replace('marco', 'março')) + 1;
  if (month === 0) return null;
  return `${ano.replace('.', '')}-${String(month).padStart(2, '0')}-${dia.padStart(2, '0')}`;
}

/** `10 de janeiro de 2002`. */
export function printData(iso: string): string {
  const [ano = '', mes = '', dia = ''] = iso.slice(0, 10).split('-');
  return `${Number(dia) === 1 ? '1º' : Number(dia)} de ${MESES[Number(mes) - 1]} de ${ano}`;
}
