import type Database from 'better-sqlite3';
import { readActs } from '../../pipeline/bake/ato-lido.ts';
import { createColheita } from '../../pipeline/bake/colheita.ts';
import { type LinhasDeBusca, linhasDeBusca } from '../../pipeline/bake/linhas-de-busca.ts';
import { finishIndice } from '../../pipeline/indice/compose-indice.ts';
import { linhasEmMemoria } from '../../pipeline/indice/linhas.ts';
import type { TermoExportado } from '../../schemas/contract/model/indice.ts';

/** What all acts of a database give. */
export function colherDe(raw: Database.Database): { termos: TermoExportado[] } & LinhasDeBusca {
  const colheita = createColheita(linhasEmMemoria());
  for (const ato of readActs(raw)) colheita.add(ato);
  return { termos: finishIndice(colheita.linhas).termos, ...linhasDeBusca(raw) };
}
