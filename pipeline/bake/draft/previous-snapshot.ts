import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import type { DiplomaDetalhado } from '../../../schemas/contract/model/corpus/diploma.ts';
import type { Dispositivo, Versao, VersoesDispositivo } from '../../../schemas/contract/model/corpus/dispositivo.ts';
import { type FonteSumulas, LISTAS_SUMULAS } from '../../../schemas/contract/model/corpus/sumula.ts';
import { type Arquivo, type FonteLida, MANIFEST, type Manifest, RunLog } from '../../../schemas/storage/artifacts.ts';
import { artefatosDe, DataPackage } from '../../../schemas/storage/datapackage.ts';
import { hashFile } from '../../files.ts';
import type { Alvo } from '../../parse/types.ts';
import type { SumulaComposta } from '../../views/sumula.ts';
import type { AtoEmEspera } from './atos-em-espera.ts';
import { readDocument, readManifest } from './read-manifest.ts';

/** An act of the snapshot, with what the next ingestion needs to detect changes. */
export interface PreviousAct {
  ordem: number;
  diploma: DiplomaDetalhado;
  fonte: FonteLida;
}

export interface PreviousRow {
  ref_key: string;
  /** `Dispositivo` as JSON. */
  doc: string;
  /** `Alvo[]` as JSON, or null. */
  alvos: string | null;
}

/** The published snapshot that an ingestion starts from. */
export interface PreviousSnapshot {
  manifest: Manifest;
  runs: RunLog;
  /** The snapshot's folder and its database. */
  folder: string;
  banco: string;
  acts: ReadonlyMap<string, PreviousAct>;
  /** Its files other than the database, by their path in the folder. */
  artefatos: ReadonlyMap<string, Arquivo>;
  /** Whether the snapshot stores what pages say of acts. Snapshots older than that feature do not. */
  hasMencoes: boolean;
  /** The act's rows in reading order. Checks the hash of the database first, because its content is read. */
  rows(sigla: string): PreviousRow[];
  /** `Complemento` as JSON. */
  complemento(sigla: string): string;
  /** What its pages say of acts, a `Resumo` as JSON. Null in a snapshot older than that feature. */
  mencoes(sigla: string): string | null;
  /** The wordings of every key that the act has or once had. */
  versoes(sigla: string): Map<string, Versao[]>;
  /** The act as the snapshot holds it, and what it amends. */
  ato(sigla: string): AtoEmEspera;
  /**
   * The súmulas of one list, by number. The hash is not checked first: they only serve to see whether anything is new.
   */
  sumulas(fonte: FonteSumulas): SumulaComposta[];
  /** Throws if the database is not the one that the manifest names. Its bytes are read only once. */
  verify(): void;
  /** Throws if the list of files in `artefatos` is not the one that the manifest names. */
  verifyArtefatos(): void;
  close(): void;
}

/**
 * Opens the snapshot that `out/manifest.json` points to. Returns null if nothing was published yet. Throws if it is
 * damaged.
 */
export function openPreviousSnapshot(out: string): PreviousSnapshot | null {
  if (!existsSync(join(out, MANIFEST))) return null;
  const manifest = readManifest(out);
  const runs = readDocument(join(out, manifest.runs.path), RunLog);
  const descriptor = readDocument(join(out, manifest.datapackage.path), DataPackage);
  const banco = join(out, manifest.banco.path);
  if (statSync(banco, { throwIfNoEntry: false })?.size !== manifest.banco.bytes) throw damaged(banco);

  const db = new Database(banco, { readonly: true });
  const acts = db
    .prepare<[], { sigla: string; ordem: number; doc: string; fonte: string }>(
      'SELECT sigla, ordem, doc, fonte FROM diploma ORDER BY ordem',
    )
    .all()
    .map(({ sigla, ordem, doc, fonte }): [string, PreviousAct] => [
      sigla,
      { ordem, diploma: JSON.parse(doc), fonte: JSON.parse(fonte) },
    ]);

  const artefatos = new Map(artefatosDe(descriptor).map((arquivo) => [arquivo.path, arquivo]));
  let verified = false;
  function verify() {
    if (!verified && hashFile(banco) !== manifest.banco.sha256) throw damaged(banco);
    verified = true;
  }

  const hasMencoes = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'mencao'").get() !== undefined;
  function rows(sigla: string): PreviousRow[] {
    verify();
    return db
      .prepare<[string], PreviousRow>('SELECT ref_key, doc, alvos FROM dispositivo WHERE sigla = ? ORDER BY ordem')
      .all(sigla);
  }
  function wordings(sigla: string): VersoesDispositivo[] {
    verify();
    return db
      .prepare<[string, string], string>('SELECT doc FROM versoes WHERE ref_key > ? AND ref_key < ? ORDER BY rowid')
      .pluck()
      .all(...keyRange(sigla))
      .map((doc) => JSON.parse(doc) as VersoesDispositivo);
  }
  return {
    manifest,
    runs,
    folder: dirname(banco),
    banco,
    acts: new Map(acts),
    artefatos,
    hasMencoes,
    rows,
    complemento(sigla) {
      verify();
      return db
        .prepare<[string], string>('SELECT complemento FROM diploma WHERE sigla = ?')
        .pluck()
        .get(sigla) as string;
    },
    mencoes(sigla) {
      if (!hasMencoes) return null;
      verify();
      return db.prepare<[string], string>('SELECT doc FROM mencao WHERE sigla = ?').pluck().get(sigla) ?? null;
    },
    versoes: (sigla) => new Map(wordings(sigla).map(({ ref_key, versoes }) => [ref_key, versoes])),
    ato(sigla) {
      const held = rows(sigla);
      const all = new Map(wordings(sigla).map((each) => [each.ref_key, each]));
      const current = held.flatMap(({ ref_key }) => all.get(ref_key) ?? []);
      for (const { ref_key } of current) all.delete(ref_key);
      return {
        dispositivos: held.map(({ doc }) => JSON.parse(doc) as Dispositivo),
        alvos: held.map(({ alvos }) => (alvos === null ? null : (JSON.parse(alvos) as Alvo[]))),
        versoes: [...current, ...all.values()],
      };
    },
    sumulas(fonte) {
      const { tribunal, vinculante } = LISTAS_SUMULAS[fonte];
      return db
        .prepare<[string, number], { doc: string; data: string | null }>(
          'SELECT doc, data FROM sumula WHERE tribunal = ? AND vinculante = ? ORDER BY numero',
        )
        .all(tribunal, Number(vinculante))
        .map(({ doc, data }) => ({ sumula: JSON.parse(doc), data }));
    },
    verify,
    verifyArtefatos() {
      const path = join(out, manifest.datapackage.path);
      if (hashFile(path) !== manifest.datapackage.sha256) throw damaged(path, 'list of files');
    },
    close: () => db.close(),
  };
}

/**
 * Returns the exclusive bounds within which the ref_keys of an act fall, and no other act's: `/` is the character after
 * `.`.
 */
export function keyRange(sigla: string): [string, string] {
  return [`${sigla}.`, `${sigla}/`];
}

function damaged(path: string, what = 'database'): Error {
  return new Error(
    `${path} is not the ${what} that the manifest names: restore it, or start anew in another folder (--out)`,
  );
}
