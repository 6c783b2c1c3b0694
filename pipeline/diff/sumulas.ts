import type { TipoAlteracao } from '../../schemas/contract/model/corpus/alteracao.ts';
import type { Sumula } from '../../schemas/contract/model/corpus/sumula.ts';
import type { Change } from './changes.ts';
import { lettersOf } from './letters.ts';

/**
 * Lists the changes of one list of súmulas, by number. Typography does not count, because the sources of a list differ
 * in it.
 */
export function diffSumulas(before: ReadonlyMap<string, Sumula>, after: readonly Sumula[]): Change[] {
  return after.flatMap((sumula) => {
    const tipo = changeOf(before.get(sumula.ref_key), sumula);
    if (tipo === null) return [];
    const { ref_key, tribunal: sigla, cancelada: revogado } = sumula;
    return [{ tipo, dispositivo: { ref_key, sigla, revogado, alterado_por: null, revogado_por: null } }];
  });
}

function changeOf(before: Sumula | undefined, after: Sumula): TipoAlteracao | null {
  if (!before) return 'sumula_incluida';
  if (after.cancelada && !before.cancelada) return 'sumula_cancelada';
  if (before.cancelada !== after.cancelada) return 'sumula_alterada';
  return lettersOf(before.texto) === lettersOf(after.texto) ? null : 'sumula_alterada';
}
