import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Conferido, identidadeDe } from '../../schemas/storage/conferido.ts';
import { CONFERIDO, MANIFEST } from '../../schemas/storage/layout.ts';

/** SHA-256 of a file, in lower-case hex. */
export type Hasher = (file: string) => Promise<string>;

/** Hashes in a thread of its own: 100 MB take about 100 ms, in which requests would otherwise wait. */
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

/** Takes as long to hash as the rest of the program to load: 200 ms. */
const MAX_AHEAD = 256 << 20;

/**
 * Begins at once to hash the database that the manifest in `dir` names, and gives a hasher that knows the result. At
 * start-up this runs beside the loading of the rest of the program, which takes as long. Nothing is believed here: the
 * manifest is checked by whoever opens the snapshot, and any other file is hashed when asked for. A database larger than
 * `maxAhead` is hashed only when it is not the very file that was hashed when it was published.
 */
export function hashAhead(dir: string, maxAhead = MAX_AHEAD): Hasher {
  const ahead = bancoNamedIn(dir);
  if (ahead === null) return sha256;
  const known = hashPublished(dir, ahead, maxAhead);
  const begun = known === null ? sha256(ahead) : Promise.resolve(known);
  // Whoever asks for it gets the error; when nobody does, the snapshot was refused for a better reason.
  begun.catch(() => {});
  return (file) => (file === ahead ? begun : sha256(file));
}

/** The hash of a file larger than `least` as it was published, when nobody has written to it since; else null. */
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
