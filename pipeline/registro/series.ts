import type { AtoNumerado, FormaNumerada } from '../../schemas/law/act-name.ts';

/**
 * The first year of each numbering series of a type. Within a series a number belongs to one act. Laws before 1946
 * started again repeatedly; decree-laws in 1965, decrees in 1934 and 1991, provisional measures in 2001 (Emenda
 * Constitucional nº 32), amendments with the constitution of 1988.
 */
const INICIOS: Record<FormaNumerada, readonly number[]> = {
  lei: [1946],
  lei_complementar: [0],
  decreto_lei: [0, 1965],
  decreto: [1934, 1991],
  medida_provisoria: [0, 2001],
  emenda_constitucional: [0, 1988],
};
/** The new series of provisional measures began in September 2001 and reached this number by the end of the year. */
const ULTIMA_DE_2001 = 20;

/**
 * The series that an act of that year belongs to, by the series' first year. Before the first series every year is its
 * own.
 */
export function serieDe({ forma, numero }: Pick<AtoNumerado, 'forma' | 'numero'>, ano: number): number {
  const inicios = INICIOS[forma];
  const antiga = forma === 'medida_provisoria' && ano === 2001 && isAntiga(numero);
  return inicios.findLast((inicio) => inicio <= (antiga ? ano - 1 : ano)) ?? ano;
}

/** `2.200-2`: measures have not been reissued since then. */
const isAntiga = (numero: string): boolean =>
  numero.includes('-') || Number(numero.replaceAll('.', '')) > ULTIMA_DE_2001;
