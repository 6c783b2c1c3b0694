import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { Page } from './corpus.ts';
import { cpuOf } from './process.ts';

const html = unified().use(rehypeParse);

/** Builds the tree of one page, which is the parser's first step. */
export const buildTree = (page: Page) => html.parse(page.html);

/**
 * Creates the yardstick Y: the CPU seconds of only building the trees of the decoded pages, warm. It is taken in every
 * round together with what it measures, because a shared machine is faster in one minute than in the next.
 */
export function createYardstick(pages: readonly Page[]): () => number {
  const buildAll = () => {
    for (const page of pages) buildTree(page);
  };
  buildAll();
  return () => cpuOf(buildAll);
}
