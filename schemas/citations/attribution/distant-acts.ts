import type { Tokens } from '../tokens/tokenize.ts';
import { distance } from './between.ts';
import type { Candidate } from './candidates.ts';

/** Within so many characters of its first word an act may have provisions: its name, its number, a bracket, what leads to them. */
const REACH = 300;

/** Tells the acts that stand too far before any provision to have one. */
export class DistantActs {
  /** Up to this candidate there are none: the one there is no act. */
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
      if (kind !== 'act' && kind !== 'name') {
        this.noneUpTo = i;
        return first;
      }
      // One name may hold the words of several: those that stand near each other are read together.
      const next = candidates[i + 1];
      if (!next || distance(tokens, at, next.at) > REACH) return i + 1;
    }
  }
}
