import { catalogo } from '../../catalog/catalog.ts';
import { nomesDe } from '../../catalog/nomes.ts';
import type { Nomes } from '../../citations/mentions/names.ts';
import type { Acervo } from './acervo.ts';

const known = new WeakMap<Acervo, Nomes>();

/**
 * Returns the names that a text may use for acts: those of every act of the catalogue, and those of acts that only the
 * snapshot has. Acts of the catalogue that the snapshot does not hold are included so that they are not taken for
 * another act.
 */
export function nomesOf(acervo: Acervo): Nomes {
  const nomes = known.get(acervo) ?? nomesDe(catalogo, acervo.nomes(), (chave) => acervo.sigla(chave));
  known.set(acervo, nomes);
  return nomes;
}
