import { bareArticle } from '../mentions/bare-article.ts';
import { type ActStart, isTail } from '../mentions/starts.ts';
import { isDigits } from '../provisions/numbers.ts';
import { CODE } from '../tokens/codes.ts';
import { distance } from '../tokens/locate.ts';
import { endAhead, pattern } from '../tokens/pattern.ts';
import { lookFor } from '../tokens/places.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { isUpper } from '../tokens/words.ts';

/** Where something may begin: a level, what leaves its word out, an act read by itself, a name told, a number behind an act. */
export interface Candidate {
  kind: 'level' | 'ellipsis' | 'act' | 'name' | 'number';
  at: number;
}

const NUMBER = ':number|:ordinal';
const LEFT_OUT = ':accused|:sanction';
/**
 * What may begin a list: a word for a level (`et al.` is none; `ad. 73`, as a scan has it, is one), what leaves it out, and
 * the comma before what may be a level.
 */
const findBeginnings = lookFor(
  pattern(
    `:level~al|als | ad (= ${NUMBER} ) | ${LEFT_OUT} | :comma (= ${NUMBER}|§|:roman|:romanLower|:caput|:paragrafo )`,
  ),
  (tokens, at) => tokens.codes[at] !== CODE.comma || isBetweenNumbers(tokens, at),
);

/** Every place of a text where a citation of a provision may begin, in order. @param acts where an act may begin */
export function findCandidates(tokens: Tokens, acts: readonly ActStart[]): Candidate[] {
  const found: Candidate[] = [];
  let next = 0;
  const takeActs = (to: number) => {
    for (let act = acts[next]; act && act.at < to; act = acts[next]) {
      found.push({ kind: act.named ? 'name' : 'act', at: act.at });
      next += 1;
    }
  };
  for (const at of findBeginnings(tokens)) {
    const kind = kindAt(tokens, at);
    if (kind === null) continue;
    takeActs(at);
    found.push({ kind, at });
  }
  takeActs(tokens.count);
  return found;
}

const PARAGRAPH = pattern('§');
const ELLIPSIS = pattern(LEFT_OUT);

function kindAt(tokens: Tokens, at: number): Candidate['kind'] | null {
  if (tokens.codes[at] === CODE.comma) return 'number';
  if (endAhead(tokens, at, PARAGRAPH) >= 0) return 'level';
  if (isTail(tokens, at)) return null;
  return endAhead(tokens, at, ELLIPSIS) < 0 ? 'level' : 'ellipsis';
}

/** `5º, X`, `186, caput`, `5-A, X`: what may be a level behind a number; and `CC, 186`. */
function isBetweenNumbers(tokens: Tokens, comma: number): boolean {
  if (isDigits(tokens, comma + 1)) return isUpper(tokens, comma - 1);
  return isDigits(tokens, comma - 1) || tokens.codes[comma - 2] === CODE.dash;
}

/** Within so many characters of its first word an act may have provisions: its name, its number, a bracket, what leads to them. */
const REACH = 300;

/** Tells the acts that stand too far before any provision to have one. */
export class DistantActs {
  /** Up to this candidate there are none: the one there is no act, or has an article right behind it. */
  private noneUpTo = 0;
  private readonly tokens: Tokens;
  private readonly candidates: readonly Candidate[];

  constructor(tokens: Tokens, candidates: readonly Candidate[]) {
    this.tokens = tokens;
    this.candidates = candidates;
  }

  /** Past the last of the distant acts that begin with the candidate at `first`; `first` when it is none. */
  endFrom(first: number): number {
    if (first < this.noneUpTo) return first;
    const { candidates, tokens } = this;
    for (let i = first; ; i++) {
      const { kind, at } = candidates[i] as Candidate;
      if ((kind !== 'act' && kind !== 'name') || bareArticle(tokens, at + 1) !== null) {
        this.noneUpTo = i;
        return first;
      }
      // One name may hold the words of several: those that stand near each other are read together.
      const next = candidates[i + 1];
      if (!next || distance(tokens, at, next.at) > REACH) return i + 1;
    }
  }
}
