import { bareArticle } from '../mentions/acronym.ts';
import type { Nomes } from '../mentions/names.ts';
import { type ActStart, isTail } from '../mentions/starts.ts';
import { isDigits } from '../provisions/numbers.ts';
import { CODE } from '../tokens/codes.ts';
import { distance } from '../tokens/locate.ts';
import { endAhead, lookFor, pattern } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { isUpper } from '../tokens/words.ts';

/**
 * A place where a citation may begin: a word for a level, words that replace it (`ellipsis`: `incurso nas penas do
 * 157`), an act read by its form, or a name. Nothing is read at a `number`, the comma in `5º, X`: it only keeps the acts
 * before it from being put off, because the number may be their provision.
 */
export interface Candidate {
  kind: 'level' | 'ellipsis' | 'act' | 'name' | 'number';
  at: number;
  /**
   * If no act from this one on can own a provision until far behind, the index behind the last of these acts; 0 for any
   * other candidate.
   */
  distantTo: number;
}

const NUMBER = ':number|:ordinal';
const LEFT_OUT = ':accused|:sanction';
/**
 * What may begin a list: a word for a level (not `et al.`, but `ad. 73`, a scanning error for `art. 73`), words that
 * replace it (`incurso nas penas do 157`), and the comma before what may be a level.
 */
const findBeginnings = lookFor(
  pattern(
    `:level~al|als | ad (= ${NUMBER} ) | ${LEFT_OUT} | :comma (= ${NUMBER}|§|:roman|:romanLower|:caput|:paragrafo )`,
  ),
  (tokens, at) => tokens.codes[at] !== CODE.comma || isBetweenNumbers(tokens, at),
);

/**
 * Returns every place in a text where a citation of a provision may begin, in order.
 * @param acts the places where an act may begin
 */
export function findCandidates(tokens: Tokens, acts: readonly ActStart[], names: Nomes): Candidate[] {
  const found: Candidate[] = [];
  let next = 0;
  for (const at of findBeginnings(tokens)) {
    const kind = kindAt(tokens, at);
    if (kind === null) continue;
    next = addActs(found, acts, next, at);
    found.push({ kind, at, distantTo: 0 });
  }
  addActs(found, acts, next, tokens.count);
  markDistant(tokens, found, names);
  return found;
}

/** Adds the acts from an index on that begin before token `to`. Returns the index of the next one. */
function addActs(found: Candidate[], acts: readonly ActStart[], from: number, to: number): number {
  let next = from;
  for (let act = acts[next]; act && act.at < to; act = acts[++next])
    found.push({ kind: act.named ? 'name' : 'act', at: act.at, distantTo: 0 });
  return next;
}

const PARAGRAPH = pattern('§');
const ELLIPSIS = pattern(LEFT_OUT);

function kindAt(tokens: Tokens, at: number): Candidate['kind'] | null {
  if (tokens.codes[at] === CODE.comma) return 'number';
  if (endAhead(tokens, at, PARAGRAPH) >= 0) return 'level';
  if (isTail(tokens, at)) return null;
  return endAhead(tokens, at, ELLIPSIS) < 0 ? 'level' : 'ellipsis';
}

/**
 * `5º, X`, `186, caput`, `5-A, X`: the comma may lead from a number to a level. In `CC, 186` it leads from an act to a
 * number.
 */
function isBetweenNumbers(tokens: Tokens, comma: number): boolean {
  if (isDigits(tokens, comma + 1)) return isUpper(tokens, comma - 1);
  return isDigits(tokens, comma - 1) || tokens.codes[comma - 2] === CODE.dash;
}

/**
 * How far, in characters, the provisions of an act may be from its first word: room for its name, its number, a bracket
 * and a connective.
 */
const REACH = 300;

/** Marks the acts that are too far before any provision to own one. */
function markDistant(tokens: Tokens, candidates: readonly Candidate[], names: Nomes): void {
  let distantTo = 0;
  for (let i = candidates.length - 1; i >= 0; i--) {
    const candidate = candidates[i] as Candidate;
    const { kind, at } = candidate;
    // A name may contain words that begin several candidates, so candidates near each other are read together.
    const next = candidates[i + 1];
    if (!next || distance(tokens, at, next.at) > REACH) distantTo = i + 1;
    if ((kind !== 'act' && kind !== 'name') || hasBareArticle(tokens, at, names)) distantTo = 0;
    candidate.distantTo = distantTo;
  }
}

/** Returns whether a number right behind an acronym is one of its articles: `CPC 300`. */
export function hasBareArticle(tokens: Tokens, at: number, names: Nomes): boolean {
  const next = tokens.codes[at + 1];
  return (next === CODE.number || next === CODE.ordinal) && bareArticle(tokens, at + 1, names) !== null;
}
