import { TRIBUNAIS, type Tribunal } from '../../schemas/model/sumula.ts';
import type { Problema } from '../answer.ts';
import type { Acervo } from '../snapshot/acervo.ts';

/** What a parameter came to: a value, or what is wrong with it. */
export type Lido<T> = { ok: true; value: T } | { ok: false; problema: Problema };

/** The parts of a list separated by commas; a parameter that is not given asks for everything, and is null. */
export function readLista<T extends string>(
  campo: string,
  texto: string | undefined,
  read: (parte: string) => T | null,
): Lido<readonly T[] | null> {
  if (texto === undefined) return { ok: true, value: null };
  const partes = texto.split(',').map((parte) => parte.trim());
  const given = partes.filter((parte) => parte !== '');
  if (given.length === 0) return { ok: false, problema: { campo, problema: 'não nomeia nada' } };
  const unknown = given.filter((parte) => read(parte) === null);
  if (unknown.length > 0) {
    return {
      ok: false,
      problema: { campo, problema: `não conhece ${unknown.map((parte) => `“${parte}”`).join(', ')}` },
    };
  }
  return { ok: true, value: [...new Set(given.map((parte) => read(parte) as T))] };
}

/** The sigla that a filter names: an act by any of its names, or a court, for its súmulas. */
export function siglaOf(acervo: Acervo, nome: string): string | null {
  const tribunal = nome.toUpperCase() as Tribunal;
  return acervo.sigla(nome) ?? (TRIBUNAIS.includes(tribunal) ? tribunal : null);
}
