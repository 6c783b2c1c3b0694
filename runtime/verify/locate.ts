import { artigoNumbers } from '../../schemas/grammar/artigo-number.ts';
import { type NivelInferior, nivelForms } from '../../schemas/grammar/nivel-forms.ts';
import { NIVEIS } from '../../schemas/grammar/rotulos.ts';
import type { CitacaoDispositivo } from '../../schemas/model/citacao.ts';
import type { Linha } from '../../schemas/model/linha.ts';
import type { Acervo } from '../snapshot/acervo.ts';

/** The levels of a citation, as somebody wrote them. */
export type Niveis = Pick<CitacaoDispositivo, 'artigo' | NivelInferior>;

/** Where a citation leads: the rows from the article down, and the first cited level that has none. */
export interface Localizado {
  /** The article's row first; never empty. */
  cadeia: [Linha, ...Linha[]];
  falta: { nivel: NivelInferior; valor: string } | null;
}

const INFERIORES = NIVEIS.filter((nivel): nivel is NivelInferior => nivel !== 'artigo');

/** Follows the levels down as far as they exist; null when the article does not. */
export function locate(acervo: Acervo, sigla: string, citados: Niveis): Localizado | null {
  const artigo = first(artigoNumbers(citados.artigo), (numero) => acervo.linha(`${sigla}.${numero}`));
  if (!artigo) return null;
  const cadeia: Localizado['cadeia'] = [artigo];
  for (const nivel of INFERIORES) {
    const valor = citados[nivel]?.trim() ?? '';
    if (valor === '') continue;
    const below = findBelow(acervo, cadeia.at(-1) as Linha, nivel, valor);
    if (!below) return { cadeia, falta: { nivel, valor } };
    cadeia.push(below);
  }
  return { cadeia, falta: null };
}

function findBelow(acervo: Acervo, above: Linha, nivel: NivelInferior, valor: string): Linha | null {
  const forms = nivelForms(nivel, valor).map((form) => (isLoose(above, nivel) ? `item-${form}` : form));
  const keys = forms.map((form) => `${above.ref_key}.${form}`);
  const row = first(keys, (key) => acervo.linha(key));
  // The key alone does not tell `ii` the alínea from `II` the inciso, nor § 1 from item 1.
  return row && row[nivel] !== null ? row : null;
}

/** An item with no alínea above says so in its key. */
const isLoose = (above: Linha, nivel: NivelInferior) => nivel === 'item' && above.alinea === null;

function first<T>(forms: readonly string[], find: (form: string) => T | null): T | null {
  for (const form of forms) {
    const found = find(form);
    if (found) return found;
  }
  return null;
}
