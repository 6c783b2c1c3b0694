/**
 * The one algorithm of every limit by the minute: the generic cell rate algorithm. A single number stands for all past
 * requests, the mark: the moment (in microseconds) at which the whole quota would be free again. Each request pushes it
 * on by one interval, and none may push it further than the whole quota ahead of now. So a quota of n gives at most n
 * requests at once, and from then on one in every n-th of a minute. All numbers are integers below 2^53, so that
 * SQLite, Lua and this module count alike.
 */
const MINUTO = 60_000_000;
const SEGUNDO = 1_000_000;

/** Between two requests that spend a quota evenly; rounded up, so that no rounding gives more than the quota. */
export function intervaloDe(porMinuto: number): number {
  return Math.ceil(MINUTO / porMinuto);
}

/** The mark as it counts now; one too far ahead is of a clock that was set back, or of a plan that was smaller. */
function vigente(marca: number, porMinuto: number, agora: number): number {
  return Math.min(Math.max(marca, agora), agora + porMinuto * intervaloDe(porMinuto));
}

/** The mark after one more request; null when there is no room for it. */
export function avancar(marca: number, porMinuto: number, agora: number): number | null {
  const intervalo = intervaloDe(porMinuto);
  const proxima = vigente(marca, porMinuto, agora) + intervalo;
  return proxima - agora <= porMinuto * intervalo ? proxima : null;
}

/** How many requests there is room for, and in how many seconds there is room for one more. */
export function saldoDoMinuto(
  marca: number,
  porMinuto: number,
  agora: number,
): { restante: number; renova_em: number } {
  const intervalo = intervaloDe(porMinuto);
  const gasto = vigente(marca, porMinuto, agora) - agora;
  const restante = Math.floor((porMinuto * intervalo - gasto) / intervalo);
  return { restante, renova_em: Math.ceil((gasto - (porMinuto - restante - 1) * intervalo) / SEGUNDO) };
}
