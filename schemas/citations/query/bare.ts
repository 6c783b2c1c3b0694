import type { DispositivoCitado } from '../../contract/model/verification/citacao.ts';
import { LEXICON } from '../lexicon/lexicon.ts';
import { readByName } from '../mentions/by-name.ts';
import { isNamed, type NamedMention } from '../mentions/mention.ts';
import type { Nomes } from '../mentions/names.ts';
import { readAct } from '../mentions/read-act.ts';
import { readList } from '../provisions/list.ts';
import { eachOf, levelOf, type Provision } from '../provisions/provision.ts';
import { isGlued, textOf } from '../tokens/locate.ts';
import { beginBehind, endAhead, findWithin, pattern } from '../tokens/pattern.ts';
import { type Tokens, tokenize } from '../tokens/tokenize.ts';
import { NUMBER, rewrite, SAID, TYPED } from './rewrite.ts';
import { BARE_LEVELS, FORMS, JOINED, NO_FORM } from './rewritings.ts';
import { isOutside, upper, wholeQuery } from './whole-query.ts';

/**
 * Reads `cp 121 cpp 312`: each act with the numbers after it, or a single act with the numbers around it. Returns
 * nothing unless all parts can be read.
 */
export function readBare(q: string, names: Nomes): DispositivoCitado[] {
  const one = readOne(q, names);
  if (one.length > 0) return one;
  const tokens = tokenize(upper(q), LEXICON);
  const starts = wordsOf(tokens).filter((at) => readAct(tokens, at, names, 'typed')?.kind === 'act');
  if (starts.length < 2 || starts[0] !== 0) return [];
  const parts = starts.map((from, i) => {
    const next = starts[i + 1] ?? tokens.count;
    // `clt 482 e cf 7`: the word that joins the next act is not an alínea.
    const joint = next === tokens.count ? -1 : beginBehind(tokens, from, next, JOINT);
    const start = tokens.start[from] as number;
    const found = readOne(q.slice(start, tokens.end[(joint < 0 ? next : joint) - 1]), names);
    return found.map((citacao) => ({ ...citacao, offset: citacao.offset + start, fim: citacao.fim + start }));
  });
  return parts.every((found) => found.length > 0) ? parts.flat() : [];
}

const JOINT = pattern(':comma|:semicolon ( e|ou|com | c :slash c )? | e|ou|com | c :slash c');

const A_FORM = pattern(':form :numero? :number');

/** Whether the query names an act by its form and number: `lc 101`. */
export function hasForm(q: string): boolean {
  const tokens = tokenize(q, TYPED);
  return findWithin(tokens, 0, tokens.count, A_FORM) >= 0;
}

const BEGINS_WITH_ARTICLE = pattern(':artigo');
/**
 * `furto 155`: a word in small letters that names no act and, with `SHORTEST_WORD` letters, is too long for an acronym.
 */
const WORD_AND_NUMBER = pattern(`:word_ ${NUMBER}`);
const SHORTEST_WORD = 5;

/** The beginnings of names that people leave out: `maria da penha 22`, `drogas 33`, `idoso 71`. */
const PREFIXES = ['LEI ', 'LEI DE ', 'LEI DO ', 'LEI DA ', 'LEI DOS ', 'LEI DAS ', 'ESTATUTO DO ', 'ESTATUTO DA '];

/** Reads an act and numbers in either order: `cp 121`, `121 §2 cp`, `lei 8078 art 14`, `8078/90 14`, `5º, X, CF`. */
function readOne(q: string, names: Nomes): DispositivoCitado[] {
  const formed = rewrite(q, hasForm(q) ? FORMS : [...NO_FORM, ...FORMS], names);
  const text = rewrite(upper(formed), JOINED, names);
  const read = readOfAct(q, text, names);
  if (read && read.length > 0 && !read.some(isOutside)) return read;
  const tokens = tokenize(q, LEXICON);
  if (endAhead(tokens, 0, BEGINS_WITH_ARTICLE) >= 0) return read ?? citationsOf(q, readBareLevels(text, names), null);
  // After such a prefix any word looks like an act, so only an act of the catalogue counts.
  const named = PREFIXES.map((prefix) => readOfAct(q, prefix + text.trimStart(), names));
  const isWord = endAhead(tokens, 0, WORD_AND_NUMBER) >= 0 && textOf(tokens, 0, 1).length >= SHORTEST_WORD;
  return named.find((all) => all?.length && !all.some(isOutside)) ?? (isWord ? [] : (read ?? []));
}

const isSaid = (tokens: Tokens, at: number): boolean => endAhead(tokens, at, SAID) >= 0;

/** The tokens where words begin, without those that are levels. */
const wordsOf = (tokens: Tokens): number[] =>
  Array.from({ length: tokens.count }, (_, at) => at).filter(
    (at) => isSaid(tokens, at) && levelOf(tokens, at) === null && !(isGlued(tokens, at) && isSaid(tokens, at - 1)),
  );

/** `art 5 da`: what links the levels to the act. */
const LINKS = pattern('( :comma|:stop|:semicolon|:closeQuote|:de|no|na|nos|nas )+');

/** Reads the levels before and after the first act of a text. Null if the text has no act. */
function readOfAct(q: string, text: string, names: Nomes): DispositivoCitado[] | null {
  const tokens = tokenize(text, LEXICON);
  for (const at of wordsOf(tokens)) {
    const act = readTyped(tokens, at, names);
    if (!act) continue;
    const levels = `${withoutLinks(tokens, 0, act.from)} ${withoutLinks(tokens, act.to, tokens.count)}`;
    return citationsOf(q, readBareLevels(levels, names), act.sigla);
  }
  return null;
}

function withoutLinks(tokens: Tokens, from: number, to: number): string {
  const links = beginBehind(tokens, from, to, LINKS);
  return textOf(tokens, from, links < 0 ? to : links);
}

/** `lcp 21`: the acronym of a law, and not a lei complementar with that number. */
function readTyped(tokens: Tokens, at: number, names: Nomes): NamedMention | null {
  const act = readAct(tokens, at, names, 'typed');
  if (!isNamed(act)) return null;
  const other = names.ano.has(act.sigla) ? null : readByName(tokens, at, names, 'typed');
  return isNamed(other) && names.ano.has(other.sigla) ? other : act;
}

/** Returns nothing if a level has no article, because leaving it out would verify something else. */
function citationsOf(q: string, provisions: readonly Provision[], sigla: string | null): DispositivoCitado[] {
  const found = provisions.flatMap(({ artigo, ...levels }) => {
    const item = levels.item !== null && levels.alinea === null ? `item-${levels.item}` : levels.item;
    return artigo === null ? [] : [wholeQuery(q, { ...levels, item, artigo, sigla })];
  });
  return found.length === provisions.length ? found : [];
}

/** A word, a number or the sign of a level. */
const SAID_OR_SIGN = pattern(':word|:number|:ordinal|§');

/**
 * Reads levels typed without their words and commas: `5 LXXVIII`, `2 II A`, `37 CAPUT`. Returns nothing unless all can
 * be read.
 */
function readBareLevels(typed: string, names: Nomes): Provision[] {
  const from = typed.search(/[\p{L}\p{N}§]/u);
  const tokens = tokenize(rewrite(typed.slice(Math.max(0, from)), BARE_LEVELS, names), LEXICON);
  const list = from < 0 ? null : readList(tokens, 0, null);
  // A query that is not read to its end was not understood.
  if (!list || findWithin(tokens, list.to, tokens.count, SAID_OR_SIGN) >= 0) return [];
  return list.provisions.flatMap(eachOf);
}
