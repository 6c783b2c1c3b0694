import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../fetch/page.ts';

const ROOT = join(import.meta.dir, '../..');
/** Folders inside these read something else than pages. */
const PAGES = ['pipeline/parse', 'pipeline/views', 'schemas/grammar'];
const CITATIONS = [
  'pipeline/bake',
  'pipeline/views',
  'schemas/grammar',
  'schemas/grammar/citacoes',
  'schemas/text',
  'schemas/catalog',
];

/**
 * Which parser reads the pages: another number whenever its source changes, so that the next ingestion reads every page
 * anew. Nobody has to remember to raise it.
 */
export const parserVersion = (): number => Number.parseInt(hashOf(PAGES).slice(0, 12), 16);

/** Which reader finds the citations of texts, with those names of acts: 31 bits. */
export const citationReaderVersion = (aliases: string): number =>
  Number.parseInt(sha256(hashOf(CITATIONS) + aliases).slice(0, 8), 16) >>> 1;

function hashOf(folders: readonly string[]): string {
  const files = folders
    .flatMap((folder) => readdirSync(join(ROOT, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.ts'))
    .sort();
  return sha256(files.map((file) => `${file}\n${readFileSync(join(ROOT, file), 'utf8')}`).join('\n'));
}
