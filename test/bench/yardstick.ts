import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { Page } from './corpus.ts';
import { cpuOf } from './process.ts';

const html = unified().use(rehypeParse);

/** The tree of one page, as the parser builds it first. */
export const buildTree = (page: Page) => html.parse(page.html);

/**
 * The yardstick Y: CPU seconds of merely building the trees of the decoded pages, warm. It is taken in every round
 * beside what it measures, because a shared machine is faster in one minute than in the next.
 */
export function createYardstick(pages: readonly Page[]): () => number {
  const buildAll = () => {
    for (const page of pages) buildTree(page);
  };
  buildAll();
  return () => cpuOf(buildAll);
}
