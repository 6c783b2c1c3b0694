import type { Element, Root, RootContent } from 'hast';

/** A stretch `[start, end)` of a block's text. */
export interface Span {
  start: number;
  end: number;
}

export interface Link extends Span {
  href: string;
}

/**
 * A block of the page: what stands between two block-level boundaries.
 * `text` holds every character of its text nodes in document order; runs of white space are one space, a `<br>` is
 * `\n`, nothing is trimmed, so that the blocks joined are the page's text.
 */
export interface Block {
  text: string;
  struck: Span[];
  links: Link[];
  bold: Span[];
  /** Superscript: tells the ordinal `o` of `Art. 6 o` from the article. */
  raised: Span[];
  centered: boolean;
  /** Depth of `<blockquote>`. */
  quoted: number;
  /** Number of the `<table>` that directly holds the block, 0 outside tables. */
  table: number;
  /** Number of the table row and of the cell, 0 outside tables. */
  row: number;
  cell: number;
  anchors: string[];
}

const SKIPPED = new Set(['head', 'script', 'style']);
const BOUNDARY = new Set(
  (
    'address article aside blockquote body caption center dd dir div dl dt fieldset figure footer form h1 h2 h3 h4 h5 ' +
    'h6 header hr html legend li main menu nav ol p pre section table tbody td tfoot th thead tr ul'
  ).split(' '),
);
const STRUCK = new Set(['strike', 's', 'del']);
const CELL = new Set(['td', 'th', 'caption']);

/** The White_Space of Unicode: `\s` and U+0085 (a U+FEFF is gone by then). */
const WHITE_SPACE = /[\s\u0085]+/g;
/**
 * The invisible characters that the conservation law leaves out. One before a combining mark stays: it keeps the mark
 * from composing with the letter before it, and NFC comes first in that law.
 */
const INVISIBLE = /[\u00ad\u200b-\u200d\ufeff]+(?!\p{M})/gu;
const HAS_INVISIBLE = /[\u00ad\u200b-\u200d\ufeff]/;

/** A strike of at most this many characters means nothing, unless nothing else stands there: `§ 1<s>º</s>`. */
const STRAY = 2;

interface Context {
  struck: boolean;
  bold: boolean;
  raised: boolean;
  href: string | null;
  centered: boolean;
  quoted: number;
  table: number;
  row: number;
  cell: number;
}

type Step = { node: RootContent | Root; context: Context } | 'boundary';

/** Reads the blocks of a page's tree in document order. Iterative: misnested markup nests thousands deep. */
export function readBlocks(tree: Root): Block[] {
  const writer = new BlockWriter();
  let tables = 0;
  let rows = 0;
  let cells = 0;
  const steps: Step[] = [
    {
      node: tree,
      context: {
        struck: false,
        bold: false,
        raised: false,
        href: null,
        centered: false,
        quoted: 0,
        table: 0,
        row: 0,
        cell: 0,
      },
    },
  ];
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    if (step === 'boundary') {
      writer.close();
      continue;
    }
    const { node } = step;
    let { context } = step;
    if (node.type === 'text') {
      writer.write(node.value, context);
      continue;
    }
    if (node.type === 'element') {
      const name = node.tagName;
      if (SKIPPED.has(name)) continue;
      if (name === 'br') {
        writer.lineBreak();
        continue;
      }
      if (name === 'table') tables += 1;
      if (name === 'tr') rows += 1;
      if (CELL.has(name)) cells += 1;
      context = enter(node, context, tables, rows, cells);
      if (BOUNDARY.has(name)) {
        writer.close();
        steps.push('boundary');
      }
      const anchor = node.properties.name ?? node.properties.id;
      if (name === 'a' && typeof anchor === 'string') writer.anchor(anchor);
    }
    if ('children' in node) {
      for (let i = node.children.length - 1; i >= 0; i--) {
        const child = node.children[i] as RootContent;
        if (child.type === 'text' || child.type === 'element') steps.push({ node: child, context });
      }
    }
  }
  return writer.finish();
}

/** The context inside an element; the same object when the element changes nothing. */
function enter(element: Element, outer: Context, table: number, row: number, cell: number): Context {
  const name = element.tagName;
  const { style, align, href } = element.properties;
  const css = typeof style === 'string' ? style : '';
  const boundary = BOUNDARY.has(name);
  const struck = outer.struck || STRUCK.has(name) || css.includes('line-through');
  const bold = outer.bold || name === 'b' || name === 'strong';
  const raised = outer.raised || name === 'sup';
  const link = name === 'a' && typeof href === 'string' ? href : outer.href;
  const centered = boundary ? isCentered(name, align, css, outer.centered) : outer.centered;
  const structural = name === 'blockquote' || name === 'table' || name === 'tr' || CELL.has(name);
  if (
    !structural &&
    struck === outer.struck &&
    bold === outer.bold &&
    raised === outer.raised &&
    link === outer.href &&
    centered === outer.centered
  ) {
    return outer;
  }
  return {
    struck,
    bold,
    raised,
    href: link,
    centered,
    quoted: name === 'blockquote' ? outer.quoted + 1 : outer.quoted,
    table: name === 'table' ? table : outer.table,
    row: name === 'tr' ? row : outer.row,
    cell: CELL.has(name) ? cell : outer.cell,
  };
}

function isCentered(name: string, align: unknown, css: string, outer: boolean): boolean {
  if (name === 'center') return true;
  const alignment = typeof align === 'string' ? align.toLowerCase() : /text-align:\s*([a-z]+)/.exec(css)?.[1];
  return alignment ? alignment === 'center' : outer;
}

class BlockWriter {
  private readonly blocks: Block[] = [];
  private block: Block | null = null;
  private blank = '';
  private spaced = false;
  private anchors: string[] = [];

  write(value: string, context: Context): void {
    let text = (HAS_INVISIBLE.test(value) ? value.replace(INVISIBLE, '') : value).replace(WHITE_SPACE, ' ');
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
        raised: [],
        centered: context.centered,
        quoted: context.quoted,
        table: context.table,
        row: context.row,
        cell: context.cell,
        anchors: this.anchors,
      };
      this.spaced = this.blank !== '';
      this.blank = '';
      this.anchors = [];
    }
    const { block } = this;
    const start = block.text.length;
    if (this.spaced && text.startsWith(' ')) text = text.slice(1);
    if (text === '') return;
    block.text += text;
    this.spaced = text.endsWith(' ');
    const span = { start, end: start + text.length };
    if (context.struck) extend(block.struck, span);
    if (context.bold) extend(block.bold, span);
    if (context.raised) extend(block.raised, span);
    if (context.href !== null) {
      const last = block.links.at(-1);
      if (last && last.href === context.href && last.end === start) last.end = span.end;
      else block.links.push({ ...span, href: context.href });
    }
  }

  lineBreak(): void {
    if (!this.block) return;
    this.block.text += '\n';
    this.spaced = true;
  }

  anchor(name: string): void {
    if (this.block) this.block.anchors.push(name);
    else this.anchors.push(name);
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

function extend(spans: Span[], span: Span): void {
  const last = spans.at(-1);
  if (last && last.end === span.start) last.end = span.end;
  else spans.push(span);
}
