import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writePage } from './page.ts';
import { planAtos } from './plan.ts';

/**
 * Writes the pages of a corpus below `dir`, as `<host>/<path>`, in the official site's encoding. Returns the number of
 * provisions.
 */
export function writeMirror(dir: string, total: number, seed: number): number {
  const atos = planAtos(total, seed);
  const made = new Set<string>();
  let dispositivos = 0;
  for (const ato of atos) {
    const { host, pathname } = new URL(ato.url);
    const file = join(dir, host, pathname);
    const folder = dirname(file);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    const { html, chaves } = writePage(ato, atos, seed);
    writeFileSync(file, html, 'latin1');
    dispositivos += chaves.length;
  }
  return dispositivos;
}
