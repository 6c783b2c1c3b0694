import type { Nomes } from '../../mentions/names.ts';
import { isAcronym } from '../../mentions/names.ts';
import { textOf } from '../../tokens/locate.ts';
import { endAhead, phrase } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';

const NEXT_WORD = phrase(':comma? :word_');
const SMALL = /^[a-z]{2,6}$/;

/**
 * Whether an acronym in small letters stands right beside a list `[from, to)`, `| cp`, `cpc |`: too short to be read as an act,
 * it still says that the list is of no act named before.
 */
export function isOfSmallAcronym(tokens: Tokens, from: number, to: number, names: Nomes): boolean {
  const isSmall = (word: string) => SMALL.test(word) && isAcronym(word, names);
  const behind = endAhead(tokens, to, NEXT_WORD);
  if (behind >= 0 && isSmall(textOf(tokens, behind - 1, behind))) return true;
  return from > 0 && isSmall(textOf(tokens, from - 1, from));
}
