import { compact } from '../compact.ts';
import type { Folha } from './folha.ts';
import type { Nomes } from './nomes.ts';

/** `o CDC e o |`: another act is named right before, and both have the list behind them. */
const E_O = /^\s?(?:,\s{1,3})?(?:e|ou)\s{1,3}(?:[nd]?[oa]s?\s{1,3}|pel[oa]\s{1,3})?$/i;
/** `CC e |`: a short acronym with no provisions of its own is not remembered. */
const SIGLA_E_O = compact(
  /(?<![\p{L}\p{N}])([A-Z]{2,6})(?:\s?\/\s?\d{2,4})?,?\s{1,3}(?:e|ou)\s{1,3}(?:[nd]?[oa]\s{1,3}|pel[oa]\s{1,3})?$/u,
);

/**
 * Whether a list of several articles stands behind several acts, so that nobody can tell which is of which: `o CDC e o |CC,
 * nos arts. 14 e 186`.
 * @param inicio where the last of the acts begins
 * @param desde where the act named before it ends
 */
export function isDeVarios(
  text: string,
  folhas: readonly Folha[],
  inicio: number,
  desde: number,
  nomes: Nomes,
): boolean {
  if (folhas.every(({ artigo }) => artigo === folhas[0]?.artigo)) return false;
  if (desde <= inicio && inicio - desde <= 12 && E_O.test(text.slice(desde, inicio))) return true;
  const sigla = SIGLA_E_O.exec(text.slice(Math.max(0, inicio - 24), inicio))?.[1];
  return sigla !== undefined && nomes.raiz.filhos.get(sigla.toLowerCase())?.alias != null;
}
