import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Value } from '@sinclair/typebox/value';
import {
  type Arquivo,
  BANCO,
  CONFERIDO,
  type Composicao,
  DATAPACKAGE,
  MANIFEST,
  Manifest,
  RunLog,
  snapshotPath,
} from '../../schemas/storage/artifacts.ts';
import { type Conferido, identidadeDe } from '../../schemas/storage/conferido.ts';
import { sha256 } from '../fetch/page.ts';
import { replaceSynced, syncPath } from '../files.ts';
import { listSnapshots } from './draft/draft.ts';
import type { FinishedDraft } from './finish-draft.ts';

const RUNS = 'runs';

/** What a manifest says besides listing its files. */
export interface Publication {
  /** The catalogue's name. */
  catalogo: string;
  runs: RunLog;
  composicao: Composicao;
  /** Seconds between scheduled ingestions, or null. */
  intervalo: number | null;
}

/**
 * Publishes a finished draft. Everything that it names is on disk and synced before the manifest is renamed into place,
 * so that a kill at any moment leaves either the old snapshot or the new one. The previous snapshot stays, for a
 * runtime that still has it open. Older ones are removed.
 */
export function publishSnapshot(
  out: string,
  draft: FinishedDraft,
  publication: Publication,
  previous: Manifest | null,
): Manifest {
  const { versao, banco, datapackage, geradoEm } = draft;
  const folder = join(out, snapshotPath(versao));
  if (versao === previous?.versao) {
    rmSync(draft.folder, { recursive: true });
  } else {
    // An ingestion killed just before it wrote its manifest may have left this same snapshot, which no manifest names.
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft.folder, folder);
    syncPath(join(out, 'snapshots'));
    writeConferido(out, { ...banco, path: `${snapshotPath(versao)}/${BANCO}` });
  }
  const manifest: Manifest = {
    formato: 4,
    catalogo: publication.catalogo,
    versao,
    gerado_em: geradoEm,
    composicao: publication.composicao,
    banco: { ...banco, path: `${snapshotPath(versao)}/${BANCO}` },
    datapackage: { ...datapackage, path: `${snapshotPath(versao)}/${DATAPACKAGE}` },
    runs: writeRuns(out, publication.runs),
    intervalo: publication.intervalo,
  };
  writeManifest(out, manifest);
  for (const name of listSnapshots(out)) {
    if (name === versao || name === previous?.versao) continue;
    rmSync(join(out, snapshotPath(name)), { recursive: true });
  }
  pruneRuns(out, manifest, previous);
  return manifest;
}

/**
 * Records that the database was hashed at its final path, so that a service need not hash it again before it serves.
 */
function writeConferido(out: string, { path, sha256 }: Arquivo): void {
  const identidade = identidadeDe(statSync(join(out, path), { bigint: true }));
  replaceSynced(join(out, CONFERIDO), `${JSON.stringify({ path, sha256, identidade } satisfies Conferido)}\n`);
}

/** Publishes the run log of an ingestion that changed nothing. The snapshot is the same and is not touched. */
export function publishRuns(out: string, { catalogo, runs, intervalo }: Publication, previous: Manifest): Manifest {
  const manifest: Manifest = { ...previous, catalogo, runs: writeRuns(out, runs), intervalo };
  writeManifest(out, manifest);
  pruneRuns(out, manifest, previous);
  return manifest;
}

function writeRuns(out: string, runs: RunLog): Arquivo {
  if (!Value.Check(RunLog, runs)) {
    const error = Value.Errors(RunLog, runs).First();
    throw new Error(`the run log is not valid at ${error?.path}: ${error?.message}`);
  }
  const json = JSON.stringify(runs);
  const hash = sha256(json);
  const path = `${RUNS}/${hash.slice(0, 16)}.json`;
  mkdirSync(join(out, RUNS), { recursive: true });
  replaceSynced(join(out, path), json);
  return { path, bytes: Buffer.byteLength(json), sha256: hash };
}

function writeManifest(out: string, manifest: Manifest): void {
  if (!Value.Check(Manifest, manifest)) {
    const error = Value.Errors(Manifest, manifest).First();
    throw new Error(`the manifest is not valid at ${error?.path}: ${error?.message}`);
  }
  replaceSynced(join(out, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
}

/** Removes old run logs. The previous log stays for a reader that has just read the previous manifest. */
function pruneRuns(out: string, manifest: Manifest, previous: Manifest | null): void {
  const kept = new Set([manifest, previous].map((each) => each && basename(each.runs.path)));
  for (const name of readdirSync(join(out, RUNS))) {
    if (!kept.has(name)) rmSync(join(out, RUNS, name));
  }
}
