import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FetchPage, pageFailure, sha256 } from './page.ts';

/**
 * Reads pages from a folder laid out as `<dir>/<host>/<path>`. The official server ignores letter case and the
 * catalogue's addresses may differ from the folder's, so each segment is matched exactly, or else without case.
 */
export function createMirrorFetch(dir: string): FetchPage {
  const listings = new Map<string, Listing>();

  function list(folder: string): Listing {
    let names = listings.get(folder);
    if (!names) {
      names = listingOf(readFolder(folder));
      listings.set(folder, names);
    }
    return names;
  }

  function locate(segments: string[]): string | null {
    let path = dir;
    for (const segment of segments) {
      const names = list(path);
      const name = names.exact.has(segment) ? segment : names.folded.get(segment.toLowerCase());
      if (name === undefined) return null;
      path = join(path, name);
    }
    return path;
  }

  return async (url) => {
    const path = locate(mirrorSegments(url));
    if (path === null) return pageFailure(url, 'ausente', `a página ${url} não está no espelho`);
    try {
      const bytes = readFileSync(path);
      return { ok: true, url, bytes, sha256: sha256(bytes), etag: null, lastModified: null };
    } catch (cause) {
      return pageFailure(url, 'rede', `a página ${url} não pôde ser lida do espelho: ${(cause as Error).message}`);
    }
  };
}

/** `http://host/a/b%20c.htm?x` → `host`, `a`, `b c.htm`. The URL parser has already resolved any `..`. */
function mirrorSegments(url: string): string[] {
  const { host, pathname } = new URL(url);
  const path = pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => {
      try {
        return decodeURIComponent(segment);
      } catch {
        return segment;
      }
    });
  return [host, ...path];
}

/** The names in a folder, and the first one for each name in lower case. */
interface Listing {
  exact: ReadonlySet<string>;
  folded: ReadonlyMap<string, string>;
}

function listingOf(names: readonly string[]): Listing {
  const folded = new Map(names.toReversed().map((name) => [name.toLowerCase(), name]));
  return { exact: new Set(names), folded };
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw cause;
  }
}
