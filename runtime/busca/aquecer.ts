import type { Acervo } from '../snapshot/acervo.ts';
import { buscar } from './buscar.ts';

/** Reads and learns what every search needs, so that the first one asked for finds it there. */
export function aquecer(acervo: Acervo): void {
  buscar('prazo do contrato', acervo, { siglas: null, tipo: 'todos', alteradores: true, limit: 20 });
}
