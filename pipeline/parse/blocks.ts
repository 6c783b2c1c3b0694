import type { Element, Root, RootContent } from 'hast';
import { BlockWriter, type Context } from './block-writer.ts';

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
        pre: false,
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
      if (context.pre) writer.writeLines(node.value, context);
      else writer.write(node.value, context);
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
  const pre = outer.pre || name === 'pre';
  const link = name === 'a' && typeof href === 'string' ? href : outer.href;
  const centered = boundary ? isCentered(name, align, css, outer.centered) : outer.centered;
  const structural = name === 'blockquote' || name === 'table' || name === 'tr' || CELL.has(name);
  if (
    !structural &&
    struck === outer.struck &&
    bold === outer.bold &&
    raised === outer.raised &&
    pre === outer.pre &&
    link === outer.href &&
    centered === outer.centered
  ) {
    return outer;
  }
  return {
    struck,
    bold,
    raised,
    pre,
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
