import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Glob } from 'bun';

/** What a built site was made of: the snapshot, the address, and the sources of the site. The same ones make the same site. */
export function feitoDe(versao: string, url: string): string {
  const hash = createHash('sha256');
  for (const folder of [import.meta.dir, join(import.meta.dir, '../schemas')]) {
    // What a build leaves behind begins with a dot, and is no source.
    for (const path of [...new Glob('**/*').scanSync({ cwd: folder, dot: false })].sort())
      hash.update(path).update(readFileSync(join(folder, path)));
  }
  return `${versao} ${url} ${hash.digest('hex').slice(0, 16)}\n`;
}
