import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { sha256 } from '../fetch/page.ts';

const ROOT = join(import.meta.dir, '../..');

interface Source {
  text: string;
  /** Project paths of what the file imports. Type-only imports do not run and are left out. */
  imports: string[];
}

const sources = new Map<string, Source>();

/**
 * Returns the files that modules consist of, including the modules themselves and the data that they import: paths in
 * `root`, sorted.
 */
export function sourcesOf(entries: readonly string[], root = ROOT): string[] {
  const found = new Set(entries);
  // Iterating over a set follows the order of insertion and includes items added meanwhile.
  for (const path of found) for (const imported of readSource(root, path).imports) found.add(imported);
  return [...found].sort();
}

/** Returns a hash that changes whenever any file that the modules consist of changes. */
export function sourceHash(entries: readonly string[], root = ROOT): string {
  return sha256(
    sourcesOf(entries, root)
      .map((path) => `${path}\n${readSource(root, path).text}`)
      .join('\n'),
  );
}

function readSource(root: string, path: string): Source {
  const file = join(root, path);
  const known = sources.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const names = path.endsWith('.ts') ? new Bun.Transpiler({ loader: 'ts' }).scanImports(text) : [];
  const own = names.filter((each) => each.path.startsWith('.'));
  const source = { text, imports: own.map((each) => posix.join(posix.dirname(path), each.path)) };
  sources.set(file, source);
  return source;
}
