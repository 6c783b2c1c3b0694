import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Static, TSchema } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { Value } from '@sinclair/typebox/value';
import {
  ALIASES,
  AREAS,
  type Arquivo,
  exportPath,
  INDICE,
  MANIFEST,
  Manifest,
  RunLog,
  snapshotPath,
} from '../../schemas/storage/artifacts.ts';
import type { Artefato } from '../answer.ts';
import { type Acervo, openAcervo } from './acervo.ts';
import { type Hasher, sha256 } from './hash.ts';
import { type Runs, summarizeRuns } from './runs.ts';

/** A checked snapshot, open for reading. */
export interface Snapshot {
  /** But for its list of files: of many acts it is long, and told once. */
  manifest: Omit<Manifest, 'artefatos'>;
  /** The value of `X-Snapshot`: which version of the texts, and of when. */
  rotulo: string;
  acervo: Acervo;
  /** The database as a file. */
  banco: string;
  runs: Runs;
  /** The run log as a file, reports and all. */
  runLog: string;
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
export async function openSnapshot(
  dir: string,
  current: Snapshot | null = null,
  hasher: Hasher = sha256,
): Promise<Snapshot> {
  const named = parse(join(dir, MANIFEST), await read(join(dir, MANIFEST)), Manifest);
  const { artefatos: _, ...manifest } = named;
  const runs = summarizeRuns(await readChecked(dir, manifest.runs, RunLog));
  const runLog = join(dir, manifest.runs.path);
  const same = current?.manifest.versao === manifest.versao && current.manifest.banco.sha256 === manifest.banco.sha256;
  const acervo = same ? current.acervo : await openChecked(dir, manifest.banco, hasher);
  try {
    const artefatos = same ? current.artefatos : locateArtefatos(dir, named, acervo);
    const banco = join(dir, manifest.banco.path);
    return { manifest, rotulo: `${manifest.versao}; ${manifest.gerado_em}`, acervo, banco, runs, runLog, artefatos };
  } catch (error) {
    if (!same) acervo.close();
    throw error;
  }
}

async function openChecked(dir: string, banco: Arquivo, hasher: Hasher): Promise<Acervo> {
  const file = join(dir, banco.path);
  checkSize(file, banco);
  checkHash(file, banco, await hasher(file));
  try {
    return openAcervo(file);
  } catch (cause) {
    throw new SnapshotRefused(`${file}: not a database of this format`, { cause });
  }
}

/** Throws `SnapshotRefused` where the database of a snapshot is no longer what its manifest says. */
export async function checkAgain({ banco, manifest }: Snapshot): Promise<void> {
  checkSize(banco, manifest.banco);
  checkHash(banco, manifest.banco, await sha256(banco));
}

/** Sizes only: hashing every export would cost as much again as the database, at every start. */
function locateArtefatos(dir: string, manifest: Manifest, acervo: Acervo): Map<string, Artefato> {
  const folder = join(dir, snapshotPath(manifest.versao));
  const named = new Map(manifest.artefatos.map((arquivo) => [arquivo.path, arquivo]));
  const served = [ALIASES, AREAS, INDICE, ...acervo.diplomas.map(({ sigla }) => exportPath(sigla))];
  const located = new Map<string, Artefato>();
  for (const path of served) {
    const plain = named.get(path);
    const twin = named.get(`${path}.gz`);
    if (!plain || !twin) throw new SnapshotRefused(`the manifest does not name ${path} and its gzip twin`);
    located.set(path, {
      kind: 'artefato',
      plain: locate(folder, plain),
      twin: locate(folder, twin),
      tag: path === INDICE ? acervo.indice.versao : plain.sha256.slice(0, 32),
    });
  }
  return located;
}

function locate(folder: string, arquivo: Arquivo) {
  const file = join(folder, arquivo.path);
  checkSize(file, arquivo);
  return { file, bytes: arquivo.bytes, sha256: arquivo.sha256 };
}

/** Synchronous: a few microseconds each, where hundreds of awaited ones would take longer than opening the database. */
function checkSize(file: string, { bytes }: Arquivo): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new SnapshotRefused(`${file}: missing`);
  if (found.size !== bytes) throw new SnapshotRefused(`${file}: ${found.size} bytes, the manifest says ${bytes}`);
}

function checkHash(file: string, arquivo: Arquivo, found: string): void {
  if (found === arquivo.sha256) return;
  throw new SnapshotRefused(`${file}: SHA-256 is ${found}, the manifest says ${arquivo.sha256}`);
}

async function readChecked<T extends TSchema>(dir: string, arquivo: Arquivo, schema: T): Promise<Static<T>> {
  const file = join(dir, arquivo.path);
  checkSize(file, arquivo);
  const bytes = await read(file);
  checkHash(file, arquivo, new Bun.CryptoHasher('sha256').update(bytes).digest('hex'));
  return parse(file, bytes, schema);
}

async function read(file: string): Promise<Uint8Array> {
  try {
    return await Bun.file(file).bytes();
  } catch (cause) {
    throw new SnapshotRefused(`${file}: cannot be read`, { cause });
  }
}

/** Of a file of so many bytes compiling a check (30 ms) takes less than checking without: files of thousands of acts. */
const LARGE = 1 << 20;

function parse<T extends TSchema>(file: string, bytes: Uint8Array, schema: T): Static<T> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new SnapshotRefused(`${file}: not JSON`, { cause });
  }
  const isValid = bytes.length < LARGE ? Value.Check(schema, value) : TypeCompiler.Compile(schema).Check(value);
  if (isValid) return value as Static<T>;
  const first = Value.Errors(schema, value).First();
  throw new SnapshotRefused(`${file}: not of this format (${first?.path || '/'}: ${first?.message})`);
}
