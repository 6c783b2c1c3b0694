import { parse } from 'parse5';

/** A node of parse5's own tree; the parser under test reads another. */
interface Node {
  nodeName: string;
  value?: string;
  childNodes?: Node[];
}

/**
 * The page's text by another road than the parser's: parse5's default tree, the text nodes outside `head`, `script` and
 * `style`, in document order; a `noscript` is read as by one who runs no scripts.
 */
export function pageText(html: string): string {
  const parts: string[] = [];
  const pending: Node[] = [parse(html, { scriptingEnabled: false }) as unknown as Node];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.nodeName === '#text') parts.push(node.value ?? '');
    else if (!['head', 'script', 'style'].includes(node.nodeName))
      pending.push(...(node.childNodes ?? []).toReversed());
  }
  return parts.join('');
}

/** What the conservation law compares: NFC over the whole, then without white space and invisible characters. */
export function squeezed(text: string): string {
  return text.normalize('NFC').replace(/[\p{White_Space}\u00AD\u200B-\u200D\uFEFF]/gu, '');
}
