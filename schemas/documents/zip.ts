import { unzipSync, type Zippable, zipSync } from 'fflate';

/** The files of a zip package, in order. A file is unpacked only when it is asked for. */
export interface Zip {
  names: readonly string[];
  /** The unpacked size of all files, in bytes. */
  size: number;
  /** Returns a file as text, or null if there is none. Throws if it is damaged. */
  text(name: string): string | null;
  /** Returns all files, to write a copy. */
  files(): Record<string, Uint8Array>;
}

/** A limit, because a few kilobytes can unpack to gigabytes. */
const MAX_UNPACKED = 400_000_000;

/** Whether a package unpacks to more than 400 MB by its own account. */
export const isTooLarge = ({ size }: Zip): boolean => size > MAX_UNPACKED;

/** Opens a package. Returns null if the bytes are not a zip file or are cut off. */
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

/** A fixed time, so that the same input always gives the same bytes. */
const MTIME = '1980-01-01T00:00:00';
/** OpenDocument requires this file to be first and not compressed (OpenDocument 1.3, part 2, 3.3). */
const MIMETYPE = 'mimetype';

/** Packs files in the order in which they are given. */
export function writeZip(files: Record<string, Uint8Array>): Uint8Array {
  const packed: Zippable = {};
  for (const [name, bytes] of Object.entries(files))
    packed[name] = [bytes, { mtime: MTIME, level: name === MIMETYPE ? 0 : 6 }];
  return zipSync(packed);
}
