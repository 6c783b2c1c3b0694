import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VerificacaoLocal } from '../../schemas/contract/model/artifacts/verificacao-local.ts';
import type { Areas } from '../../schemas/contract/model/corpus/area.ts';
import type { Aliases } from '../../schemas/contract/model/corpus/catalogo.ts';
import type { DiplomaExportado } from '../../schemas/contract/model/corpus/diploma.ts';
import type { IndiceExport } from '../../schemas/contract/model/service/indice.ts';
import { isAmostra } from '../../schemas/storage/amostra.ts';
import {
  ALIASES,
  ALTERACOES,
  type Alteracoes,
  AREAS,
  ATOS,
  CITACOES,
  type Citacoes,
  DATAPACKAGE,
  exportPath,
  INDICE,
  type Leitura,
  leituraPath,
  MANIFEST,
  type Manifest,
  SUMULAS,
  type Sumulas,
  snapshotPath,
  VERIFICACAO,
} from '../../schemas/storage/artifacts.ts';
import type { DataPackage } from '../../schemas/storage/datapackage.ts';
import type { RegistroDeAtos } from '../../schemas/storage/registro.ts';

/** The folder that contains `manifest.json`, set by `site/build.ts`. */
const RAIZ = process.env.VIGENTE_DADOS ?? 'dist-data';

const read = <T>(...path: string[]): T => JSON.parse(readFileSync(join(RAIZ, ...path), 'utf8'));

export const manifest = read<Manifest>(MANIFEST);
const artefato = <T>(path: string): T => read(snapshotPath(manifest.versao), path);

/** Computed at the first call and then kept. Documents were validated when they were baked. */
const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** The areas of law in the order of the catalogue, and the areas of each act. */
export const areas = once(() => artefato<Areas>(AREAS));
/** The other names of each act, by sigla. */
export const aliases = once(() => artefato<Aliases>(ALIASES).aliases);
/** Every súmula, in the order in which they are listed. */
export const sumulas = once(() => artefato<Sumulas>(SUMULAS).sumulas);
/** What ingestions found changed, oldest first. */
export const alteracoes = once(() => artefato<Alteracoes>(ALTERACOES).alteracoes);
/** The subject index: each term with the provisions that it leads to. */
export const indice = once(() => artefato<IndiceExport>(INDICE));
/** Maps the ref_key of a provision or súmula to those of the provisions and súmulas that cite it. */
export const citacoes = once(() => artefato<Citacoes>(CITACOES).citado_por);
/** The register of acts, including those that are only linked to. */
export const registro = once(() => artefato<RegistroDeAtos>(ATOS));
/** Maps a name, in small letters without accents, to the sigla of its act. */
export const nomes = once(() => new Map(Object.entries(artefato<VerificacaoLocal>(VERIFICACAO).nomes)));
/** In catalogue order. */
export const siglas = once(() => artefato<VerificacaoLocal>(VERIFICACAO).diplomas.map(({ sigla }) => sigla));
/** An act with all its provisions in reading order. It is read from disk at each call; see `readAto`. */
export const readExport = (sigla: string) => artefato<DiplomaExportado>(exportPath(sigla));
/** What a page shows of an act apart from its provisions: preamble, annexes, signatures, earlier wordings. */
export const readLeitura = (sigla: string) => artefato<Leitura>(leituraPath(sigla));

/** The files of the snapshot, from its descriptor. */
export const recursos = once(() => artefato<DataPackage>(DATAPACKAGE).resources);

export const amostra = isAmostra(manifest);
