import type { Acervo } from '../snapshot/acervo.ts';
import { buscar } from './buscar.ts';

/**
 * Warms the search of whatever is served at the time, after those who waited for it to be served were answered. Warming
 * again begins the wait anew; `cancelar` calls it off.
 */
export function createAquecedor(atual: () => Acervo, esperaMs: number) {
  let timer: Timer | undefined;
  const cancelar = () => clearTimeout(timer);
  return {
    aquecer() {
      cancelar();
      timer = setTimeout(() => aquecer(atual()), esperaMs);
      timer.unref();
    },
    cancelar,
  };
}

/** Reads and learns what every search needs, so that the first one asked for finds it there. */
export function aquecer(acervo: Acervo): void {
  buscar('prazo do contrato', acervo, { siglas: null, tipo: 'todos', alteradores: true, limit: 20 });
}
