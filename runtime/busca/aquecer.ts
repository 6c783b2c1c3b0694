import type { Acervo } from '../snapshot/acervo.ts';
import { buscar } from './buscar.ts';

/** Loads what every search needs, so that the first search is not slow. */
export function aquecer(acervo: Acervo): void {
  buscar('prazo do contrato', acervo, { siglas: null, tipo: 'todos', alteradores: true, limit: 20 });
}
