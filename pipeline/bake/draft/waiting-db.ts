import Database from 'better-sqlite3';

/**
 * Creates a temporary database for what has to wait until all acts are in. It is a file, which SQLite removes on close:
 * in memory it would grow with the corpus.
 * @param table the statement that creates its table
 */
export function openWaitingDb(table: string): Database.Database {
  // Given no name, SQLite creates a temporary file.
  const db = new Database('');
  db.pragma('journal_mode = OFF');
  db.exec(table);
  db.exec('BEGIN');
  return db;
}
