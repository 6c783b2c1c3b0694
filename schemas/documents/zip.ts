import { Unzip, UnzipInflate, unzipSync, type Zippable, zipSync } from 'fflate';

/** The files of a zip package, in order. A file is unpacked only when it is asked for. */
export interface Zip {
  names: readonly string[];
  /** The unpacked size of all files, in bytes. */
  size: number;
  /** Returns a file as text, or null if there is none. Throws if it is damaged, and `RangeError` if it is too large. */
  text(name: string): string | null;
  /** Returns all files, to write a copy. */
  files(): Record<string, Uint8Array>;
}

/** A limit, because a few kilobytes can unpack to gigabytes. Most of it may be images. */
const MAX_UNPACKED = 400_000_000;
/** The same for a file that is read. The XML of a thousand pages has some twenty megabytes, and is read in ten times that. */
const MAX_TEXT = 64_000_000;
/** How much is unpacked at a time, so that a file that says it is short is given up before it fills the memory. */
const STEP = 16 << 10;

/** Whether a package unpacks to more than 400 MB by its own account. */
export const isTooLarge = ({ size }: Zip): boolean => size > MAX_UNPACKED;

/** Opens a package. Returns null if the bytes are not a zip file, are cut off, or have two files of one name. */
export function openZip(bytes: Uint8Array): Zip | null {
  const sizes = new Map<string, number>();
  let size = 0;
  let files = 0;
  try {
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        sizes.set(name, originalSize);
        size += originalSize;
        files += 1;
        return false;
      },
    });
  } catch {
    return null;
  }
  // Each program would read another of the two.
  if (files > sizes.size) return null;
  return {
    names: [...sizes.keys()],
    size,
    text(name) {
      const told = sizes.get(name);
      if (told === undefined) return null;
      if (told > MAX_TEXT) throw new RangeError(`${name} is too large`);
      return new TextDecoder().decode(unpack(bytes, name, told));
    },
    files: () => unzipSync(bytes),
  };
}

/** Unpacks one file of a package, but no more than the size that the package's directory tells. Throws if it differs. */
function unpack(bytes: Uint8Array, name: string, size: number): Uint8Array {
  const unpacked = new Uint8Array(size);
  let length = 0;
  const unzip = new Unzip((file) => {
    if (file.name !== name) return;
    file.ondata = (error, chunk) => {
      if (error) throw error;
      if (length + chunk.length > size) throw new Error(`${name} is longer than its package says`);
      unpacked.set(chunk, length);
      length += chunk.length;
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += STEP) unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  if (length < size) throw new Error(`${name} is shorter than its package says`);
  return unpacked;
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
