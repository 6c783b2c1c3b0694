import { compact } from '../../text/compact.ts';
import { beginOfBlank, isSmall, skipBlank } from './characters.ts';
import type { Edit } from './edits.ts';
import { goesOn } from './line-ends.ts';

/**
 * Removes the header or footer of each page (`Documento: 2091993 - Inteiro Teor - Página 4 de 7`) if it interrupts a
 * sentence: `parágrafo único do art. 978 do⏎Documento: …⏎CPC` is read as `… do CPC`. Such lines recur from the first
 * pages to the last, differ only in numbers, and are as far apart as pages are. If the sentence does not continue after
 * them they stay, and so does what they cite.
 * @param ends where the lines and the pages of the text end
 */
export function findPageFurniture(text: string, ends: readonly number[]): Edit[] {
  if (text.length < TIMES * SHORTEST_PAGE) return [];
  const lines = linesOf(text, ends);
  const kinds = findRecurring(text, lines);
  const found: Edit[] = [];
  for (let at = 0; at < lines.count; at++) {
    if (kinds[at] === undefined) continue;
    const first = at;
    let numbered = false;
    for (; kinds[at] !== undefined; at++) numbered ||= kinds[at] === 'numbered';
    // A recurring line that begins within a sentence is part of a recurring sentence.
    if (!numbered || kinds[first] === 'rest' || first === 0 || at === lines.count) continue;
    const from = beginOfBlank(text, lines.from[first] as number);
    const to = lines.from[at] as number;
    if (interrupts(text, from, to)) found.push({ from, to, by: ' ' });
  }
  return found;
}

/** A sentence that has ended does not continue, even if the next line begins with a small letter. */
const interrupts = (text: string, from: number, to: number): boolean =>
  goesOn(text, from, to) && !(text[from - 1] === '.' && isSmall(text.charCodeAt(to)));

/** Where each line that is not empty begins and ends, without the blanks around it. */
interface Lines {
  count: number;
  from: Int32Array;
  to: Int32Array;
}

function linesOf(text: string, ends: readonly number[]): Lines {
  const lines = { count: 0, from: new Int32Array(ends.length + 1), to: new Int32Array(ends.length + 1) };
  let from = skipBlank(text, 0);
  for (let at = 0; at <= ends.length; at++) {
    const end = ends[at] ?? text.length;
    if (end <= from) continue;
    lines.from[lines.count] = from;
    lines.to[lines.count] = beginOfBlank(text, end);
    lines.count += 1;
    from = skipBlank(text, end);
  }
  return lines;
}

/**
 * The kind of a recurring line: words and a number, only words, only a number, or the continuation of the line before.
 */
type Recurring = 'numbered' | 'named' | 'number' | 'rest';

/** The fewest times that such a line occurs, and below it the length of a page in characters. */
const TIMES = 3;
const [SHORTEST_PAGE, LONGEST_PAGE] = [500, 12_000];
/**
 * The least share of the text between the first occurrence and the last. It is also the least share of gaps that must
 * be even.
 */
const SHARE = 0.5;
/** The factor by which a page may be longer or shorter than the median one. */
const EVEN = 2;

/** Returns the kinds of the lines that are on every page, by the index of the line. */
function findRecurring(text: string, lines: Lines): (Recurring | undefined)[] {
  const kinds = new Array<Recurring | undefined>(lines.count);
  for (const alike of findAlike(text, lines)) {
    if (alike.length < TIMES) continue;
    const starts = alike.map((at) => lines.from[at] as number);
    const kind = isByPage(starts, text.length) ? kindOf(text, lines, alike[0] as number) : undefined;
    if (kind) for (const at of alike) kinds[at] = kind;
  }
  return kinds;
}

/** Whether offsets are about as evenly apart as pages are, over most of a text. */
function isByPage(starts: readonly number[], length: number): boolean {
  const share = ((starts.at(-1) as number) - (starts[0] as number)) / length;
  if (share < SHARE) return false;
  const gaps = starts.slice(1).map((start, i) => start - (starts[i] as number));
  const median = gaps.sort((a, b) => a - b)[gaps.length >> 1] as number;
  if (median < SHORTEST_PAGE || median > LONGEST_PAGE) return false;
  const even = gaps.filter((gap) => gap > median / EVEN && gap < median * EVEN);
  return even.length >= gaps.length * SHARE;
}

function kindOf(text: string, lines: Lines, at: number): Recurring | undefined {
  const line = text.slice(lines.from[at], lines.to[at]);
  if (isSmall(line.charCodeAt(0))) return 'rest';
  const letters = line.replace(OTHERS, '').length;
  if (letters === 0) return 'number';
  const numbered = /\d/.test(line);
  if (letters < (numbered ? FEWEST_LETTERS : FEWEST_ALONE)) return undefined;
  return numbered ? 'numbered' : 'named';
}

const OTHERS = compact(/\P{L}+/gu);
/** A line with a number and fewer letters is a label of the text: `Art. 5º`, `§ 1º`. */
const FEWEST_LETTERS = 4;
/** A label always has a number, so a line without one needs fewer letters: `Fls. ____`. */
const FEWEST_ALONE = 3;

/** How many first characters of a line are compared: of all lines, and of those that are still alike after that. */
const [GLANCE, REACH] = [8, 80];

/** Returns groups of lines that are alike, some of a single line. Their first characters rule out most lines. */
function findAlike(text: string, lines: Lines): Iterable<number[]> {
  const groups = new Map<number, number[]>();
  for (const at of findCandidates(text, lines, glanceAt(text, lines))) {
    const hash = hashOf(text, lines.from[at] as number, lines.to[at] as number, REACH);
    const alike = groups.get(hash);
    if (alike) alike.push(at);
    else groups.set(hash, [at]);
  }
  return groups.values();
}

const BUCKETS = 4096;
/** By bucket, how many lines it has and where the first and the last of them begin. New tables for each text are slow. */
const [counts, first, last] = [new Int32Array(BUCKETS), new Int32Array(BUCKETS), new Int32Array(BUCKETS)];

/** Returns the bucket of each line, which only its first characters decide. */
function glanceAt(text: string, { count, from, to }: Lines): Uint16Array {
  const buckets = new Uint16Array(count);
  for (let at = 0; at < count; at++)
    buckets[at] = hashOf(text, from[at] as number, to[at] as number, GLANCE) & (BUCKETS - 1);
  return buckets;
}

/** Returns the lines in buckets with enough lines, over enough of the text. */
function findCandidates(text: string, { count, from }: Lines, buckets: Uint16Array): number[] {
  counts.fill(0);
  for (let at = 0; at < count; at++) {
    const bucket = buckets[at] as number;
    if (counts[bucket] === 0) first[bucket] = from[at] as number;
    last[bucket] = from[at] as number;
    (counts[bucket] as number) += 1;
  }
  const shortest = SHARE * text.length;
  const found: number[] = [];
  for (let at = 0; at < count; at++) {
    const bucket = buckets[at] as number;
    if ((counts[bucket] as number) < TIMES) continue;
    if ((last[bucket] as number) - (first[bucket] as number) >= shortest) found.push(at);
  }
  return found;
}

/** Returns the same number for lines whose first characters differ only in digits. */
function hashOf(text: string, from: number, to: number, reach: number): number {
  let hash = 0;
  const end = Math.min(to, from + reach);
  for (let at = from; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x30 || code > 0x39) hash = (Math.imul(hash, 31) + code) | 0;
  }
  return hash;
}
