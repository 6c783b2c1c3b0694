import type { Line } from '../lines/lines.ts';
import { hasBody } from '../lines/shape.ts';

/** Represents an article among the cells of a table. */
const ARTICLE = -1;

/**
 * Returns the tables that have several cells and no article in any. A table that holds articles only lays out the page.
 */
export function dataTables(lines: readonly Line[]): Set<number> {
  const cells = new Map<number, Set<number>>();
  for (const line of lines) {
    const { block, rotulo } = line;
    if (block.table === 0) continue;
    const own = cells.get(block.table) ?? new Set();
    // A cell that only cites an article (`Art. 5º`) does not hold one.
    if (rotulo?.nivel === 'artigo' && hasBody(line)) own.add(ARTICLE);
    cells.set(block.table, own.add(block.cell));
  }
  return new Set([...cells].filter(([, own]) => own.size > 1 && !own.has(ARTICLE)).map(([table]) => table));
}
