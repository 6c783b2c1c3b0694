import { closeSync, openSync, readSync } from 'node:fs';

/** The file is read in pieces of this size, so that any file needs only this much memory. */
const CHUNK = 1 << 20;

/** Returns the SHA-256 of a file, in lower-case hex. */
export function sha256Of(file: string): string {
  const hasher = new Bun.CryptoHasher('sha256');
  const descriptor = openSync(file, 'r');
  try {
    const chunk = Buffer.allocUnsafe(CHUNK);
    for (;;) {
      const read = readSync(descriptor, chunk, 0, CHUNK, null);
      if (read === 0) return hasher.digest('hex');
      hasher.update(chunk.subarray(0, read));
    }
  } finally {
    closeSync(descriptor);
  }
}
