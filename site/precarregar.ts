import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = /<script type="module" src="\/recursos\/([^"]+)"/g;
const IMPORTADO = /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g;

/** Has a page ask for what its scripts import while it asks for these: on a slow phone each round is a fifth of a second. */
export function precarregar(folder: string, pagina: string): void {
  const file = join(folder, pagina);
  const html = readFileSync(file, 'utf8');
  const scripts = Array.from(html.matchAll(SCRIPT), ([, name = '']) => name);
  const imported = new Set(scripts);
  for (const name of imported) {
    const source = readFileSync(join(folder, 'recursos', name), 'utf8');
    for (const [, other = ''] of source.matchAll(IMPORTADO)) imported.add(other);
  }
  const links = [...imported].map((name) => `<link rel="modulepreload" href="/recursos/${name}">`);
  // Before what they read, which is large: on a slow phone it would keep them waiting.
  const at = html.search(/<link rel="preload"|<\/head>/);
  writeFileSync(file, html.slice(0, at) + links.join('') + html.slice(at));
}
