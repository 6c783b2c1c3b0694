import { open } from 'node:fs/promises';

/** Read a piece at a time, so that a database of any size costs this much memory and other requests get their turn. */
const CHUNK = 1 << 20;

/** SHA-256 of a file, in lower-case hex. */
export async function sha256(file: string): Promise<string> {
  const hasher = new Bun.CryptoHasher('sha256');
  const handle = await open(file, 'r');
  try {
    const chunk = Buffer.allocUnsafe(CHUNK);
    for (;;) {
      const { bytesRead } = await handle.read(chunk, 0, CHUNK);
      if (bytesRead === 0) return hasher.digest('hex');
      hasher.update(chunk.subarray(0, bytesRead));
    }
  } finally {
    await handle.close();
  }
}
