import { phrase } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { isOnly } from '../between.ts';
import { endToProvisions } from '../list/links.ts';
import type { OwnText } from '../list/own-text.ts';
import { type Changer, isOwnOfOther, isRegulated, isSince, type Span } from './act-roles.ts';
import { isLabelOfOther } from './line-of-act.ts';

/** Of whom a list right behind an act is: of that act, of another thing that the act only tells more of, or of neither surely. */
export type Possession = 'own' | 'other' | 'open';

/** An act and the list right behind it. */
export interface ActWithList {
  /** The act, with what stands in a bracket behind it. */
  act: Span;
  list: Span;
  /** Past the act named before it. */
  since: number;
  changer: Changer | null;
  compared: boolean;
}

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

/** `art. 7º, | CC, art. 186`: whether the act behind a list, which only a comma parts from it, has a list of its own. */
export const hasOwnList = (tokens: Tokens, listTo: number, act: Span): boolean =>
  (act.from === listTo || isOnly(tokens, listTo, act.from, ONLY_COMMA)) && endToProvisions(tokens, act.to) >= 0;
