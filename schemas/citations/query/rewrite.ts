import { toRoman } from '../../law/numerais.ts';
import { FUNCTION_WORDS } from '../lexicon/connectives.ts';
import { LEVEL_WORDS } from '../lexicon/list-words.ts';
import { UFS } from '../lexicon/places.ts';
import type { Nomes } from '../mentions/names.ts';
import { readCardinalWords } from '../provisions/values.ts';
import { Lexicon, row } from '../tokens/lexicon.ts';
import { isGlued, textOf } from '../tokens/locate.ts';
import { type Parts, type Pattern, partsAhead, pattern } from '../tokens/pattern.ts';
import { type Tokens, tokenize } from '../tokens/tokenize.ts';
import { upper } from './whole-query.ts';

/**
 * The words that rewriting a query distinguishes. They differ from those of a text, where `p.` is not a paragraph and
 * `l` not a law.
 */
export const TYPED: Lexicon = new Lexicon([
  ...FUNCTION_WORDS,
  ...LEVEL_WORDS,
  row('até'),
  row('p', 'p.', 'one-letter'),
  row('l', 'l.', 'one-letter'),
  row('d', 'd.', 'one-letter'),
  row('unico', 'único un.'),
  row('numero', 'n. número'),
  row('sumula', 'súmula súmulas súm. súms.', 'statement'),
  row('vinculante', 'vinculante vinculantes', 'statement'),
  row('vinc', 'vinc.'),
  row('sv', 'sv'),
  row('tema', 'tema temas', 'statement'),
  row('statement', 'verbete verbetes enunciado enunciados'),
  row('court', 'STF STJ STM TST TSE TNU'),
  row('court in words', 'supremo superior tribunal federal justiça'),
  row('lei', 'lei leis', 'form'),
  row('decreto', 'decreto decretos', 'form'),
  row('form', 'lc dl ec mp dec.'),
  row('form in words', 'complementar provisória emenda'),
  row('const'),
  row('ce'),
  row('uf', UFS.join(' ')),
]);

/** Parts of patterns. */
export const NUMBER = ':number|:ordinal';
export const LETTER = ':letter|:letterUpper|:roman|:romanLower|a|e|o|:one-letter';

/** A word or number, and not a mark. */
export const SAID = pattern(`:word|${NUMBER}`);

/** One way in which people leave out or abbreviate what a text says. */
export interface Rewriting {
  when: Pattern;
  /** What replaces it, with `<part>` for a part of the pattern. `PARTS` says what some parts must be. */
  write: string;
  /** A query that it changes. */
  example: string;
}

/**
 * Reads a table of rewritings, one per line: `pattern → replacement # example`. Throws a SyntaxError for any other
 * line.
 */
export const rewritings = (table: string): Rewriting[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [when, write, example, ...rest] = row.trim().split(/ → | # /);
      if (!when || !write || !example || rest.length > 0) throw new SyntaxError(`cannot read the row ${row}`);
      return { when: pattern(when), write, example };
    });

/** Applies the rewritings to a query, in order, each wherever its pattern matches. */
export function rewrite(typed: string, rows: readonly Rewriting[], names: Nomes): string {
  let tokens = tokenize(typed, TYPED);
  for (const row of rows) {
    const written = apply(tokens, row, names);
    if (written !== tokens.text) tokens = tokenize(written, TYPED);
  }
  return tokens.text;
}

function apply(tokens: Tokens, { when, write }: Rewriting, names: Nomes): string {
  const { text, count, start, end } = tokens;
  let written = '';
  let past = 0;
  for (let at = 0; at < count; at++) {
    const match = partsAhead(tokens, at, when);
    const parts = match && !isCut(tokens, match.to) ? readParts(tokens, match, names) : null;
    if (!match || !parts) continue;
    written += text.slice(past, start[at]) + write.replace(/<(\w+)>/g, (_, part: string) => parts.get(part) ?? '');
    past = end[match.to - 1] as number;
    at = match.to - 1;
  }
  return written + text.slice(past);
}

/** Whether the next word or number is glued to the match, so that the match is only a part of it: `121|A`. */
const isCut = (tokens: Tokens, at: number): boolean =>
  isGlued(tokens, at) && /^[\p{L}\p{N}]/u.test(textOf(tokens, at, at + 1));

/** Returns the replacement of each part. Null if one of them is not what it must be. */
function readParts(tokens: Tokens, { parts }: Parts, names: Nomes): Map<string, string> | null {
  const read = new Map<string, string>();
  for (const [part, [from, to]] of Object.entries(parts)) {
    const said = textOf(tokens, from, to);
    const wanted = PARTS[part] ?? /./;
    const written = wanted instanceof RegExp ? wanted.test(said) && said : wanted(said, names);
    if (written === null || written === false) return null;
    read.set(part, written);
  }
  return read;
}

/** Returns the replacement of the typed words. Null if they are not what the part must be. */
type Part = (said: string, names: Nomes) => string | null;

const LAW = /^\d{1,2}\.?\d{3}$/;

/** For some parts, by name, a condition that the pattern cannot express. */
export const PARTS: Readonly<Record<string, RegExp | Part>> = {
  /** A paragraph or inciso, and not an article. */
  few: /^\d\d?\D*$/,
  /** `1046`: no súmula has more digits. */
  upToFour: /^\d[\d.]{0,4}$/,
  /** No law cited by `l` alone has fewer digits. */
  many: /\d\.?\d\d$/,
  law: LAW,
  lawOfYear: /^\d{1,2}\.?\d{3}\s?\/\s?(?:\d{4}|\d{2})$/,
  single: /^\p{L}$/u,
  capital: /^[A-Z]$/,
  /** Not a Roman digit. */
  alinea: /^[A-HJ-UWYZ]$/,
  /** No comma follows an abbreviation: `14 P. U.` */
  whole: /[^.]$/,
  level: /[^.]$/,
  /** Too long for an acronym. The dot after an acronym is that of a ref_key. */
  name: /\p{L}{3}$/u,
  thousand: (said) => (/^[1-9]\.\d{3}$/.test(said) ? said.replace('.', '') : null),
  /** No article is written `022`, so the two numbers are one. */
  broken: (said) => (/^[1-9]\s+0\d\d$/.test(said) ? said.replace(/\s+/, '') : null),
  inciso: (said) => (/^[1-9]\d?$/.test(said) ? toRoman(Number(said)) : null),
  /** The name of an act and nothing else. */
  act: (said, { raiz }) => (raiz.next.get(said.toLowerCase())?.alias ? said : null),
  acronym: (said, { raiz }) =>
    /^\p{L}{2,6}$/u.test(said) && raiz.next.get(said.toLowerCase())?.alias ? upper(said) : null,
  preposition: (said) => {
    const [, of, acronym] = /^(d[aoe]s?|n[ao])([A-Z]{2,5})$/.exec(said) ?? [];
    return acronym === undefined ? null : `${of} ${acronym}`;
  },
  counted: (said) => {
    const words = said.split(/\s+/);
    const cardinal = readCardinalWords(words);
    return cardinal && [cardinal.value, ...words.slice(cardinal.words)].join(' ');
  },
  /** A law that its number alone identifies. */
  known: (said, names) => (yearOf(said, names) === undefined ? null : said),
  /** A number, and the last two digits of the year of the law with that number. */
  dated: (said, names) => {
    const [number = '', digits = ''] = said.split(/\s+/);
    return /^\d\d$/.test(digits) && String(yearOf(number, names)).endsWith(digits) ? `${number}/${digits}` : null;
  },
};

/** Returns the year of the law with a number, or undefined if no such law is known. */
const yearOf = (number: string, { numerado, ano }: Nomes): number | null | undefined =>
  LAW.test(number) ? ano.get(numerado({ forma: 'lei', numero: number.replace('.', ''), ano: null })) : undefined;
