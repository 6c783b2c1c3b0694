import { type DefaultTreeAdapterTypes, Parser } from 'parse5';
import { TextTokenizer } from './text-tokenizer.ts';

export type Document = DefaultTreeAdapterTypes.Document;
export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/**
 * Builds the tree of a decoded page as browsers without scripts do, with the content of `noscript`. It is the tree that
 * rehype-parse reads, without the positions, which take half of its time, and without making a second tree from the
 * first, which takes a fifth of the rest.
 */
export function readTree(page: string): Document {
  const parser = new Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>({ scriptingEnabled: false });
  parser.tokenizer = new TextTokenizer(parser.options, parser);
  parser.tokenizer.write(page, true);
  return parser.document;
}
