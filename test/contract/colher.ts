import type Database from 'better-sqlite3';
import { composeLinhas, createNumera, type LinhasDeBusca } from '../../pipeline/bake/artifacts/linhas-de-busca.ts';
import { readProvisions } from '../../pipeline/bake/draft/ato-lido.ts';
import { addAto, finishIndice } from '../../pipeline/indice/compose-indice.ts';
import { linhasEmMemoria } from '../../pipeline/indice/entries/linhas.ts';
import type { TermoExportado } from '../../schemas/contract/model/service/indice.ts';

/** What all acts of a database give. */
export function colherDe(raw: Database.Database): { termos: TermoExportado[] } & LinhasDeBusca {
  const indice = linhasEmMemoria();
  for (const ato of readProvisions(raw)) addAto(indice, ato);
  const numera = createNumera();
  return { termos: finishIndice(indice).termos, linhas: composeLinhas(readProvisions(raw), numera), numera };
}
