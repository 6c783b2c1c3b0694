import { endOfNote, pastOwnBracket } from '../../mentions/gloss.ts';
import { textOf } from '../../tokens/locate.ts';
import { endAhead, pattern } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { isUpper } from '../../tokens/words.ts';
import { endToProvisions } from '../list/links.ts';

const ACRONYM = /^[A-Z]{2,6}$/;
/** `CC de 1916, art. 159`, `CC/2003, art. 186`. */
const OF_YEAR = pattern('de|:slash :number');
const YEAR = /^(?:1[89]|20)\d\d$/;
/** `CP (Lei 14.994/2024), art. 129`: an act in the bracket shows that the acronym is one too. */
const NUMBER_BESIDE = pattern(':open lei|leis|dec|decreto|decretos|emenda|emendas|lc|ec|dl^');

/** Whether provisions follow the word at `at`, which a short acronym needs to be an act. */
export function leadsToProvisions(tokens: Tokens, at: number): boolean {
  if (!isUpper(tokens, at) || !ACRONYM.test(textOf(tokens, at, at + 1))) return false;
  const leads = (to: number) => to >= 0 && endToProvisions(tokens, to) >= 0;
  if (leads(pastOwnBracket(tokens, at, at + 1))) return true;
  const dated = endAhead(tokens, at + 1, OF_YEAR);
  if (dated >= 0 && YEAR.test(textOf(tokens, dated - 1, dated))) return leads(dated);
  return endAhead(tokens, at + 1, NUMBER_BESIDE) >= 0 && leads(endOfNote(tokens, at + 1));
}
