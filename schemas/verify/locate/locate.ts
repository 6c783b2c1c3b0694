import type { CitacaoDispositivo } from '../../contract/model/verification/citacao.ts';
import { artigoNumbers } from '../../law/artigo-number.ts';
import { type NivelInferior, nivelForms } from '../../law/nivel-forms.ts';
import { NIVEIS } from '../../law/rotulos.ts';
import type { Acervo } from '../acervo/acervo.ts';
import type { Dono, Lugares } from '../acervo/donos-do-artigo.ts';

/** The levels of a citation, as they were written. */
export type Niveis = Pick<CitacaoDispositivo, 'artigo' | NivelInferior>;

/** What a citation resolves to: the positions from the article down, and the first cited level that does not exist. */
export interface Localizado {
  /** The article first; never empty. */
  cadeia: [number, ...number[]];
  falta: { nivel: NivelInferior; valor: string } | null;
}

const INFERIORES = NIVEIS.filter((nivel): nivel is NivelInferior => nivel !== 'artigo');

/** Follows the cited levels down as far as they exist. Returns null if the article does not exist. */
export function locate(ato: Pick<Lugares, 'abaixo' | 'nivel'>, citados: Niveis): Localizado | null {
  const artigo = findArtigo(ato, citados.artigo);
  if (artigo === null) return null;
  const cadeia: Localizado['cadeia'] = [artigo];
  let above = artigo;
  for (const nivel of INFERIORES) {
    const valor = citados[nivel]?.trim() ?? '';
    if (valor === '') continue;
    const below = findBelow(ato, above, nivel, valor);
    if (below === null) return { cadeia, falta: { nivel, valor: valor.replace(/^item-/, '') } };
    cadeia.push(below);
    above = below;
  }
  return { cadeia, falta: null };
}

/** Returns the acts in which the cited provision is in force, in catalogue order. */
export function ondeVigora(acervo: Pick<Acervo, 'diplomas' | 'donos'>, citados: Niveis): Dono[] {
  const donos = new Map<string, Dono>();
  // An act may have two of the articles that the number may mean; `locate` takes the likelier.
  for (const numero of [citados.artigo, ...artigoNumbers(citados.artigo)])
    for (const dono of acervo.donos(numero)) if (!donos.has(dono.sigla)) donos.set(dono.sigla, dono);
  return acervo.diplomas.flatMap(({ sigla }) => {
    const dono = donos.get(sigla);
    const found = dono ? locate(dono.lugares, citados) : null;
    return dono && found && !found.falta && isVigente(dono.lugares, found) ? [dono] : [];
  });
}

function findArtigo(ato: Pick<Lugares, 'abaixo'>, citado: string): number | null {
  // Most programs send the number as it appears in a ref_key, so that form is tried first.
  const exact = ato.abaixo(null, citado);
  if (exact !== null) return exact;
  for (const numero of artigoNumbers(citado)) {
    const found = ato.abaixo(null, numero);
    if (found !== null) return found;
  }
  return null;
}

function findBelow(
  ato: Pick<Lugares, 'abaixo' | 'nivel'>,
  above: number,
  nivel: NivelInferior,
  valor: string,
): number | null {
  // An item without an alínea above it has `item-` in its key.
  const loose = nivel === 'item' && ato.nivel(above) !== 'alinea' ? 'item-' : '';
  const exact = ato.abaixo(above, loose + valor);
  if (exact !== null && ato.nivel(exact) === nivel) return exact;
  for (const form of nivelForms(nivel, valor)) {
    const found = ato.abaixo(above, loose + form);
    // The key alone does not distinguish the alínea `ii` from the inciso `II`, nor § 1 from item 1.
    if (found !== null) return ato.nivel(found) === nivel ? found : null;
  }
  return null;
}

/** Whether no provision from the article down was repealed or vetoed as a whole. */
export const isVigente = (ato: Pick<Lugares, 'vigora'>, { cadeia }: Localizado): boolean =>
  cadeia.every((posicao) => ato.vigora(posicao));
