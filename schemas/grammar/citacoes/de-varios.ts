import { compact } from '../compact.ts';
import { endOfNota } from './atos.ts';
import type { Folha } from './folha.ts';
import type { Mencao } from './mencoes.ts';
import type { Nomes } from './nomes.ts';

const TAMBEM = '(?:ainda|também|igualmente)';
const CONJUNCAO = String.raw`(?:(?:e|ou|nem)(?:,?\s{1,3}${TAMBEM},?)?|mas\s{1,3}${TAMBEM}|e\/ou|&|mais|c\/c\.?|c\.c\.?|bem\s{1,3}como|(?:assim\s{1,3})?como(?:\s{1,3}${TAMBEM})?|quanto|(?:em\s{1,3}conjunto|junto|juntamente|combinad[oa]|cumulad[oa]|conjugad[oa])\s{1,3}com)`;
const LOCUCAO = String.raw`(?:(?:ao\s{1,3}lado|a\s{1,3}par|al[ée]m)\s{1,3}d[oa]|(?:somad|aliad)[oa]\s{1,3}(?:ao|à))`;
/** From one act to another that is named with it: `| e o `, `|, bem como a `, `| c/c `, `|/`. */
const UNE = String.raw`(?:\s?\/\s?|(?:\s?,\s{1,3}|\s{1,3})(?:${CONJUNCAO}\s{1,3}(?:(?:[nd]?[oa]s?|pel[oa]s?|aos?|às?)\s{1,3})?|${LOCUCAO}\s{1,3}))`;
const ELO = compact(new RegExp(`${UNE}$`, 'iu'));
/** In another sentence `| e, subsidiariamente, o `, `|, e não o ` leave it open too. */
const ELO_FROUXO = compact(
  new RegExp(
    String.raw`(?:${UNE}|\s?,?\s{1,3}(?:(?:${CONJUNCAO}),[^,.;:()]{3,24},|(?:(?:e|mas)\s{1,3})?não)\s{1,3}[nd]?[oa]s?\s{1,3})$`,
    'iu',
  ),
);
const ALCANCE = 48;
/** `CC e |`: a short acronym with no provisions of its own is not remembered. */
const SIGLA = compact(/(?<![\p{L}\p{N}])([A-Z]{2,6})(?:\s?\/\s?\d{2,4})?$/u);
/** What has articles, and is no act of ours: `o regimento interno e o |`. */
const OUTRO = compact(
  /(?<!\p{L})(?:(?:lei|decreto|c[óo]digo|constitui[çc][ãa]o)\s{1,3}(?:municipal|estadual|distrital|local)|(?:regimento|estatuto|regulamento)(?:\s{1,3}\p{L}{5,10})?|edital|portaria|resolu[çc][ãa]o)$/iu,
);

/**
 * Whether a list of several articles stands behind several acts, so that nobody can tell which is of which: `o CDC e o |CC,
 * nos arts. 14 e 186`.
 * @param inicio where the last of the acts begins
 * @param desde where the act named before it ends
 */
export const isDeVarios = (
  text: string,
  folhas: readonly Folha[],
  inicio: number,
  desde: number,
  nomes: Nomes,
): boolean => folhas.some(({ artigo }) => artigo !== folhas[0]?.artigo) && isJunto(text, inicio, desde, ELO, nomes);

/** Whether what is named at `inicio` was named together with another act, or with what has articles and is none. */
function isJunto(text: string, inicio: number, desde: number, ligado: RegExp, nomes: Nomes): boolean {
  const near = text.slice(Math.max(0, inicio - ALCANCE), inicio);
  const elo = ligado.exec(near);
  if (!elo) return false;
  const at = inicio - near.length + elo.index;
  if (at === desde || (at > desde && at - desde < 2 * ALCANCE && endOfNota(text, desde) === at)) return true;
  const before = text.slice(Math.max(desde, at - ALCANCE), at);
  const sigla = SIGLA.exec(before)?.[1];
  return sigla === undefined ? OUTRO.test(before) : isAlias(sigla, nomes);
}

const isAlias = (sigla: string, { raiz }: Nomes): boolean => raiz.next.get(sigla.toLowerCase())?.alias != null;

/** `o CDC| e o CC convivem`: the acronym that was not remembered stands behind. */
const E_SIGLA = compact(new RegExp(String.raw`^${UNE}(\p{L}{2,6})(?![\p{L}\p{N}])`, 'iu'));

/**
 * Whether the act named last was named together with another, `o CDC e o CPC tratam disso`: each may be that of what follows.
 * @param dita where the last list ends that was told of an act: one that has provisions of its own is not named so
 */
export function isDeAmbos(
  text: string,
  [ultima, outra]: readonly [Mencao | null, Mencao | null],
  dita: number,
  nomes: Nomes,
): boolean {
  if (!ultima || dita > ultima.inicio) return false;
  const sigla = E_SIGLA.exec(text.slice(ultima.fim, ultima.fim + ALCANCE))?.[1];
  if (sigla !== undefined && sigla === sigla.toUpperCase() && isAlias(sigla, nomes)) return true;
  const antes = outra && outra.fim <= ultima.inicio ? outra : null;
  return dita <= (antes?.inicio ?? ultima.inicio) && isJunto(text, ultima.inicio, antes?.fim ?? 0, ELO_FROUXO, nomes);
}
