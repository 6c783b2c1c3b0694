import { Database } from 'bun:sqlite';
import { chmodSync, closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';

/** Each statement migrates a file from version n to n + 1. A new file goes through all of them. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS chave (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    nome TEXT NOT NULL,
    plano TEXT NOT NULL,
    criada_em TEXT NOT NULL,
    revogada_em TEXT,
    marca INTEGER NOT NULL DEFAULT 0,
    mes TEXT NOT NULL DEFAULT '',
    usos INTEGER NOT NULL DEFAULT 0
  ) STRICT`,
  // Replaces a single moment by the log of the last minute (`janela.ts`), and adds the date of a copy.
  `ALTER TABLE chave DROP COLUMN marca;
   ALTER TABLE chave ADD COLUMN janela BLOB;
   CREATE TABLE copia (de TEXT NOT NULL) STRICT`,
];

/** Only this user may read the file. The write-ahead log takes the same mode. */
const MODE = 0o600;

/**
 * Opens the file of keys, creates it if it does not exist, and migrates it. It never waits for a lock but throws
 * SQLITE_BUSY at once. Throws also if the file has a later version.
 */
export function openDb(file: string): Database {
  closeSync(openSync(file, 'a', MODE));
  chmodSync(file, MODE);
  const db = new Database(file);
  try {
    db.run('PRAGMA busy_timeout = 0');
    db.run('PRAGMA journal_mode = WAL');
    db.run('PRAGMA synchronous = NORMAL');
    migrate(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function migrate(db: Database): void {
  const version = () => db.query<{ user_version: number }, []>('PRAGMA user_version').get()?.user_version ?? 0;
  if (version() > MIGRATIONS.length)
    throw new Error(`it is of form ${version()}, and this program knows ${MIGRATIONS.length}`);
  if (version() === MIGRATIONS.length) return;
  db.transaction(() => {
    for (const migration of MIGRATIONS.slice(version())) db.run(migration);
    db.run(`PRAGMA user_version = ${MIGRATIONS.length}`);
  }).immediate();
}

/** Rewrites an existing value, so that a full or read-only disk is noticed. */
export function rewrite(db: Database): void {
  db.run(`PRAGMA user_version = ${MIGRATIONS.length}`);
}

/**
 * Writes a consistent copy of a database that may be in use, marked as a copy. The file gets its final name only when
 * it is complete.
 */
export function copyDb(db: Database, into: string, de: string): void {
  const part = `${into}.parcial`;
  rmSync(part, { force: true });
  try {
    closeSync(openSync(part, 'wx', MODE));
    db.run('VACUUM INTO ?', [part]);
    const copy = new Database(part);
    copy.run('INSERT INTO copia (de) VALUES (?)', [de]);
    copy.close();
    renameSync(part, into);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/**
 * When the file was copied, if it is a copy that was not accepted yet; null for any other file, and for one that cannot
 * be read.
 */
export function copiaDe(file: string): string | null {
  if (!existsSync(file)) return null;
  try {
    const db = new Database(file, { readonly: true });
    try {
      return db.query<{ de: string }, []>('SELECT de FROM copia').get()?.de ?? null;
    } finally {
      db.close();
    }
  } catch {
    return null;
  }
}
