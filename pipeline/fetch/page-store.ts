import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceSynced } from '../files.ts';
import { type FetchedPage, sha256 } from './page.ts';

/** The ETag and date of the last accepted answer of an address. */
export interface PageTag {
  sha256: string;
  etag: string | null;
  lastModified: string | null;
}

export interface PageStore {
  /** The raw bytes stored under this hash; null if they are missing or damaged. */
  read(sha256: string): Uint8Array | null;
  /**
   * Stores an accepted page with its ETag and date. Both are on disk at once, so that an interrupted run can continue.
   */
  keep(page: FetchedPage): void;
  /** Stores the bytes of a page without its ETag and date. */
  put(page: FetchedPage): void;
  tag(url: string): PageTag | null;
  /**
   * Removes every page except the last accepted one of each address and those named, because a source may send
   * different bytes every day.
   */
  prune(named: ReadonlySet<string>): void;
}

const TAGS = 'etiquetas.jsonl';

/**
 * Opens the store: raw bytes of pages, gzipped and named by their SHA-256, and a file with one line per page for
 * conditional requests.
 */
export function openPageStore(dir: string): PageStore {
  mkdirSync(dir, { recursive: true });
  const tagsPath = join(dir, TAGS);
  const tags = readTags(tagsPath);
  const pathOf = (hash: string) => join(dir, `${hash}.gz`);

  function put({ bytes, sha256: hash }: FetchedPage): void {
    if (existsSync(pathOf(hash))) return;
    // The lowest level, because a page is stored once and hardly ever read again.
    replaceSynced(pathOf(hash), Bun.gzipSync(new Uint8Array(bytes), { level: 1, library: 'libdeflate' }));
  }

  return {
    read(hash) {
      try {
        const bytes = Bun.gunzipSync(readFileSync(pathOf(hash)));
        return sha256(bytes) === hash ? bytes : null;
      } catch {
        // If it is missing or damaged, the page is simply requested in full.
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

/**
 * The last line of an address is the valid one. A line that an interruption cut is ignored, and its page is requested
 * in full.
 */
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
