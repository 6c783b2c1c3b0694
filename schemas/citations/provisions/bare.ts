import { CODE } from '../tokens/codes.ts';
import { isGlued, skipLines, textOf } from '../tokens/locate.ts';
import { endAhead, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { readBareLetter } from './bare-letters.ts';
import { readBareNumber } from './bare-numbers.ts';
import { countsEvent, incisoOf, isCutShort, isInciso, isLabel, readBareNumeral } from './bare-numerals.ts';
import type { Before } from './before.ts';
import { isDigits } from './numbers.ts';
import type { Member } from './provision.ts';
import { readRange } from './ranges.ts';
import { isQuote, readLetter, readRoman, readValue } from './values.ts';

/** The value without a word that goes on with a provision under way, its level told by what stands before it. */
export function readBare(tokens: Tokens, from: number, before: Before): Member | null {
  const at = skipLines(tokens, from);
  if (at >= tokens.count) return null;
  if (before.join === 'none') return readBehindBlank(tokens, at, before);
  if (isDigits(tokens, at)) return readBareNumber(tokens, at, before);
  return (
    readParagraphInWords(tokens, at, before) ??
    readFurtherSuffix(tokens, at, before) ??
    readBareNumeral(tokens, at, before) ??
    readUnique(tokens, at, before) ??
    readBareLetter(tokens, at, before)
  );
}

const bare = (from: number) => ({ from, named: false, plural: false });

const ENDS = ':comma|:semicolon|:stop|:close | (! :any)';

/** `parágrafos primeiro, |segundo e terceiro do art. 14`; not `segundo a doutrina`. */
function readParagraphInWords(tokens: Tokens, at: number, { paragraphs }: Before): Member | null {
  if (paragraphs === null || !/^\p{L}{5,10}$/u.test(textOf(tokens, at, at + 1))) return null;
  const read = readValue(tokens, at, 'paragrafo');
  const ends = read && read.value !== 'unico' && endAhead(tokens, read.to, BEHIND_WORDS) >= 0;
  return ends ? { level: 'paragrafo', values: [read.value], to: read.to, ...bare(at) } : null;
}

const BEHIND_WORDS = phrase(`do|da|dos|das|e|ou | ${ENDS}`);
const BEHIND_SUFFIX = phrase(`${ENDS} | e|ou|do|da|dos|das | :romanLower :slash`);

/** `arts. 3º-A, |B e C`: a further letter of the same number; not `103-B, I`, `28-A, E O RÉU`. */
function readFurtherSuffix(tokens: Tokens, at: number, before: Before): Member | null {
  const { suffix, deepest, severalArticles, join, article } = before;
  if (suffix === null || deepest !== 'artigo' || (!severalArticles && join !== 'conjunction')) return null;
  const letter = textOf(tokens, at, at + 1);
  if (!/^[A-DF-HJ-NP-UWYZ]$/.test(letter) || endAhead(tokens, at + 1, BEHIND_SUFFIX) < 0) return null;
  const further = letter.charCodeAt(0) - suffix.charCodeAt(0);
  return further > 0 && further <= 3
    ? { level: 'artigo', values: [`${article}-${letter}`], to: at + 1, ...bare(at) }
    : null;
}

const UNIQUE = phrase(`unico (= ${ENDS} | de|do|da )`);

/** `art. 18-A, |único, alínea a`. */
function readUnique(tokens: Tokens, at: number, { deepest }: Before): Member | null {
  if ((deepest !== 'artigo' && deepest !== 'caput') || endAhead(tokens, at, UNIQUE) < 0) return null;
  return { level: 'paragrafo', values: ['unico'], to: at + 1, ...bare(at) };
}

/** Where not even a comma stands between, only these follow a level: `art. 37 XXI| da CF`, `art. 121 §2º IV| do CP`. */
const BEHIND_GLUED = phrase(
  `${ENDS} | :dash|:de|:em|e|ou|caput|§|:alinea|:capitals|:openQuote | :slash :roman | :word_ | lei|código|constituição|estatuto|decreto`,
);
/** `art. 6º iii| do CDC`: nothing but a mark or the act behind it. */
const BEHIND_SMALL = phrase(`do|da | :capitals | ${ENDS}`);
const OF_ACT = phrase('de|do|da | :capitals');
const CLOSES = phrase(':semicolon|:close');

/** A level behind a blank alone: `art. 37 |XXI da CF`, `art. 102, III |"a"`. */
function readBehindBlank(tokens: Tokens, at: number, before: Before): Member | null {
  const { deepest, article, word } = before;
  if ((article === 0 && word === 'artigo') || deepest === 'alinea' || deepest === 'item') return null;
  const written = textOf(tokens, at, at + 1);
  const small = deepest === 'artigo' && /^[ivxl]{1,7}$/.test(written) && endAhead(tokens, at + 1, BEHIND_SMALL) >= 0;
  if (/^\p{Lu}/u.test(written) || small)
    return deepest === 'inciso' ? null : readNumeralBehindBlank(tokens, at, before);
  if (deepest === 'caput') return null;
  const quoted = isQuote(tokens, at) || tokens.codes[at] === CODE.open || tokens.codes[at] === CODE.dash;
  if (!quoted && !isLetterBehindBlank(tokens, at, deepest)) return null;
  const letter = readLetter(tokens, at);
  if (!letter || letter.quoted !== quoted) return null;
  return { level: 'alinea', ...readRange(tokens, 'alinea', letter, false), ...bare(at) };
}

function readNumeralBehindBlank(tokens: Tokens, at: number, before: Before): Member | null {
  const numeral = readRoman(tokens, at, true);
  if (
    !numeral ||
    !isInciso(numeral) ||
    countsEvent(tokens, numeral.to) ||
    isCutShort(tokens, at) ||
    /^[CDLM]$/.test(numeral.value) ||
    isLabel(tokens, numeral.to)
  )
    return null;
  return endAhead(tokens, numeral.to, BEHIND_GLUED) < 0
    ? null
    : incisoOf(tokens, at, numeral, { ...before, severalArticles: false });
}

/** `art. 102, III |a da CF`, `art. 33 § 2º |b; 44`. */
function isLetterBehindBlank(tokens: Tokens, at: number, deepest: Before['deepest']): boolean {
  const letter = textOf(tokens, at, at + 1);
  if (deepest === 'inciso')
    return /^[a-df-np-z]$/.test(letter) && !isGlued(tokens, at + 1) && endAhead(tokens, at + 1, OF_ACT) >= 0;
  return deepest === 'paragrafo' && /^[b-df-np-z]$/.test(letter) && endAhead(tokens, at + 1, CLOSES) >= 0;
}
