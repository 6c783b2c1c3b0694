import { CODE } from '../tokens/codes.ts';
import { textOf } from '../tokens/locate.ts';
import { endAhead, partsAhead, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import type { NamedMention } from './mention.ts';
import type { Nomes } from './names.ts';
import { readAct } from './read-act.ts';

/** A bracket that contains no level: `CDC (Lei 8.078/90)`, `Lei 9.099/95 [Juizados]`. */
const NOTE = phrase(':open ( !:open|:close|:level|:paragraph ){1,24} :close');
/** A number or a letter that is a level by itself: `(5º, X)`, `(II)`, `("a")`. */
const LEVEL = phrase(
  ':open ( :number|:ordinal :comma :roman|:paragrafo | :openQuote|:closeQuote? (<one> :roman|:letter|:letterUpper|:romanLower ) :closeQuote? :close )',
);
/** `(CC)` is not a numeral, although both letters are Roman digits. */
const NUMERAL = /^(?:[IVX][IVXLC]*|L[XVI]+|[A-Z])$/i;
/** From the bracket to the act named in it: `(e CC`, `(c/c CP`. */
const INSIDE = phrase(':open ( e|ou | :letter :slash :letter | :roman :slash :roman | bem como )? o|a?');
const CLOSE = phrase(':close');
/** The bracket closes, and the provisions follow right after it. */
const PROVISIONS = phrase(':close (= :artigo|:paragrafo )');

/** A bracket after an act that says something about it. `to` is the first token after the bracket. */
export interface Gloss {
  to: number;
  /** The bracket names another act, so it is unknown to which of the two the provisions after it belong. */
  other: boolean;
}

/**
 * Reads the number, acronym or note in a bracket after an act, or the end of the bracket in which the act is written.
 */
export function readGloss(tokens: Tokens, act: NamedMention, names: Nomes): Gloss {
  const from = Math.max(act.to, act.readTo ?? 0);
  if (endAhead(tokens, from, CLOSE) >= 0) return { to: pastOwnBracket(tokens, act.from, from), other: false };
  const to = endOfNote(tokens, from);
  if (to < 0) return { to: from, other: false };
  const inside = readAct(tokens, endAhead(tokens, from, INSIDE), names, 'whole');
  const other =
    act.beside === undefined &&
    inside?.kind === 'act' &&
    inside.sigla !== act.sigla &&
    inside.sigla?.startsWith('EC-') === false;
  return { to, other };
}

/** Returns the token after the bracket that follows an act, or -1. */
export function endOfNote(tokens: Tokens, to: number): number {
  const end = endAhead(tokens, to, NOTE);
  const level = end < 0 ? null : partsAhead(tokens, to, LEVEL);
  const one = level?.parts.one;
  return level && (!one || NUMERAL.test(textOf(tokens, ...one))) ? -1 : end;
}

/**
 * Returns the token after a bracket that contains only the act and is followed by its provisions: `(Lei 8.078/90) art.
 * 14`.
 */
export function pastOwnBracket(tokens: Tokens, from: number, to: number): number {
  return tokens.codes[from - 1] === CODE.open && endAhead(tokens, to, PROVISIONS) >= 0 ? to + 1 : to;
}
