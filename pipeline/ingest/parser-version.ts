import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../fetch/page.ts';

const ROOT = join(import.meta.dir, '../..');
const SOURCES = ['pipeline/parse', 'pipeline/views', 'schemas/grammar'];

/**
 * Which parser reads the pages: another number whenever its source changes, so that the next ingestion reads every page
 * anew. Nobody has to remember to raise it.
 */
export function parserVersion(): number {
  const files = SOURCES.flatMap(filesUnder).sort();
  const hash = sha256(files.map((file) => `${file}\n${readFileSync(join(ROOT, file), 'utf8')}`).join('\n'));
  return Number.parseInt(hash.slice(0, 12), 16);
}

/** The files of a folder and of its folders, as paths from the root. */
function filesUnder(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return entries.filter((file) => file.endsWith('.ts')).map((file) => `${folder}/${file}`);
}
