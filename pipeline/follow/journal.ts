import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SEGUINDO } from '../../schemas/storage/seguidos.ts';
import { type FetchPage, pageFailure } from '../fetch/page.ts';
import type { PageStore } from '../fetch/page-store.ts';
import { replaceSynced } from '../files.ts';

/** One answer of the source: a page, whose bytes are in the store, or the fact that there is none. */
interface Answer {
  em: string;
  url: string;
  /** Null if the source does not have the page. */
  sha256: string | null;
  etag: string | null;
  lastModified: string | null;
  /** The reason why there is none. */
  mensagem?: string;
}

/** Answers of an interrupted ingestion are valid for this long. */
const VALID_MS = 7 * 24 * 3_600_000;

/** The answers that an ingestion following links received, written as they arrive. */
export interface Journal {
  /** Answers from the journal, otherwise requests the page and records the answer. */
  wrap(fetchPage: FetchPage, store: PageStore): FetchPage;
  /** Deletes the journal when the ingestion is complete. */
  remove(): void;
}

/**
 * Opens the journal in `out`, with the answers of an interrupted ingestion. A line that the interruption cut is
 * ignored.
 */
export function openJournal(out: string, clock: () => Date): Journal {
  const path = join(out, SEGUINDO);
  const since = new Date(clock().getTime() - VALID_MS).toISOString();
  const answers = new Map(readAnswers(path, since).map((answer) => [answer.url, answer]));
  if (existsSync(path)) replaceSynced(path, [...answers.values()].map(printLine).join(''));

  function note(answer: Answer): void {
    answers.set(answer.url, answer);
    appendFileSync(path, printLine(answer));
  }

  return {
    wrap: (fetchPage, store) => async (url) => {
      const known = answers.get(url);
      if (known?.sha256 === null) return pageFailure(url, 'ausente', known.mensagem ?? '');
      const bytes = known ? store.read(known.sha256 as string) : null;
      if (known && bytes) {
        const { etag, lastModified } = known;
        return { ok: true, url, bytes, sha256: known.sha256 as string, etag, lastModified };
      }
      const result = await fetchPage(url);
      const em = clock().toISOString();
      if (result.ok) {
        const { sha256, etag, lastModified } = result;
        // Without ETag and date, because only an accepted page is ever requested conditionally.
        store.put(result);
        note({ em, url, sha256, etag, lastModified });
      } else if (result.kind === 'ausente') {
        note({ em, url, sha256: null, etag: null, lastModified: null, mensagem: result.mensagem });
      }
      return result;
    },
    remove: () => rmSync(path, { force: true }),
  };
}

const printLine = (answer: Answer): string => `${JSON.stringify(answer)}\n`;

function readAnswers(path: string, since: string): Answer[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        const answer: Answer = JSON.parse(line);
        return answer.em >= since ? [answer] : [];
      } catch {
        return [];
      }
    });
}
