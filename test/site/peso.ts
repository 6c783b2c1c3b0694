import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Compressed bytes that an article's page may come to, with all that it asks for to be seen and used. */
export const MAX_ARTIGO = 40_000;

const DA_PAGINA = /(?:src|href)="\/recursos\/([\w.-]+)"/g;
const DO_SCRIPT = /"\.\/([\w.-]+\.js)"/g;
const named = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name = '']) => name);

/** Weighs pages of a built site: each compressed, with its style sheet, its scripts and what those import. */
export function openBalanca(folder: string): (page: string) => number {
  const recursos = new Map<string, { bytes: number; outros: string[] }>();
  const read = (name: string) => {
    const text = readFileSync(join(folder, 'recursos', name), 'utf8');
    return { bytes: Bun.gzipSync(text).length, outros: named(text, DO_SCRIPT) };
  };
  return (page) => {
    const html = readFileSync(join(folder, page), 'utf8');
    const waiting = named(html, DA_PAGINA);
    const seen = new Set<string>();
    let bytes = Bun.gzipSync(html).length;
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (seen.has(name)) continue;
      seen.add(name);
      const recurso = recursos.get(name) ?? read(name);
      recursos.set(name, recurso);
      bytes += recurso.bytes;
      waiting.push(...recurso.outros);
    }
    return bytes;
  };
}
