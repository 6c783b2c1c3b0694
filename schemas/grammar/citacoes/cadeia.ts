import type { Before } from '../../citations/provisions/before.ts';
import { startOf } from '../../citations/provisions/before.ts';
import { beginOfList, endOfEllipsis } from '../../citations/provisions/begin.ts';
import { type ProvisionList, readLevelsBehind, readList } from '../../citations/provisions/list.ts';
import type { Provision } from '../../citations/provisions/provision.ts';
import { tokenAt } from '../../citations/tokens/locate.ts';
import type { Tokens } from '../../citations/tokens/tokenize.ts';
import { compact } from '../../text/compact.ts';
import type { Folha } from './folha.ts';

/** A list of provisions as it stands in the text, before the act that may follow it. */
export interface Cadeia {
  folhas: Folha[];
  /** Past the last word read. */
  fim: number;
  /** How many stand before `nos termos do art. 5º`, which need not be of the act of what follows. */
  soltas: number;
}

type IsAto = (at: number) => boolean;

/** The list at an offset, by offsets. */
export function readCadeia(tokens: Tokens, at: number, base: Before | null, isAto?: IsAto): Cadeia | null {
  const isAct = isAto && ((token: number) => isAto(tokens.end[token - 1] as number));
  const list = readList(tokens, tokenAt(tokens, at), base, isAct);
  const cadeia = list && toCadeia(tokens, list);
  // `noartigo 53`: the word begins within its token.
  const [first] = cadeia?.folhas ?? [];
  if (first && first.inicio < at) first.inicio = at;
  return cadeia;
}

/** The levels behind the act of their article, `art. 5º da CF, inciso X`, which take its place. */
export function readNiveis(tokens: Tokens, at: number, artigo: Folha): Cadeia | null {
  const provision = toProvision(tokens, artigo);
  const list = readLevelsBehind(tokens, tokenAt(tokens, at), provision);
  const cadeia = list && toCadeia(tokens, list);
  const [first] = cadeia?.folhas ?? [];
  if (first) {
    first.inicio = artigo.inicio;
    if (list?.provisions[0]?.to === provision.to) first.fim = artigo.fim;
  }
  return cadeia;
}

function toCadeia(tokens: Tokens, { provisions, to, loose }: ProvisionList): Cadeia {
  return { folhas: provisions.map((one) => toFolha(tokens, one)), fim: tokens.end[to - 1] as number, soltas: loose };
}

function toFolha({ start, end }: Tokens, provision: Provision): Folha {
  const { artigo, paragrafo, inciso, alinea, item, caput, from, to, range, firstEnd, top } = provision;
  return {
    ...{ artigo, paragrafo, inciso, alinea, item, caput },
    inicio: start[from] as number,
    fim: end[to - 1] as number,
    faixa: range,
    extremo: firstEnd && toFolha({ start, end } as Tokens, firstEnd),
    herdada: provision.borrowsLevels,
    topo: top,
    artigoHerdado: provision.borrowsArticle,
  };
}

function toProvision(tokens: Tokens, folha: Folha): Provision {
  const { artigo, paragrafo, inciso, alinea, item, caput, inicio, fim, faixa, extremo, topo } = folha;
  return {
    ...{ artigo, paragrafo, inciso, alinea, item, caput },
    from: tokenAt(tokens, inicio),
    to: tokenAt(tokens, fim - 1) + 1,
    range: faixa,
    firstEnd: extremo && toProvision(tokens, extremo),
    top: topo,
    borrowsLevels: folha.herdada,
    borrowsArticle: folha.artigoHerdado,
  };
}
/** The offset where the list begins whose word for a level is at `at`. */
export function beginOfLista(tokens: Tokens, at: number): number {
  const token = tokenAt(tokens, at);
  const begin = beginOfList(tokens, token);
  return begin === token ? at : (tokens.start[begin] as number);
}

/** The offset of the number of an article without the word for it, or -1. */
export function endOfElipse(tokens: Tokens, at: number): number {
  const end = endOfEllipsis(tokens, tokenAt(tokens, at));
  return end < 0 ? -1 : (tokens.start[end] as number);
}

/** What a level without its word, before its article, is read from. */
export const SOLTO = (): Before => startOf('inciso');

/** Crimes are told so: `art. 121, § 2º, IV, na forma do art. 14, II, do CP`. */
const PENAIS: ReadonlySet<string> = new Set(['CP', 'CPM']);
const TODOS = compact(/(?:tod|amb)[oa]s(?!\p{L})/iu);

/** Whether what stands before `nos termos do art. 5º` may be of another act than what stands behind. */
export const isFrouxa = (
  text: string,
  { soltas, fim }: Cadeia,
  { sigla, inicio }: { sigla: string; inicio: number },
): boolean => soltas > 0 && !PENAIS.has(sigla) && !TODOS.test(text.slice(fim, inicio));

/** What a list that goes on after an act (`…da CLT; 896 do Código Civil`) starts from. */
export function contextOf(folhas: readonly Folha[]): Before | null {
  const last = folhas.at(-1);
  if (!last?.artigo) return null;
  return startOf('artigo', { article: Number.parseInt(last.artigo, 10) || 1, severalArticles: true });
}

/** What bare provisions behind an act go on from: `CF, 5º, X`. */
export const APOS_ATO = (): Before => startOf('artigo', { article: 1, severalArticles: true });
