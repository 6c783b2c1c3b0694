import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { type DefaultTreeAdapterMap, Parser } from 'parse5';
import { type Processor, unified } from 'unified';
import { TextTokenizer } from './text-tokenizer.ts';

const html = unified().use(parseHtml).freeze();

/** The tree of a decoded page, as browsers build it. */
export function readTree(page: string): Root {
  return html.parse(page) as Root;
}

/**
 * What rehype-parse consists of, asked for no source positions: nothing here reads them, and they are half of its time.
 * Like it, this reads a page as a browser without scripts does, with what is inside `noscript`.
 */
function parseHtml(this: Processor): void {
  this.parser = (page) => {
    const parser = new Parser<DefaultTreeAdapterMap>({ scriptingEnabled: false });
    parser.tokenizer = new TextTokenizer(parser.options, parser);
    parser.tokenizer.write(page, true);
    return fromParse5(parser.document);
  };
}
