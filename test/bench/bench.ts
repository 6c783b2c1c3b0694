import type { Corpus, Page } from './corpus.ts';
import type { Result } from './figure.ts';

/** What every measure is given. */
export interface Bench {
  corpus: Corpus;
  pages: readonly Page[];
  /** How often each thing is measured. */
  rounds: number;
  /** A new empty folder, gone when the bench ends. */
  folder(): string;
  /** A folder with the corpus ingested and published, made when first asked for. */
  snapshot(): Promise<string>;
  /** Says what is being measured now. */
  note(text: string): void;
}

export type Measure = (bench: Bench) => Promise<Result>;
