import { CODE } from '../tokens/codes.ts';
import { isGlued, textOf } from '../tokens/locate.ts';
import { endAhead, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { readBare } from './bare.ts';
import { readPointed } from './bare-numbers.ts';
import type { Before } from './before.ts';
import { readNamed } from './named.ts';
import { isAbove, type Level, type Member } from './provision.ts';

/**
 * What may follow a numeral: a mark, another numeral, or the preposition of the act; not `art. 5º. I Seminário`, `art.
 * 5º; II) o contrato`.
 */
const ENDS_NUMERAL = phrase(
  `:comma|:semicolon|:slash|:openQuote|:closeQuote | (! :any) | :close (! :article|:um ) | :stop (= (! :any) | :roman )
   | e|ou|a ( :roman | :article? :artigo|:paragrafo ) | :romanLower :slash | do|da|ao ( :cap | lei | :referred ) | :capitals`,
);
const ENDS_LINE = /^\.\s*\n/;
/** What may follow a letter: `art. 482: i, da CLT`, `art. 102, III-a.`; not `art. 5º: a) o direito`. */
const ENDS_LETTER = phrase(
  `:comma|:semicolon|:openQuote|:closeQuote | (! :any) | :close (! :word_ ) | :stop (= (! :any) | :cap )
   | e|ou :openQuote? :letter|:romanLower | :romanLower :slash | do|da ( :cap | lei | :referred )`,
);
/** `CF, art. 5º: LXXVIII – a todos`: the words of the provision follow it. */
const ITS_WORDS = phrase(':dash :word_');
const WORD = phrase(':word_');
const ENDS_SENTENCE = phrase(':stop :cap');

/**
 * Reads a deeper level after a sign other than a comma, right after a provision that ends at `at`: `art. 8.2.h`, `art.
 * 8(2)(h)`, `art. 5º: LXXXV`, `art. 121. § 2º`, `art. 102, III-a`. Null if a sentence ends there, or something else
 * begins.
 * @param bracketed whether a bracket is already open
 */
export function readBehindSign(tokens: Tokens, at: number, before: Before, bracketed: boolean): Member | null {
  const glued = isGlued(tokens, at);
  const { deepest, digits } = before;
  switch (tokens.codes[at] as number) {
    case CODE.stop:
      return glued ? (readPointed(tokens, at, deepest) ?? readBelow(tokens, at, before)) : null;
    case CODE.colon:
    case CODE.semicolon:
      return glued ? readBelow(tokens, at, before) : null;
    case CODE.open:
      return !bracketed && (deepest === 'artigo' || digits) ? readPointed(tokens, at, deepest) : null;
    case CODE.dash: {
      // `inciso LXXXV - art. 5º`: the article of levels named before it.
      if (before.article === 0) return ofLevel('artigo', readNamed(tokens, at + 1));
      return deepest === 'artigo' ? null : ofLevel('alinea', readBelow(tokens, at, before));
    }
    case CODE.slash:
      // `art. 93, caput/IX` cites both.
      return deepest === 'caput' ? null : readBelow(tokens, at, before);
    default:
      return null;
  }
}

const ofLevel = (level: Level, member: Member | null): Member | null => (member?.level === level ? member : null);

/** Small letters, numerals and quotation marks; not `art. 28/A`. */
const BEGINS_LEVEL = /^[§IVXLCa-z"“'‘’]/;

/** A level after a stop may be the law's own text: `art. 5º. § 1º O contratante`. */
function readBelow(tokens: Tokens, at: number, before: Before): Member | null {
  // After a colon it may be the first token of the next line.
  const next = tokens.codes[at] === CODE.colon && tokens.codes[at + 1] === CODE.line ? at + 2 : at + 1;
  if (!BEGINS_LEVEL.test(textOf(tokens, next, next + 1))) return null;
  const named = readNamed(tokens, next);
  const below = named ?? readBare(tokens, next, { ...before, join: 'comma' });
  if (!below || !isAbove(before.deepest, below.level)) return null;
  if (named) return isColonOrSlash(tokens, at) || endsNumeral(tokens, named.to) ? named : null;
  return (below.level === 'inciso' ? isNumeral(tokens, at, below) : isLetter(tokens, below)) ? below : null;
}

const endsNumeral = (tokens: Tokens, at: number): boolean =>
  endAhead(tokens, at, ENDS_NUMERAL) >= 0 ||
  ENDS_LINE.test(tokens.text.slice(tokens.end[at - 1], (tokens.end[at - 1] as number) + 4));

const isColonOrSlash = ({ codes }: Tokens, at: number): boolean => {
  const code = codes[at] as number;
  return code === CODE.colon || code === CODE.slash;
};

function isNumeral(tokens: Tokens, sign: number, { from, to }: Member): boolean {
  if (endsNumeral(tokens, to)) return true;
  if (isColonOrSlash(tokens, sign) && endAhead(tokens, to, ENDS_SENTENCE) >= 0) return true;
  const letters = textOf(tokens, from, to).length;
  // No word is written like this numeral: `art. 5º: LXXVIII assegura`.
  if (letters > 2 && endAhead(tokens, to, WORD) >= 0) return true;
  return tokens.codes[sign] === CODE.colon && letters > 1 && endAhead(tokens, to, ITS_WORDS) >= 0;
}

const isLetter = (tokens: Tokens, { level, from, to }: Member): boolean =>
  level === 'alinea' && /^[a-z"“'‘’]/.test(textOf(tokens, from, from + 1)) && endAhead(tokens, to, ENDS_LETTER) >= 0;
