import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { bakeBusca } from '../../pipeline/bake/artifacts/busca.ts';
import { composeLinhas, createNumera } from '../../pipeline/bake/artifacts/linhas-de-busca.ts';
import { readActs } from '../../pipeline/bake/draft/ato-lido.ts';
import { openPreviousSnapshot } from '../../pipeline/bake/draft/previous-snapshot.ts';
import { createSnapshotDb } from '../../pipeline/bake/draft/snapshot-db.ts';
import type { IndiceExport } from '../../schemas/contract/model/service/indice.ts';
import { INDICE } from '../../schemas/storage/artifacts.ts';
import { cpuOf } from './process.ts';

/**
 * Returns a lower bound of the CPU seconds that search takes in an ingestion. It composes the rows of the snapshot in
 * `out` and writes its full-text index once more, warm, while the ingestion does both cold.
 */
export function searchShare(out: string, folder: string): number {
  const snapshot = openPreviousSnapshot(out);
  if (!snapshot) throw new Error(`${out} holds no snapshot`);
  snapshot.close();
  const held = new Database(snapshot.banco, { readonly: true });
  const acts = [...readActs(held)];
  held.close();
  const { termos } = JSON.parse(readFileSync(join(snapshot.folder, INDICE), 'utf8')) as IndiceExport;
  const path = join(folder, 'busca.sqlite');
  const build = () => {
    const db = createSnapshotDb(path, snapshot.banco);
    db.raw.exec('INSERT INTO sumula SELECT * FROM anterior.sumula');
    const numera = createNumera();
    bakeBusca(db, { linhas: composeLinhas(acts, numera), numera }, termos);
    db.finish();
    rmSync(path);
  };
  build();
  return cpuOf(build);
}
