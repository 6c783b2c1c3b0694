import { textOf } from '../tokens/locate.ts';
import { endAhead, flowing } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import type { NamedMention } from './mention.ts';
import type { Nomes } from './names.ts';
import { readAct } from './read-act.ts';

/** A bracket with no level in it, and no number or letter that is one by itself: `CDC (Lei 8.078/90)`, `Lei 9.099/95 [Juizados]`. */
const NOTE = flowing(
  `:open (! :number|:ordinal :comma :roman|:paragrafo | :openQuote|:closeQuote? :roman|:letter|:letterUpper|:romanLower :closeQuote? :close )
   ( !:open|:close|:level|:paragraph ){1,24} :close`,
);
/** From the bracket to what stands in it: `(e CC`, `(c/c CP`. */
const INSIDE = flowing(':open ( e|ou | c :slash c | bem como | v :stop? )? o|a?');
const CLOSE = flowing(':close');
const OPEN = '([';
/** Nothing but a blank between the bracket and its provisions. */
const PROVISIONS = flowing(':close (= :artigo|:paragrafo )');

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
export const endOfNote = (tokens: Tokens, to: number): number => endAhead(tokens, to, NOTE);

/** Past the bracket that closes behind what stands alone in it, right before its provisions: `(Lei 8.078/90) art. 14`. */
export function pastOwnBracket(tokens: Tokens, from: number, to: number): number {
  const opened = from > 0 && OPEN.includes(textOf(tokens, from - 1, from));
  return opened && endAhead(tokens, to, PROVISIONS) >= 0 ? to + 1 : to;
}
