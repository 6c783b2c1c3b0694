import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Glob } from 'bun';

/**
 * Identifies the inputs of a built site: the snapshot, the address, and the sources of the site. Equal inputs give an
 * equal site.
 */
export function feitoDe(versao: string, url: string): string {
  const hash = createHash('sha256');
  for (const folder of [import.meta.dir, join(import.meta.dir, '../schemas')]) {
    // Leftovers of builds have names that begin with a dot, and are no sources.
    for (const path of [...new Glob('**/*').scanSync({ cwd: folder, dot: false })].sort())
      hash.update(path).update(readFileSync(join(folder, path)));
  }
  return `${versao} ${url} ${hash.digest('hex').slice(0, 16)}\n`;
}
