import type { StatusIngestao } from '../../schemas/contract/model/corpus/ingest-run.ts';
import type { FonteSumulas } from '../../schemas/contract/model/corpus/sumula.ts';
import type { Change } from '../diff/changes.ts';
import { diffSumulas } from '../diff/sumulas.ts';
import type { LeituraSumulas } from '../sumulas/leitura.ts';
import { composeSumulas, type SumulaComposta } from '../views/sumula.ts';
import { countByTipo, type Relatorio } from './relatorio.ts';

/** The run of a list of súmulas, and what it contributes to the snapshot: null if nothing in the list is new. */
export interface SettledSumulas {
  status: StatusIngestao;
  erro: string | null;
  relatorio: Relatorio;
  sumulas: SumulaComposta[] | null;
  /** Empty for a first ingestion, which is the baseline. */
  changes: Change[];
}

/**
 * Decides whether the reading of a list is published. Courts cancel súmulas but never remove them, so a list that lost
 * even one is kept back, unless it is `accepted`. A list is unchanged if it gives the súmulas that are held, whatever
 * else its pages say.
 */
export function settleSumulas(
  fonte: FonteSumulas,
  leitura: Exclude<LeituraSumulas, { outcome: 'ausente' }>,
  held: readonly SumulaComposta[],
  accepted: boolean,
): SettledSumulas {
  const fail = (erro: string, relatorio: Relatorio = {}): SettledSumulas => ({
    ...{ status: 'erro', erro, relatorio },
    ...{ sumulas: null, changes: [] },
  });
  if (leitura.outcome === 'erro') return fail(leitura.erro);

  const sumulas = composeSumulas(fonte, leitura.sumulas);
  const sem_data = sumulas.flatMap(({ sumula, data }) => (data === null ? [sumula.numero] : []));
  const relatorio: Relatorio = { ...leitura.relatorio, sumulas: sumulas.length, sem_data };
  if (sumulas.length === 0) return fail('a lista não tem nenhuma súmula', relatorio);
  const read = new Map(sumulas.map((each) => [each.sumula.ref_key, each]));
  if (read.size < sumulas.length) return fail('a lista tem duas súmulas com o mesmo número', relatorio);
  const lost = held.filter(({ sumula }) => !read.has(sumula.ref_key)).map(({ sumula }) => sumula.ref_key);
  if (lost.length > 0 && !accepted) {
    relatorio.perdidas = lost;
    return fail(`a lista perdeu ${lost.length} das ${held.length} súmulas; a anterior foi mantida`, relatorio);
  }
  if (JSON.stringify(sumulas) === JSON.stringify(held)) {
    return { status: 'sem_mudanca', erro: null, relatorio, sumulas: null, changes: [] };
  }
  const before = new Map(held.map(({ sumula }) => [sumula.ref_key, sumula]));
  const after = sumulas.map(({ sumula }) => sumula);
  const changes = before.size === 0 ? [] : diffSumulas(before, after);
  relatorio.canceladas = after.filter(({ cancelada }) => cancelada).length;
  relatorio.mudancas = countByTipo(changes);
  return { status: 'ok', erro: null, relatorio, sumulas, changes };
}
