import { closeSync, fsyncSync, openSync, readSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a new file and waits until the disk has it. */
export function writeSynced(path: string, content: string | Uint8Array): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const file = openSync(path, 'w');
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Puts a file in the place of another at once: a reader, or a kill, sees the old one or the new one. */
export function replaceSynced(path: string, content: string | Uint8Array): void {
  writeSynced(`${path}.novo`, content);
  renameSync(`${path}.novo`, path);
  syncPath(dirname(path));
}

/** Waits until the disk has what was written to a file, or which names a folder holds. */
export function syncPath(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** SHA-256 of a file, read a mebibyte at a time so that a database of any size costs no memory. */
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
