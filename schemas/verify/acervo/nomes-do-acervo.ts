import { catalogo } from '../../catalog/catalog.ts';
import { nomesDe } from '../../catalog/nomes.ts';
import type { Nomes } from '../../citations/mentions/names.ts';
import type { Acervo } from './acervo.ts';

const known = new WeakMap<Acervo, Nomes>();

/**
 * What acts are called in a text: every act of the catalogue, held or not (one that is not must not be taken for
 * another), and those that the snapshot alone has.
 */
export function nomesOf(acervo: Acervo): Nomes {
  const nomes = known.get(acervo) ?? nomesDe(catalogo, acervo.nomes(), (chave) => acervo.sigla(chave));
  known.set(acervo, nomes);
  return nomes;
}
