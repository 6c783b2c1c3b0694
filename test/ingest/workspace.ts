import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { createMirrorFetch } from '../../pipeline/fetch/mirror.ts';
import { type IngestOptions, type IngestResult, ingest } from '../../pipeline/ingest/ingest.ts';
import { composeNames } from '../../pipeline/ingest/names.ts';
import type { Alteracao } from '../../schemas/contract/model/corpus/alteracao.ts';
import type { AtoCatalogado, Catalogo } from '../../schemas/contract/model/corpus/catalogo.ts';
import type { DiplomaExportado } from '../../schemas/contract/model/corpus/diploma.ts';
import type { Dispositivo, Versao } from '../../schemas/contract/model/corpus/dispositivo.ts';
import type { IngestRunRelatado } from '../../schemas/contract/model/corpus/ingest-run.ts';
import { exportPath, type Manifest, type RunLog, snapshotPath } from '../../schemas/storage/artifacts.ts';
import { stubParse } from './stub-parse.ts';

export const HOST = 'www.exemplo.test';
export const address = (page: string) => `https://${HOST}/${page}`;

/** A fictional act whose pages are `<name>.htm`, or those given. */
export function act(sigla: string, numero: string, pages: string[] = [`${sigla.toLowerCase()}.htm`]): AtoCatalogado {
  return {
    sigla,
    nome: `Lei de Demonstração ${sigla}`,
    tipo: 'lei',
    forma: 'lei',
    numero,
    ano: 2001,
    areas: ['exemplos'],
    enderecos: pages.map(address),
    nomes: [],
  };
}

export const catalogo: Catalogo = {
  nome: 'Acervo de teste',
  areas: [{ slug: 'exemplos', label: 'Exemplos', ordem: 1 }],
  atos: [
    act('EX-A', '90.001', ['ex-a.htm', 'ex-a-compilada.htm']),
    act('EX-B', '90.002'),
    act('EX-C', '90.003', ['dupla.htm']),
    act('EX-CT', '90.004', ['dupla.htm']),
  ],
};

/** A page of the stub's notation, whole. */
export const page = (body: string) => `<html><body>${body}</body></html>`;

/** A mirror and an output folder of a test's own, under the system's temporary folder. */
export interface Workspace {
  root: string;
  mirror: string;
  out: string;
  /** Writes a page of the mirror; null removes it. */
  put(name: string, content: string | Uint8Array | null): void;
  ingest(options?: Partial<IngestOptions>): Promise<IngestResult>;
  manifest(): Manifest;
  runLog(): RunLog;
  /** The report of a source's newest run. */
  relatorio(source: string): IngestRunRelatado['relatorio'] | undefined;
  exported(sigla: string): DiplomaExportado;
  row(refKey: string): Dispositivo | null;
  versoes(refKey: string): Versao[] | null;
  feed(): Alteracao[];
  /** Changes the published database, and has the manifest name what it is now. */
  tamper(sql: string): void;
  /** A path inside the published snapshot. */
  file(path: string): string;
  remove(): void;
}

export function createWorkspace(): Workspace {
  const root = mkdtempSync(join(tmpdir(), 'vigente-ingest-'));
  const mirror = join(root, 'mirror');
  const out = join(root, 'dist-data');
  mkdirSync(mirror);
  const manifest = (): Manifest => JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'));
  const file = (path: string) => join(out, snapshotPath(manifest().versao), path);
  let day = 0;

  function query<T>(sql: string, ...parameters: string[]): T[] {
    const db = new Database(join(out, manifest().banco.path), { readonly: true });
    try {
      return db
        .prepare<string[], string>(sql)
        .pluck()
        .all(...parameters)
        .map((doc) => JSON.parse(doc) as T);
    } finally {
      db.close();
    }
  }

  const runLog = (): RunLog => JSON.parse(readFileSync(join(out, manifest().runs.path), 'utf8'));
  return {
    root,
    mirror,
    out,
    put(name, content) {
      const path = join(mirror, HOST, name);
      mkdirSync(dirname(path), { recursive: true });
      if (content === null) rmSync(path);
      else writeFileSync(path, content);
    },
    ingest(options = {}) {
      day += 1;
      const instant = new Date(Date.UTC(2030, 0, day));
      return ingest({
        catalogo,
        names: composeNames(options.catalogo ?? catalogo),
        parser: { parse: stubParse, versao: 1 },
        fetchPages: () => createMirrorFetch(mirror),
        out,
        clock: () => instant,
        mirrored: true,
        ...options,
      });
    },
    manifest,
    runLog,
    relatorio: (source) => runLog().recentes.find(({ sigla, fonte }) => (sigla ?? fonte) === source)?.relatorio,
    exported: (sigla) => JSON.parse(readFileSync(file(exportPath(sigla)), 'utf8')),
    row: (refKey) => query<Dispositivo>('SELECT doc FROM dispositivo WHERE ref_key = ?', refKey)[0] ?? null,
    versoes: (refKey) =>
      query<{ versoes: Versao[] }>('SELECT doc FROM versoes WHERE ref_key = ?', refKey)[0]?.versoes ?? null,
    feed: () => query<Alteracao>('SELECT doc FROM alteracao ORDER BY id'),
    tamper(sql) {
      const named = manifest();
      const path = join(out, named.banco.path);
      const db = new Database(path);
      db.exec(sql);
      db.close();
      const bytes = readFileSync(path);
      named.banco.bytes = bytes.length;
      named.banco.sha256 = new Bun.CryptoHasher('sha256').update(bytes).digest('hex');
      writeFileSync(join(out, 'manifest.json'), JSON.stringify(named));
    },
    file,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
