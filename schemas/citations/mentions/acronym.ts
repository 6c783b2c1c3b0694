import { isCounted, SUFFIX_LETTER } from '../provisions/numbers.ts';
import { CODE } from '../tokens/codes.ts';
import { textOf } from '../tokens/locate.ts';
import { beginBehind, endAhead, pattern, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { isCapitalized, isUpper, wordOf, YEAR } from '../tokens/words.ts';
import { MARK, type Place } from './mention.ts';
import type { NameRead, Nomes } from './names.ts';
import { ufAt } from './whose/places.ts';

const DOTTED = /^(?:\p{L}\.){1,5}\p{L}?$/u;

/** Whether words have the form of an acronym: `CPC`, `C.P.C.` */
export function looksLikeAcronym(tokens: Tokens, from: number, to: number): boolean {
  const written = textOf(tokens, from, to);
  if (to - from === 1 && !written.includes('.')) return written.length >= 2 && written.length <= 6;
  return wordOf(tokens, from).length === 1 && DOTTED.test(written);
}

/** `CC/2002` is the code and not a case, as `CC 145.088` would be. */
const WITH_YEAR = phrase(':slash :number (! :slash|:stop|:dash :number )');
const NUMBER = phrase(`${MARK}? :number|:ordinal`);
/** Place `behind`: `do CP`, `da referida LIA` and `, CC` count; `nos ED` and `pelo CP` do not. */
const LOOSE_BEFORE = phrase('no|nos|na|nas|em|com|por|os|as');
/**
 * Place `before`: `CP, art. 121`, `CC (art. 186)`, `CC: art. 186`, `(CC) art. 186`, `CC de 1916, art. 159`, `CC art.
 * 186`, `CC | art. 186`, `no CP o art. 149-A`.
 */
const BOUND = phrase(':comma|:open|:close|:colon | de :number | ( o|os|:dash|:bar )? :artigo|§');
const SLASH_BEFORE = phrase(':slash');
/** `CC art. 951 / |CP art. 121` */
const ARTICLE_AHEAD = phrase(':artigo');
/** `Sobral - CE`, `Sobral, CE`: the state after the name of a town. */
const TOWN_BEFORE = phrase(':word :dash|:comma');
const OPEN_BEFORE = phrase(':open');
const OF_BEFORE = phrase('da|de');

/**
 * Whether an acronym names its act here. A contextual one must be in capitals and tied to a provision, and a number
 * after it must be an article or a year. Any other may also be in small letters next to a provision.
 */
export function mayStand(
  tokens: Tokens,
  at: number,
  { to, contextual }: NameRead,
  names: Nomes,
  place: Place,
): boolean {
  if (place === 'typed' || place === 'whole') return true;
  const written = textOf(tokens, at, to);
  const upper = written === written.toUpperCase();
  if (!contextual) {
    if (isCompare(tokens, at, to)) return false;
    return upper || (place !== 'alone' && /^(?!Cf|cF)[^.]*$/.test(written));
  }
  if (!upper || (written === 'EI' && isMotion(tokens, at))) return false;
  if (endAhead(tokens, to, WITH_YEAR) >= 0 && isYear(wordOf(tokens, to + 1))) return true;
  if (place === 'alone') return false;
  // `CP 157, § 3º`; not `CC 166` or `CC 145.088`, which are cases.
  if (endAhead(tokens, to, NUMBER) >= 0) return place === 'before' && bareArticle(tokens, to, names) === 'levelled';
  const isBehind = (wanted: typeof BOUND) => beginBehind(tokens, at - 2, at, wanted) >= 0;
  if (place === 'behind') return !isBehind(LOOSE_BEFORE);
  if (ufAt(tokens, at) !== null && (isBehind(SLASH_BEFORE) || isBehind(TOWN_BEFORE))) return false;
  if (isBehind(SLASH_BEFORE) && endAhead(tokens, to, ARTICLE_AHEAD) < 0) return false;
  return endAhead(tokens, to, BOUND) >= 0;
}

const isYear = (word: string): boolean => YEAR.test(word) || /^\d\d$/.test(word);

/** Whether `cf.` means "compare": `(cf. art. 6º)` and `(CF. ART. 6º)` do, but not `da cf.` at the end of a sentence. */
function isCompare(tokens: Tokens, at: number, to: number): boolean {
  if (to !== at + 1 || tokens.codes[to] !== CODE.stop || wordOf(tokens, at) !== 'cf') return false;
  if (isUpper(tokens, at)) return beginBehind(tokens, at - 1, at, OPEN_BEFORE) >= 0;
  return !isCapitalized(tokens, at) && beginBehind(tokens, at - 1, at, OF_BEFORE) < 0;
}

/** How many characters before and after an acronym are searched for words that say what it stands for. */
const NEAR = 1_000;
const FILED = phrase('os|nos|dos|aos|pelos|opos|opostos|oponho|:files');

/** Whether `EI` stands for embargos infringentes, a motion, and not for a statute. */
function isMotion(tokens: Tokens, at: number): boolean {
  const offset = tokens.start[at] as number;
  return (
    beginBehind(tokens, at - 1, at, FILED) >= 0 ||
    /nfringentes/i.test(tokens.text.slice(Math.max(0, offset - NEAR), offset + NEAR))
  );
}

const ARTICLE = `:number|:ordinal ( :dash ${SUFFIX_LETTER} )?`;
/** Not `CC 166, I Turma`. */
const LEVEL = ':comma? ( :paragrafo|:inciso|:caput | :roman (! :cap ) )';
const END = ':comma|:colon|:semicolon|:close|:stop|:bar|:slash | (! :any )';
/** `CF |5º, X`, `CLT |477 § 6º`. */
const LEVELLED = phrase(`${ARTICLE} ${LEVEL}`);
/** `CF |5º;`, `CLT |2º e 3º)`; not `CPM |1º Batalhão`, `CPC |1º e 2º graus`. */
const ORDINAL = pattern(`:ordinal ( e :ordinal )? ( ${END} )`);
/** What else stands in a list of articles: `CPP |647-667;`, `CF |227;`. */
const BARE = `${ARTICLE} ( :dash :number )?`;
const SIGNED = `:capitals ( :ordinal | ${ARTICLE} ${LEVEL} ) ( !:open|:close|:semicolon|:stop|:bar ){0,8}`;
/** `CF 227|; ECA 3º`, `CF 5º, LXVIII; |CPP 647-667`. */
const BEFORE_SIGNED = pattern(`${BARE} ( :semicolon :capitals ${BARE} ){0,3} :semicolon ${SIGNED}`);
const BEHIND_SIGNED = pattern(`${SIGNED} :semicolon ( :capitals ${BARE} :semicolon ){0,3} :capitals`);
const LAST = pattern(`${BARE} ( :semicolon|:close|:stop|:bar | (! :any ) )`);
/** `(CPP |396-A)`, `CLT |189-192;`, `CPC |300 e 301.`; not `CF |150/2023`. */
const ALONE = phrase(
  `${BARE} ( :comma|e ${BARE} ){0,5} :sign{0,2} ( :close|:semicolon|:closeQuote|:stop|:bar|:dash | (! :any ) )`,
);
const ACRONYM = pattern(':capitals');
/** The farthest that `BEHIND_SIGNED` reaches back, in tokens. */
const REACH = 40;
/** `5º`, `1.723`: the longest code has some two thousand articles. */
const POSSIBLE = /^(?:[1-9]\d{0,2}|[12]\.?\d{3})(?!\.?\d|ª)/;
/** Two digits alone may be anything. */
const LISTED = /^\d\.?\d{2}/;
/** Accounting standards are CPC 00 to CPC 51, and have paragraphs: `CPC 25, § 14`. */
const STANDARD = /^[1-6]?\d$/;

/** How certain it is that a number right after an act's acronym is one of its articles, without the word `art.`. */
export type BareArticle = 'levelled' | 'likely';

/**
 * Returns how the number at `at` relates to the acronym before it. Null if nothing but the number says that it is an
 * article: it may be a year, a case (`CC 166`), a standard (`CPC 25`), or count something.
 */
export function bareArticle(tokens: Tokens, at: number, { unicas }: Nomes): BareArticle | null {
  if (beginBehind(tokens, at - 1, at, ACRONYM) < 0) return null;
  const number = textOf(tokens, at, at + 1);
  if (!POSSIBLE.test(number) || YEAR.test(number) || isCounted(tokens, at)) return null;
  if (STANDARD.test(number) && textOf(tokens, at - 1, at) === 'CPC') return null;
  if (endAhead(tokens, at, LEVELLED) >= 0) return 'levelled';
  if (endAhead(tokens, at, ORDINAL) >= 0) return 'likely';
  return LISTED.test(number) && (isAlone(tokens, at, unicas) || isListed(tokens, at)) ? 'likely' : null;
}

const isAlone = (tokens: Tokens, at: number, unicas: Nomes['unicas']): boolean =>
  unicas.has(textOf(tokens, at - 1, at)) && endAhead(tokens, at, ALONE) >= 0;

/** Whether it stands in a list with an article that has a sign of one: `CF 5º, LXVIII; CPP |647-667`. */
function isListed(tokens: Tokens, at: number): boolean {
  if (endAhead(tokens, at, BEFORE_SIGNED) >= 0) return true;
  return endAhead(tokens, at, LAST) >= 0 && beginBehind(tokens, at - REACH, at, BEHIND_SIGNED) >= 0;
}
