import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SEGUINDO } from '../../schemas/storage/seguidos.ts';
import { type FetchPage, pageFailure } from '../fetch/page.ts';
import type { PageStore } from '../fetch/page-store.ts';
import { replaceSynced } from '../files.ts';

/** One answer of the source: a page, whose bytes are in the store, or that there is none. */
interface Answer {
  em: string;
  url: string;
  /** Null of a page that the source does not have. */
  sha256: string | null;
  etag: string | null;
  lastModified: string | null;
  /** Why there is none. */
  mensagem?: string;
}

/** After so long what a killed ingestion had is asked for again. */
const VALID_MS = 7 * 24 * 3_600_000;

/** What an ingestion that follows links was answered, written down as it comes. */
export interface Journal {
  /** Answers from what is written down, else by asking, and writes that down. */
  wrap(fetchPage: FetchPage, store: PageStore): FetchPage;
  /** The ingestion is over: its answers are of no more use. */
  remove(): void;
}

/** Opens the journal in `out`, with what a killed ingestion left there; a line cut by the kill is none. */
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
        // Without its tags: only a page that is accepted is ever asked for conditionally.
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
