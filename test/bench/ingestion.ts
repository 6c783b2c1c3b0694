import type { Corpus } from './corpus.ts';
import { runScript, type Spent } from './process.ts';

/** Ingests the corpus into a folder, in a process of its own, as a person would. */
export function ingestInto({ embedded, dir }: Corpus, out: string): Promise<Spent> {
  // The command reads the real catalogue only, and `sample` stops where a snapshot is.
  if (embedded) return ingestCopies(1, out);
  return runScript('pipeline/main.ts', 'ingest', '--mirror', dir, '--out', out);
}

/** Ingests the corpus several times over into one snapshot: see `ingest-copies.ts`. */
export function ingestCopies(copies: number, out: string): Promise<Spent> {
  return runScript('test/bench/ingest-copies.ts', '--out', out, '--copies', String(copies));
}
