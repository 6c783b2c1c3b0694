import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

export const ROOT = join(import.meta.dir, '..');

/** Installed, generated or kept by git: what `.gitignore` names, and git itself. */
const NOT_OURS =
  /^(?:\.git|node_modules|bench-results|screenshots|site\/(?:dist|\.astro)|dist-data\/(?!README\.md$).*|.*\.log|estado\.sqlite.*)$/;

/** Paths of the project's own files, relative to its root, sorted. */
export const files: readonly string[] = walk(ROOT).sort();

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (NOT_OURS.test(relative(ROOT, path))) return [];
    return entry.isDirectory() ? walk(path) : [relative(ROOT, path)];
  });
}

/** A file's text; bytes of any encoding come through, since each is a character. */
export async function readText(path: string): Promise<string> {
  return new TextDecoder('latin1').decode(await Bun.file(join(ROOT, path)).bytes());
}
