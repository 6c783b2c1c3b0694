import type { Remissao } from './remissao.ts';

/** With more entries a term would be a list of articles. */
const MAX_ENTRADAS = 150;
/** How many lines of each kind a term with too many keeps. The others are listed under the kind's own term. */
const POR_ESPECIE = [3, 2, 1];

/**
 * Separates the lines that a term has room for, in their order, from the others. First each kind (Contrato / de adesão)
 * is reduced to its first lines, because it has a term of its own; only then are the least important left out.
 */
export function caber(remissoes: readonly Remissao[]): { cabem: Remissao[]; sobram: Remissao[] } {
  let cabem = [...remissoes];
  for (const max of POR_ESPECIE) {
    if (cabem.length <= MAX_ENTRADAS) break;
    cabem = porEspecie(remissoes, max);
  }
  cabem = principais(cabem, MAX_ENTRADAS);
  const kept = new Set(cabem);
  return { cabem, sobram: remissoes.filter((remissao) => !kept.has(remissao)) };
}

function porEspecie(remissoes: readonly Remissao[], max: number): Remissao[] {
  const counts = new Map<string | null, number>();
  return remissoes.filter(({ subtermo, derivada }) => {
    if (!derivada) return true;
    const count = (counts.get(subtermo) ?? 0) + 1;
    counts.set(subtermo, count);
    return count <= max;
  });
}

/** The most important lines, in their order. */
export function principais(remissoes: readonly Remissao[], max: number): Remissao[] {
  if (remissoes.length <= max) return [...remissoes];
  const ranked = remissoes
    .map((remissao, i) => ({ remissao, i }))
    .sort((a, b) => b.remissao.peso - a.remissao.peso || a.i - b.i);
  return ranked
    .slice(0, max)
    .sort((a, b) => a.i - b.i)
    .map(({ remissao }) => remissao);
}
