const MESES = [
  ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro'],
  ...['novembro', 'dezembro'],
];

/** The date in an act's epigraph (`LEI Nº 10.406, DE 10 DE JANEIRO DE 2002`), ISO 8601; null when it has none. */
export function dataDaEpigrafe(epigrafe: string): string | null {
  const [, dia = '', mes = '', ano = ''] =
    /\bde\s+(\d{1,2})\s*[º°o]?\s+de\s+(\p{L}+)\s+de\s+(\d\.?\d{3})\b/iu.exec(epigrafe) ?? [];
  const month = MESES.indexOf(mes.toLowerCase().replace('marco', 'março')) + 1;
  if (month === 0) return null;
  return `${ano.replace('.', '')}-${String(month).padStart(2, '0')}-${dia.padStart(2, '0')}`;
}

/** `10 de janeiro de 2002`. */
export function printData(iso: string): string {
  const [ano = '', mes = '', dia = ''] = iso.slice(0, 10).split('-');
  return `${Number(dia) === 1 ? '1º' : Number(dia)} de ${MESES[Number(mes) - 1]} de ${ano}`;
}
