import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FetchedPage } from './page.ts';

/** What the last accepted answer of an address said of itself. */
export interface PageTag {
  sha256: string;
  etag: string | null;
  lastModified: string | null;
}

export interface PageStore {
  has(sha256: string): boolean;
  /** The raw bytes kept under this hash. Throws when they are not there. */
  read(sha256: string): Uint8Array;
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
  const pathOf = (sha256: string) => join(dir, `${sha256}.gz`);

  return {
    has: (sha256) => existsSync(pathOf(sha256)),
    read: (sha256) => Bun.gunzipSync(readFileSync(pathOf(sha256))),
    tag: (url) => tags[url] ?? null,
    keep({ url, bytes, sha256, etag, lastModified }) {
      // A low level: a page is kept once and hardly ever read again.
      if (!existsSync(pathOf(sha256))) {
        replaceFile(pathOf(sha256), Bun.gzipSync(new Uint8Array(bytes), { level: 3, library: 'libdeflate' }));
      }
      if (etag === null && lastModified === null) return;
      tags[url] = { sha256, etag, lastModified };
      dirty = true;
    },
    save() {
      if (!dirty) return;
      const sorted = Object.fromEntries(Object.entries(tags).sort(([a], [b]) => (a < b ? -1 : 1)));
      replaceFile(tagsPath, `${JSON.stringify(sorted, null, 1)}\n`);
      dirty = false;
    },
  };
}

/** A name is either the whole content or not there, so that a kill leaves no half page under a hash. */
function replaceFile(path: string, content: string | Uint8Array): void {
  writeFileSync(`${path}.novo`, content);
  renameSync(`${path}.novo`, path);
}
