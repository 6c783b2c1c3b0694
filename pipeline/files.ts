import { closeSync, fsyncSync, openSync, readSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a new file and waits until the disk has it. */
export function writeSynced(path: string, content: string | Uint8Array): void {
  writeParts(path, [content]);
}

/** The same for content that comes in parts, of which only one is held in memory at a time. */
export function writeParts(path: string, parts: Iterable<string | Uint8Array>): void {
  const file = openSync(path, 'w');
  try {
    for (const part of parts) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part;
      for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
    }
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Replaces a file in one step: a reader, or a process killed meanwhile, finds either the old one or the new one. */
export function replaceSynced(path: string, content: string | Uint8Array): void {
  writeSynced(`${path}.novo`, content);
  renameSync(`${path}.novo`, path);
  syncPath(dirname(path));
}

/** Waits until the disk has what was written to a file, or the names that a folder holds. */
export function syncPath(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Returns the SHA-256 of a file, read one mebibyte at a time so that the size of a database does not matter to memory.
 */
export function hashFile(path: string): string {
  const hasher = new Bun.CryptoHasher('sha256');
  const chunk = Buffer.allocUnsafe(1 << 20);
  const file = openSync(path, 'r');
  try {
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk))
      hasher.update(chunk.subarray(0, read));
    return hasher.digest('hex');
  } finally {
    closeSync(file);
  }
}
