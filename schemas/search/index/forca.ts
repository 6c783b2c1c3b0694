import type { TipoDiploma } from '../../contract/model/corpus/diploma.ts';

/** Of what is special or of another order: military codes, decrees, which treaties are made law by. */
export const FORCA_ESPECIAL = 1;

const FORCAS: Partial<Record<TipoDiploma, number>> = {
  constituicao: 4,
  codigo: 3,
  decreto: FORCA_ESPECIAL,
  emenda_constitucional: 0,
};
/** A code, but of some alone. */
const ESPECIAL = /militar/i;

/** How far an act is looked in first, 0 to 4. */
export const forcaDoAto = ({ tipo, nome }: { tipo: TipoDiploma; nome: string }): number =>
  ESPECIAL.test(nome) ? FORCA_ESPECIAL : (FORCAS[tipo] ?? 2);

export const FORCA_SUMULA = 2;
