import type { AtoNumerado, FormaNumerada } from '../../schemas/law/act-name.ts';

/**
 * The first years of the series in which acts of one form are numbered: within one, a number is one act's. Laws of before
 * 1946 began anew again and again; decree-laws in 1965, decrees in 1934 and 1991, provisional measures in 2001 (Emenda
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
/** The new series of provisional measures began in September 2001, and had come so far by the end of the year. */
const ULTIMA_DE_2001 = 20;

/** The series that an act of that year belongs to, by its first year; before all of them each year is one. */
export function serieDe({ forma, numero }: Pick<AtoNumerado, 'forma' | 'numero'>, ano: number): number {
  const inicios = INICIOS[forma];
  const antiga = forma === 'medida_provisoria' && ano === 2001 && isAntiga(numero);
  return inicios.findLast((inicio) => inicio <= (antiga ? ano - 1 : ano)) ?? ano;
}

/** `2.200-2`: since then no measure is issued again. */
const isAntiga = (numero: string): boolean =>
  numero.includes('-') || Number(numero.replaceAll('.', '')) > ULTIMA_DE_2001;
