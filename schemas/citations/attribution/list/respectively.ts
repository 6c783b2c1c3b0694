import type { NamedMention } from '../../mentions/mention.ts';
import type { Nomes } from '../../mentions/names.ts';
import type { Provision } from '../../provisions/provision.ts';
import { endAhead, findWithin, pattern } from '../../tokens/pattern.ts';
import type { Tokens } from '../../tokens/tokenize.ts';
import { readNextOwner } from './act-behind.ts';

/** How many tokens before the list, or behind its last act, `respectivamente` may be. */
const REACH = 8;
const RESPECTIVELY = pattern('respectivamente');

/** `do CDC|, CC e contrato, respectivamente`: more owners follow, although they were not read. */
const SHARES = pattern(
  `( :comma e? | e ) ( do|da|dos|das|:o )? ( :cap | contrato|edital|estatuto|regimento|regulamento|lei|codigo|decreto|portaria|resolucao )
   !:stop|:semicolon|:colon|:open|:close{0,14} respectivamente`,
);

/**
 * Returns the acts of `arts. 186 e 373 do CC e do CPC, respectivamente`, of which the first is `act`. Returns null if
 * one act owns the list or nothing says that each provision has its own. If some acts could not be read, there are
 * fewer acts than provisions.
 */
export function readEach(
  tokens: Tokens,
  provisions: readonly Provision[],
  act: NamedMention,
  names: Nomes,
): NamedMention[] | null {
  const [first] = provisions;
  if (!first || provisions.length < 2) return null;
  const acts = [act];
  let last = act;
  for (let next = readNextOwner(tokens, act.to, names); next; next = readNextOwner(tokens, next.to, names)) {
    acts.push(next);
    last = next;
  }
  if (acts.length === 1) return endAhead(tokens, act.to, SHARES) >= 0 ? acts : null;
  const near = Math.max(0, first.from - REACH);
  if (findWithin(tokens, near, Math.min(tokens.count, last.to + REACH), RESPECTIVELY) >= 0) return acts;
  return provisions.every(({ artigo }) => artigo === first.artigo) ? null : [act];
}
