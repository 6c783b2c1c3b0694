import { textOf } from '../tokens/locate.ts';
import { beginBehind, endAhead, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { countsEvent, isCutShort } from './bare-numerals.ts';
import type { Before } from './before.ts';
import type { Member } from './provision.ts';
import { readRange } from './ranges.ts';
import { readLetter } from './values.ts';

const LETTER = ':letter|:letterUpper|:roman|:romanLower|a|c|e|n|o|p|y';
/** After a bare letter comes a mark, another letter, or the preposition of what is above it. */
const BEHIND_LETTER = phrase(
  `:closeQuote|:comma|:semicolon|:stop|:close|:colon|:slash | :dash :letter | (! :any) | e|:de|:em|todos|ambos |
   ou|a :openQuote? ${LETTER} | ou :number|:ordinal | :romanLower|:roman :slash | :capitals (= :comma|:semicolon|:stop|:close|:slash|e | (! :any) | :romanLower :slash )`,
);
/** `b, e |a CF`: another act begins; behind a comma only where its article follows. */
const OTHER_ACT = phrase('a|o (! de|do|da|dos|das) :cap');
const OTHER_ACT_WITH_ARTICLE = phrase(
  'a|o :cap ( :slash :number )? ( :comma|:open )? ( :article|:em | em seu|seus | seu|seus )? :artigo',
);
/** `n. 12.345`, `p. 300`: a number or a page. */
const NUMBER_MARK = phrase(':word :stop? :sign{0,3} :number');
/** `II, z - agravante`. */
const EXPLAINED = phrase(':dash');

/** What may stand behind an `e` or `o` that is a letter and joins nothing: `II, e|, f e h`, `I, e|, da CF`. */
const OTHER_LETTER_OR_ACT = phrase(
  `:comma :openQuote? ${LETTER} | :comma do|da|dos|das :word (! :comma? :article? :artigo|:number )`,
);
/** The same in a list of letters: `alíneas c e e|.`, `alíneas d e e| do inciso I`. */
const ENDS_LIST = phrase(
  ':comma|:semicolon|:stop|:close ( do|da|dos|das | :cap | (! :any) ) | do|da|dos|das :inciso|:paragrafo|:artigo',
);
/** `alíneas d, e |e h`: the first of two is the letter, and the other goes on. */
const AFTER_E = phrase(':comma e');
const E_AND_LETTER = phrase(`e ${LETTER}`);

/** A bare letter that goes on with a provision under way. */
export function readBareLetter(tokens: Tokens, at: number, before: Before): Member | null {
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
    return { level: 'alinea', values: ['e'], from: at - 1, to: at, named: false, plural: false };
  if (!inList && (join !== 'comma' || deepest === 'caput' || deepest === 'item')) return null;
  const written = textOf(tokens, at, at + 1);
  if (/[eo]/i.test(written) && !isLetterOfSpeech(tokens, letter.to, before)) return null;
  const explained = join === 'comma' && deepest === 'inciso' && endAhead(tokens, letter.to, EXPLAINED) >= 0;
  if (!explained && endAhead(tokens, letter.to, BEHIND_LETTER) < 0) return null;
  if (/^[np]/i.test(written) && endAhead(tokens, at, NUMBER_MARK) >= 0) return null;
  if (countsEvent(tokens, letter.to) || isCutShort(tokens, at)) return null;
  if (endAhead(tokens, at, join === 'conjunction' ? OTHER_ACT : OTHER_ACT_WITH_ARTICLE) >= 0) return null;
  // `ART. 102, I, A COMPETÊNCIA`: in capitals too the article of speech is no alínea, nor is any word an acronym.
  if (/[AEO]/.test(written) && isShouted(textOf(tokens, letter.to, letter.to + 1))) return null;
  // `art. 5º, A/B`: in capitals right below an article only what ends there.
  const capital = deepest === 'artigo' && written !== written.toLowerCase();
  return capital &&
    !/^(?:[\s,;.)"”’]|$)/.test(tokens.text.slice(tokens.end[letter.to - 1], (tokens.end[letter.to - 1] as number) + 1))
    ? null
    : alinea(tokens, at, letter);
}

/** A word in capitals; acronyms are short and have a vowel at most. */
const isShouted = (word: string): boolean =>
  /^\p{Lu}{2,}$/u.test(word) &&
  !/^(?:D[AEO]S?|N[AO]S?|OU)$/.test(word) &&
  (word.length > 4 || /[AEIOU].*[AEIOU]/.test(word));

const alinea = (tokens: Tokens, from: number, letter: { value: string; to: number }): Member => ({
  level: 'alinea',
  ...readRange(tokens, 'alinea', letter, false),
  from,
  named: false,
  plural: false,
});

/** Whether an `e` or `o` that ends at `to` is a letter and no word; not `art. 5º, e, por fim, art. 37`. */
const isLetterOfSpeech = (tokens: Tokens, to: number, { deepest, join }: Before): boolean =>
  endAhead(tokens, to, OTHER_LETTER_OR_ACT) >= 0 ||
  (deepest === 'alinea' && (join === 'comma' || endAhead(tokens, to, ENDS_LIST) >= 0));
