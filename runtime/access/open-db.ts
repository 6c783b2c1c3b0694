import { Database } from 'bun:sqlite';
import { chmodSync, closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';

/** What makes a file of version n one of version n + 1; a new file goes through all of them. */
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
  // The log of the last minute (`janela.ts`) in place of a single moment, and of which day a copy is.
  `ALTER TABLE chave DROP COLUMN marca;
   ALTER TABLE chave ADD COLUMN janela BLOB;
   CREATE TABLE copia (de TEXT NOT NULL) STRICT`,
];

/** Only this user may read which keys there are, in the files beside it too, which take the mode of this one. */
const MODE = 0o600;

/**
 * Opens the file of keys, makes it where there is none, and brings it to the form of today. Nothing waits for a lock: who
 * finds one throws SQLITE_BUSY at once. Throws also at a file of a later form.
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

/** Writes what is there already, so that a disk that is full, or may not be written to, shows. */
export function rewrite(db: Database): void {
  db.run(`PRAGMA user_version = ${MIGRATIONS.length}`);
}

/**
 * Copies the whole of a database at one moment, readers and writers notwithstanding, and notes in it that it is a copy.
 * It has its name when it is whole, and known for a copy.
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

/** When the file was copied, if it is a copy that nobody accepted yet; null for any other, and for what cannot be read. */
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
