import type { Sumula } from '../contract/model/corpus/sumula.ts';

/** The page on which the STF lists and shows its súmulas. */
export const PORTAL_DO_STF = 'https://portal.stf.jus.br/jurisprudencia/sumariosumulas.asp';
/** The numbers of the portal's lists: ordinary and binding súmulas. */
export const BASES_DO_STF = { stf: 30, stf_vinculante: 26 } as const;
/** Returns the address at which the STJ lists its súmulas by number, from the first one asked for. */
export const listaDoStj = (first: number, quantas: number): string =>
  `https://processo.stj.jus.br/SCON/pesquisar.jsp?b=SUMU&tipo=sumula&ordenacao=%40NUM&l=${quantas}&i=${first}`;

/**
 * Returns the official page on which a person finds a súmula. The STJ numbers its súmulas without gaps, so the number
 * is also the place in its list.
 */
export const fonteDaSumula = ({ tribunal, vinculante, numero }: Pick<Sumula, 'tribunal' | 'vinculante' | 'numero'>) =>
  tribunal === 'STF'
    ? `${PORTAL_DO_STF}?base=${BASES_DO_STF[vinculante ? 'stf_vinculante' : 'stf']}`
    : listaDoStj(numero, 10);
