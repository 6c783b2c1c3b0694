import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a built site was made of: the snapshot, the address, and the sources of the site. The same ones make the same site. */
export function feitoDe(versao: string, url: string): string {
  const hash = createHash('sha256');
  for (const folder of [import.meta.dir, join(import.meta.dir, '../schemas')]) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
      hash.update(readFileSync(file));
  }
  return `${versao} ${url} ${hash.digest('hex').slice(0, 16)}\n`;
}
