import { parseRefKeySumula } from '../contract/model/corpus/ref-key-sumula.ts';
import type { CitacaoExtraida } from '../contract/model/verification/citacao.ts';
import { formatRefKey } from '../law/ref-key.ts';
import { extractCitacoes } from './extract.ts';
import { type AtoExtraido, extractAtos } from './extract-acts.ts';
import { LEXICON } from './lexicon/lexicon.ts';
import type { Nomes } from './mentions/names.ts';
import { readAct } from './mentions/read-act.ts';
import { findPrecedents } from './precedents/precedents.ts';
import { hasForm, readBare } from './query/bare.ts';
import { type Existe, type ResolveNome, readKey, readUrn } from './query/keys.ts';
import { replaceNearestName } from './query/nearest-name.ts';
import { replaceAddress } from './query/pasted-address.ts';
import { rewrite, TYPED } from './query/rewrite.ts';
import { ACRONYMS, LEFT_OUT, SUFFIX_APART, SUMULAS } from './query/rewritings.ts';
import { isOutside, spanOf, upper, wholeQuery } from './query/whole-query.ts';
import { textOf, tokenAt } from './tokens/locate.ts';
import { beginBehind, endAhead, findAll, findWithin, partsAhead, pattern } from './tokens/pattern.ts';
import { type Tokens, tokenize } from './tokens/tokenize.ts';

/** A query's context: the names of acts, and what the caller knows of them and of provisions. */
interface Asked {
  names: Nomes;
  resolve: ResolveNome;
  existe: Existe;
}

/**
 * Reads what a person typed into a search box: a citation as in a text, or one of its bare forms (`cp 121`, `5º, X,
 * CF`, `CF.5.LXXVIII`, `sv 11`, a URN LEX, a pasted address), whose span is the whole query. An act is marked as
 * inferred if its name is so abbreviated that it was found only because no other act has such a name.
 */
export const readConsulta = (
  q: string,
  names: Nomes,
  resolve: ResolveNome,
  existe: Existe = () => false,
): CitacaoExtraida[] => readAnyForm(q, { names, resolve, existe }).map((citacao) => asLetter(citacao, existe));

/** `clt 482 i`: an alínea, if the article has that alínea and no such inciso. */
function asLetter(citacao: CitacaoExtraida, existe: Existe): CitacaoExtraida {
  if (citacao.tipo !== 'dispositivo' || citacao.inciso?.length !== 1 || citacao.alinea !== null) return citacao;
  const letter = { ...citacao, inciso: null, alinea: citacao.inciso.toLowerCase() };
  return !existe(keyOf(citacao)) && existe(keyOf(letter)) ? letter : citacao;
}

const keyOf = (citacao: CitacaoExtraida): string =>
  citacao.tipo === 'dispositivo' && citacao.sigla !== null ? formatRefKey({ ...citacao, sigla: citacao.sigla }) : '';

/** Reads the rewritten query, or else the typed one, or else the one with the only act that its words can mean. */
function readAnyForm(q: string, asked: Asked): CitacaoExtraida[] {
  const { names } = asked;
  const written = rewrite(replaceAddress(q, names), LEFT_OUT, names);
  const anew = readRewritten(q, written, asked);
  if (anew) return anew.map((citacao) => ({ ...citacao, ...spanOf(q) }));
  const found = readWritten(q, asked);
  if (found.some((citacao) => isNamed(citacao) && !isOutside(citacao))) return found;
  const nearest = replaceNearestName(written, names);
  const named = nearest && readWhole(nearest.written, asked);
  if (!named) return found;
  return named.map((citacao) => ({
    ...citacao,
    ...spanOf(q),
    ...(citacao.tipo === 'dispositivo' && { diploma_inferido: !nearest.entire }),
  }));
}

/** Reads the rewritten query. Null if it is the same as the typed one, or cannot be read to its end. */
function readRewritten(q: string, written: string, asked: Asked): CitacaoExtraida[] | null {
  const suffixed = rewrite(written, SUFFIX_APART, asked.names);
  const article = suffixed === q ? null : readWhole(suffixed, asked);
  const exists = (found: CitacaoExtraida[]) => found.every((citacao) => asked.existe(keyOf(citacao)));
  if (suffixed === written || (article && exists(article))) return article;
  // `CP 121 A` is article 121-A, because that exists. `CLT 482 A` is an alínea, `CF 5 X` an inciso.
  const below = readWhole(written, asked);
  const levels = below?.map((one) => one.tipo === 'dispositivo' && (one.inciso ? 'inciso' : one.alinea && 'alinea'));
  return below && levels?.every(Boolean) && (levels.includes('inciso') || exists(below)) ? below : article;
}

/** Reads a query of which every word is part of a citation or links two. Null if any other word is left. */
function readWhole(written: string, asked: Asked): CitacaoExtraida[] | null {
  const found = readWritten(written, asked);
  const tokens = tokenize(written, LEXICON);
  for (const at of findAll(tokens, NOT_LINKING)) {
    const offset = tokens.start[at] as number;
    if (!found.some((citacao) => citacao.offset <= offset && offset < citacao.fim)) return null;
  }
  return found.length > 0 ? found : null;
}

/** A word, number or sign that does not only link others. */
const NOT_LINKING = pattern(':word|:number|:ordinal|§~a|as|o|os|e|:de|no|na|nos|nas');

const isProvision = ({ tipo }: CitacaoExtraida): boolean => tipo === 'dispositivo';
const isNamed = (citacao: CitacaoExtraida): boolean => citacao.tipo !== 'dispositivo' || citacao.sigla !== null;

/** Reads a query in any form, without rewriting it. */
function readWritten(q: string, asked: Asked): CitacaoExtraida[] {
  const { names, resolve, existe } = asked;
  const precedent = readPrecedentKey(q);
  if (precedent.length > 0) return precedent;
  const key = readKey(q, resolve, existe) ?? readUrn(q, names);
  if (key) return [wholeQuery(q, key)];
  const tokens = tokenize(q, LEXICON);
  const ofLaw = endAhead(tokens, 0, LAW_OF_SUMULAS) < 0 ? [] : readBare(q, names);
  if (ofLaw.length > 0) return ofLaw;
  const found = extractCitacoes(rewrite(q, ACRONYMS, names), names);
  for (const citacao of found) citacao.rotulo = q.slice(citacao.offset, citacao.fim);
  const outside = found.some(isOutside);
  const typed = findWithin(tokens, 0, tokens.count, ARTICLE) < 0;
  if (outside || (typed && found.some(isProvision))) {
    // A running text has a year after an act (`cpc 85, 2, III`), has no acronym with a number (`dec 678 art 8`), and
    // names the levels after an article (`cp 157,2,i`). In these queries the bare reading is right.
    const bare = readBare(q, names);
    const isKnown = bare.length > 0 && !bare.some(isOutside);
    if ((outside && hasForm(q)) || (isKnown && typed)) return bare;
  }
  const unread = found.some((citacao) => leavesLevels(tokens, citacao, found));
  if (!unread && found.some(isNamed)) return found;
  const readings = [readPrecedents(q), readShortSumula(q, names), readBare(q, names)];
  return readings.find((all) => all.length > 0) ?? (unread ? [] : found);
}

/** `lei da súmula vinculante 2`: the law and its article. */
const LAW_OF_SUMULAS = pattern('lei :de :sumula');
const ARTICLE = pattern(':artigo');

const VALUE = ':number|:ordinal|:roman|:romanLower|c';
const LEVEL_BEHIND = pattern(
  `:comma{0,3} ( :paragrafo|:inciso|:alinea|:item|:caput|${VALUE} | :letter|:letterUpper|a|e|o (! :any ) )`,
);
const LEVEL_BEFORE = pattern(`${VALUE} :comma{0,3}`);

/**
 * Whether something next to the citation looks like one of its levels (`art 5 cf lxxviii`). To leave it out would
 * verify something other than what was asked.
 */
function leavesLevels(tokens: Tokens, { offset, fim }: CitacaoExtraida, found: readonly CitacaoExtraida[]): boolean {
  const isLast = !found.some((other) => other.offset >= fim);
  const isFirst = !found.some((other) => other.fim <= offset);
  return (
    (isLast && endAhead(tokens, tokenAt(tokens, fim), LEVEL_BEHIND) >= 0) ||
    (isFirst && beginBehind(tokens, 0, tokenAt(tokens, offset), LEVEL_BEFORE) >= 0)
  );
}

/**
 * Reads `SUM.STF.735` and `tema 1046`. In a text a theme needs words that show that it is a court's; alone in a query
 * it does not.
 */
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

/** Reads the precedents in a query, in capitals or small letters. */
const readPrecedents = (q: string): CitacaoExtraida[] =>
  findPrecedents(tokenize(upper(q), LEXICON)).map((citacao) => ({
    ...citacao,
    rotulo: q.slice(citacao.offset, citacao.fim),
  }));

/** Reads a súmula written in a shorter way than in a text: `stj 7`, `sum 7 stj`. */
function readShortSumula(q: string, names: Nomes): CitacaoExtraida[] {
  const written = rewrite(q, SUMULAS, names);
  const [sumula] = written === q ? [] : readPrecedents(written);
  return sumula ? [{ ...sumula, ...spanOf(q) }] : [];
}

/**
 * Returns the acts that a query names on their own. A query that is only the name of an act counts in any case,
 * although the same word in a text may mean something else: `constituição`, `cc`, `l8078`.
 * @param citacoes what `readConsulta` found in the query
 */
export function readAtosDaConsulta(
  q: string,
  citacoes: readonly CitacaoExtraida[],
  names: Nomes,
  resolve: ResolveNome,
): AtoExtraido[] {
  const found = extractAtos(q, citacoes, names);
  if (found.length + citacoes.length > 0) return found;
  const span = spanOf(q);
  const sigla = resolve(span.rotulo) ?? readWholeName(span.rotulo, names);
  if (sigla === null) return [];
  return [{ ...span, sigla, homonimo: undefined, numerado: undefined, ano: undefined, ao_lado: undefined }];
}

function readWholeName(name: string, names: Nomes): string | null {
  const tokens = tokenize(upper(name), LEXICON);
  const act = readAct(tokens, 0, names, 'whole');
  return act?.kind === 'act' && act.to === tokens.count && !act.sigla?.startsWith('X-') ? act.sigla : null;
}
