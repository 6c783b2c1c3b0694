import { CODE, isLineEnd } from '../citations/tokens/codes.ts';
import { endAhead, pattern } from '../citations/tokens/pattern.ts';
import type { Tokens } from '../citations/tokens/tokenize.ts';

/** Words that a text marks as quoted: the tokens `[from, to)` between the marks. */
export interface Quotation {
  from: number;
  to: number;
  /** Quotation marks around it, a mark before each line (`>`), or labelled paragraphs after a colon. */
  kind: 'marks' | 'block' | 'labelled';
}

/** The closing mark of each opening mark. */
const CLOSES: Readonly<Record<string, string>> = { '“': '”', '«': '»', '‘': '’', '"': '"', "'": "'", '„': '”' };
/** No text nests quotations deeper. Without this limit, unclosed marks would be searched again at each later mark. */
const DEEPEST = 16;
/** No provision is longer, in tokens. A mark that is not closed within this length is ignored. */
const LONGEST = 12_000;

/**
 * Finds every quotation of a text, in order. One may be inside another. If several articles are quoted at once, each is
 * a quotation of its own.
 */
export function findQuotations(tokens: Tokens): Quotation[] {
  const found = [...findMarked(tokens), ...findLines(tokens)];
  return [...found, ...findLabelled(tokens, found)]
    .flatMap((quotation) => splitByArticle(tokens, quotation))
    .sort((a, b) => a.from - b.from || b.to - a.to);
}

/**
 * Returns the tokens that are quotation marks. A loop of its own is compiled for the usual case, a token that is not a
 * mark.
 */
function findMarks({ codes, count }: Tokens): number[] {
  const found: number[] = [];
  for (let at = 0; at < count; at++) if (codes[at] === CODE.openQuote || codes[at] === CODE.closeQuote) found.push(at);
  return found;
}

function findMarked(tokens: Tokens): Quotation[] {
  const { text, codes, start } = tokens;
  const found: Quotation[] = [];
  const open: { at: number; closes: string }[] = [];
  for (const at of findMarks(tokens)) {
    const code = codes[at] as number;
    const offset = start[at] as number;
    const mark = text[offset] as string;
    const last = open.findLastIndex(({ closes, at: from }) => closes === mark && at - from < LONGEST);
    const closes = mark === '"' ? closesStraight(text, offset, last >= 0) : code === CODE.closeQuote;
    if (!closes && mark === '"' && isApart(text, offset) && codes[at - 1] !== CODE.colon) continue;
    if (!closes) {
      if (CLOSES[mark] !== undefined) open.push({ at, closes: CLOSES[mark] });
      if (open.length > DEEPEST) open.shift();
    } else if (last >= 0) {
      const from = (open[last] as { at: number }).at + 1;
      open.length = last;
      if (at > from) found.push({ from, to: at, kind: 'marks' });
    }
  }
  return found;
}

/** Whether a mark has a blank on either side: ` " `. */
const isApart = (text: string, at: number): boolean =>
  /^\s?$/.test(text[at - 1] ?? '') && /^\s?$/.test(text[at + 1] ?? '');

const BEFORE_WORDS = /^$|[\s([{/*_>:–—-]/;
const BEHIND_WORDS = /^$|[\s)\]}.,;:!?*_–—-]/;

const ENDS = /[.,;)]/;

/**
 * Whether a straight mark closes a quotation, judging by the characters directly before and after it. If both readings
 * are possible, it closes if one is open.
 */
function closesStraight(text: string, at: number, isOpen: boolean): boolean {
  const before = text[at - 1] ?? '';
  const behind = text[at + 1] ?? '';
  // `da sociedade ".`: a mark before such a sign does not open a quotation.
  const ends = isOpen && ENDS.test(behind);
  const opens = BEFORE_WORDS.test(before) && !/^$|\s/.test(behind) && !ends;
  const closes = BEHIND_WORDS.test(behind) && (ends || !/^$|\s/.test(before));
  return opens === closes ? isOpen : closes;
}

/** Finds block quotations: lines that begin with `>`, as in Markdown. */
function findLines({ text, codes, start, count }: Tokens): Quotation[] {
  const found: Quotation[] = [];
  let from = -1;
  let end = -1;
  let lineBegins = true;
  for (let at = 0; at <= count; at++) {
    const code = at < count ? (codes[at] as number) : CODE.paragraph;
    if (isLineEnd(code)) {
      lineBegins = true;
      if (at < count) continue;
    }
    if (lineBegins) {
      const marked = at < count && text[start[at] as number] === '>';
      if (marked && from < 0) from = at + 1;
      if (!marked && from >= 0) {
        if (end > from) found.push({ from, to: end, kind: 'block' });
        from = -1;
      }
    }
    lineBegins = false;
    if (from >= 0) end = at + 1;
  }
  return found;
}

const LABEL = pattern(':level :number|:ordinal|unico|:roman|:letter | :roman :dash (! :capitals ) | :letter :close');
const ARTICLE = pattern('artigo|art :number|:ordinal');

/**
 * Finds `dispõe:⏎Art. 413. A penalidade …`: paragraphs with labels of provisions after a colon, up to an empty line
 * that no label follows.
 */
function findLabelled(tokens: Tokens, others: readonly Quotation[]): Quotation[] {
  const { codes, count } = tokens;
  const found: Quotation[] = [];
  for (let at = 1; at < count; at++) {
    if (!isLineEnd(codes[at] as number) || lastBefore(tokens, at) !== CODE.colon) continue;
    const from = at + 1;
    if (from >= count || endAhead(tokens, from, LABEL) < 0) continue;
    if (others.some((other) => other.from <= from && from < other.to)) continue;
    const to = endOfLabelled(tokens, from);
    found.push({ from, to, kind: 'labelled' });
    at = to;
  }
  return found;
}

function lastBefore({ codes }: Tokens, at: number): number {
  let before = at - 1;
  while (before >= 0 && isLineEnd(codes[before] as number)) before -= 1;
  return before < 0 ? -1 : (codes[before] as number);
}

function endOfLabelled(tokens: Tokens, from: number): number {
  const { text, codes, start, end, count } = tokens;
  for (let at = from; at < count; at++) {
    if (!isLineEnd(codes[at] as number)) continue;
    const empty = text.slice(start[at], end[at]).split('\n').length > 2;
    const stops = lastBefore(tokens, at) === CODE.stop;
    if ((empty || stops) && endAhead(tokens, at + 1, LABEL) < 0) return at;
  }
  return count;
}

/** Splits `“Art. 178. … (…) Art. 279. …”` into one quotation per article. */
function splitByArticle(tokens: Tokens, quotation: Quotation): Quotation[] {
  const { from, to, kind } = quotation;
  const begins = [from];
  for (let at = from + 1; at < to; at++)
    if (isLineEnd(tokens.codes[at - 1] as number) && endAhead(tokens, at, ARTICLE) >= 0) begins.push(at);
  if (begins.length === 1) return [quotation];
  return begins.map((begin, i) => ({ from: begin, to: begins[i + 1] ?? to, kind }));
}
