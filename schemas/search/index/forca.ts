import type { TipoDiploma } from '../../contract/model/corpus/diploma.ts';

/** The weight of special acts and of those below laws: military codes, and decrees, which also enact treaties. */
export const FORCA_ESPECIAL = 1;

const FORCAS: Partial<Record<TipoDiploma, number>> = {
  constituicao: 4,
  codigo: 3,
  decreto: FORCA_ESPECIAL,
  emenda_constitucional: 0,
};
/** A code, but one that applies only to some people. */
const ESPECIAL = /militar/i;

/** The priority of an act in search results, 0 to 4. */
export const forcaDoAto = ({ tipo, nome }: { tipo: TipoDiploma; nome: string }): number =>
  ESPECIAL.test(nome) ? FORCA_ESPECIAL : (FORCAS[tipo] ?? 2);

export const FORCA_SUMULA = 2;
