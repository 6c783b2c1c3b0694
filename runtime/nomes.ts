import { catalogo } from '../schemas/catalog/catalog.ts';
import { nomesDe } from '../schemas/catalog/nomes.ts';
import type { Nomes } from '../schemas/grammar/citacoes/nomes.ts';
import type { Acervo } from './snapshot/acervo.ts';

const known = new WeakMap<Acervo, Nomes>();

/**
 * What acts are called in a text: every act of the catalogue, held or not (one that is not must not be taken for
 * another), and those that the snapshot alone has.
 */
export function nomesOf(acervo: Acervo): Nomes {
  const nomes = known.get(acervo) ?? nomesDe(catalogo, acervo.nomes());
  known.set(acervo, nomes);
  return nomes;
}
