import { extendFnv, FNV_OF_NOTHING } from '../text/fnv.ts';
import { fold } from '../text/fold.ts';

/** The number of consecutive words in a run, and the number of consecutive runs of which one is kept. */
const RUN = 5;
const WINDOW = 4;

const [A, Z] = [97, 122];
/** Signs that do not split a word if they are between letters: `segunda-feira`, `d'água`. */
const JOINS = new Set("-'’‑");

/**
 * Returns the distinct fingerprints of a text, in ascending order: of every four consecutive runs of five words, the
 * one with the lowest hash (Schleimer, Wilkerson and Aiken, Winnowing, 2003). Two texts that share eight words in a row
 * share a fingerprint. Case, accents, signs and figures are ignored. Time is linear in the length.
 */
export function impressoes(texto: string): Uint32Array {
  const runs = hashRuns(hashWords(fold(texto)));
  const kept = new Set<number>();
  if (runs.length > 0 && runs.length < WINDOW) kept.add(runs.reduce((least, hash) => Math.min(least, hash)));
  for (let from = 0; from + WINDOW <= runs.length; from++) {
    let least = runs[from] as number;
    for (let at = from + 1; at < from + WINDOW; at++) least = Math.min(least, runs[at] as number);
    kept.add(least);
  }
  return Uint32Array.from(kept).sort();
}

/** Returns a hash for each word. */
function hashWords(folded: string): number[] {
  const words: number[] = [];
  let hash = FNV_OF_NOTHING;
  let open = false;
  for (let at = 0; at < folded.length; at++) {
    const code = folded.charCodeAt(at);
    if (code >= A && code <= Z) {
      hash = extendFnv(hash, code);
      open = true;
    } else if (open && !JOINS.has(folded[at] as string)) {
      words.push(hash >>> 0);
      hash = FNV_OF_NOTHING;
      open = false;
    }
  }
  if (open) words.push(hash >>> 0);
  return words;
}

/** Returns a hash for each run of words. It is not a sum, since the order of the words counts. */
function hashRuns(words: readonly number[]): Uint32Array {
  const runs = new Uint32Array(Math.max(0, words.length - RUN + 1));
  for (let from = 0; from < runs.length; from++) {
    let hash = FNV_OF_NOTHING;
    for (let at = from; at < from + RUN; at++) {
      const word = words[at] as number;
      hash = extendFnv(hash, word & 0xffff);
      hash = extendFnv(hash, word >>> 16);
    }
    // FNV mixes the low bits of short input poorly, and the lowest hash is the one kept.
    hash ^= hash >>> 15;
    runs[from] = Math.imul(hash, 0x2c1b3c6d) >>> 0;
  }
  return runs;
}
