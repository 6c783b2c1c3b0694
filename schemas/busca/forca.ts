import type { TipoDiploma } from '../model/diploma.ts';

const FORCAS: Partial<Record<TipoDiploma, number>> = {
  constituicao: 4,
  codigo: 3,
  decreto: 1,
  emenda_constitucional: 0,
};
/** A code, but of some alone. */
const ESPECIAL = /militar/i;

/** How far an act is looked in first, 0 to 4. */
export const forcaDoAto = ({ tipo, nome }: { tipo: TipoDiploma; nome: string }): number =>
  ESPECIAL.test(nome) ? 1 : (FORCAS[tipo] ?? 2);

export const FORCA_SUMULA = 2;
