import type { Corpus, Page } from './corpus.ts';
import type { Result } from './figure.ts';

/** What every measure receives. */
export interface Bench {
  corpus: Corpus;
  pages: readonly Page[];
  /** How often each thing is measured. */
  rounds: number;
  /** Makes a new empty folder, removed when the bench ends. */
  folder(): string;
  /** Returns a folder with the corpus ingested and published, made at the first call. */
  snapshot(): Promise<string>;
  /** Prints what is being measured now. */
  note(text: string): void;
}

export type Measure = (bench: Bench) => Promise<Result>;
