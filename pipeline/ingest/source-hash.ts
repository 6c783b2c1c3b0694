import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { sha256 } from '../fetch/page.ts';

const ROOT = join(import.meta.dir, '../..');

interface Source {
  text: string;
  /** Project paths of what it imports; an import of types alone composes nothing, and is none. */
  imports: string[];
}

const sources = new Map<string, Source>();

/** The files that modules are made of, themselves and the data that they import among them: paths in `root`, sorted. */
export function sourcesOf(entries: readonly string[], root = ROOT): string[] {
  const found = new Set(entries);
  // A set is walked in the order of insertion, to what is added meanwhile too.
  for (const path of found) for (const imported of readSource(root, path).imports) found.add(imported);
  return [...found].sort();
}

/** Another text whenever anything that modules are made of is another. */
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
