import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bakeArquivos } from '../../pipeline/bake/artifacts/arquivos.ts';
import { bakeBusca } from '../../pipeline/bake/artifacts/busca.ts';
import { composeDataPackage } from '../../pipeline/bake/artifacts/datapackage.ts';
import { insertIndice } from '../../pipeline/bake/artifacts/indice.ts';
import { bakeNomes } from '../../pipeline/bake/artifacts/nomes.ts';
import { bakeVerificacao } from '../../pipeline/bake/artifacts/verificacao.ts';
import { createSnapshotDb } from '../../pipeline/bake/draft/snapshot-db.ts';
import { composeLugares } from '../../pipeline/views/artigo.ts';
import { buildAreas } from '../../schemas/catalog/areas.ts';
import type { Alteracao } from '../../schemas/contract/model/corpus/alteracao.ts';
import type { IngestRunRelatado, StatusIngestao } from '../../schemas/contract/model/corpus/ingest-run.ts';
import type { IndiceExport } from '../../schemas/contract/model/service/indice.ts';
import {
  AREAS,
  type Arquivo,
  BANCO,
  DATAPACKAGE,
  exportPath,
  INDICE,
  MANIFEST,
  type Manifest,
  type RunLog,
  snapshotPath,
} from '../../schemas/storage/artifacts.ts';
import { nomeDoSnapshot } from '../../schemas/storage/datapackage.ts';
import { fold } from '../../schemas/text/fold.ts';
import { colherDe } from './colher.ts';
import { type FixtureAct, fixtureActs, fixtureAreas, INGESTED_AT } from './fixture-acts.ts';
import { fixtureSumulas } from './fixture-sumulas.ts';

/** What a test may vary: everything else of the two fictional acts is always the same. */
export interface FixtureOptions {
  gerado_em?: string;
  /** Wording of `EX-COD.2`, so that two snapshots differ. */
  artigo2?: string;
  runs?: IngestRunRelatado[];
  intervalo?: number | null;
  catalogo?: string;
  alteracoes?: Alteracao[];
}

/** One run of a source, an hour before `INGESTED_AT` unless said otherwise. */
export function run(
  id: number,
  source: { sigla: string } | { fonte: IngestRunRelatado['fonte'] },
  status: StatusIngestao,
  em = '2026-01-02T02:04:05.000Z',
): IngestRunRelatado {
  return {
    id,
    fonte: 'fonte' in source ? source.fonte : 'planalto',
    sigla: 'sigla' in source ? source.sigla : null,
    status,
    iniciado_em: em,
    finalizado_em: em,
    erro: status === 'erro' ? 'Acesso Negado' : null,
    relatorio: {},
  };
}

/** Bakes a snapshot of two fictional acts into `dir`, whole, and renames the manifest into place. */
export function writeFixture(dir: string, options: FixtureOptions = {}): Manifest {
  const gerado_em = options.gerado_em ?? INGESTED_AT;
  const staging = join(dir, 'staging');
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(join(staging, 'exports'), { recursive: true });

  const acts = fixtureActs(options.artigo2 ?? 'Redação do artigo segundo.');
  const aliases = { aliases: Object.fromEntries(acts.map(({ detalhe, nomes }) => [detalhe.sigla, nomes])) };
  const compose = (indice: IndiceExport) => [
    ...writeJson(staging, 'aliases.json', aliases),
    ...writeJson(
      staging,
      AREAS,
      buildAreas(
        fixtureAreas,
        acts.map(({ detalhe }) => detalhe),
      ),
    ),
    ...writeJson(staging, INDICE, indice),
    ...acts.flatMap(({ detalhe, linhas }) =>
      writeJson(staging, exportPath(detalhe.sigla), { ...detalhe, snapshot_at: INGESTED_AT, dispositivos: linhas }),
    ),
  ];
  const files = writeBanco(join(staging, BANCO), acts, options.alteracoes ?? [], compose);
  const [banco] = files;
  writeFileSync(join(staging, DATAPACKAGE), composeDataPackage('', INGESTED_AT, files));
  const datapackage = describeFile(DATAPACKAGE, join(staging, DATAPACKAGE));
  const versao = nomeDoSnapshot(datapackage);
  const folder = join(dir, snapshotPath(versao));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  renameSync(staging, folder);

  const runs = options.runs ?? acts.map(({ detalhe }, i) => run(i + 1, { sigla: detalhe.sigla }, 'ok'));
  const manifest: Manifest = {
    formato: 4,
    catalogo: options.catalogo ?? 'Atos fictícios de teste',
    versao,
    gerado_em,
    banco: { ...banco, path: `${snapshotPath(versao)}/${BANCO}` },
    datapackage: { ...datapackage, path: `${snapshotPath(versao)}/${DATAPACKAGE}` },
    runs: writeRuns(dir, runs),
    intervalo: options.intervalo ?? null,
  };
  writeManifest(dir, manifest);
  return manifest;
}

/** Renamed into place, as the pipeline does it. */
export function writeManifest(dir: string, manifest: Manifest): void {
  const temporary = join(dir, `${MANIFEST}.tmp`);
  writeFileSync(temporary, JSON.stringify(manifest));
  renameSync(temporary, join(dir, MANIFEST));
}

/** @param compose writes the other files, of which the database tells */
function writeBanco(
  file: string,
  acts: FixtureAct[],
  alteracoes: Alteracao[],
  compose: (indice: IndiceExport) => Arquivo[],
): [Arquivo, ...Arquivo[]] {
  const { raw, insert, finish } = createSnapshotDb(file, null);
  for (const [ordem, { detalhe, linhas, artigos }] of acts.entries()) {
    const { sumario: _, ...lista } = detalhe;
    const { sigla } = detalhe;
    const [row, doc] = [JSON.stringify(lista), JSON.stringify(detalhe)];
    insert.diploma({ sigla, ordem, lista: row, doc, complemento: '{"epigrafe":""}', fonte: '{}' });
    for (const artigo of artigos) {
      const lugares = composeLugares(artigo.dispositivos);
      insert.artigo({ sigla, artigo: artigo.artigo, lugares, doc: JSON.stringify(artigo) });
    }
    const diploma = { sigla, ingested_at: null };
    bakeVerificacao(
      { insert },
      {
        diploma,
        complemento: { epigrafe: '' },
        dispositivos: linhas,
        alteradores: {},
        todasAsVersoes: () => new Map(),
      },
    );
    for (const linha of linhas) {
      const { ref_key, texto, anotacoes, alterado_por, revogado } = linha;
      const origin = { origem: 'fonte', detectado_em: INGESTED_AT, ingest_run_id: 1 };
      const versao = { texto, vigente: !revogado, anotacoes, alterado_por, ...origin };
      const chave = ref_key.toLowerCase();
      insert.dispositivo({ ref_key, sigla, ordem: linha.ordem, chave, doc: JSON.stringify(linha), alvos: null });
      insert.versoes({ ref_key, doc: JSON.stringify({ ref_key, versoes: [versao] }) });
    }
  }
  const colheita = colherDe(raw);
  const { termos } = colheita;
  const indice = insertIndice({ insert }, termos);
  for (const sumula of fixtureSumulas) insert.sumula({ ...sumula, data: null, doc: JSON.stringify(sumula) });
  for (const item of alteracoes) insert.alteracao({ ...item, doc: JSON.stringify(item) });
  bakeBusca({ raw, insert }, colheita, termos);
  bakeNomes(
    { raw, insert },
    new Map(acts.flatMap(({ detalhe, nomes }) => nomes.map((nome) => [fold(nome), detalhe.sigla]))),
  );
  const artefatos = compose(indice);
  bakeArquivos({ insert }, artefatos);
  finish();
  return [describeFile(BANCO, file), ...artefatos];
}

function writeRuns(dir: string, runs: IngestRunRelatado[]): Arquivo {
  const log: RunLog = {
    proximo_id: runs.length + 1,
    ultimas: Object.fromEntries(runs.map((entry) => [entry.sigla ?? entry.fonte, entry])),
    recentes: runs.toReversed(),
  };
  const content = JSON.stringify(log);
  const path = `runs/${sha256(Buffer.from(content)).slice(0, 16)}.json`;
  mkdirSync(join(dir, 'runs'), { recursive: true });
  writeFileSync(join(dir, path), content);
  return describeFile(path, join(dir, path));
}

function writeJson(folder: string, path: string, value: unknown): Arquivo[] {
  const file = join(folder, path);
  writeFileSync(file, JSON.stringify(value));
  writeFileSync(`${file}.gz`, gzipSync(JSON.stringify(value), { level: 9 }));
  return [describeFile(path, file), describeFile(`${path}.gz`, `${file}.gz`)];
}

function describeFile(path: string, file: string): Arquivo {
  const bytes = readFileSync(file);
  return { path, bytes: bytes.length, sha256: sha256(bytes) };
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
