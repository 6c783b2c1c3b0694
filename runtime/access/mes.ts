/** The calendar month of a moment (milliseconds), in UTC: `2026-01`. */
export function mesDe(agora: number): string {
  return new Date(agora).toISOString().slice(0, 7);
}

/**
 * The month that a request counts for. It never goes back, so that machines whose clocks differ beside midnight count one
 * month, and a clock that is set back gives nothing anew; but one more than a month ahead was never true: what was spent
 * then is of the present one.
 */
export function mesVigente(mes: string, agora: number): string {
  const atual = mesDe(agora);
  const seguinte = mesDe(agora + duracaoDoMes(agora).resta * 1000);
  return mes > atual && mes <= seguinte ? mes : atual;
}

/** Of a month that was counted: in one that has begun since, nothing was spent. */
export function usosNoMes(usos: number, mes: string, agora: number): number {
  return mes < mesVigente(mes, agora) ? 0 : usos;
}

/** How long the month of a moment is, and how much of it is left, in seconds. */
export function duracaoDoMes(agora: number): { segundos: number; resta: number } {
  const date = new Date(agora);
  const [ano, mes] = [date.getUTCFullYear(), date.getUTCMonth()];
  const fim = Date.UTC(ano, mes + 1);
  return { segundos: (fim - Date.UTC(ano, mes)) / 1000, resta: Math.ceil((fim - date.getTime()) / 1000) };
}
