import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import {
  ALIASES,
  ALTERACOES,
  AREAS,
  type Arquivo,
  ATOS,
  assuntosPath,
  BANCO,
  CITACOES,
  DATAPACKAGE,
  exportPath,
  FATOS,
  leituraPath,
  SUMULAS,
  snapshotPath,
  VERIFICACAO,
} from '../../../schemas/storage/artifacts.ts';
import { nomeDoSnapshot } from '../../../schemas/storage/datapackage.ts';
import { hashFile } from '../../files.ts';
import { isServed } from '../artifacts/arquivos.ts';
import { openPreviousSnapshot } from '../draft/previous-snapshot.ts';
import { checkDocuments } from './check-documents.ts';

export interface SnapshotCheck {
  versao: string;
  /** How many of each kind were checked. */
  checked: Record<string, number>;
  /** What is wrong, one sentence each. Empty for a sound snapshot. */
  problems: string[];
}

/** Verifies what the manifest in `data` names, reading all of it. Throws if there is no readable manifest. */
export function checkSnapshot(data: string): SnapshotCheck {
  const snapshot = openPreviousSnapshot(data);
  if (!snapshot) throw new Error(`${data} holds no manifest.json`);
  const { manifest, acts, artefatos } = snapshot;
  snapshot.close();
  const folder = join(data, snapshotPath(manifest.versao));
  const files = [{ ...manifest.banco, path: BANCO }, ...artefatos.values()];
  const problems = [
    ...files.flatMap((arquivo) => checkFile(folder, arquivo)),
    ...checkFile(data, manifest.datapackage),
    ...checkFile(data, manifest.runs),
    ...checkTwins(folder, artefatos),
  ];
  if (nomeDoSnapshot(manifest.datapackage) !== manifest.versao) {
    problems.push(`the version ${manifest.versao} is not that of the files`);
  }
  const ofActs = [...acts.keys()].flatMap((sigla) => [exportPath(sigla), leituraPath(sigla), assuntosPath(sigla)]);
  for (const path of [ALIASES, ALTERACOES, AREAS, ATOS, CITACOES, FATOS, SUMULAS, VERIFICACAO, ...ofActs]) {
    if (!artefatos.has(path)) problems.push(`${path} is not in ${DATAPACKAGE}`);
  }
  for (const [sigla, { fonte }] of acts) {
    for (const { bytes } of fonte.paginas) {
      if (!existsSync(join(data, 'paginas', `${bytes}.gz`))) problems.push(`${sigla}: its page ${bytes} was not kept`);
    }
  }
  const checked: Record<string, number> = { files: files.length + 2 };
  if (problems.length === 0) {
    const db = new Database(join(data, manifest.banco.path), { readonly: true });
    try {
      checkArquivos(db, artefatos, problems);
      Object.assign(checked, checkDocuments(db, folder, problems));
    } finally {
      db.close();
    }
  }
  return { versao: manifest.versao, checked, problems };
}

function checkFile(folder: string, { path, bytes, sha256 }: Arquivo): string[] {
  const file = join(folder, path);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) return [`${path} is missing`];
  if (size !== bytes) return [`${path} has ${size} bytes, not ${bytes}`];
  return hashFile(file) === sha256 ? [] : [`${path} does not have the hash ${sha256}`];
}

/** Checks the list of files in the database, which the service trusts when it sends them. */
function checkArquivos(db: Database.Database, artefatos: ReadonlyMap<string, Arquivo>, problems: string[]): void {
  const told = new Map(
    db
      .prepare<[], Arquivo>('SELECT * FROM arquivo')
      .all()
      .map((each) => [each.path, each]),
  );
  for (const arquivo of artefatos.values()) {
    const found = told.get(arquivo.path);
    if (isServed(arquivo.path) && (found?.bytes !== arquivo.bytes || found.sha256 !== arquivo.sha256))
      problems.push(`${arquivo.path}: the database does not tell what it is`);
  }
}

/** Checks that each JSON artifact and its gzip twin have the same content. */
function checkTwins(folder: string, artefatos: ReadonlyMap<string, Arquivo>): string[] {
  return [...artefatos.keys()].flatMap((path) => {
    if (path.endsWith('.gz')) return [];
    const twin = join(folder, `${path}.gz`);
    if (!artefatos.has(`${path}.gz`) || !existsSync(twin)) return [`${path} has no gzip twin`];
    try {
      const same = Buffer.from(Bun.gunzipSync(readFileSync(twin))).equals(readFileSync(join(folder, path)));
      return same ? [] : [`${path}.gz does not hold ${path}`];
    } catch (cause) {
      return [`${path}.gz cannot be read: ${(cause as Error).message}`];
    }
  });
}
