import { BlockWriter, type Context } from './block-writer.ts';
import { addClasses, alignmentOf, type Classe, isForScreen, isStruck, weightOf } from './classes.ts';
import type { Document, Element, Node } from './html.ts';

/** A stretch `[start, end)` of a block's text. */
export interface Span {
  start: number;
  end: number;
}

export interface Link extends Span {
  href: string;
}

/**
 * A block of the page: the text between two block-level boundaries.
 * `text` holds every character of its text nodes in document order. A run of white space becomes one space and a `<br>`
 * becomes a newline. Nothing is trimmed except the blank before an ordinal sign, so that the blocks joined together are
 * the page's text, but for the raised letters in `letters`.
 */
export interface Block {
  text: string;
  /** The raised letters that `text` writes as ordinal signs, with their offsets: `n<sup>o</sup> 5` is `nº 5`. */
  letters: { at: number; letter: string }[];
  struck: Span[];
  links: Link[];
  bold: Span[];
  centered: boolean;
  /** The depth of `<blockquote>`. */
  quoted: number;
  /** Number of the `<table>` that directly holds the block, 0 outside tables. */
  table: number;
  /** Number of the table row and of the cell, 0 outside tables. */
  row: number;
  cell: number;
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

const OUTERMOST: Context = {
  struck: false,
  bold: false,
  pre: false,
  sup: false,
  href: null,
  centered: false,
  quoted: 0,
  table: 0,
  row: 0,
  cell: 0,
};

/**
 * Reads the blocks of a page's tree in document order. It is iterative, since badly nested markup may be thousands of
 * levels deep. It keeps nodes and their contexts in two stacks because creating a pair for every node of a page takes
 * noticeable time. A null node ends a block.
 */
export function readBlocks(tree: Document): Block[] {
  const writer = new BlockWriter();
  const nodes: (Node | null)[] = [tree];
  const contexts: Context[] = [OUTERMOST];
  let tables = 0;
  let rows = 0;
  let cells = 0;
  const classes = new Map<string, Classe>();
  while (nodes.length > 0) {
    const node = nodes.pop() as Node | null;
    let context = contexts.pop() as Context;
    if (node === null) {
      writer.close();
      continue;
    }
    if ('value' in node) {
      if (context.pre) writer.writeLines(node.value, context);
      else writer.write(node.value, context);
      continue;
    }
    if ('tagName' in node) {
      const name = node.tagName;
      if (SKIPPED.has(name)) {
        readSheets(node, classes);
        continue;
      }
      if (name === 'br') {
        writer.lineBreak();
        continue;
      }
      if (name === 'table') tables += 1;
      if (name === 'tr') rows += 1;
      if (CELL.has(name)) cells += 1;
      context = enter(node, context, tables, rows, cells, classes);
      if (BOUNDARY.has(name)) {
        writer.close();
        nodes.push(null);
        contexts.push(context);
      }
    }
    if (!('childNodes' in node)) continue;
    for (let i = node.childNodes.length - 1; i >= 0; i--) {
      nodes.push(node.childNodes[i] as Node);
      contexts.push(context);
    }
  }
  return writer.finish();
}

/** Reads the style sheets in an element that is not shown: the head, or a `<style>` outside it. */
function readSheets(element: Element, classes: Map<string, Classe>): void {
  const sheets =
    element.tagName === 'style' ? [element] : element.childNodes.filter(({ nodeName }) => nodeName === 'style');
  for (const sheet of sheets) {
    if ('childNodes' in sheet && isForScreen(attributeOf(sheet, 'media') ?? ''))
      for (const node of sheet.childNodes) if ('value' in node) addClasses(node.value, classes);
  }
}

/** Combines what the classes of an element say; undefined if the page gives none of them a meaning. */
function classOf(element: Element, classes: ReadonlyMap<string, Classe>): Classe | undefined {
  if (classes.size === 0) return undefined;
  const names = attributeOf(element, 'class')?.toLowerCase().split(/\s+/u) ?? [];
  const known = names.flatMap((name) => classes.get(name) ?? []);
  if (known.length < 2) return known[0];
  const centered = known.findLast((classe) => classe.centered !== null)?.centered ?? null;
  const bold = known.findLast((classe) => classe.bold !== null)?.bold ?? null;
  return { struck: known.some(({ struck }) => struck), centered, bold };
}

/** Returns the context inside an element: the same object if the element changes nothing. */
function enter(
  element: Element,
  outer: Context,
  table: number,
  row: number,
  cell: number,
  classes: ReadonlyMap<string, Classe>,
): Context {
  const name = element.tagName;
  const css = attributeOf(element, 'style') ?? '';
  const classe = classOf(element, classes);
  const boundary = BOUNDARY.has(name);
  const struck = outer.struck || STRUCK.has(name) || classe?.struck === true || (css !== '' && isStruck(css));
  const weight = (css === '' ? null : weightOf(css)) ?? classe?.bold ?? null;
  const bold = weight ?? (outer.bold || name === 'b' || name === 'strong');
  const pre = outer.pre || name === 'pre';
  const sup = outer.sup || name === 'sup';
  const link = name === 'a' ? (attributeOf(element, 'href') ?? outer.href) : outer.href;
  const centered = boundary ? isCentered(element, css, classe, outer.centered) : outer.centered;
  const structural = name === 'blockquote' || name === 'table' || name === 'tr' || CELL.has(name);
  if (
    !structural &&
    struck === outer.struck &&
    bold === outer.bold &&
    pre === outer.pre &&
    sup === outer.sup &&
    link === outer.href &&
    centered === outer.centered
  ) {
    return outer;
  }
  return {
    struck,
    bold,
    pre,
    sup,
    href: link,
    centered,
    quoted: name === 'blockquote' ? outer.quoted + 1 : outer.quoted,
    table: name === 'table' ? table : outer.table,
    row: name === 'tr' ? row : outer.row,
    cell: CELL.has(name) ? cell : outer.cell,
  };
}

function isCentered(element: Element, css: string, classe: Classe | undefined, outer: boolean): boolean {
  if (element.tagName === 'center') return true;
  // The precedence of browsers: the style, then the class, then the attribute.
  const styled = (css === '' ? null : alignmentOf(css)) ?? classe?.centered ?? null;
  if (styled !== null) return styled;
  const alignment = attributeOf(element, 'align')?.toLowerCase();
  return alignment ? alignment === 'center' : outer;
}

/** Returns an attribute of HTML itself: `xlink:href` is not `href`. */
const attributeOf = ({ attrs }: Element, attribute: string): string | undefined =>
  attrs.find(({ name, prefix }) => name === attribute && !prefix)?.value;
