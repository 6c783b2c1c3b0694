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

/** A token where an act may begin; `named` where only a name can, and no number or common noun. */
export interface ActStart {
  at: number;
  named: boolean;
}

/** What comes behind `lei`, `decreto`, `código` where they are more than a word: a number, a capital, what qualifies them. */
const LEADS = phrase(
  '( :stop|:comma|:dash )? ( :number|:ordinal|:cap|no|numero|:number-mark|:qualifies-act|:local-adjective|:de ) | :letter :stop|:sign | :dash|:slash|:open',
);
/** `C.F.`, `L. 9.099/95`, `L8078`: one letter begins an act only with a stop or a number. */
const LETTER_LEADS = pattern(':stop :cap|:number | :number|:ordinal');
const STOPPED_LETTER_LEADS = pattern(':cap|:number');

/** Words that the lexicon does not have: those that are no acronym, which most are, and those that may be one. */
const WORDS = [CODE.lower, CODE.adverb, CODE.participle, CODE.capitalized, CODE.mixed, CODE.romanLower];
const ACRONYMS = [CODE.roman, CODE.letterUpper, CODE.upper];

/** What a code of the lexicon is to this: nothing, a noun or acronym of acts, the first word of a name in any case. */
const [NOTHING, NOUN, NAME, ASK_WORD, ASK] = [0, 1, 2, 3, 4];

interface FirstWords {
  /** By code of a token, one of the above; `ASK…` for words that the lexicon does not have. */
  kinds: Uint8Array;
  /** The words that names begin with: whether they count in any case, or in capitals only, as acronyms do. */
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
  for (const code of WORDS) kinds[code] = ASK_WORD as number;
  for (const code of ACRONYMS) kinds[code] = ASK as number;
  for (const [word, named] of first)
    for (const { code } of lexicon.texts.get(word) ?? [])
      mark(kinds, code, NAME as number, named === 'any' ? ANY_CASE : [CASE.upper]);
  // Acronyms of acts count in capitals, foreign names with a capital, and so do nouns that are more often common words.
  for (const [name, casings] of NOUNS)
    for (const code of lexicon.ofClass(name)) mark(kinds, code, NOUN as number, casings);
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

/** The tokens where an act may begin, in order. */
export function findActStarts(tokens: Tokens, { raiz }: Nomes): ActStart[] {
  const { codes, count } = tokens;
  const first = firstWordsOf(raiz, tokens.lexicon);
  const found: ActStart[] = [];
  for (let at = 0; at < count; at++) {
    const kind = first.kinds[codes[at] as number] as number;
    if (kind === NOTHING) continue;
    if (kind === ASK_WORD && wordsOf(first, tokens, at) !== 'any') continue;
    if (isTail(tokens, at)) continue;
    if (isLetter(tokens, at)) {
      if (isLetterStart(tokens, at, first)) found.push({ at, named: false });
    } else if (kind === NOUN) found.push({ at, named: !leadsToAct(tokens, at) });
    else if (kind === NAME || isFirstWord(tokens, at, first)) found.push({ at, named: !isRules(tokens, at) });
    else if (isRules(tokens, at)) found.push({ at, named: false });
  }
  return found;
}

/** `…;8078!art14`, `5art`: glued to these a word is none of the sentence's. */
export const isTail = (tokens: Tokens, at: number): boolean =>
  isGlued(tokens, at) && TAILED[tokens.text.charCodeAt((tokens.start[at] as number) - 1)] === 1;
const TAILED = Uint8Array.from({ length: 0x80 }, (_, code) => (/[\d!#@_=&]/.test(String.fromCharCode(code)) ? 1 : 0));

const wordsOf = ({ words }: FirstWords, { text, start, end }: Tokens, at: number) =>
  words.find(text, start[at] as number, end[at] as number);

function isFirstWord(tokens: Tokens, at: number, first: FirstWords): boolean {
  const named = wordsOf(first, tokens, at);
  return named === 'any' || (named === 'capitals' && isUpper(tokens, at));
}

/** One letter, with its stop or without. */
function isLetter({ text, start, end }: Tokens, at: number): boolean {
  const letters = (end[at] as number) - (start[at] as number);
  return letters === 1 || (letters === 2 && text.charCodeAt((end[at] as number) - 1) === STOP);
}

const [STOP, CAPITAL_I, CAPITAL_R] = [0x2e, 0x49, 0x52];

/** `L. 9.099/95`, `C.F.`: the first letter of the acronym of an act by number, or of a name. */
function isLetterStart(tokens: Tokens, at: number, { words }: FirstWords): boolean {
  const from = tokens.start[at] as number;
  const leads = pastStop(tokens, at) === at + 1 ? STOPPED_LETTER_LEADS : LETTER_LEADS;
  if (!isUpper(tokens, at) || endAhead(tokens, at + 1, leads) < 0) return false;
  return words.find(tokens.text, from, from + 1) !== undefined || 'LDME'.includes(tokens.text[from] as string);
}

/** `RISTJ`, `RITJMG`: the internal rules of a court. */
function isRules({ codes, text, start, end }: Tokens, at: number): boolean {
  if (codes[at] !== CODE.upper) return false;
  const from = start[at] as number;
  return (
    text.charCodeAt(from) === CAPITAL_R && text.charCodeAt(from + 1) === CAPITAL_I && (end[at] as number) > from + 3
  );
}

/** Whether a noun goes on to an act; an acronym, or a name of another country, is one by itself. */
const leadsToAct = (tokens: Tokens, at: number): boolean =>
  isUpper(tokens, at) || endAhead(tokens, at + 1, LEADS) >= 0 || endOfOwnName(tokens, at) >= 0;
