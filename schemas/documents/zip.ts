import { Inflate, unzipSync, type Zippable, zipSync } from 'fflate';

/** The files of a zip package, in order. A file is unpacked only when it is asked for. */
export interface Zip {
  names: readonly string[];
  /** The unpacked size of all files, in bytes. */
  size: number;
  /** Returns a file as text, or null if there is none. Throws if it is damaged, and `TooLarge` if it is too large. */
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

/** Thrown for a file that is not read because of its size. */
export class TooLarge extends Error {}

/** Whether a package unpacks to more than 400 MB by its own account. */
export const isTooLarge = ({ size }: Zip): boolean => size > MAX_UNPACKED;

/** A file as the directory of its package describes it (APPNOTE 4.3.12). */
interface Entry {
  /** The offset of its local header. */
  begin: number;
  /** Its bytes in the package, and unpacked. */
  packed: number;
  size: number;
  /** How it is packed: 0 is not at all, 8 is DEFLATE. */
  method: number;
}

/** Opens a package. Returns null if the bytes are not a zip file, are cut off, or have two files of one name. */
export function openZip(bytes: Uint8Array): Zip | null {
  const entries = new Map<string, Entry>();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size = 0;
  let files = 0;
  try {
    // fflate goes through the directory in order, but does not tell where the files begin.
    let at = beginOfDirectory(view);
    unzipSync(bytes, {
      filter({ name, size: packed, originalSize, compression }) {
        entries.set(name, { begin: view.getUint32(at + 42, true), packed, size: originalSize, method: compression });
        at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
        size += originalSize;
        files += 1;
        return false;
      },
    });
  } catch {
    return null;
  }
  // Each program would read another of the two.
  if (files > entries.size) return null;
  return {
    names: [...entries.keys()],
    size,
    text(name) {
      const entry = entries.get(name);
      if (entry === undefined) return null;
      if (entry.size > MAX_TEXT) throw new TooLarge(name);
      return new TextDecoder().decode(unpack(view, entry));
    },
    files: () => unzipSync(bytes),
  };
}

/** The offset of the directory, which the end of a package tells (APPNOTE 4.3.16). Throws if there is no such end. */
function beginOfDirectory(view: DataView): number {
  let end = view.byteLength - 22;
  while (view.getUint32(end, true) !== 0x06054b50) end -= 1;
  return view.getUint32(end + 16, true);
}

/** Unpacks one file, but no more than the size that the directory tells. Throws if it differs. */
function unpack(view: DataView, { begin, packed, size, method }: Entry): Uint8Array {
  // Before the file are the 30 bytes of its local header, its name and an extra field (APPNOTE 4.3.7).
  const from = begin + 30 + view.getUint16(begin + 26, true) + view.getUint16(begin + 28, true);
  const file = new Uint8Array(view.buffer, view.byteOffset + from, packed);
  const unpacked = new Uint8Array(size);
  let length = 0;
  const take = (chunk: Uint8Array) => {
    if (length + chunk.length > size) throw new Error('a file is longer than its package says');
    unpacked.set(chunk, length);
    length += chunk.length;
  };
  if (method === 0) take(file);
  else {
    const inflate = new Inflate(take);
    for (let at = 0; at < packed; at += STEP) inflate.push(file.subarray(at, at + STEP), at + STEP >= packed);
  }
  if (length < size) throw new Error('a file is shorter than its package says');
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
