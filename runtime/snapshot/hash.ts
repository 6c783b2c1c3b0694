import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Conferido, identidadeDe } from '../../schemas/storage/conferido.ts';
import { CONFERIDO, MANIFEST } from '../../schemas/storage/layout.ts';

/** Returns the SHA-256 of a file, in lower-case hex. */
export type Hasher = (file: string) => Promise<string>;

/** Hashes in a separate thread: 100 MB take about 100 ms, in which requests would otherwise wait. */
export const sha256: Hasher = async (file) => {
  const worker = new Worker(new URL('./hash-worker.ts', import.meta.url).href);
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(file);
    });
  } finally {
    worker.terminate();
  }
};

/** Hashing this many bytes takes as long as loading the rest of the program: 200 ms. */
const MAX_AHEAD = 256 << 20;

/**
 * Starts at once to hash the database that the manifest in `dir` names, and returns a hasher that waits for the result.
 * At startup this runs while the rest of the program loads, which takes as long. Nothing is trusted here:
 * `openSnapshot` checks the manifest, and any other file is hashed when asked for. A database larger than `maxAhead` is
 * not hashed if it is the very file that was hashed when it was published.
 */
export function hashAhead(dir: string, maxAhead = MAX_AHEAD): Hasher {
  const ahead = bancoNamedIn(dir);
  if (ahead === null) return sha256;
  const known = hashPublished(dir, ahead, maxAhead);
  const begun = known === null ? sha256(ahead) : Promise.resolve(known);
  // The caller of the hasher gets the error. If nobody calls it, the snapshot was refused for another reason.
  begun.catch(() => {});
  return (file) => (file === ahead ? begun : sha256(file));
}

/**
 * Returns the hash that a file had when it was published, if the file is larger than `least` and unchanged since.
 * Otherwise null.
 */
function hashPublished(dir: string, file: string, least: number): string | null {
  try {
    const stat = statSync(file, { bigint: true });
    const { path, sha256, identidade } = JSON.parse(readFileSync(join(dir, CONFERIDO), 'utf8')) as Conferido;
    return stat.size > least && join(dir, path) === file && identidade === identidadeDe(stat) ? sha256 : null;
  } catch {
    return null;
  }
}

function bancoNamedIn(dir: string): string | null {
  try {
    const { banco } = JSON.parse(readFileSync(join(dir, MANIFEST), 'utf8')) as { banco: { path: string } };
    return join(dir, banco.path);
  } catch {
    return null;
  }
}
