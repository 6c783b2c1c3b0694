import { CASE, CODE, CODES } from '../tokens/codes.ts';
import { LetterTrie } from '../tokens/letter-trie.ts';
import type { Lexicon } from '../tokens/lexicon.ts';
import { isGlued } from '../tokens/locate.ts';
import { endAhead, pattern, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { isUpper, pastStop } from '../tokens/words.ts';
import type { NameNode, Nomes } from './names.ts';
import { WHOLE_WORDS } from './names.ts';
import { endOfOwnName } from './outside.ts';

/** A token where an act may begin. `named` if it can only begin a name, and not a number or common noun. */
export interface ActStart {
  at: number;
  named: boolean;
}

/**
 * What follows `lei`, `decreto` or `código` if the word names an act: a number, a capitalized word, or a word that
 * qualifies it.
 */
const LEADS = phrase(
  '( :stop|:comma|:dash )? ( :number|:ordinal|:cap|no|numero|:number-mark|:qualifies-act|:local-adjective|:de ) | :letter :stop|:sign | :dash|:slash|:open',
);
/** `C.F.`, `L. 9.099/95`, `L8078`: a single letter begins an act only before a stop or a number. */
const LETTER_LEADS = pattern(':stop :cap|:number | :number|:ordinal');
const STOPPED_LETTER_LEADS = pattern(':cap|:number');

/** The codes of words that the lexicon does not have: in other cases, and in capitals. */
const WORDS = [CODE.lower, CODE.adverb, CODE.participle, CODE.capitalized, CODE.mixed, CODE.romanLower];
const CAPITALS = [CODE.roman, CODE.letterUpper, CODE.upper];

/**
 * How a token code may begin an act: not at all, as a noun or acronym of acts, as the first word of a name. `ASK` and
 * `ASK_CAPITALS` are for words that the lexicon does not have, which are looked up by their letters.
 */
const [NOTHING, NOUN, NAME, ASK, ASK_CAPITALS] = [0, 1, 2, 3, 4] as const;

interface FirstWords {
  /** One of the above for each token code. */
  kinds: Uint8Array;
  /** The first words of names, and whether each counts in any case or, as acronyms do, in capitals only. */
  words: LetterTrie<'any' | 'capitals'>;
}

const made = new WeakMap<NameNode, FirstWords>();

function firstWordsOf(root: NameNode, lexicon: Lexicon): FirstWords {
  const known = made.get(root);
  if (known) return known;
  const isLong = (word: string, { next }: NameNode) => word.length > 4 || (word.length > 2 && next.size > 0);
  const first = new Map<string, 'any' | 'capitals'>();
  for (const [word, node] of root.next) first.set(word, isLong(word, node) ? 'any' : 'capitals');
  for (const [word, whole] of Object.entries(WHOLE_WORDS)) if (root.next.has(whole)) first.set(word, 'any');
  const kinds = new Uint8Array(CODES);
  for (const code of WORDS) kinds[code] = ASK;
  for (const code of CAPITALS) kinds[code] = ASK_CAPITALS;
  for (const [word, named] of first)
    for (const { code } of lexicon.texts.get(word) ?? [])
      mark(kinds, code, NAME, named === 'any' ? ANY_CASE : [CASE.upper]);
  // Acronyms of acts count only in capitals. Foreign names, and nouns that are more often common words, count only
  // capitalized.
  for (const [name, casings] of NOUNS) for (const code of lexicon.ofClass(name)) mark(kinds, code, NOUN, casings);
  const words = { kinds, words: new LetterTrie(first) };
  made.set(root, words);
  return words;
}

const ANY_CASE = Object.values(CASE);
const NOUNS: readonly (readonly [name: string, casings: readonly number[]])[] = [
  ['act-start', ANY_CASE],
  ['act-start-capital', [CASE.capitalized, CASE.upper]],
  ['act-acronym', [CASE.upper]],
];

function mark(kinds: Uint8Array, code: number, kind: number, casings: readonly number[]): void {
  for (const casing of casings) kinds[code + casing] = kind;
}

/** Returns the tokens where an act may begin, in order. */
export function findActStarts(tokens: Tokens, { raiz }: Nomes): ActStart[] {
  const { text, codes, start, end, count } = tokens;
  const { kinds, words } = firstWordsOf(raiz, tokens.lexicon);
  const found: ActStart[] = [];
  for (let at = 0; at < count; at++) {
    const kind = kinds[codes[at] as number] as number;
    if (kind === NOTHING) continue;
    if (kind === ASK && words.find(text, start[at] as number, end[at] as number) !== 'any') continue;
    const named = readStart(tokens, at, kind, words);
    if (named !== null) found.push({ at, named });
  }
  return found;
}

/** Returns whether only a name can begin at a token, or null if no act can. */
function readStart(tokens: Tokens, at: number, kind: number, words: FirstWords['words']): boolean | null {
  if (isTail(tokens, at)) return null;
  if (isLetter(tokens, at)) return isLetterStart(tokens, at, words) ? false : null;
  if (kind === NOUN) return !leadsToAct(tokens, at);
  if (kind !== ASK_CAPITALS) return true;
  if (isRules(tokens, at)) return false;
  return words.find(tokens.text, tokens.start[at] as number, tokens.end[at] as number) === undefined ? null : true;
}

/**
 * Whether a word is glued to a preceding digit or sign and so is not a word of the sentence: `…;8078!art14`, `5art`.
 */
export const isTail = (tokens: Tokens, at: number): boolean =>
  isGlued(tokens, at) && TAILED[tokens.text.charCodeAt((tokens.start[at] as number) - 1)] === 1;
const TAILED = Uint8Array.from({ length: 0x80 }, (_, code) => (/[\d!#@_=&]/.test(String.fromCharCode(code)) ? 1 : 0));

/** Whether a token is one letter, with or without its stop. */
function isLetter({ text, start, end }: Tokens, at: number): boolean {
  const letters = (end[at] as number) - (start[at] as number);
  return letters === 1 || (letters === 2 && text.charCodeAt((end[at] as number) - 1) === STOP);
}

const [STOP, CAPITAL_I, CAPITAL_R] = [0x2e, 0x49, 0x52];

/** Whether a letter begins the acronym of a numbered act or of a name: `L. 9.099/95`, `C.F.`. */
function isLetterStart(tokens: Tokens, at: number, words: FirstWords['words']): boolean {
  const from = tokens.start[at] as number;
  const leads = pastStop(tokens, at) === at + 1 ? STOPPED_LETTER_LEADS : LETTER_LEADS;
  if (!isUpper(tokens, at) || endAhead(tokens, at + 1, leads) < 0) return false;
  return words.find(tokens.text, from, from + 1) !== undefined || 'LDME'.includes(tokens.text[from] as string);
}

/** Whether a token is the acronym of the internal rules of a court: `RISTJ`, `RITJMG`. */
function isRules({ codes, text, start, end }: Tokens, at: number): boolean {
  if (codes[at] !== CODE.upper) return false;
  const from = start[at] as number;
  return (
    text.charCodeAt(from) === CAPITAL_R && text.charCodeAt(from + 1) === CAPITAL_I && (end[at] as number) > from + 3
  );
}

/** Whether a noun continues to an act. An acronym or the name of a foreign act needs nothing after it. */
const leadsToAct = (tokens: Tokens, at: number): boolean =>
  isUpper(tokens, at) || endAhead(tokens, at + 1, LEADS) >= 0 || endOfOwnName(tokens, at) >= 0;
