import type { CitacaoExtraida } from '../../contract/model/citacao.ts';
import { formatRefKey } from '../../law/ref-key.ts';
import { LEXICON } from '../lexicon/lexicon.ts';
import type { Nomes } from '../mentions/names.ts';
import { isGlued, tokenAt } from '../tokens/locate.ts';
import { beginBehind, endAhead, findWithin, pattern } from '../tokens/pattern.ts';
import { type Tokens, tokenize } from '../tokens/tokenize.ts';
import { wordOf } from '../tokens/words.ts';
import { hasForm, readBare } from './bare.ts';
import { LEFT_OUT, SUFFIX_APART } from './left-out.ts';
import { replaceNearestName } from './nearest-name.ts';
import { replaceAddress } from './pasted-address.ts';
import { type Existe, type ResolveNome, readKey } from './ref-key.ts';
import { rewrite } from './rewrite.ts';
import { readPrecedentKey, readPrecedents, readShortSumula } from './typed-precedent.ts';
import { readUrn } from './urn-lex.ts';
import { spanOf, wholeQuery } from './whole-query.ts';

/** What reading a query asks of others. */
export interface Asked {
  names: Nomes;
  resolve: ResolveNome;
  existe: Existe;
  /** Reads a running text. */
  extract(text: string, names: Nomes): CitacaoExtraida[];
}

/**
 * What a person typed into a search box: a citation as in a text, or one of its bare forms (`cp 121`, `5º, X, CF`,
 * `CF.5.LXXVIII`, `sv 11`, a URN LEX, a pasted address), of which the whole query is the span. An act whose name is cut
 * short so far that it is found only because no other has such a name is inferred.
 */
export const readQuery = (q: string, asked: Asked): CitacaoExtraida[] =>
  readAnyForm(q, asked).map((citacao) => asLetter(citacao, asked.existe));

/** `clt 482 i`: of an article that has letters, where it has no such inciso. */
function asLetter(citacao: CitacaoExtraida, existe: Existe): CitacaoExtraida {
  if (citacao.tipo !== 'dispositivo' || citacao.inciso?.length !== 1 || citacao.alinea !== null) return citacao;
  const letter = { ...citacao, inciso: null, alinea: citacao.inciso.toLowerCase() };
  return !existe(keyOf(citacao)) && existe(keyOf(letter)) ? letter : citacao;
}

const keyOf = (citacao: CitacaoExtraida): string =>
  citacao.tipo === 'dispositivo' && citacao.sigla !== null ? formatRefKey({ ...citacao, sigla: citacao.sigla }) : '';

/** The query written anew, as it stands, or with the act that its words can only mean. */
function readAnyForm(q: string, asked: Asked): CitacaoExtraida[] {
  const { names } = asked;
  const written = rewrite(replaceAddress(q, names), LEFT_OUT, names);
  const anew = readRewritten(q, written, asked);
  if (anew) return anew.map((citacao) => ({ ...citacao, ...spanOf(q) }));
  const found = readWritten(q, asked);
  if (found.some(isNamed)) return found;
  const nearest = replaceNearestName(written, names);
  const named = nearest && readWhole(nearest.written, asked);
  if (!named) return found;
  return named.map((citacao) => ({
    ...citacao,
    ...spanOf(q),
    ...(citacao.tipo === 'dispositivo' && { diploma_inferido: !nearest.entire }),
  }));
}

/** What a query says as it was written anew; null where it stays as it is, or is not read whole. */
function readRewritten(q: string, written: string, asked: Asked): CitacaoExtraida[] | null {
  const exists = (all: CitacaoExtraida[] | null) => all?.every((citacao) => asked.existe(keyOf(citacao)));
  const suffixed = rewrite(written, SUFFIX_APART, asked.names);
  if (suffixed === written) return written === q ? null : readWhole(written, asked);
  // `CP 121 A` is the article 121-A, which there is; `CLT 482 A`, an alínea; `CF 5 X`, an inciso.
  const article = readWhole(suffixed, asked);
  if (exists(article) === true) return article;
  const below = readWhole(written, asked);
  if (!below?.every((one) => one.tipo === 'dispositivo' && (one.inciso ?? one.alinea) !== null)) return article;
  return below.some((one) => one.tipo === 'dispositivo' && one.inciso !== null) || exists(below) ? below : article;
}

/** Null unless nothing but marks and what joins words stands outside the citations. */
function readWhole(written: string, asked: Asked): CitacaoExtraida[] | null {
  const found = readWritten(written, asked);
  const { start, count, ...tokens } = tokenize(written, LEXICON);
  for (let at = 0; at < count; at++) {
    const offset = start[at] as number;
    const cited = found.some((citacao) => citacao.offset <= offset && offset < citacao.fim);
    if (!cited && endAhead({ start, count, ...tokens }, at, SAYS) >= 0) return null;
  }
  return found.length > 0 ? found : null;
}

const SAYS = pattern(':word~a|as|o|os|e|:de|no|na|nos|nas|:number|:ordinal|§');

const isNamed = (citacao: CitacaoExtraida): boolean => citacao.tipo !== 'dispositivo' || citacao.sigla !== null;

/** Of an act that is in no catalogue and has no number. */
const isOutside = (citacao: CitacaoExtraida): boolean =>
  citacao.tipo === 'dispositivo' && citacao.sigla?.startsWith('X-') === true;

/** A query in any form, as it is written. */
function readWritten(q: string, asked: Asked): CitacaoExtraida[] {
  const { names, resolve, existe } = asked;
  const precedent = readPrecedentKey(q);
  if (precedent.length > 0) return precedent;
  const key = readKey(q, resolve, existe) ?? readUrn(q, names);
  if (key) return [wholeQuery(q, key)];
  const tokens = tokenize(q, LEXICON);
  const found = asked.extract(asInText(tokens, names), names).map((citacao) => withLabel(citacao, q));
  const outside = found.some(isOutside);
  // Behind an act a text has its year: `cpc 85, 2, III`. Its number is that of an acronym: `dec 678 art 8`.
  const bare = outside || endAhead(tokens, 0, LAW_OF_SUMULAS) >= 0 ? bareIn(tokens, names) : [];
  if (endAhead(tokens, 0, LAW_OF_SUMULAS) >= 0 && bare.length > 0) return bare;
  if (outside && hasForm(q)) return bare;
  if (outside && !hasArticle(tokens) && bare.length > 0 && !bare.some(isOutside)) return bare;
  const unread = found.some((citacao) => leavesLevels(tokens, citacao, found));
  if (!unread && found.some(isNamed)) return found;
  const readings = [readPrecedents(q), readShortSumula(q, names), bareIn(tokens, names)];
  return readings.find((all) => all.length > 0) ?? (unread ? [] : found);
}

/** `lei da súmula vinculante 2`: the law, and its article. */
const LAW_OF_SUMULAS = pattern('lei :de :sumula');
const ARTICLE = pattern(':artigo');
const hasArticle = (tokens: Tokens): boolean => findWithin(tokens, 0, tokens.count, ARTICLE) >= 0;

const withLabel = <T extends CitacaoExtraida>(citacao: T, q: string): T => ({
  ...citacao,
  rotulo: q.slice(citacao.offset, citacao.fim),
});

const bareIn = (tokens: Tokens, names: Nomes): CitacaoExtraida[] =>
  readBare(withState(tokens), names).map((citacao) => withLabel(citacao, tokens.text));

/** `ce sp 5`: the state is glued to the acronym in a text. */
function withState(tokens: Tokens): string {
  const { text, start, end } = tokens;
  const apart = endAhead(tokens, 0, STATE) >= 0 && (start[1] as number) === (end[0] as number) + 1;
  return apart ? `${text.slice(0, end[0])}/${text.slice(start[1])}` : text;
}

const STATE = pattern('ce :uf');

/** A query as a text would have it, every letter in its place: acronyms count in capitals, but people do not type them so. */
function asInText(tokens: Tokens, { raiz }: Nomes): string {
  const { count, start, end } = tokens;
  let text = withState(tokens);
  for (let at = 0; at < count; at++) {
    const word = text.slice(start[at], end[at]);
    const raised = word.toUpperCase();
    if (!/^\p{L}{2,6}$/u.test(word) || raised.length !== word.length || isTail(tokens, at)) continue;
    if (raiz.next.get(word.toLowerCase())?.alias) text = text.slice(0, start[at]) + raised + text.slice(end[at]);
  }
  return text;
}

/** Glued to a number, a word or a stop. */
const isTail = (tokens: Tokens, at: number): boolean =>
  isGlued(tokens, at) && /[a-z\d]|^$/.test(wordOf(tokens, at - 1));

const VALUE = ':number|:ordinal|:roman|:romanLower|c';
const LEVEL_BEHIND = pattern(
  `:comma{0,3} ( :paragrafo|:inciso|:alinea|:item|:caput|${VALUE} | :letter|:letterUpper|a|e|o (! :any ) )`,
);
const LEVEL_BEFORE = pattern(`${VALUE} :comma{0,3}`);

/**
 * Beside the citation stands what looks like a level of it (`art 5 cf lxxviii`): to leave it out would be to verify
 * something else than what was asked.
 */
function leavesLevels(tokens: Tokens, { offset, fim }: CitacaoExtraida, found: readonly CitacaoExtraida[]): boolean {
  const isLast = !found.some((other) => other.offset >= fim);
  const isFirst = !found.some((other) => other.fim <= offset);
  return (
    (isLast && endAhead(tokens, tokenAt(tokens, fim), LEVEL_BEHIND) >= 0) ||
    (isFirst && beginBehind(tokens, 0, tokenAt(tokens, offset), LEVEL_BEFORE) >= 0)
  );
}
