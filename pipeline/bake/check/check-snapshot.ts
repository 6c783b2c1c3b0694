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
import { hashFile } from '../../files.ts';
import { openPreviousSnapshot } from '../draft/previous-snapshot.ts';
import { versionOf } from '../finish-draft.ts';
import { checkDocuments } from './check-documents.ts';

export interface SnapshotCheck {
  versao: string;
  /** How many of each kind were looked at. */
  checked: Record<string, number>;
  /** What is wrong, one sentence each; empty for a sound snapshot. */
  problems: string[];
}

/** Verifies what the manifest in `data` names, reading all of it. Throws when there is no manifest that can be read. */
export function checkSnapshot(data: string): SnapshotCheck {
  const snapshot = openPreviousSnapshot(data);
  if (!snapshot) throw new Error(`${data} holds no manifest.json`);
  const { manifest, acts } = snapshot;
  snapshot.close();
  const folder = join(data, snapshotPath(manifest.versao));
  const inFolder = { ...manifest.banco, path: BANCO };
  const files = [inFolder, ...manifest.artefatos];
  const problems = [
    ...files.flatMap((arquivo) => checkFile(folder, arquivo)),
    ...checkFile(data, manifest.runs),
    ...checkTwins(folder, manifest.artefatos),
  ];
  if (versionOf(inFolder, manifest.artefatos) !== manifest.versao) {
    problems.push(`the version ${manifest.versao} is not that of the files`);
  }
  const named = new Set(manifest.artefatos.map(({ path }) => path));
  const ofActs = [...acts.keys()].flatMap((sigla) => [exportPath(sigla), leituraPath(sigla), assuntosPath(sigla)]);
  for (const path of [
    ALIASES,
    ALTERACOES,
    AREAS,
    ATOS,
    CITACOES,
    DATAPACKAGE,
    FATOS,
    SUMULAS,
    VERIFICACAO,
    ...ofActs,
  ]) {
    if (!named.has(path)) problems.push(`${path} is not in the manifest`);
  }
  for (const [sigla, { fonte }] of acts) {
    for (const { bytes } of fonte.paginas) {
      if (!existsSync(join(data, 'paginas', `${bytes}.gz`))) problems.push(`${sigla}: its page ${bytes} was not kept`);
    }
  }
  const checked: Record<string, number> = { files: files.length + 1 };
  if (problems.length === 0) {
    const db = new Database(join(data, manifest.banco.path), { readonly: true });
    try {
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

/** Each JSON artifact and its gzip twin hold the same. */
function checkTwins(folder: string, artefatos: readonly Arquivo[]): string[] {
  const paths = new Set(artefatos.map(({ path }) => path));
  return [...paths].flatMap((path) => {
    if (path === DATAPACKAGE || path.endsWith('.gz')) return [];
    const twin = join(folder, `${path}.gz`);
    if (!paths.has(`${path}.gz`) || !existsSync(twin)) return [`${path} has no gzip twin`];
    try {
      const same = Buffer.from(Bun.gunzipSync(readFileSync(twin))).equals(readFileSync(join(folder, path)));
      return same ? [] : [`${path}.gz does not hold ${path}`];
    } catch (cause) {
      return [`${path}.gz cannot be read: ${(cause as Error).message}`];
    }
  });
}
