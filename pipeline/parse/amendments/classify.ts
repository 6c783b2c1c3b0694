import { descend, type No, type Serie } from '../tree/tree.ts';
import type { Estado } from '../wordings/wordings.ts';
import type { Emenda } from './amendments.ts';

const FORCE =
  /^(?:[êe]st[ea]|a presente|o presente|as disposi[çc][õo]es dest[ea]|o disposto (?:nest[ea]|no art)|entra(?:r[áa])?)\b[^.]{0,200}\b(?:em vigor|vigor(?:a|ar[áa]|ência)|produz(?:ir[áa])? efeitos|vig[êe]ncia)/iu;
const REPEAL = /^(?:fica|ficam|são|é)?\s*(?:expressamente )?revog/iu;
/** The first article of an amending act, which states its object (LC 95/1998, art. 7). */
const OBJECT =
  /^(?:[êe]st[ea]|a presente|o presente)\s+\p{L}+(?:[\s-]\p{L}+)?\s+(?:altera|acrescenta|modifica|inclui|acresce|revoga|d[áa] nova)/iu;

/**
 * Returns whether an act only amends others, only rules on its own, or does both. Vetoed articles and clauses of force
 * and repeal do not count.
 */
export function classify(
  serie: Serie,
  estados: ReadonlyMap<No, Estado>,
  emendas: ReadonlyMap<No, Emenda>,
): 'alteradora' | 'mista' | 'autonoma' {
  let amending = 0;
  let own = 0;
  for (const artigo of serie.artigos) {
    const { texto, vetado } = estados.get(artigo) as Estado;
    if (vetado) continue;
    const amends = descend(artigo).some((no) => emendas.get(no)?.revoga === false);
    if (FORCE.test(texto) || REPEAL.test(texto) || emendas.get(artigo)?.revoga || (OBJECT.test(texto) && !amends))
      continue;
    if (amends) amending += 1;
    else own += 1;
  }
  if (amending === 0 && own === 0) return emendas.size > 0 ? 'alteradora' : 'autonoma';
  if (own === 0) return 'alteradora';
  return amending === 0 ? 'autonoma' : 'mista';
}
