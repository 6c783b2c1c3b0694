import { compact } from '../../text/compact.ts';
import { beginOfOutroGrupo, type Folha } from './folha.ts';
import type { Mencoes } from './mencoes.ts';

/** How far behind the subject the list may begin. */
const ALCANCE = 62;
/** The act is the subject of the clause: `A CLT`, `, e o CDC`. */
export const SUJEITO = compact(
  /(?:^|[.;:!?)\]–—]\s{0,3}|,\s{1,3}|(?<!\p{L})(?:e|que|mas|porque|pois)\s{1,3}|\n)[oa]\s$/iu,
);
/** Its clause goes on to the list: ` é clara no `, ` veda isso em seu `. */
const ATE_A_LISTA = /^\s[^,.;:()\n]{3,60}\s$/;
/** Joins what need not be of one act, as `c/c` does not: `; o `, `, e no `. */
const SOLTA = /^\s?(?:;|,\s{1,3}e|,|e)\s{1,3}(?:(?:também|ainda)\s{1,3})?(?:[oa]s?|n[oa]s?)\s{1,3}$/i;
const TODOS = compact(/(?:tod|amb)[oa]s(?!\p{L})/iu);

/**
 * How many of a list may be of the subject of its clause, and not of the act behind it: `A CLT é clara no | art. 71, e o
 * art. 7º da CF`.
 */
export function countOfSujeito(
  text: string,
  folhas: readonly Folha[],
  { sigla, inicio: at }: { sigla: string; inicio: number },
  mencoes: Mencoes,
): number {
  const perto = folhas.length > 1 && (folhas[0]?.inicio ?? 0) - mencoes.fim <= ALCANCE;
  const grupo = perto ? beginOfOutroGrupo(text, folhas) : 0;
  const [first, before, next] = [folhas[0], folhas[grupo - 1], folhas[grupo]];
  if (!first || !before || !next || !SOLTA.test(text.slice(before.fim, next.inicio))) return 0;
  if (TODOS.test(text.slice(next.fim, at))) return 0;
  const mencao = mencoes.last(first.inicio);
  if (!mencao || mencao.sigla === sigla || !ATE_A_LISTA.test(text.slice(mencao.fim, first.inicio))) return 0;
  return SUJEITO.test(text.slice(Math.max(0, mencao.inicio - 12), mencao.inicio)) ? grupo : 0;
}
