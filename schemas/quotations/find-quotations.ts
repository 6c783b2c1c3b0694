import { CODE, isLineEnd } from '../citations/tokens/codes.ts';
import { endAhead, pattern } from '../citations/tokens/pattern.ts';
import type { Tokens } from '../citations/tokens/tokenize.ts';

/** Words that a text sets apart as another's: tokens `[from, to)` between the marks. */
export interface Quotation {
  from: number;
  to: number;
  /** By marks around it, by a mark before each line (`>`), or as paragraphs with labels behind a colon. */
  kind: 'marks' | 'block' | 'labelled';
}

/** What closes each mark that opens. */
const CLOSES: Readonly<Record<string, string>> = { '“': '”', '«': '»', '‘': '’', '"': '"', "'": "'", '„': '”' };
/** No text nests more: marks that nothing closes would else be looked through at every further one. */
const DEEPEST = 16;
/** No provision is longer, in tokens: a mark that is not closed within is none. */
const LONGEST = 12_000;

/** Every quotation of a text, in order; one may stand within another. Where several provisions are quoted at once, each by itself. */
export function findQuotations(tokens: Tokens): Quotation[] {
  const found = [...findMarked(tokens), ...findLines(tokens)];
  return [...found, ...findLabelled(tokens, found)]
    .flatMap((quotation) => splitByArticle(tokens, quotation))
    .sort((a, b) => a.from - b.from || b.to - a.to);
}

/** The tokens that are marks: in a loop of its own, which is compiled for what most tokens are. */
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

/** ` " `: a blank on either side. */
const isApart = (text: string, at: number): boolean =>
  /^\s?$/.test(text[at - 1] ?? '') && /^\s?$/.test(text[at + 1] ?? '');

const BEFORE_WORDS = /^$|[\s([{/*_>:–—-]/;
const BEHIND_WORDS = /^$|[\s)\]}.,;:!?*_–—-]/;

const ENDS = /[.,;)]/;

/** Whether a straight mark closes: by what stands right before and behind, and where both may be, by whether one is open. */
function closesStraight(text: string, at: number, isOpen: boolean): boolean {
  const before = text[at - 1] ?? '';
  const behind = text[at + 1] ?? '';
  // `da sociedade ".`: no words begin with such a mark.
  const ends = isOpen && ENDS.test(behind);
  const opens = BEFORE_WORDS.test(before) && !/^$|\s/.test(behind) && !ends;
  const closes = BEHIND_WORDS.test(behind) && (ends || !/^$|\s/.test(before));
  return opens === closes ? isOpen : closes;
}

/** Lines that begin with `>`, as Markdown sets a quotation apart. */
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

/** `dispõe:⏎Art. 413. A penalidade …`: paragraphs behind a colon that bear labels of provisions, up to an empty line without one behind. */
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

/** `“Art. 178. … (…) Art. 279. …”`: an article each. */
function splitByArticle(tokens: Tokens, quotation: Quotation): Quotation[] {
  const { from, to, kind } = quotation;
  const begins = [from];
  for (let at = from + 1; at < to; at++)
    if (isLineEnd(tokens.codes[at - 1] as number) && endAhead(tokens, at, ARTICLE) >= 0) begins.push(at);
  if (begins.length === 1) return [quotation];
  return begins.map((begin, i) => ({ from: begin, to: begins[i + 1] ?? to, kind }));
}
