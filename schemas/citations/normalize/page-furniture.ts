import { beginOfBlank, isBlank } from './blanks.ts';
import { goesOn } from './cut-lines.ts';
import type { Edit } from './edit.ts';

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
  const recurring = findRecurring(text, lines);
  const found: Edit[] = [];
  for (const [at, kind] of recurring) {
    // A recurring line that begins within a sentence is part of a recurring sentence. One that follows another
    // recurring line was handled with it.
    if (kind === 'rest' || recurring.has(textBefore(lines, at))) continue;
    let past = at;
    let numbered = false;
    for (; recurring.has(past) || (past < lines.count && isEmpty(lines, past)); past++)
      numbered ||= recurring.get(past) === 'numbered';
    if (!numbered || at === 0 || past >= lines.count) continue;
    const from = beginOfBlank(text, lines.from[at] as number);
    const to = lines.from[past] as number;
    if (interrupts(text, from, to)) found.push({ from, to, by: ' ' });
  }
  return found;
}

/** Returns the last line before a line that is not empty. */
function textBefore(lines: Lines, at: number): number {
  let before = at - 1;
  while (before > 0 && isEmpty(lines, before)) before -= 1;
  return before;
}

const isEmpty = ({ from, to }: Lines, at: number): boolean => from[at] === to[at];

/** A sentence that has ended does not continue, even if the next line begins with a small letter. */
const interrupts = (text: string, from: number, to: number): boolean =>
  goesOn(text, from, to) && !(text[from - 1] === '.' && isSmall(text.charCodeAt(to)));

/**
 * The kind of a recurring line: words and a number, only words, only a number, or the continuation of the line before.
 */
type Recurring = 'numbered' | 'named' | 'number' | 'rest';

/** Where each line begins and ends, without the blanks around it. */
interface Lines {
  count: number;
  from: Int32Array;
  to: Int32Array;
}

function linesOf(text: string, ends: readonly number[]): Lines {
  const count = ends.length + 1;
  const lines = { count, from: new Int32Array(count), to: new Int32Array(count) };
  let begin = 0;
  for (let at = 0; at < count; at++) {
    const end = ends[at] ?? text.length;
    let from = begin;
    while (from < end && isBlank(text, from)) from += 1;
    let to = end;
    while (to > from && isBlank(text, to - 1)) to -= 1;
    lines.from[at] = from;
    lines.to[at] = to;
    begin = end + 1;
  }
  return lines;
}

/** The fewest times that such a line occurs, and below it the length of a page in characters. */
const TIMES = 3;
const [SHORTEST_PAGE, LONGEST_PAGE] = [500, 12_000];
/**
 * The least share of the text between the first occurrence and the last. It is also the least share of gaps that must
 * be even.
 */
const SHARE = 0.5;

/** Returns the lines that are on every page, by their index. */
function findRecurring(text: string, lines: Lines): Map<number, Recurring> {
  const found = new Map<number, Recurring>();
  for (const alike of findAlike(text, lines)) {
    const starts = alike.map((at) => lines.from[at] as number);
    const kind = isByPage(starts, text.length) ? kindOf(text, lines, alike[0] as number) : null;
    if (kind) for (const at of alike) found.set(at, kind);
  }
  return found;
}

/** Yields groups of lines that are alike. Most lines have no like, which their first characters already show. */
function* findAlike(text: string, lines: Lines): Generator<number[]> {
  const buckets = new Uint16Array(lines.count);
  const counts = new Int32Array(BUCKETS);
  for (let at = 0; at < lines.count; at++) {
    const bucket = hashOf(text, lines, at, GLANCE) & (BUCKETS - 1);
    buckets[at] = bucket;
    (counts[bucket] as number) += 1;
  }
  const alike = new Map<number, number[]>();
  for (let at = 0; at < lines.count; at++) {
    if ((counts[buckets[at] as number] as number) < TIMES || isEmpty(lines, at)) continue;
    const hash = hashOf(text, lines, at, REACH);
    const others = alike.get(hash);
    if (others) others.push(at);
    else alike.set(hash, [at]);
  }
  for (const group of alike.values()) if (group.length >= TIMES) yield group;
}

const BUCKETS = 4096;
/** How many first characters of a line are compared: of all lines, and of those that are still alike after that. */
const [GLANCE, REACH] = [8, 80];

/** Returns the same number for lines whose first characters differ only in digits. */
function hashOf(text: string, { from, to }: Lines, at: number, reach: number): number {
  let hash = 0;
  const begin = from[at] as number;
  const end = Math.min(to[at] as number, begin + reach);
  for (let i = begin; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x30 || code > 0x39) hash = (Math.imul(hash, 31) + code) | 0;
  }
  return hash;
}

function kindOf(text: string, lines: Lines, at: number): Recurring | null {
  const [from, to] = [lines.from[at] as number, lines.to[at] as number];
  if (isSmall(text.charCodeAt(from))) return 'rest';
  const line = text.slice(from, to);
  const letters = line.match(LETTERS)?.length ?? 0;
  if (letters === 0) return 'number';
  const numbered = /\d/.test(line);
  if (letters < (numbered ? FEWEST_LETTERS : FEWEST_ALONE)) return null;
  return numbered ? 'numbered' : 'named';
}

const LETTERS = /\p{L}/gu;
/** A line with a number and fewer letters is a label of the text: `Art. 5º`, `§ 1º`. */
const FEWEST_LETTERS = 4;
/** A label always has a number, so a line without one needs fewer letters: `Fls. ____`. */
const FEWEST_ALONE = 3;

const isSmall = (code: number): boolean => code >= 0x61 && code <= 0x7a;

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

/** The factor by which a page may be longer or shorter than the median one. */
const EVEN = 2;
