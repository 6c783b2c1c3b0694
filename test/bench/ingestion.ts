import type { Corpus } from './corpus.ts';
import { runScript, type Spent } from './process.ts';

/** Ingests the corpus into a folder, in a process of its own, as a user would. */
export function ingestInto({ embedded, dir }: Corpus, out: string): Promise<Spent> {
  // The `ingest` command reads only the real catalogue, and `sample` does nothing if a snapshot exists.
  if (embedded) return ingestCopies(1, out);
  return runScript('pipeline/main.ts', 'ingest', '--mirror', dir, '--out', out);
}

/** Ingests the corpus several times over into one snapshot. See `ingest-copies.ts`. */
export function ingestCopies(copies: number, out: string): Promise<Spent> {
  return runScript('test/bench/ingest-copies.ts', '--out', out, '--copies', String(copies));
}
