import type { FormaAto } from '../contract/model/corpus/diploma.ts';

/** Types of acts that are identified by a number. The constitution is not. */
export type FormaNumerada = Exclude<FormaAto, 'constituicao'>;

/** What identifies a numbered act. `numero` is as printed (`2.200-2`); `ano` is null if the citation omits it. */
export interface AtoNumerado {
  forma: FormaNumerada;
  numero: string;
  ano: number | null;
}

interface Forma {
  prefixo: string;
  compacto: string;
  escrita: readonly string[];
  /** The range of numbers that the type can have had since 2000. A number outside it is of the 1900s. */
  seculo21: readonly [number, number];
}

const FORMAS: Record<FormaNumerada, Forma> = {
  lei: { prefixo: 'LEI', compacto: 'L', escrita: ['Lei'], seculo21: [9950, Number.POSITIVE_INFINITY] },
  lei_complementar: {
    prefixo: 'LC',
    compacto: 'LC',
    escrita: ['Lei Complementar', 'LC'],
    seculo21: [101, Number.POSITIVE_INFINITY],
  },
  // The last decree-law is of 1988.
  decreto_lei: {
    prefixo: 'DL',
    compacto: 'DL',
    escrita: ['Decreto-Lei', 'DL'],
    seculo21: [Number.POSITIVE_INFINITY, 0],
  },
  // Decrees had reached 19,000 in the 1930s, before their numbering started again.
  decreto: { prefixo: 'DEC', compacto: 'D', escrita: ['Decreto'], seculo21: [3300, 19_000] },
  medida_provisoria: {
    prefixo: 'MP',
    compacto: 'MP',
    escrita: ['Medida Provisória', 'MP'],
    seculo21: [1, Number.POSITIVE_INFINITY],
  },
  emenda_constitucional: {
    prefixo: 'EC',
    compacto: 'EC',
    escrita: ['Emenda Constitucional', 'EC'],
    seculo21: [25, Number.POSITIVE_INFINITY],
  },
};

/** A two-digit year up to this can be in the 2000s (`13.105/15`); a greater one never is (`8.078/90`). */
const ULTIMO_ANO_CURTO = 49;
/**
 * Decrees of the 1930s and 1940s have the same numbers as today's (`Decreto 5.452/43`), so for them the limit is lower.
 */
const ULTIMO_ANO_CURTO_DE_DECRETO = 29;

/** The numbering of laws started again with the constitution of 1946. */
const INICIO_DA_SERIE_DE_LEIS = 1946;

const semPontos = (numero: string) => numero.replaceAll('.', '').toUpperCase();

/**
 * The generated sigla of an act: `LEI-9784-1999`, `LEI-4950-A-1966`, `MP-2200-2-2001`; without a year `LEI-8666`. It
 * identifies the act wherever two citations are compared.
 */
export function makeSigla({ forma, numero, ano }: AtoNumerado): string {
  const base = `${FORMAS[forma].prefixo}-${semPontos(numero)}`;
  return ano === null ? base : `${base}-${ano}`;
}

/** The short form without year: `L9784`, `D10278`, `LC105`, `L4950A`. */
export function compactSigla({ forma, numero }: AtoNumerado): string {
  return `${FORMAS[forma].compacto}${semPontos(numero).replace(/-(?=[A-Z])/, '')}`;
}

/**
 * The number as the law prints it, from any spelling: `8072` → `8.072`, `4950A` → `4.950-A`, `02.200-2` → `2.200-2`.
 */
export function printNumero(numero: string): string {
  const [, digitos = '', sufixo = ''] =
    /^(\d+)-?([A-Z]|\d{1,2})?$/.exec(numero.toUpperCase().replace(/[.,\s]/g, '')) ?? [];
  if (digitos === '') return numero;
  const milhares = String(Number(digitos)).replace(/\B(?=(\d{3})+$)/g, '.');
  return sufixo === '' ? milhares : `${milhares}-${sufixo}`;
}

/** The full year for its last two digits, decided by the range of numbers of the act's type. */
export function expandAno({ forma, numero }: Pick<AtoNumerado, 'forma' | 'numero'>, curto: number): number {
  const [primeiro, ultimo] = FORMAS[forma].seculo21;
  const ordem = Number.parseInt(semPontos(numero), 10);
  const ultimoAno = forma === 'decreto' ? ULTIMO_ANO_CURTO_DE_DECRETO : ULTIMO_ANO_CURTO;
  const recente = curto <= ultimoAno && ordem >= primeiro && ordem <= ultimo;
  return (recente ? 2000 : 1900) + curto;
}

/**
 * Whether the number does not identify the act without its year, because the numbering started again: decrees,
 * decree-laws, laws before 1946, and provisional measures except reissued ones (`2.200-2`).
 */
export function needsAno({ forma, numero, ano }: AtoNumerado): boolean {
  if (forma === 'decreto' || forma === 'decreto_lei') return true;
  if (forma === 'medida_provisoria') return !numero.includes('-');
  return forma === 'lei' && ano !== null && ano < INICIO_DA_SERIE_DE_LEIS;
}

/** The common ways to write a dated act: `Lei 9.784/1999`, `Lei 9784/99`, `Lei nº 9.784, de 1999` … */
export function writtenForms(ato: AtoNumerado & { ano: number }): string[] {
  const { forma, numero, ano } = ato;
  const anos = [String(ano)];
  if (expandAno(ato, ano % 100) === ano) anos.push(String(ano % 100).padStart(2, '0'));
  const numeros = [...new Set([numero, semPontos(numero)])];
  return FORMAS[forma].escrita.flatMap((nome) => [
    ...numeros.flatMap((n) => anos.map((a) => `${nome} ${n}/${a}`)),
    `${nome} nº ${numero}/${ano}`,
    `${nome} nº ${numero}, de ${ano}`,
    ...(needsAno(ato) ? [] : [...numeros.map((n) => `${nome} ${n}`), `${nome} nº ${numero}`]),
  ]);
}

/** Beginnings of the citation of an act, or of its provision, that take the article `o`. */
const MASCULINE = /^(?:decreto|ato|arts?\b|inciso)/i;

/** Returns by what act something was done: `pela Lei nº 8.078/1990`, `pelo Decreto-Lei nº 2.848/1940`. */
export const printPor = (ato: string): string => `${MASCULINE.test(ato) ? 'pelo' : 'pela'} ${ato}`;

/** `Lei nº 8.078/1990`, as in a sentence. */
export function printAto({ forma, numero, ano }: AtoNumerado): string {
  return `${FORMAS[forma].escrita[0]} nº ${numero}${ano === null ? '' : `/${ano}`}`;
}
