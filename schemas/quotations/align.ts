import { spend } from './effort.ts';
import { CUT } from './words.ts';

/**
 * The words of the law in sequence, split into parts (one per provision). A quotation may leave out parts between two
 * others.
 */
export interface LawWords {
  readonly letters: readonly string[];
  /**
   * The distinct words, each with a number, and the number of each word of the law: numbers are compared faster than
   * strings.
   */
  readonly vocabulary: ReadonlyMap<string, number>;
  readonly numbers: Uint32Array;
  /** 1 for words of labels, which a quotation need not repeat. */
  readonly optional: Uint8Array;
  readonly parts: readonly LawPart[];
}

export interface LawPart {
  /** The range of its words: `[from, to)`. */
  from: number;
  to: number;
  /** The parts above it (for § 2º, its article), the nearest last. */
  above: readonly number[];
}

/** What an alignment did at a step. `skip` left out parts without a mark. */
export type Step = 'same' | 'other' | 'extra' | 'missing' | 'cut' | 'skip';

/**
 * A step at a word of the quotation and a word of the law. For a cut or a skip, `law` is the word at which the law
 * continues.
 */
export interface AlignedStep {
  step: Step;
  word: number;
  law: number;
  /** For a cut or a skip, the first word of the law that was left out. */
  since?: number;
}

export type Alignment = readonly AlignedStep[];

/** A quoted word that the law lacks, or has another word for, costs more than a word of the law that is missing. */
const EDIT = 2;
const MISSED = 1;
const SKIP = 1;
/** Used instead of a number for a word that the law lacks. */
const NOWHERE = -1;
const [SAME, OTHER, EXTRA, MISSING, CUT_STEP, JUMP] = [0, 1, 2, 3, 4, 5];

/**
 * Finds the cheapest alignment of a quotation with the words of the law. It may begin and end anywhere in the law
 * (Sellers 1980). Words of labels may be missing, and so may any words at the mark of a cut. After the end of a part,
 * the next part may be any part below it or, at a small cost, any later one. Time and memory are proportional to the
 * product of both lengths.
 */
export function align(quoted: readonly string[], law: LawWords): Alignment {
  const asked = Int32Array.from(quoted, (word) => law.vocabulary.get(word) ?? NOWHERE);
  const { numbers } = law;
  const n = quoted.length;
  const m = law.letters.length;
  spend(n * m);
  const width = m + 1;
  const steps = new Uint8Array((n + 1) * width);
  /**
   * For each row and part, where the jump into the part came from; for the rows of cuts, the column at which the cut
   * began.
   */
  const jumps = new Int32Array((n + 1) * law.parts.length);
  const cuts = new Map<number, Int32Array>();
  const begins = new Int32Array(width).fill(-1);
  law.parts.forEach(({ from, to }, part) => {
    if (to > from) begins[from] = part;
  });
  const ends = new Uint8Array(width);
  for (const { to } of law.parts) ends[to] = 1;
  let previous = new Int32Array(width);
  let current = new Int32Array(width);
  for (let i = 1; i <= n; i++) {
    const word = asked[i - 1] as number;
    const row = i * width;
    const isCut = quoted[i - 1] === CUT;
    const began = isCut ? new Int32Array(width) : null;
    if (began) cuts.set(i, began);
    let least = 0;
    let cheapestEnd = 0;
    for (let j = 0; j <= m; j++) {
      let best: number;
      let step: number;
      if (began) {
        if ((previous[j] as number) < (previous[least] as number)) least = j;
        began[j] = least;
        best = previous[least] as number;
        step = CUT_STEP;
      } else {
        best = (previous[j] as number) + EDIT;
        step = EXTRA;
        if (j > 0) {
          const same = word === numbers[j - 1];
          const diagonal = (previous[j - 1] as number) + (same ? 0 : EDIT);
          if (diagonal < best || (same && diagonal === best)) {
            best = diagonal;
            step = same ? SAME : OTHER;
          }
        }
      }
      if (j > 0) {
        const missing = (current[j - 1] as number) + (law.optional[j - 1] === 1 ? 0 : MISSED);
        if (missing < best) {
          best = missing;
          step = MISSING;
        }
      }
      const part = begins[j] as number;
      if (part > 0) {
        const { from, cost } = cheapestInto(law.parts, part, current, cheapestEnd);
        if (cost < best) {
          best = cost;
          step = JUMP;
          jumps[i * law.parts.length + part] = from;
        }
      }
      current[j] = best;
      steps[row + j] = step;
      if (ends[j] === 1 && best <= (current[cheapestEnd] as number)) cheapestEnd = j;
    }
    [previous, current] = [current, previous];
  }
  let to = 0;
  for (let j = 1; j <= m; j++) if ((previous[j] as number) <= (previous[to] as number)) to = j;
  return trace({ steps, jumps, cuts, begins }, law, n, to);
}

/** Finds the part from whose end a part is reached at the lowest cost: one above it, or any earlier one. */
function cheapestInto(parts: readonly LawPart[], part: number, costs: Int32Array, cheapestEnd: number) {
  const { from: begin, above } = parts[part] as LawPart;
  const best = { from: cheapestEnd, cost: (costs[cheapestEnd] as number) + SKIP };
  for (const other of above) {
    const { to } = parts[other] as LawPart;
    // The part directly before this one continues into it without a jump.
    if (to >= begin || (costs[to] as number) >= best.cost) continue;
    best.cost = costs[to] as number;
    best.from = to;
  }
  return best;
}

const isBelow = (parts: readonly LawPart[], part: number, end: number): boolean =>
  (parts[part] as LawPart).above.some((other) => parts[other]?.to === end);

interface Tables {
  steps: Uint8Array;
  jumps: Int32Array;
  cuts: ReadonlyMap<number, Int32Array>;
  begins: Int32Array;
}

function trace({ steps, jumps, cuts, begins }: Tables, law: LawWords, n: number, to: number): Alignment {
  const width = law.letters.length + 1;
  const done: AlignedStep[] = [];
  let i = n;
  let j = to;
  while (i > 0) {
    switch (steps[i * width + j]) {
      case SAME:
        done.push({ step: 'same', word: --i, law: --j });
        break;
      case OTHER:
        done.push({ step: 'other', word: --i, law: --j });
        break;
      case EXTRA:
        done.push({ step: 'extra', word: --i, law: j });
        break;
      case MISSING:
        if (law.optional[--j] === 0) done.push({ step: 'missing', word: i, law: j });
        break;
      case JUMP: {
        const part = begins[j] as number;
        const from = jumps[i * law.parts.length + part] as number;
        if (!isBelow(law.parts, part, from)) done.push({ step: 'skip', word: i, law: j, since: from });
        j = from;
        break;
      }
      default: {
        const began = cuts.get(i) as Int32Array;
        const since = began[j] as number;
        done.push({ step: 'cut', word: --i, law: j, since });
        j = since;
      }
    }
  }
  return done.reverse();
}
