import type { Database } from 'bun:sqlite';

/** Selects items. Null selects all. */
export interface FeedFilter {
  /** An instant in the format of `toISOString`. */
  desde: string | null;
  siglas: readonly string[] | null;
  tipos: readonly string[] | null;
}

/** The change feed of a snapshot, oldest items first. */
export interface Feed {
  count(filter: FeedFilter): number;
  /** The items as JSON texts. */
  page(filter: FeedFilter, limit: number, offset: number): string[];
  /** Whether the feed has items of an act, even if the act has left the catalogue since. */
  names(sigla: string): boolean;
}

const WHERE = `WHERE detectado_em >= coalesce($desde, '')
  AND ($siglas IS NULL OR sigla IN (SELECT value FROM json_each($siglas)))
  AND ($tipos IS NULL OR tipo IN (SELECT value FROM json_each($tipos)))`;

/**
 * Opens the feed with one prepared statement per method. Lists are bound as JSON texts, which Drizzle cannot express.
 */
export function openFeed(db: Database): Feed {
  const count = db.prepare<{ total: number }, Bindings>(`SELECT count(*) AS total FROM alteracao ${WHERE}`);
  const page = db.prepare<{ doc: string }, Bindings>(
    `SELECT doc FROM alteracao ${WHERE} ORDER BY id LIMIT $limit OFFSET $offset`,
  );
  const named = db.prepare<{ id: number }, [string]>('SELECT id FROM alteracao WHERE sigla = ? LIMIT 1');
  return {
    count: (filter) => count.get(bind(filter))?.total ?? 0,
    page: (filter, limit, offset) =>
      page.all({ ...bind(filter), $limit: limit, $offset: offset }).map(({ doc }) => doc),
    names: (sigla) => named.get(sigla) !== null,
  };
}

type Bindings = Record<string, string | number | null>;

function bind({ desde, siglas, tipos }: FeedFilter): Bindings {
  return {
    $desde: desde,
    $siglas: siglas && JSON.stringify(siglas),
    $tipos: tipos && JSON.stringify(tipos),
  };
}
