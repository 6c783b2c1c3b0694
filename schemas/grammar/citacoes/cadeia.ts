import type { Before } from '../../citations/provisions/before.ts';
import { startOf } from '../../citations/provisions/before.ts';
import { type ProvisionList, readLevelsBehind, readList } from '../../citations/provisions/list.ts';
import type { Provision } from '../../citations/provisions/provision.ts';
import { tokenAt } from '../../citations/tokens/locate.ts';
import type { Tokens } from '../../citations/tokens/tokenize.ts';
import { compact } from '../compact.ts';
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
const NUMERO_ANTES = compact(/(?<!\p{L})(n(?:[º°.]{1,2}|[úu]mero)\s{0,2}\d{1,2}\s{1,3}d[oa]\s{1,3})$/u);
/** `XII do |art. 5º`, `"i" do |art. 482`; not `Anexo I do art. 5º`. */
const SOLTO_ANTES =
  /(?:^|[,;:("“‘.]\s{0,3}|(?:^|\s)(?:e|ou|[nd]?[oa]s?|ao|pel[oa]|[NnDd]?[OA]S?|AO|E|OU)\s)((?:(?:[IVX][IVXLC]{0,8}|L[XVI]{1,6})(?:-[A-Z])?|["“'‘][a-z]["”'’])\s?,?\s(?:do|DO)\s)$/;

/** Where a list at `at` begins: before `nº 2 do |art. 8º`, or `XII do |art. 5º`, stands its lowest level. */
export function beginOfLista(text: string, at: number): number {
  // Few articles have a number before them, and this is asked of every list.
  if (text[at - 1] !== ' ' || text[at - 4] !== ' ') return at;
  const before = text[at - 5] ?? '-';
  if ((before.charCodeAt(0) ^ 0x30) <= 9)
    return at - (NUMERO_ANTES.exec(text.slice(Math.max(0, at - 20), at))?.[1]?.length ?? 0);
  if (!'IVXLC"”\'’,ABCDEF'.includes(before)) return at;
  return at - (SOLTO_ANTES.exec(text.slice(Math.max(0, at - 24), at))?.[1]?.length ?? 0);
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
