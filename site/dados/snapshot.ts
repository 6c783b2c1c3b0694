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

export const areas = once(() => artefato<Areas>(AREAS));
export const aliases = once(() => artefato<Aliases>(ALIASES).aliases);
export const sumulas = once(() => artefato<Sumulas>(SUMULAS).sumulas);
export const alteracoes = once(() => artefato<Alteracoes>(ALTERACOES).alteracoes);
export const indice = once(() => artefato<IndiceExport>(INDICE));
export const citacoes = once(() => artefato<Citacoes>(CITACOES).citado_por);
export const registro = once(() => artefato<RegistroDeAtos>(ATOS));
export const nomes = once(() => new Map(Object.entries(artefato<VerificacaoLocal>(VERIFICACAO).nomes)));
/** In catalogue order. */
export const siglas = once(() => artefato<VerificacaoLocal>(VERIFICACAO).diplomas.map(({ sigla }) => sigla));
export const readExport = (sigla: string) => artefato<DiplomaExportado>(exportPath(sigla));
export const readLeitura = (sigla: string) => artefato<Leitura>(leituraPath(sigla));

/** The files of the snapshot, from its descriptor. */
export const recursos = once(() => artefato<DataPackage>(DATAPACKAGE).resources);

export const amostra = isAmostra(manifest);
