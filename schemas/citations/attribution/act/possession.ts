import { isLineEnd } from '../../tokens/codes.ts';
import { beginBehind, findWithin, isOnly, pattern, phrase } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { endToProvisions } from '../list/links.ts';
import { isLabel, type OwnText } from '../list/own-text.ts';
import { type Changer, isOwnOfOther, isRegulated, isSince, type Span } from './act-roles.ts';

/** The owner of a list right behind an act: that act, another text that the act only describes, or not certain. */
export type Possession = 'own' | 'other' | 'open';

/** An act and the list right behind it. */
export interface ActWithList {
  /** The act, including a bracket behind it. */
  act: Span;
  list: Span;
  /** The token behind the act named before it. */
  since: number;
  changer: Changer | null;
  compared: boolean;
}

/**
 * Decides whose a list right behind an act is: in `Lei nº 8.112/1990, art. 7º` it is that act's own, in `A CLT, após a
 * Lei nº 13.467/2017, art. 7º` that of the other.
 */
export function possessionOf(
  tokens: Tokens,
  { act, list, since, changer, compared }: ActWithList,
  own: OwnText,
): Possession {
  if (changer?.wording || compared) return 'open';
  if (isLabelOfOther(tokens, act, list) || own.isSmallLabel(list)) return 'open';
  const other =
    isRegulated(tokens, act.from) || isOwnOfOther(tokens, act, list.from) || isSince(tokens, act, list, since);
  return other ? 'other' : 'own';
}

const ONLY_COMMA = phrase(':comma');

/**
 * Returns whether the act behind a list, separated from it by a comma at most, has a list of its own: `art. 7º, | CC,
 * art. 186`.
 */
export const hasOwnList = (tokens: Tokens, listTo: number, act: Span): boolean =>
  (act.from === listTo || isOnly(tokens, listTo, act.from, ONLY_COMMA)) && endToProvisions(tokens, act.to) >= 0;

/** What may stand before an act that is alone on its line: a list mark, the bar of a table, a number. */
const ONLY_MARK = pattern(
  '( ^ | :line|:paragraph ) ( :dash|:sign|:bar|:number|:ordinal|:stop|:close|:open ){0,4} ( o|a )?',
);
/** `Nos termos da |LAI: Art. 6º O pedido`, `altera o |CPC: Art. 1º`: the label that follows may be the text's own. */
const GOVERNED = pattern(
  '( do|da|dos|das|pelo|pela|pelos|pelas|no|na|nos|nas|ao|aos|à|às | com o|a | :changes|:regulates ( :dash se )? o|a )',
);
const COLON = pattern(':colon');
const COMMA = pattern(':comma');
const LINE = pattern(':line|:paragraph');
const DASH = pattern(':dash');
const CAPITAL = 'A';

/**
 * Returns whether the label `Art. 5º` behind an act may belong to another text. This is so if the label is on the next
 * line and the act only ends a line instead of being the heading of a list, or if the label is behind a colon and the
 * act is not a subject.
 */
function isLabelOfOther(tokens: Tokens, act: Span, list: Span): boolean {
  if (tokens.text[tokens.start[list.from] as number] !== CAPITAL) return false;
  const has = (wanted: typeof LINE) => findWithin(tokens, act.to, list.from, wanted) >= 0;
  const label = () => isLabel(tokens, list.from, list.to);
  if (has(COLON)) return label() && beginBehind(tokens, 0, act.from, GOVERNED) >= 0;
  if (!has(LINE)) return false;
  const alone = beginBehind(tokens, 0, act.from, ONLY_MARK) >= 0;
  // `segue o CDC,⏎Art. 5º O locatário` is a label of its own. Without the form of a label, a list behind a comma (`art.
  // 5º, X`) belongs to the act.
  if (has(COMMA)) return !alone && label();
  // `Homicídio – |Código Penal⏎Art. 121`
  if (beginBehind(tokens, 0, act.from, DASH) >= 0) return !isLineEnd(tokens.codes[list.to] as number) && label();
  return !alone;
}
