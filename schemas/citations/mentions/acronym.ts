import { textOf } from '../tokens/locate.ts';
import { beginBehind, endAhead, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { isUpper, wordOf } from '../tokens/words.ts';
import { bareArticle } from './bare-article.ts';
import type { Place } from './mention.ts';
import { MARK } from './mention.ts';
import type { NameRead } from './names.ts';
import { ufAt } from './places.ts';

const DOTTED = /^(?:\p{L}\.){1,5}\p{L}?$/u;

/** `CPC`, `C.P.C.` */
export function isAcronym(tokens: Tokens, from: number, to: number): boolean {
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
/** `Sobral - CE`, `Sobral, CE`: the state after the name of a town. */
const TOWN_BEFORE = phrase(':word :dash|:comma');
const STOP = phrase(':stop');
const OPEN_BEFORE = phrase(':open');
const OF_BEFORE = phrase('da|de');

/**
 * Whether an acronym names its act here. A contextual one must be in capitals and tied to a provision, and a number
 * after it must be an article or a year. Any other may also be in small letters next to a provision.
 */
export function mayStand(tokens: Tokens, at: number, { to, contextual }: NameRead, place: Place): boolean {
  if (place === 'typed' || place === 'whole') return true;
  const written = textOf(tokens, at, to);
  const upper = written === written.toUpperCase();
  if (!contextual) {
    if (isCompare(tokens, at, to)) return false;
    return upper || (!/^(?:C\.?f|c\.?F)/.test(written) && place !== 'alone' && !written.includes('.'));
  }
  if (!upper || (written === 'EI' && isMotion(tokens, at))) return false;
  if (endAhead(tokens, to, WITH_YEAR) >= 0 && /^(?:(?:18|19|20)\d\d|\d\d)$/.test(wordOf(tokens, to + 1))) return true;
  if (place === 'alone') return false;
  // `CP 157, § 3º`; not `CC 166` or `CC 145.088`, which are cases.
  if (endAhead(tokens, to, NUMBER) >= 0) return place === 'before' && bareArticle(tokens, to) === 'levelled';
  const isBehind = (wanted: typeof BOUND) => beginBehind(tokens, Math.max(0, at - 2), at, wanted) >= 0;
  if (place === 'behind') return !isBehind(LOOSE_BEFORE);
  if (isBehind(SLASH_BEFORE) || (ufAt(tokens, at) !== null && isBehind(TOWN_BEFORE))) return false;
  return endAhead(tokens, to, BOUND) >= 0;
}

/** Whether `cf.` means "compare": `(cf. art. 6º)` and `(CF. ART. 6º)` do, but not `da cf.` at the end of a sentence. */
function isCompare(tokens: Tokens, at: number, to: number): boolean {
  const written = textOf(tokens, at, to);
  if (written.length !== 2 || wordOf(tokens, at) !== 'cf' || endAhead(tokens, to, STOP) < 0) return false;
  const before = Math.max(0, at - 1);
  if (isUpper(tokens, at)) return beginBehind(tokens, before, at, OPEN_BEFORE) >= 0;
  return written === 'cf' && beginBehind(tokens, before, at, OF_BEFORE) < 0;
}

/** How many characters before and after an acronym are searched for words that say what it stands for. */
const NEAR = 1_000;
const FILED = phrase('os|nos|dos|aos|pelos|opos|opostos|oponho|:files');

/** Whether `EI` stands for embargos infringentes, a motion, and not for a statute. */
function isMotion(tokens: Tokens, at: number): boolean {
  const offset = tokens.start[at] as number;
  return (
    beginBehind(tokens, Math.max(0, at - 1), at, FILED) >= 0 ||
    /nfringentes/i.test(tokens.text.slice(Math.max(0, offset - NEAR), offset + NEAR))
  );
}
