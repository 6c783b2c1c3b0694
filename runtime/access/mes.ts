/** The calendar month of a moment (milliseconds), in UTC: `2026-01`. */
export function mesDe(agora: number): string {
  return new Date(agora).toISOString().slice(0, 7);
}

/**
 * The month that a request counts for. It never goes back, so machines whose clocks differ around midnight count the
 * same month, and a clock that is set back gives no new quota. A stored month more than one month ahead was an error of
 * the clock, and is replaced by the present one.
 */
export function mesVigente(mes: string, agora: number): string {
  const atual = mesDe(agora);
  const seguinte = mesDe(agora + duracaoDoMes(agora).resta * 1000);
  return mes > atual && mes <= seguinte ? mes : atual;
}

/** Usage counted in `mes`; zero if a new month has begun since. */
export function usosNoMes(usos: number, mes: string, agora: number): number {
  return mes < mesVigente(mes, agora) ? 0 : usos;
}

/** The length of a moment's month, and how much of it is left, in seconds. */
export function duracaoDoMes(agora: number): { segundos: number; resta: number } {
  const date = new Date(agora);
  const [ano, mes] = [date.getUTCFullYear(), date.getUTCMonth()];
  const fim = Date.UTC(ano, mes + 1);
  return { segundos: (fim - Date.UTC(ano, mes)) / 1000, resta: Math.ceil((fim - date.getTime()) / 1000) };
}
