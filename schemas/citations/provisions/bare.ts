import { CODE, isLineEnd } from '../tokens/codes.ts';
import { isGlued, skipLines, textOf } from '../tokens/locate.ts';
import { beginBehind, endAhead, pattern, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { readBareNumber } from './bare-numbers.ts';
import { countsEvent, incisoOf, isCutShort, isInciso, isLabel, readBareNumeral } from './bare-numerals.ts';
import type { Before } from './before.ts';
import { isDigits, type Value } from './numbers.ts';
import type { Member } from './provision.ts';
import { bareMember, readRange } from './ranges.ts';
import { ENDS_LEVEL, isQuote, readLetter, readRoman, readValue } from './values.ts';

/**
 * Reads a value without a level word that continues the provision being read. What comes before it decides its level.
 */
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

const ENDS = ':comma|:semicolon|:stop|:close | (! :any)';

/** `parágrafos primeiro, |segundo e terceiro do art. 14`; not `segundo a doutrina`. */
function readParagraphInWords(tokens: Tokens, at: number, { paragraphs }: Before): Member | null {
  if (paragraphs === null || !/^\p{L}{5,10}$/u.test(textOf(tokens, at, at + 1))) return null;
  const read = readValue(tokens, at, 'paragrafo');
  const ends = read && read.value !== 'unico' && endAhead(tokens, read.to, ENDS_LEVEL) >= 0;
  return ends ? bareMember('paragrafo', at, { values: [read.value], to: read.to }) : null;
}

/** `arts. 3º-A, |B e C`: another suffix of the same number; not `103-B, I`, `28-A, E O RÉU`. */
function readFurtherSuffix(tokens: Tokens, at: number, before: Before): Member | null {
  const { suffix, deepest, severalArticles, join, article } = before;
  if (suffix === null || deepest !== 'artigo' || (!severalArticles && join !== 'conjunction')) return null;
  const letter = textOf(tokens, at, at + 1);
  if (!/^[A-DF-HJ-NP-UWYZ]$/.test(letter) || endAhead(tokens, at + 1, ENDS_LEVEL) < 0) return null;
  const further = letter.charCodeAt(0) - suffix.charCodeAt(0);
  const near = further > 0 && further <= 3;
  return near ? bareMember('artigo', at, { values: [`${article}-${letter}`], to: at + 1 }) : null;
}

const UNIQUE = pattern('unico');

/** `art. 18-A, |único, alínea a`. */
function readUnique(tokens: Tokens, at: number, { deepest }: Before): Member | null {
  if (
    (deepest !== 'artigo' && deepest !== 'caput') ||
    endAhead(tokens, at, UNIQUE) < 0 ||
    endAhead(tokens, at + 1, ENDS_LEVEL) < 0
  )
    return null;
  return bareMember('paragrafo', at, { values: ['unico'], to: at + 1 });
}

/** What must follow a level that comes without even a comma: `art. 37 XXI| da CF`, `art. 121 §2º IV| do CP`. */
const BEHIND_GLUED = phrase(
  `${ENDS} | :dash|:de|:em|e|ou|caput|§|:alinea|:capitals|:open|:openQuote|:closeQuote | :slash|:colon|:bar|:sign | :word_ | lei|código|constituição|estatuto|decreto`,
);
/** `art. 6º iii| do CDC`: only a mark or the act may follow. */
const BEHIND_SMALL = phrase(`do|da | :capitals | ${ENDS}`);
const OF_ACT = phrase('de|do|da | :capitals');
const CLOSES = phrase(':semicolon|:close');

/** Reads a level that only a blank separates: `art. 37 |XXI da CF`, `art. 102, III |"a"`. */
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
  return alinea(tokens, at, letter);
}

function readNumeralBehindBlank(tokens: Tokens, at: number, before: Before): Member | null {
  const numeral = readRoman(tokens, at, true);
  if (
    !numeral ||
    !isInciso(numeral) ||
    countsEvent(tokens, numeral.to) ||
    isCutShort(tokens, at) ||
    /^[CDLM]$/.test(numeral.value) ||
    (isLineEnd(tokens.codes[at - 1] as number) && isLabel(tokens, numeral.to))
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

const LETTER = ':letter|:letterUpper|:roman|:romanLower|a|c|e|n|o|p|y';
/** What follows a bare letter: a mark, another letter, or the preposition of the level above. */
const BEHIND_LETTER = phrase(
  `:closeQuote|:comma|:semicolon|:stop|:close|:colon|:slash | :dash :letter | (! :any) | e|:de|:em|todos|ambos |
   ou|a :openQuote? ${LETTER} | ou :number|:ordinal | :romanLower|:roman :slash | :capitals (= :comma|:semicolon|:stop|:close|:slash|e | (! :any) | :romanLower :slash )`,
);
/** `b, e |a CF`: another act begins. After a comma this counts only if an article of that act follows. */
const OTHER_ACT = phrase('a|o (! de|do|da|dos|das) :cap');
const OTHER_ACT_WITH_ARTICLE = phrase(
  'a|o :cap ( :slash :number )? ( :comma|:open )? ( :article|:em | em seu|seus | seu|seus )? :artigo',
);
/** `n. 12.345`, `p. 300`: the letter abbreviates `número` or `página`. */
const NUMBER_MARK = phrase(':word :stop? :sign{0,3} :number');
/** `II, z - agravante`: a dash after the letter. */
const EXPLAINED = phrase(':dash');

/** What may follow an `e` or `o` that is a letter and not a word: `II, e|, f e h`, `I, e|, da CF`. */
const OTHER_LETTER_OR_ACT = phrase(
  `:comma :openQuote? ${LETTER} | :comma do|da|dos|das :word (! :comma? :article? :artigo|:number )`,
);
/** The same at the end of a list of letters: `alíneas c e e|.`, `alíneas d e e| do inciso I`. */
const ENDS_LIST = phrase(
  ':comma|:semicolon|:stop|:close ( do|da|dos|das | :cap | (! :any) ) | do|da|dos|das :inciso|:paragrafo|:artigo',
);
/** `alíneas d, e |e h`: the first `e` is the letter and the second the conjunction. */
const AFTER_E = phrase(':comma e');
const E_AND_LETTER = phrase(`e ${LETTER}`);

/** Reads a bare letter that continues the provision being read. */
function readBareLetter(tokens: Tokens, at: number, before: Before): Member | null {
  const { deepest, word, join } = before;
  const letter = readLetter(tokens, at);
  if (!letter) return null;
  if (letter.quoted) return deepest === 'item' && word === 'item' ? null : alinea(tokens, at, letter);
  const inList = deepest === 'alinea';
  if (
    inList &&
    join === 'conjunction' &&
    endAhead(tokens, at, E_AND_LETTER) >= 0 &&
    beginBehind(tokens, at - 2, at, AFTER_E) >= 0
  )
    return bareMember('alinea', at - 1, { values: ['e'], to: at });
  if (!inList && (join !== 'comma' || deepest === 'caput' || deepest === 'item')) return null;
  const written = textOf(tokens, at, at + 1);
  if (/[eo]/i.test(written) && !isLetterOfSpeech(tokens, letter.to, before)) return null;
  const explained = join === 'comma' && deepest === 'inciso' && endAhead(tokens, letter.to, EXPLAINED) >= 0;
  if (!explained && endAhead(tokens, letter.to, BEHIND_LETTER) < 0) return null;
  if (/^[np]/i.test(written) && endAhead(tokens, at, NUMBER_MARK) >= 0) return null;
  if (countsEvent(tokens, letter.to) || isCutShort(tokens, at)) return null;
  if (endAhead(tokens, at, join === 'conjunction' ? OTHER_ACT : OTHER_ACT_WITH_ARTICLE) >= 0) return null;
  // `ART. 102, I, A COMPETÊNCIA`: in capitals too, the definite article is not an alínea. The word after it is not an
  // acronym.
  if (/[AEO]/.test(written) && isShouted(textOf(tokens, letter.to, letter.to + 1))) return null;
  // `art. 5º, A/B`: right below an article a capital counts only if it ends there.
  const capital = deepest === 'artigo' && written !== written.toLowerCase();
  return capital &&
    !/^(?:[\s,;.)"”’]|$)/.test(tokens.text.slice(tokens.end[letter.to - 1], (tokens.end[letter.to - 1] as number) + 1))
    ? null
    : alinea(tokens, at, letter);
}

/** Whether a word is in capitals and not an acronym: acronyms are short or have at most one vowel. */
const isShouted = (word: string): boolean =>
  /^\p{Lu}{2,}$/u.test(word) &&
  !/^(?:D[AEO]S?|N[AO]S?|OU)$/.test(word) &&
  (word.length > 4 || /[AEIOU].*[AEIOU]/.test(word));

const alinea = (tokens: Tokens, from: number, letter: Value): Member =>
  bareMember('alinea', from, readRange(tokens, 'alinea', letter, false));

/** Whether an `e` or `o` that ends at `to` is a letter and not a word; not `art. 5º, e, por fim, art. 37`. */
const isLetterOfSpeech = (tokens: Tokens, to: number, { deepest, join }: Before): boolean =>
  endAhead(tokens, to, OTHER_LETTER_OR_ACT) >= 0 ||
  (deepest === 'alinea' && (join === 'comma' || endAhead(tokens, to, ENDS_LIST) >= 0));
