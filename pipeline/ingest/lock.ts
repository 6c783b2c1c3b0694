import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

/** Thrown if another ingestion works on the same folder: the two would give the same ids to different runs. */
export class AlreadyRunning extends Error {
  override name = 'AlreadyRunning';
}

/**
 * Locks the folder for this ingestion until the returned function is called or the process ends. It is a lock of the
 * operating system, taken through an empty database, so that a killed ingestion never leaves it behind.
 */
export function lockOutput(out: string): () => void {
  mkdirSync(out, { recursive: true });
  const db = new Database(join(out, 'ingest.lock'), { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    db.close();
    if ((cause as { code?: unknown }).code !== 'SQLITE_BUSY') throw cause;
    throw new AlreadyRunning(`another ingestion is writing to ${out}`, { cause });
  }
  return () => db.close();
}
