import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import {
  type Arquivo,
  BANCO,
  exportPath,
  MANIFEST,
  type Manifest,
  type RunLog,
  snapshotPath,
} from '../../schemas/artifacts.ts';
import type { Artigo } from '../../schemas/model/artigo.ts';
import type { DiplomaDetalhado } from '../../schemas/model/diploma.ts';
import type { Dispositivo } from '../../schemas/model/dispositivo.ts';
import type { IngestRunRelatado, StatusIngestao } from '../../schemas/model/ingest-run.ts';
import * as tables from '../../schemas/tables.ts';
import { fold } from '../../schemas/text/fold.ts';

export const INGESTED_AT = '2026-01-02T03:04:05.000Z';

/** What a test may vary: everything else of the two fictional acts is always the same. */
export interface FixtureOptions {
  gerado_em?: string;
  /** Wording of `EX-COD.2`, so that two snapshots differ. */
  artigo2?: string;
  runs?: IngestRunRelatado[];
  intervalo?: number | null;
  catalogo?: string;
}

type Linha = Partial<Dispositivo> & Pick<Dispositivo, 'ref_key' | 'texto'>;

const LONGO = 'Fica instituído o cadastro de exemplos, na forma do regulamento. '.repeat(100).trim();

function codigo(artigo2: string): Linha[] {
  return [
    { ref_key: 'EX-COD.1', texto: `Este Código é fictício.\nParágrafo único. ${LONGO}` },
    { ref_key: 'EX-COD.1.unico', paragrafo: 'unico', texto: LONGO },
    {
      ref_key: 'EX-COD.2',
      texto: artigo2,
      anotacoes: ['Redação dada pela Lei nº 2, de 2020'],
      alterado_por: 'Lei nº 2, de 2020',
    },
    { ref_key: 'EX-COD.5', texto: 'Dos exemplos:\n§ 1º São exemplos:\nI – o primeiro:\na) o menor;\n1. o mínimo;' },
    { ref_key: 'EX-COD.5.1', paragrafo: '1', texto: 'São exemplos:' },
    { ref_key: 'EX-COD.5.1.I', paragrafo: '1', inciso: 'I', texto: 'o primeiro:' },
    { ref_key: 'EX-COD.5.1.I.a', paragrafo: '1', inciso: 'I', alinea: 'a', texto: 'o menor;' },
    { ref_key: 'EX-COD.5.1.I.a.1', paragrafo: '1', inciso: 'I', alinea: 'a', item: '1', texto: 'o mínimo;' },
    { ref_key: 'EX-COD.5-A', texto: 'Duas letras iguais:\nII – maiúscula;\nii) minúscula.' },
    { ref_key: 'EX-COD.5-A.II', inciso: 'II', texto: 'maiúscula;' },
    { ref_key: 'EX-COD.5-A.ii', alinea: 'ii', texto: 'minúscula.' },
    { ref_key: 'EX-COD.121-A', texto: 'Artigo acrescido.\nXL – só um.' },
    { ref_key: 'EX-COD.121-A.XL', inciso: 'XL', texto: 'só um.' },
    { ref_key: 'EX-COD.359-O', texto: 'A letra O, que não é o ordinal.' },
    { ref_key: 'EX-COD.1003', texto: 'Milésimo terceiro.\nParágrafo único. Com parágrafo.' },
    { ref_key: 'EX-COD.1003.unico', paragrafo: 'unico', texto: 'Com parágrafo.' },
    {
      ref_key: 'EX-COD.1004',
      texto: 'Redação revogada.',
      revogado: true,
      anotacoes: ['Revogado pela Lei nº 3, de 2021'],
      revogado_por: 'Lei nº 3, de 2021',
    },
  ];
}

const lei: Linha[] = [{ ref_key: 'EX-LEI-2-2020.1', texto: 'Esta Lei altera o Código de Exemplo.' }];

const atos = (artigo2: string) => [
  {
    sigla: 'EX-COD',
    nome: 'Código de Exemplo',
    tipo: 'codigo' as const,
    numero: '1',
    linhas: codigo(artigo2),
    nomes: ['EX-COD', 'Código de Exemplo', 'COD-EX', 'Lei 9.999'],
  },
  {
    sigla: 'EX-LEI-2-2020',
    nome: 'Lei de Exemplo',
    tipo: 'lei' as const,
    numero: '2',
    linhas: lei,
    nomes: ['EX-LEI-2-2020', 'EX-L2'],
  },
];

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

  const acts = atos(options.artigo2 ?? 'Redação do artigo segundo.').map((ato) => compose(ato));
  const banco = writeBanco(join(staging, BANCO), acts);
  const aliases = { aliases: Object.fromEntries(acts.map(({ detalhe, nomes }) => [detalhe.sigla, nomes])) };
  const artefatos = [
    ...writeJson(staging, 'aliases.json', aliases),
    ...acts.flatMap(({ detalhe, linhas }) =>
      writeJson(staging, exportPath(detalhe.sigla), { ...detalhe, snapshot_at: INGESTED_AT, dispositivos: linhas }),
    ),
  ];
  const versao = sha256(Buffer.from([banco, ...artefatos].map((arquivo) => arquivo.sha256).join())).slice(0, 16);
  const folder = join(dir, snapshotPath(versao));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  renameSync(staging, folder);

  const runs = options.runs ?? acts.map(({ detalhe }, i) => run(i + 1, { sigla: detalhe.sigla }, 'ok'));
  const manifest: Manifest = {
    formato: 1,
    catalogo: options.catalogo ?? 'Atos fictícios de teste',
    versao,
    gerado_em,
    banco: { ...banco, path: `${snapshotPath(versao)}/${BANCO}` },
    artefatos,
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

function compose({ linhas, nomes, ...ato }: ReturnType<typeof atos>[number]) {
  const dispositivos = linhas.map((linha, ordem) => completar(ato.sigla, linha, ordem));
  const articles = dispositivos.filter((linha) => linha.caput_texto !== null);
  const detalhe: DiplomaDetalhado = {
    ...ato,
    fonte_url: 'https://exemplo.invalid/ato.htm',
    ingested_at: INGESTED_AT,
    classificacao: 'autonoma',
    areas: [],
    artigos: articles.length,
    sumario: [
      {
        hierarquia: 'TÍTULO I – Dos Exemplos',
        artigo_inicial: articles[0]?.artigo ?? '',
        artigo_final: articles.at(-1)?.artigo ?? '',
        artigos: articles.length,
      },
    ],
  };
  const views = articles.map((linha, i): Artigo => {
    const { ref_key, artigo, hierarquia, revogado, texto, anotacoes, alterado_por, revogado_por, ordem } = linha;
    return {
      diploma: { sigla: ato.sigla, nome: ato.nome },
      ...{
        ref_key,
        artigo,
        hierarquia,
        revogado,
        caput: linha.caput_texto,
        texto,
        anotacoes,
        alterado_por,
        revogado_por,
        ordem,
      },
      dispositivos: dispositivos.filter((other) => other.artigo === artigo),
      anterior: articles[i - 1]?.artigo ?? null,
      proximo: articles[i + 1]?.artigo ?? null,
    };
  });
  return { detalhe, nomes, linhas: dispositivos, artigos: views };
}

function completar(sigla: string, linha: Linha, ordem: number): Dispositivo {
  const artigo = linha.ref_key.slice(sigla.length + 1).split('.', 1)[0] ?? '';
  return {
    ...{ sigla, artigo, ordem, paragrafo: null, inciso: null, alinea: null, item: null },
    caput_texto: linha.ref_key === `${sigla}.${artigo}` ? (linha.texto.split('\n', 1)[0] ?? null) : null,
    ...{
      revogado: false,
      hierarquia: 'TÍTULO I – Dos Exemplos',
      anotacoes: [],
      alterado_por: null,
      revogado_por: null,
    },
    ...{ alterador: false, comando: null, altera: [] },
    ...linha,
  };
}

function writeBanco(file: string, acts: ReturnType<typeof compose>[]): Arquivo {
  const db = new Database(file);
  const orm = drizzle(db);
  for (const table of Object.values(tables)) for (const statement of ddl(table)) db.exec(statement);
  for (const [ordem, { detalhe, nomes, linhas, artigos }] of acts.entries()) {
    const { sumario: _, ...lista } = detalhe;
    const { sigla } = detalhe;
    orm
      .insert(tables.diploma)
      .values({
        sigla,
        ordem,
        lista: JSON.stringify(lista),
        doc: JSON.stringify(detalhe),
        complemento: '{}',
        fonte: '{}',
      })
      .run();
    for (const nome of nomes)
      orm
        .insert(tables.alias)
        .values({ chave: fold(nome), sigla })
        .run();
    for (const artigo of artigos)
      orm
        .insert(tables.artigo)
        .values({ sigla, artigo: artigo.artigo, doc: JSON.stringify(artigo) })
        .run();
    for (const linha of linhas) {
      const { ref_key, texto, anotacoes, alterado_por, revogado } = linha;
      const versao = {
        texto,
        vigente: !revogado,
        anotacoes,
        alterado_por,
        origem: 'fonte',
        detectado_em: INGESTED_AT,
        ingest_run_id: 1,
      };
      orm
        .insert(tables.dispositivo)
        .values({ ref_key, sigla, ordem: linha.ordem, chave: ref_key.toLowerCase(), doc: JSON.stringify(linha) })
        .run();
      orm
        .insert(tables.versoes)
        .values({ ref_key, doc: JSON.stringify({ ref_key, versoes: [versao] }) })
        .run();
    }
  }
  db.close();
  return describeFile(BANCO, file);
}

function ddl(table: SQLiteTable): string[] {
  const { name, columns, primaryKeys, indexes } = getTableConfig(table);
  const lines = columns.map(
    (column) =>
      `"${column.name}" ${column.getSQLType()}${column.notNull ? ' not null' : ''}${column.primary ? ' primary key' : ''}`,
  );
  for (const key of primaryKeys) lines.push(`primary key (${key.columns.map((column) => `"${column.name}"`).join()})`);
  const created = indexes.map(
    ({ config }) =>
      `create index "${config.name}" on "${name}" (${config.columns.map((column) => `"${(column as { name: string }).name}"`).join()})`,
  );
  return [`create table "${name}" (${lines.join()})`, ...created];
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
