import { closeSync, openSync, readSync } from 'node:fs';

/** Read a piece at a time, so that a file of any size costs this much memory. */
const CHUNK = 1 << 20;

/** SHA-256 of a file, in lower-case hex. */
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
