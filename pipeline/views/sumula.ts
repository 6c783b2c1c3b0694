import { type FonteSumulas, LISTAS_SUMULAS, refKeySumula, Sumula } from '../../schemas/contract/model/corpus/sumula.ts';
import type { SumulaLida } from '../sumulas/leitura.ts';
import { foraDeOrdem } from '../sumulas/ordem.ts';
import { createGate } from './gate.ts';

const checkSumula = createGate(Sumula, 'Sumula');

/** A súmula as the snapshot holds it. */
export interface SumulaComposta {
  sumula: Sumula;
  data: string | null;
}

/** Composes the súmulas of one list, by number. */
export function composeSumulas(fonte: FonteSumulas, lidas: readonly SumulaLida[]): SumulaComposta[] {
  const aprovadas = foraDeOrdem(lidas);
  return lidas
    .map(({ numero, cancelada, texto, situacao, cancelada_em, data }): SumulaComposta => {
      const identity = { ...LISTAS_SUMULAS[fonte], numero };
      const ref_key = refKeySumula(identity);
      const { tribunal, vinculante } = identity;
      const aprovada_entre = aprovadas.get(numero);
      const sumula: Sumula = {
        ...{ ref_key, tribunal, numero, vinculante, cancelada, texto },
        ...(situacao && { situacao }),
        data,
        ...(aprovada_entre && { aprovada_entre }),
        ...(cancelada_em !== undefined && { cancelada_em }),
      };
      return { sumula: checkSumula(sumula, ref_key), data };
    })
    .sort((a, b) => a.sumula.numero - b.sumula.numero);
}
