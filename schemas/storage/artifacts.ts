import { type Static, Type } from '@sinclair/typebox';
import { Alteracao } from '../contract/model/corpus/alteracao.ts';
import { VersoesDispositivo } from '../contract/model/corpus/dispositivo.ts';
import { IngestRun, IngestRunRelatado } from '../contract/model/corpus/ingest-run.ts';
import { Sumula } from '../contract/model/corpus/sumula.ts';
import { Instante, nullable, RefKey, Sigla } from '../contract/model/primitives.ts';

export * from './layout.ts';

export const Arquivo = Type.Object({
  path: Type.String({ description: 'Relative to the folder that holds the file naming it.' }),
  bytes: Type.Integer({ minimum: 0 }),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
});
export type Arquivo = Static<typeof Arquivo>;

/** The inputs of a snapshot, as 16 hex digits each. */
export const Composicao = Type.Object({
  atos: Type.String({ pattern: '^[0-9a-f]{16}$', description: 'What is baked of each act alone.' }),
  tudo: Type.String({ pattern: '^[0-9a-f]{16}$', description: 'All of it.' }),
});
export type Composicao = Static<typeof Composicao>;

export const Manifest = Type.Object({
  formato: Type.Literal(4),
  catalogo: Type.String({ description: 'Which catalogue the snapshot holds.' }),
  /** The snapshot's name: the first 16 hex digits of the hash of its descriptor, which holds the hash of every file. */
  versao: Type.String({ pattern: '^[0-9a-f]{16}$' }),
  /** The last ingestion that changed anything. */
  gerado_em: Instante,
  /** Absent in older snapshots, which the next ingestion composes again. */
  composicao: Type.Optional(Composicao),
  /** Path relative to `dist-data/`. */
  banco: Arquivo,
  /** The descriptor (`DataPackage`), which lists every file. The list is long; a service does not read it. */
  datapackage: Arquivo,
  /** Path relative to `dist-data/`. */
  runs: Arquivo,
  /** Seconds between scheduled ingestions; null if none is scheduled. */
  intervalo: nullable(Type.Integer({ minimum: 1 })),
});
export type Manifest = Static<typeof Manifest>;

/** The content of `alteracoes.json`: the whole change feed, oldest first. */
export const Alteracoes = Type.Object({ alteracoes: Type.Array(Alteracao) });
export type Alteracoes = Static<typeof Alteracoes>;

/** The content of `sumulas.json`: every súmula, in the order in which they are listed. */
export const Sumulas = Type.Object({ sumulas: Type.Array(Sumula) });
export type Sumulas = Static<typeof Sumulas>;

/**
 * The run log: the newest run of each source, the time of each source's last successful reading, and the latest runs of
 * all sources, newest first.
 */
export const RunLog = Type.Object({
  proximo_id: Type.Integer({ minimum: 1 }),
  /** Without reports, because only the latest runs are ever inspected. */
  ultimas: Type.Record(Type.String({ description: 'Sigla, or the name of a source of súmulas.' }), IngestRun),
  /** By source, like `ultimas`. Absent in older logs. */
  lidas: Type.Optional(Type.Record(Type.String(), Instante)),
  /** When each source was first read. Absent in older logs. */
  desde: Type.Optional(Type.Record(Type.String(), Instante)),
  recentes: Type.Array(IngestRunRelatado),
});
export type RunLog = Static<typeof RunLog>;

/** What the page of an act holds apart from its provisions. */
export const Complemento = Type.Object({
  sigla: Sigla,
  epigrafe: Type.String(),
  ementa: Type.String(),
  preambulo: Type.String(),
  anexos: Type.Array(Type.String()),
  assinatura: Type.String(),
  /** Absent in older snapshots. */
  fechos: Type.Optional(
    Type.Record(RefKey, Type.Integer({ minimum: 1 }), {
      description: 'How many of the last lines of a provision stand behind its list, on the page.',
    }),
  ),
});
export type Complemento = Static<typeof Complemento>;

/** The content of `leitura/<SIGLA>.json`: what a reader of an act sees apart from its provisions. */
export const Leitura = Type.Object({
  ...Complemento.properties,
  historico: Type.Array(VersoesDispositivo, { description: 'Dispositivos com mais de uma redação, na ordem do ato.' }),
});
export type Leitura = Static<typeof Leitura>;

/** The content of `citacoes.json`: what cites each provision or súmula. Keys are in code-unit order. */
export const Citacoes = Type.Object({
  citado_por: Type.Record(RefKey, Type.Array(RefKey, { minItems: 1 })),
});
export type Citacoes = Static<typeof Citacoes>;

/** The pages that an act was made from, so that the next ingestion can recognise an unchanged one. */
export const FonteLida = Type.Object({
  parser: Type.Integer(),
  nao_classificado: Type.Integer(),
  paginas: Type.Array(
    Type.Object({
      url: Type.String(),
      /** SHA-256 of the raw bytes. */
      bytes: Type.String(),
      /** SHA-256 of the decoded page without its `script` elements. */
      conteudo: Type.String(),
    }),
  ),
});
export type FonteLida = Static<typeof FonteLida>;
