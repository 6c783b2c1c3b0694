import { unzipSync, type Zippable, zipSync } from 'fflate';

/** The files of a package, in its order; only what is asked for is unpacked. */
export interface Zip {
  names: readonly string[];
  /** Bytes of all files together, unpacked. */
  size: number;
  /** A file as text; null where there is none. Throws where it is damaged. */
  text(name: string): string | null;
  /** Everything, for a copy. */
  files(): Record<string, Uint8Array>;
}

/** A few kilobytes can unpack to as many gigabytes. */
const MAX_UNPACKED = 400_000_000;

export const isTooLarge = ({ size }: Zip): boolean => size > MAX_UNPACKED;

/** Null of what is no package, or is cut. */
export function openZip(bytes: Uint8Array): Zip | null {
  const names: string[] = [];
  let size = 0;
  try {
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        names.push(name);
        size += originalSize;
        return false;
      },
    });
  } catch {
    return null;
  }
  return {
    names,
    size,
    text(name) {
      const found = unzipSync(bytes, { filter: (file) => file.name === name })[name];
      return found ? new TextDecoder().decode(found) : null;
    },
    files: () => unzipSync(bytes),
  };
}

/** Nothing of a copy is dated by the clock: the same input gives the same bytes. */
const MTIME = '1980-01-01T00:00:00';
/** What tells the type of an OpenDocument comes first and unpacked (OpenDocument 1.3, part 2, 3.3). */
const MIMETYPE = 'mimetype';

export function writeZip(files: Record<string, Uint8Array>): Uint8Array {
  const packed: Zippable = {};
  for (const [name, bytes] of Object.entries(files))
    packed[name] = [bytes, { mtime: MTIME, level: name === MIMETYPE ? 0 : 6 }];
  return zipSync(packed);
}
