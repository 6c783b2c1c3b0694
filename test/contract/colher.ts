import type Database from 'better-sqlite3';
import { createColheita } from '../../pipeline/bake/artifacts/colheita.ts';
import { composeLinhas, createNumera, type LinhasDeBusca } from '../../pipeline/bake/artifacts/linhas-de-busca.ts';
import { readActs, readProvisions } from '../../pipeline/bake/draft/ato-lido.ts';
import { finishIndice } from '../../pipeline/indice/compose-indice.ts';
import { linhasEmMemoria } from '../../pipeline/indice/entries/linhas.ts';
import type { TermoExportado } from '../../schemas/contract/model/service/indice.ts';

/** What all acts of a database give. */
export function colherDe(raw: Database.Database): { termos: TermoExportado[] } & LinhasDeBusca {
  const colheita = createColheita(linhasEmMemoria());
  for (const ato of readActs(raw)) colheita.add(ato);
  const numera = createNumera();
  return { termos: finishIndice(colheita.linhas).termos, linhas: composeLinhas(readProvisions(raw), numera), numera };
}
