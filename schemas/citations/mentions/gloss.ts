import { textOf } from '../tokens/locate.ts';
import { endAhead, partsAhead, phrase } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import type { NamedMention } from './mention.ts';
import type { Nomes } from './names.ts';
import { readAct } from './read-act.ts';

/** A bracket with no level in it: `CDC (Lei 8.078/90)`, `Lei 9.099/95 [Juizados]`. */
const NOTE = phrase(':open ( !:open|:close|:level|:paragraph ){1,24} :close');
/** A number or a letter that is a level by itself: `(5º, X)`, `(II)`, `("a")`. */
const LEVEL = phrase(
  ':open ( :number|:ordinal :comma :roman|:paragrafo | :openQuote|:closeQuote? (<one> :roman|:letter|:letterUpper|:romanLower ) :closeQuote? :close )',
);
/** `(CC)` is no numeral, though it has the letters of one. */
const NUMERAL = /^(?:[IVX][IVXLC]*|L[XVI]+|[A-Z])$/i;
/** From the bracket to what stands in it: `(e CC`, `(c/c CP`. */
const INSIDE = phrase(':open ( e|ou | :letter :slash :letter | :roman :slash :roman | bem como )? o|a?');
const CLOSE = phrase(':close');
const OPEN = '([';
/** Nothing but a blank between the bracket and its provisions. */
const PROVISIONS = phrase(':close (= :artigo|:paragrafo )');

/** What stands in a bracket behind an act is said of it: past that. */
export interface Gloss {
  to: number;
  /** It names another act: nobody can tell of which of the two the provisions behind it are. */
  other: boolean;
}

/** Reads the number, the acronym or the note in a bracket behind an act, or the end of the bracket that the act stands in. */
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

/** Past the bracket right behind an act, or -1. */
export function endOfNote(tokens: Tokens, to: number): number {
  const end = endAhead(tokens, to, NOTE);
  const level = end < 0 ? null : partsAhead(tokens, to, LEVEL);
  const one = level?.parts.one;
  return level && (!one || NUMERAL.test(textOf(tokens, ...one))) ? -1 : end;
}

/** Past the bracket that closes behind what stands alone in it, right before its provisions: `(Lei 8.078/90) art. 14`. */
export function pastOwnBracket(tokens: Tokens, from: number, to: number): number {
  const opened = from > 0 && OPEN.includes(textOf(tokens, from - 1, from));
  return opened && endAhead(tokens, to, PROVISIONS) >= 0 ? to + 1 : to;
}
