import { afterEach, beforeEach, expect, test } from 'bun:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { indiceProblems, insertIndice } from '../../pipeline/bake/artifacts/indice.ts';
import { createSnapshotDb, type SnapshotDb } from '../../pipeline/bake/draft/snapshot-db.ts';
import type { IndiceExport, TermoExportado } from '../../schemas/contract/model/service/indice.ts';

const TERMOS: TermoExportado[] = [
  { termo: 'Ábaco', chave: 'abaco', entradas: [{ subtermo: null, ref_key: 'EX.1' }] },
  { termo: 'Zebra', chave: 'zebra', entradas: [{ subtermo: 'listra', ref_key: 'EX.1' }] },
];

let dir: string;
let db: SnapshotDb;
let indice: IndiceExport;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'vigente-indice-'));
  db = createSnapshotDb(join(dir, 'x.sqlite'), null);
  db.insert.dispositivo({ ref_key: 'EX.1', sigla: 'EX', ordem: 0, chave: 'ex.1', doc: '{}', alvos: null });
  indice = insertIndice(db, TERMOS);
});
afterEach(() => {
  db.abandon();
  rmSync(dir, { recursive: true, force: true });
});

test('an index that agrees with its database has no problems', () => {
  expect(indiceProblems(db.raw, indice)).toEqual([]);
});

test.each<[string, (termo: TermoExportado) => TermoExportado]>([
  ['leads to', (termo) => ({ ...termo, entradas: [{ subtermo: null, ref_key: 'EX.9' }] })],
  ['is not as exported', (termo) => ({ ...termo, entradas: [{ subtermo: 'outra', ref_key: 'EX.1' }] })],
  ['is not that of its terms', (termo) => ({ ...termo, termo: 'Zebras' })],
])('one that was changed is told: %s', (problem, change) => {
  const [first, last] = TERMOS as [TermoExportado, TermoExportado];
  const changed = { ...indice, termos: [first, change(last)] };
  expect(indiceProblems(db.raw, changed).join('\n')).toContain(problem);
});

test('counts that do not add up are told', () => {
  expect(indiceProblems(db.raw, { ...indice, total_entradas: 9 })).toHaveLength(1);
  expect(indiceProblems(db.raw, { ...indice, total_termos: 9 })).toHaveLength(1);
});
