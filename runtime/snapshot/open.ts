import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Static, TSchema } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { Value } from '@sinclair/typebox/value';
import {
  ALIASES,
  AREAS,
  type Arquivo,
  EXPORTS,
  exportPath,
  INDICE,
  MANIFEST,
  Manifest,
  RunLog,
  snapshotPath,
} from '../../schemas/storage/artifacts.ts';
import { type Acervo, openAcervo } from './acervo.ts';
import { type Hasher, sha256 } from './hash.ts';
import { type Runs, summarizeRuns } from './runs.ts';

/** A checked snapshot, open for reading. */
export interface Snapshot {
  manifest: Manifest;
  /** The value of `X-Snapshot`: the version of the texts and when it was made. */
  rotulo: string;
  acervo: Acervo;
  /** The path of the database. */
  banco: string;
  runs: Runs;
  /** The path of the run log, which includes the reports. */
  runLog: string;
  /** The folder of the snapshot's files. */
  pasta: string;
}

/** A refusal of a snapshot. Its message is one sentence for the operator. */
export class SnapshotRefused extends Error {
  override name = 'SnapshotRefused';
}

/**
 * Opens the snapshot that the manifest in `dir` points to. Checks the schema of the manifest and of the run log, the
 * SHA-256 of the database and of the run log, and that every artifact exists. The content of an artifact is checked
 * before it is first sent. If the manifest still names the database of `current`, that database is reused, so a run
 * without changes costs no new check. Throws `SnapshotRefused`.
 */
export async function openSnapshot(
  dir: string,
  current: Snapshot | null = null,
  hasher: Hasher = sha256,
): Promise<Snapshot> {
  const manifest = parse(join(dir, MANIFEST), await read(join(dir, MANIFEST)), Manifest);
  const runs = summarizeRuns(await readChecked(dir, manifest.runs, RunLog));
  const runLog = join(dir, manifest.runs.path);
  const same = current?.manifest.versao === manifest.versao && current.manifest.banco.sha256 === manifest.banco.sha256;
  const acervo = same ? current.acervo : await openChecked(dir, manifest.banco, hasher);
  try {
    const pasta = join(dir, snapshotPath(manifest.versao));
    if (!same) checkArtefatos(pasta, acervo);
    const banco = join(dir, manifest.banco.path);
    return { manifest, rotulo: `${manifest.versao}; ${manifest.gerado_em}`, acervo, banco, runs, runLog, pasta };
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

/** Throws `SnapshotRefused` if the database of a snapshot no longer matches its manifest. */
export async function checkAgain({ banco, manifest }: Snapshot): Promise<void> {
  checkSize(banco, manifest.banco);
  checkHash(banco, manifest.banco, await sha256(banco));
}

/**
 * Throws `SnapshotRefused` if an artifact is missing. Exports are only looked up in one listing of their folder:
 * checking thousands of files one by one takes as long as everything else.
 */
function checkArtefatos(pasta: string, acervo: Acervo): void {
  for (const path of [ALIASES, AREAS, INDICE].flatMap(withTwin)) {
    const arquivo = acervo.arquivo(path);
    if (!arquivo) throw new SnapshotRefused(`the database does not name ${path}`);
    checkSize(join(pasta, path), arquivo);
  }
  const there = new Set(list(join(pasta, EXPORTS)).map((name) => `${EXPORTS}/${name}`));
  for (const { sigla } of acervo.diplomas)
    for (const path of withTwin(exportPath(sigla)))
      if (!there.has(path)) throw new SnapshotRefused(`${join(pasta, path)}: missing`);
}

const withTwin = (path: string): [string, string] => [path, `${path}.gz`];

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

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (cause) {
    throw new SnapshotRefused(`${folder}: cannot be read`, { cause });
  }
}

async function read(file: string): Promise<Uint8Array> {
  try {
    return await Bun.file(file).bytes();
  } catch (cause) {
    throw new SnapshotRefused(`${file}: cannot be read`, { cause });
  }
}

/**
 * From this size on, compiling the check (30 ms) and running it is faster than checking uncompiled: files of thousands
 * of acts.
 */
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
