/** The calendar month of a moment (microseconds), in UTC: `2026-01`. */
export function mesDe(agora: number): string {
  return new Date(agora / 1000).toISOString().slice(0, 7);
}

/** How long the month of a moment is, and how much of it is left, in seconds. */
export function duracaoDoMes(agora: number): { segundos: number; resta: number } {
  const date = new Date(agora / 1000);
  const [ano, mes] = [date.getUTCFullYear(), date.getUTCMonth()];
  const fim = Date.UTC(ano, mes + 1);
  return { segundos: (fim - Date.UTC(ano, mes)) / 1000, resta: Math.ceil((fim - date.getTime()) / 1000) };
}
