import { parseRefKeySumula } from '../../contract/model/corpus/ref-key-sumula.ts';
import type { CitacaoExtraida } from '../../contract/model/verification/citacao.ts';
import { formatRefKey } from '../../law/ref-key.ts';
import { LEXICON } from '../lexicon/lexicon.ts';
import type { Nomes } from '../mentions/names.ts';
import { findPrecedents } from '../precedents/precedents.ts';
import { textOf, tokenAt } from '../tokens/locate.ts';
import { beginBehind, endAhead, findAll, findWithin, partsAhead, pattern } from '../tokens/pattern.ts';
import { type Tokens, tokenize } from '../tokens/tokenize.ts';
import { hasForm, readBare } from './bare.ts';
import { LEFT_OUT, SUFFIX_APART } from './left-out.ts';
import { replaceNearestName } from './nearest-name.ts';
import { replaceAddress } from './pasted-address.ts';
import { type Existe, type ResolveNome, readKey } from './ref-key.ts';
import { rewrite, rewritings } from './rewrite.ts';
import { NUMBER, TYPED } from './typed-words.ts';
import { readUrn } from './urn-lex.ts';
import { isOutside, spanOf, upper, wholeQuery } from './whole-query.ts';

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
  const suffixed = rewrite(written, SUFFIX_APART, asked.names);
  const article = suffixed === q ? null : readWhole(suffixed, asked);
  const exists = (found: CitacaoExtraida[]) => found.every((citacao) => asked.existe(keyOf(citacao)));
  if (suffixed === written || (article && exists(article))) return article;
  // `CP 121 A` is the article 121-A, which there is; `CLT 482 A`, an alínea; `CF 5 X`, an inciso.
  const below = readWhole(written, asked);
  const levels = below?.map((one) => one.tipo === 'dispositivo' && (one.inciso ? 'inciso' : one.alinea && 'alinea'));
  return below && levels?.every(Boolean) && (levels.includes('inciso') || exists(below)) ? below : article;
}

/** Null unless nothing but marks and what joins words stands outside the citations. */
function readWhole(written: string, asked: Asked): CitacaoExtraida[] | null {
  const found = readWritten(written, asked);
  const tokens = tokenize(written, LEXICON);
  for (const at of findAll(tokens, SAYS)) {
    const offset = tokens.start[at] as number;
    if (!found.some((citacao) => citacao.offset <= offset && offset < citacao.fim)) return null;
  }
  return found.length > 0 ? found : null;
}

const SAYS = pattern(':word|:number|:ordinal|§~a|as|o|os|e|:de|no|na|nos|nas');

const isProvision = ({ tipo }: CitacaoExtraida): boolean => tipo === 'dispositivo';
const isNamed = (citacao: CitacaoExtraida): boolean => citacao.tipo !== 'dispositivo' || citacao.sigla !== null;

/** A query in any form, as it is written. */
function readWritten(q: string, asked: Asked): CitacaoExtraida[] {
  const { names, resolve, existe } = asked;
  const precedent = readPrecedentKey(q);
  if (precedent.length > 0) return precedent;
  const key = readKey(q, resolve, existe) ?? readUrn(q, names);
  if (key) return [wholeQuery(q, key)];
  const tokens = tokenize(q, LEXICON);
  const ofLaw = endAhead(tokens, 0, LAW_OF_SUMULAS) < 0 ? [] : readBare(q, names);
  if (ofLaw.length > 0) return ofLaw;
  const found = asked.extract(rewrite(q, ACRONYMS, names), names);
  for (const citacao of found) citacao.rotulo = q.slice(citacao.offset, citacao.fim);
  const outside = found.some(isOutside);
  const typed = findWithin(tokens, 0, tokens.count, ARTICLE) < 0;
  if (outside || (typed && found.some(isProvision))) {
    // Behind an act a text has its year, `cpc 85, 2, III`; by its form and number it is no acronym, `dec 678 art 8`; and what
    // follows its article a text says more of, `cp 157,2,i`.
    const bare = readBare(q, names);
    const isKnown = bare.length > 0 && !bare.some(isOutside);
    if ((outside && hasForm(q)) || (isKnown && typed)) return bare;
  }
  const unread = found.some((citacao) => leavesLevels(tokens, citacao, found));
  if (!unread && found.some(isNamed)) return found;
  const readings = [readPrecedents(q), readShortSumula(q, names), readBare(q, names)];
  return readings.find((all) => all.length > 0) ?? (unread ? [] : found);
}

/** `lei da súmula vinculante 2`: the law, and its article. */
const LAW_OF_SUMULAS = pattern('lei :de :sumula');
const ARTICLE = pattern(':artigo');

/** Acronyms count in capitals, but people do not type them so: the same query, every letter in its place. */
export const ACRONYMS = rewritings('(<acronym> :word ) → <acronym> # cpc 85');

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

/** `SUM.STF.735`, `tema 1046`: alone in a query a tema is one of a court, which a text would tell. */
function readPrecedentKey(q: string): CitacaoExtraida[] {
  const key = parseRefKeySumula(q.trim());
  if (key) return [{ tipo: 'sumula', ...spanOf(q), ...key }];
  const tokens = tokenize(q, TYPED);
  const [at] = partsAhead(tokens, 0, TEMA)?.parts.number ?? [];
  const number = at === undefined ? '' : textOf(tokens, at, at + 1).replace('.', '');
  if (!/^[1-9]\d{0,4}$/.test(number)) return [];
  return [{ tipo: 'tema', ...spanOf(q), tribunal: null, numero: Number(number), sistematica: null }];
}

const TEMA = pattern('^ :tema :numero? (<number> :number ) (! :any )');

/** The precedents that a query has, in capitals or small letters. */
const readPrecedents = (q: string): CitacaoExtraida[] =>
  findPrecedents(tokenize(upper(q), LEXICON)).map((citacao) => ({
    ...citacao,
    rotulo: q.slice(citacao.offset, citacao.fim),
  }));

/** The word of a súmula that a query leaves out or cuts short. */
export const SUMULAS = rewritings(`
  ^ (<court> :court ) (<upToFour> :number ) (! :any ) → Súmula <upToFour> do <court> # stj 7
  ^ (<upToFour> :number ) :slash? (<court> :court ) (! :any ) → Súmula <upToFour> do <court> # 331/tst
  ^ sum (= ${NUMBER} ) → Súmula # sum 7 stj
  ^ ( sum vinc | vinculante ) (= ${NUMBER} ) → Súmula Vinculante # vinculante 10
`);

/** A query that is of a súmula without saying so as a text would: `stj 7`, `sum 7 stj`. */
function readShortSumula(q: string, names: Nomes): CitacaoExtraida[] {
  const written = rewrite(q, SUMULAS, names);
  const [sumula] = written === q ? [] : readPrecedents(written);
  return sumula ? [{ ...sumula, ...spanOf(q) }] : [];
}
