import type { Sumula } from '../../schemas/contract/model/corpus/sumula.ts';
import { type Assuntos, ligarAssuntos, type Termo } from '../texto/assuntos.ts';
import { indice, sumulas } from './snapshot.ts';

let ligados: Assuntos | null = null;
function assuntos(): Assuntos {
  ligados ??= ligarAssuntos(indice().termos, sumulas());
  return ligados;
}

/** The terms of the index that a súmula contains. */
export const termosDaSumula = (refKey: string): readonly Termo[] => assuntos().porSumula.get(refKey) ?? [];

/** The súmulas that contain a term of the index. */
export const sumulasDoTermo = (chave: string): readonly Sumula[] => assuntos().porTermo.get(chave) ?? [];
