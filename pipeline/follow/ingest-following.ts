import { join } from 'node:path';
import type { FetchPage } from '../fetch/page.ts';
import { openPageStore, type PageStore } from '../fetch/page-store.ts';
import { type IngestOptions, type IngestResult, ingest } from '../ingest/ingest.ts';
import { lockOutput } from '../ingest/lock.ts';
import { composeNames } from '../ingest/names.ts';
import { type Followed, type FollowOptions, follow } from './follow.ts';
import { type Journal, openJournal } from './journal.ts';
import { readSeguidos, withSeguidos, writeSeguidos } from './state.ts';

export type Following = Pick<FollowOptions, 'profundidade' | 'limite' | 'onProgress'>;

/**
 * Follows links, then ingests the catalogue with every act that links ever led to. If it is interrupted, the next run
 * continues with the answers that it had.
 * @param options the catalogue without acts found by links
 */
export async function ingestFollowing(
  options: IngestOptions,
  following: Following,
): Promise<{ result: IngestResult; followed: Followed }> {
  const { out, catalogo, parser, clock, mirrored } = options;
  let journal: Journal | null = null;
  // One client for both, because it knows when it last asked and which hosts are unreachable.
  let client: FetchPage | null = null;
  const fetchPages = (store: PageStore): FetchPage => {
    client ??= options.fetchPages(store);
    return journal ? journal.wrap(client, store) : client;
  };

  const unlock = lockOutput(out);
  let followed: Followed;
  try {
    // A mirror costs nothing to read again.
    journal = mirrored ? null : openJournal(out, clock);
    const store = openPageStore(join(out, 'paginas'));
    const seguidos = readSeguidos(out);
    const remember = !mirrored;
    followed = await follow({
      catalogo,
      seguidos,
      fetchPage: fetchPages(store),
      store,
      parser,
      clock,
      remember,
      ...following,
    });
    writeSeguidos(out, followed.seguidos);
  } finally {
    unlock();
  }
  const whole = withSeguidos(catalogo, followed.seguidos);
  const result = await ingest({ ...options, catalogo: whole, names: composeNames(whole), fetchPages });
  journal?.remove();
  return { result, followed };
}
