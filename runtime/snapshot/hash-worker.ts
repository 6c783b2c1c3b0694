import { closeSync, openSync, readSync } from 'node:fs';

/** Read a piece at a time, so that a database of any size costs this much memory. */
const CHUNK = 1 << 20;

declare const self: Worker;

self.onmessage = ({ data: file }: MessageEvent<string>) => {
  self.postMessage(sha256(file));
};

function sha256(file: string): string {
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
