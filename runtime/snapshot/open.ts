import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { type Arquivo, exportPath, MANIFEST, Manifest, RunLog, snapshotPath } from '../../schemas/artifacts.ts';
import type { Artefato } from '../answer.ts';
import { type Acervo, openAcervo } from './acervo.ts';
import { sha256 } from './hash.ts';
import { type Runs, summarizeRuns } from './runs.ts';

export const ALIASES = 'aliases.json';

/** A checked snapshot, open for reading. */
export interface Snapshot {
  manifest: Manifest;
  /** The value of `X-Snapshot`: which version of the texts, and of when. */
  rotulo: string;
  acervo: Acervo;
  runs: Runs;
  /** JSON artifacts by their path inside the snapshot's folder. */
  artefatos: ReadonlyMap<string, Artefato>;
}

/** Why a snapshot was refused: something a person must look at, said in one sentence. */
export class SnapshotRefused extends Error {
  override name = 'SnapshotRefused';
}

/**
 * Opens the snapshot that the manifest in `dir` points to, after checking its schema, the SHA-256 of the database and
 * of the run log, and that every artifact it serves is there and whole. `current` lends its database when the manifest
 * still names it, so that a run without changes costs no new check. Throws `SnapshotRefused`.
 */
export async function openSnapshot(dir: string, current: Snapshot | null = null): Promise<Snapshot> {
  const manifest = await readJson(join(dir, MANIFEST), Manifest);
  const runs = summarizeRuns(await readChecked(dir, manifest.runs, RunLog));
  const same = current?.manifest.versao === manifest.versao && current.manifest.banco.sha256 === manifest.banco.sha256;
  const acervo = same ? current.acervo : await openChecked(dir, manifest.banco);
  try {
    const artefatos = same ? current.artefatos : await locateArtefatos(dir, manifest, acervo);
    return { manifest, rotulo: `${manifest.versao}; ${manifest.gerado_em}`, acervo, runs, artefatos };
  } catch (error) {
    if (!same) acervo.close();
    throw error;
  }
}

async function openChecked(dir: string, banco: Arquivo): Promise<Acervo> {
  const file = join(dir, banco.path);
  await checkHash(file, banco);
  try {
    return openAcervo(file);
  } catch (cause) {
    throw new SnapshotRefused(`${file}: not a database of this format`, { cause });
  }
}

/** Sizes only: hashing every export would cost as much again as the database, at every start. */
async function locateArtefatos(dir: string, manifest: Manifest, acervo: Acervo) {
  const folder = join(dir, snapshotPath(manifest.versao));
  const named = new Map(manifest.artefatos.map((arquivo) => [arquivo.path, arquivo]));
  const served = [ALIASES, ...acervo.diplomas.map(({ sigla }) => exportPath(sigla))];
  const located = new Map<string, Artefato>();
  for (const path of served) {
    const plain = named.get(path);
    const twin = named.get(`${path}.gz`);
    if (!plain || !twin) throw new SnapshotRefused(`the manifest does not name ${path} and its gzip twin`);
    located.set(path, {
      kind: 'artefato',
      plain: await locate(folder, plain),
      twin: await locate(folder, twin),
      tag: plain.sha256.slice(0, 32),
    });
  }
  return located;
}

async function locate(folder: string, arquivo: Arquivo) {
  const file = join(folder, arquivo.path);
  await checkSize(file, arquivo);
  return { file, bytes: arquivo.bytes };
}

async function checkSize(file: string, { bytes }: Arquivo): Promise<void> {
  const found = await stat(file).catch((cause: unknown) => {
    throw new SnapshotRefused(`${file}: cannot be read`, { cause });
  });
  if (found.size !== bytes) throw new SnapshotRefused(`${file}: ${found.size} bytes, the manifest says ${bytes}`);
}

async function checkHash(file: string, arquivo: Arquivo): Promise<void> {
  await checkSize(file, arquivo);
  const found = await sha256(file);
  if (found !== arquivo.sha256) {
    throw new SnapshotRefused(`${file}: SHA-256 is ${found}, the manifest says ${arquivo.sha256}`);
  }
}

async function readChecked<T extends TSchema>(dir: string, arquivo: Arquivo, schema: T): Promise<Static<T>> {
  const file = join(dir, arquivo.path);
  await checkHash(file, arquivo);
  return await readJson(file, schema);
}

async function readJson<T extends TSchema>(file: string, schema: T): Promise<Static<T>> {
  let value: unknown;
  try {
    value = await Bun.file(file).json();
  } catch (cause) {
    throw new SnapshotRefused(`${file}: missing, or not JSON`, { cause });
  }
  if (!Value.Check(schema, value)) {
    const first = Value.Errors(schema, value).First();
    throw new SnapshotRefused(`${file}: not of this format (${first?.path || '/'}: ${first?.message})`);
  }
  return value;
}
