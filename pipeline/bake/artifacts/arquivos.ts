import { ALIASES, AREAS, type Arquivo, EXPORTS, INDICE } from '../../../schemas/storage/artifacts.ts';
import type { SnapshotDb } from '../draft/snapshot-db.ts';

/** Tells the database which files the API sends: it is hashed whole, so that what it says of them holds. */
export function bakeArquivos({ insert }: Pick<SnapshotDb, 'insert'>, files: readonly Arquivo[]): void {
  for (const arquivo of files) if (isServed(arquivo.path)) insert.arquivo(arquivo);
}

/** Whether the API sends that file of a snapshot. */
export const isServed = (path: string): boolean =>
  [ALIASES, AREAS, INDICE].includes(path.replace(/\.gz$/, '')) || path.startsWith(`${EXPORTS}/`);
