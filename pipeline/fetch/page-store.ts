import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceSynced } from '../bake/files.ts';
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
  /** Keeps an accepted page and what it said of itself. */
  keep(page: FetchedPage): void;
  tag(url: string): PageTag | null;
  /** Writes the tags down; the pages themselves are on disk as soon as they are kept. */
  save(): void;
}

const TAGS = 'etiquetas.json';

/** Raw bytes of every page read, gzipped, named by their SHA-256; beside them what a conditional request needs. */
export function openPageStore(dir: string): PageStore {
  mkdirSync(dir, { recursive: true });
  const tagsPath = join(dir, TAGS);
  const tags: Record<string, PageTag> = existsSync(tagsPath) ? JSON.parse(readFileSync(tagsPath, 'utf8')) : {};
  let dirty = false;
  const pathOf = (hash: string) => join(dir, `${hash}.gz`);

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
    tag: (url) => tags[url] ?? null,
    keep({ url, bytes, sha256: hash, etag, lastModified }) {
      // The lowest level: a page is kept once and hardly ever read again.
      if (!existsSync(pathOf(hash))) {
        replaceSynced(pathOf(hash), Bun.gzipSync(new Uint8Array(bytes), { level: 1, library: 'libdeflate' }));
      }
      if (etag === null && lastModified === null) return;
      tags[url] = { sha256: hash, etag, lastModified };
      dirty = true;
    },
    save() {
      if (!dirty) return;
      const sorted = Object.fromEntries(Object.entries(tags).sort(([a], [b]) => (a < b ? -1 : 1)));
      replaceSynced(tagsPath, `${JSON.stringify(sorted, null, 1)}\n`);
      dirty = false;
    },
  };
}
