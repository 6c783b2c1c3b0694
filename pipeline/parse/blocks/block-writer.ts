import type { Block, Span } from './blocks.ts';

/**
 * A run of Unicode White_Space (`\s` and U+0085; a U+FEFF has been removed by then) that is not a single space. Most of
 * a page is words with one space between them, and is left as it is.
 */
const UNFOLDED = /(?:[^\S ]|\u0085)[\s\u0085]*| [\s\u0085]+/g;
/**
 * The invisible characters that the conservation law leaves out. One before a combining mark stays: it keeps the mark
 * from composing with the letter before it, and the conservation law applies NFC first.
 */
const INVISIBLE = /[\u00ad\u200b-\u200d\ufeff]+(?!\p{M})/gu;
/** Combining accents, as in `Para&#769;grafo`. */
const HAS_COMBINING = /[\u0300-\u036f]/;
const HAS_INVISIBLE = /[\u00ad\u200b-\u200d\ufeff]/;

/** A strike of at most this many characters is ignored (`§ 1<s>º</s>`), unless it covers all the text of the block. */
const STRAY = 2;

/** A blank between a number and its ordinal sign, which means nothing: `§ 1 º`, `Lei n ° 5`, `§ 4 o, poderão`. */
const PARTED = /(?<=\d|(?<![\p{L}\p{N}])n) (?=[º°ª](?!\p{L}))|(?<=\d) (?=o ?,)/giu;
/** A cheaper pattern that is tested first, since all texts are tested and few match. */
const HAS_PARTED = /[\dn] (?:[º°ª]|o ?,)/i;
/** The text before an ordinal sign. */
const BEFORE_SIGN = /(?:\d|(?<![\p{L}\p{N}])n) $/iu;
/**
 * A text that begins with an ordinal sign. A letter counts as one only if the page raises it: `§ 1 <sup>o</sup>`, not
 * `1993 o percentual`.
 */
const RAISED = /^(?:[oa]s?|[º°ª])(?!\p{L})/iu;

/** The text before a raised letter that makes the letter an ordinal sign. */
const BEFORE_RAISED = /(?:\d|(?<![\p{L}\p{N}])n)\.?$/iu;

/** What the elements around a text node say about it. */
export interface Context {
  struck: boolean;
  bold: boolean;
  /** Inside `<pre>`, where a line break in the text is a line break on the page. */
  pre: boolean;
  /** Raised text, in which an `o` or `a` is an ordinal sign. */
  sup: boolean;
  href: string | null;
  centered: boolean;
  quoted: number;
  table: number;
  row: number;
  cell: number;
}

/** Gathers text nodes into blocks and folds their white space. */
export class BlockWriter {
  private readonly blocks: Block[] = [];
  private block: Block | null = null;
  private blank = '';
  private spaced = false;

  write(value: string, context: Context): void {
    let text = HAS_COMBINING.test(value) ? value.normalize('NFC') : value;
    text = (HAS_INVISIBLE.test(text) ? text.replace(INVISIBLE, '') : text).replace(UNFOLDED, ' ');
    if (HAS_PARTED.test(text)) text = text.replace(PARTED, '');
    if (text === '') return;
    if (this.block === null) {
      if (text === ' ') {
        this.blank = ' ';
        return;
      }
      this.block = {
        text: this.blank,
        struck: [],
        links: [],
        bold: [],
        letters: [],
        centered: context.centered,
        quoted: context.quoted,
        table: context.table,
        row: context.row,
        cell: context.cell,
      };
      this.spaced = this.blank !== '';
      this.blank = '';
    }
    const { block } = this;
    if (this.spaced && text.startsWith(' ')) text = text.slice(1);
    if (text === '') return;
    if (this.spaced && (context.sup || isSign(text.charCodeAt(0))) && RAISED.test(text)) unspace(block);
    const start = block.text.length;
    if (context.sup && RAISED.test(text) && BEFORE_RAISED.test(block.text)) text = asSign(text, block);
    block.text += text;
    this.spaced = text.endsWith(' ');
    const span = { start, end: start + text.length };
    if (context.struck) extend(block.struck, span);
    if (context.bold) extend(block.bold, span);
    if (context.href !== null) {
      const last = block.links.at(-1);
      if (last && last.href === context.href && last.end === start) last.end = span.end;
      else block.links.push({ ...span, href: context.href });
    }
  }

  writeLines(value: string, context: Context): void {
    value.split('\n').forEach((line, i) => {
      if (i > 0) this.lineBreak();
      this.write(line, context);
    });
  }

  lineBreak(): void {
    if (!this.block) return;
    this.block.text += '\n';
    this.spaced = true;
  }

  close(): void {
    const { block } = this;
    if (!block) return;
    const whole = block.text.trim().length;
    block.struck = block.struck.filter(({ start, end }) => {
      const { length } = block.text.slice(start, end).trim();
      return length > STRAY || length === whole;
    });
    this.blocks.push(block);
    this.block = null;
  }

  finish(): Block[] {
    this.close();
    return this.blocks;
  }
}

/** Writes a raised `o` or `a` as the sign that it is, and notes the page's letter. */
function asSign(text: string, { letters, text: { length } }: Block): string {
  const letter = text[0] as string;
  if (isSign(letter.charCodeAt(0))) return text;
  letters.push({ at: length, letter });
  return (/o/i.test(letter) ? 'º' : 'ª') + text.slice(1);
}

const isSign = (code: number): boolean => code === 0xba || code === 0xb0 || code === 0xaa;

/** Removes the blank between a number and its ordinal sign: `1 º` and `1º` mean the same. */
function unspace(block: Block): void {
  if (!BEFORE_SIGN.test(block.text)) return;
  block.text = block.text.slice(0, -1);
  const end = block.text.length;
  for (const spans of [block.struck, block.bold, block.links]) {
    const last = spans.at(-1);
    if (last && last.end > end) last.end = end;
    if (last && last.start >= end) spans.pop();
  }
}

function extend(spans: Span[], span: Span): void {
  const last = spans.at(-1);
  if (last && last.end === span.start) last.end = span.end;
  else spans.push(span);
}
