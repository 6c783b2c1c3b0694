import { NIVEIS } from '../../../schemas/law/rotulos.ts';
import type { No, Serie } from './tree.ts';

/**
 * Sorts the provisions of a series in reading order. Those with an unstruck wording are in page order of the current
 * wording. One with only struck wordings goes where its label belongs among them, since the page may keep a whole older
 * part before the newer one.
 */
export function sortSerie(serie: Serie): void {
  serie.artigos = sortSiblings(serie.artigos);
  for (const artigo of serie.artigos) sortChildren(artigo);
}

function sortChildren(no: No): void {
  no.filhos = sortSiblings(no.filhos);
  for (const filho of no.filhos) sortChildren(filho);
}

const isLiving = (no: No): boolean => no.grupos.some((grupo) => !grupo.principal.riscada);

function sortSiblings(siblings: No[]): No[] {
  if (siblings.every((no, i) => isLiving(no) && no.posicao >= (siblings[i - 1]?.posicao ?? 0))) return siblings;
  const living = siblings.filter(isLiving).sort((a, b) => a.posicao - b.posicao);
  const dead = siblings.filter((no) => !isLiving(no)).sort((a, b) => a.posicao - b.posicao);
  const sorted = [...living];
  for (const no of dead) sorted.splice(placeOf(no, sorted), 0, no);
  return sorted;
}

function placeOf(no: No, sorted: readonly No[]): number {
  // Its place on the page, if its label fits there.
  const byPage = sorted.findIndex((other) => other.posicao > no.posicao);
  const at = byPage < 0 ? sorted.length : byPage;
  const fits = (index: number) =>
    (index === 0 || compare(sorted[index - 1] as No, no) <= 0) &&
    (index === sorted.length || compare(no, sorted[index] as No) <= 0);
  if (fits(at)) return at;
  const byLabel = sorted.findIndex((other) => compare(other, no) > 0);
  return byLabel < 0 ? sorted.length : byLabel;
}

/**
 * Compares two siblings. Incisos and alíneas of the caput come before its paragraphs. Within a level the number
 * decides, then the suffix.
 */
function compare(a: No, b: No): number {
  const level = (no: No) => (no.nivel === 'paragrafo' ? NIVEIS.length : NIVEIS.indexOf(no.nivel));
  if (level(a) !== level(b)) return level(a) - level(b);
  if (a.ordem !== b.ordem) return a.ordem - b.ordem;
  if (a.valor === 'unico' || b.valor === 'unico') return a.valor === b.valor ? 0 : a.valor === 'unico' ? -1 : 1;
  return a.valor < b.valor ? -1 : a.valor > b.valor ? 1 : 0;
}
