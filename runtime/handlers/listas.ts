import { TRIBUNAIS, type Tribunal } from '../../schemas/contract/model/corpus/sumula.ts';
import type { Problema } from '../answer.ts';
import type { Acervo } from '../snapshot/acervo.ts';
import type { Snapshot } from '../snapshot/open.ts';
import { sayUnknown } from './diploma-desconhecido.ts';

/** The result of reading a parameter: a value or a problem. */
export type Lido<T> = { ok: true; value: T } | { ok: false; problema: Problema };

/**
 * Reads a comma-separated list. A parameter that is not given is null and means everything.
 * @param say describes the unknown parts
 */
export function readLista<T extends string>(
  campo: string,
  texto: string | undefined,
  read: (parte: string) => T | null,
  say = (partes: readonly string[]) => `não conhece ${partes.map((parte) => `“${parte}”`).join(', ')}`,
): Lido<readonly T[] | null> {
  if (texto === undefined) return { ok: true, value: null };
  const partes = texto.split(',').map((parte) => parte.trim());
  const given = partes.filter((parte) => parte !== '');
  if (given.length === 0) return { ok: false, problema: { campo, problema: 'não nomeia nada' } };
  const unknown = given.filter((parte) => read(parte) === null);
  if (unknown.length > 0) return { ok: false, problema: { campo, problema: say(unknown) } };
  return { ok: true, value: [...new Set(given.map((parte) => read(parte) as T))] };
}

/**
 * The acts and courts that a filter names, by any of their names.
 * @param outra whether to accept a name that is not in today's corpus
 */
export function readSiglas(
  snapshot: Snapshot,
  siglas: string | undefined,
  outra: (nome: string) => boolean = () => false,
): Lido<readonly string[] | null> {
  return readLista(
    'siglas',
    siglas,
    (nome) => siglaOf(snapshot.acervo, nome) ?? (outra(nome) ? nome : null),
    (nomes) => nomes.map((nome) => sayUnknown(nome, snapshot)).join(' '),
  );
}

/** The sigla of an act, or the court of súmulas. */
function siglaOf(acervo: Acervo, nome: string): string | null {
  const tribunal = nome.toUpperCase() as Tribunal;
  return acervo.sigla(nome) ?? (TRIBUNAIS.includes(tribunal) ? tribunal : null);
}
