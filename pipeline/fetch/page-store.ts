import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceSynced } from '../files.ts';
import { type FetchedPage, sha256 } from './page.ts';

/** What the last accepted answer of an address said of itself. */
export interface PageTag {
  sha256: string;
  etag: string | null;
  lastModified: string | null;
}

export interface PageStore {
  /** The raw bytes kept under this hash; null when they are not there, or are not those. */
  read(sha256: string): Uint8Array | null;
  /** Keeps an accepted page, and what it said of itself, both on disk at once: a killed run goes on from there. */
  keep(page: FetchedPage): void;
  /** Keeps the bytes of a page of which nothing is known yet. */
  put(page: FetchedPage): void;
  tag(url: string): PageTag | null;
  /** Removes every page but the last accepted of each address and those named: a source may be other bytes each day. */
  prune(named: ReadonlySet<string>): void;
}

const TAGS = 'etiquetas.jsonl';

/** Raw bytes of pages, gzipped, named by their SHA-256; beside them, a line a page, what a conditional request needs. */
export function openPageStore(dir: string): PageStore {
  mkdirSync(dir, { recursive: true });
  const tagsPath = join(dir, TAGS);
  const tags = readTags(tagsPath);
  const pathOf = (hash: string) => join(dir, `${hash}.gz`);

  function put({ bytes, sha256: hash }: FetchedPage): void {
    if (existsSync(pathOf(hash))) return;
    // The lowest level: a page is kept once and hardly ever read again.
    replaceSynced(pathOf(hash), Bun.gzipSync(new Uint8Array(bytes), { level: 1, library: 'libdeflate' }));
  }

  return {
    read(hash) {
      try {
        const bytes = Bun.gunzipSync(readFileSync(pathOf(hash)));
        return sha256(bytes) === hash ? bytes : null;
      } catch {
        // Absent or damaged, the page is asked for whole: nothing is lost by not telling which.
        return null;
      }
    },
    tag: (url) => tags.get(url) ?? null,
    put,
    keep(page) {
      put(page);
      const { url, sha256: hash, etag, lastModified } = page;
      const tag: PageTag = { sha256: hash, etag, lastModified };
      if (Bun.deepEquals(tags.get(url), tag)) return;
      tags.set(url, tag);
      appendFileSync(tagsPath, printTag([url, tag]));
    },
    prune(named) {
      const last = new Set(Array.from(tags.values(), (tag) => tag.sha256));
      for (const name of readdirSync(dir)) {
        const hash = name.replace(/\.gz(?:\.novo)?$/, '');
        if (name !== TAGS && (name !== `${hash}.gz` || (!last.has(hash) && !named.has(hash)))) rmSync(join(dir, name));
      }
      replaceSynced(
        tagsPath,
        [...tags]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(printTag)
          .join(''),
      );
    },
  };
}

const printTag = ([url, tag]: [string, PageTag]): string => `${JSON.stringify({ url, ...tag })}\n`;

/** The last line of an address holds; one cut by a kill is none, and its page is asked for whole. */
function readTags(path: string): Map<string, PageTag> {
  const tags = new Map<string, PageTag>();
  if (!existsSync(path)) return tags;
  const text = readFileSync(path, 'utf8');
  if (!/(?:^|\n)$/.test(text)) appendFileSync(path, '\n');
  for (const line of text.split('\n')) {
    try {
      const { url, ...tag } = JSON.parse(line);
      tags.set(url, tag);
    } catch {}
  }
  return tags;
}
