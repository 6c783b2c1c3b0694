import { ALIASES, AREAS, type Arquivo, EXPORTS, INDICE } from '../../../schemas/storage/artifacts.ts';
import type { SnapshotDb } from '../draft/snapshot-db.ts';

/**
 * Lists in the database the files that the API sends. The database is hashed as a whole, so the sizes and hashes listed
 * there can be trusted.
 */
export function bakeArquivos({ insert }: Pick<SnapshotDb, 'insert'>, files: readonly Arquivo[]): void {
  for (const arquivo of files) if (isServed(arquivo.path)) insert.arquivo(arquivo);
}

/** Whether the API sends this file of a snapshot. */
export const isServed = (path: string): boolean =>
  [ALIASES, AREAS, INDICE].includes(path.replace(/\.gz$/, '')) || path.startsWith(`${EXPORTS}/`);
