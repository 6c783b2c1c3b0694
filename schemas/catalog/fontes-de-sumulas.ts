import type { Sumula } from '../contract/model/corpus/sumula.ts';

/** Where the STF lists its súmulas, and each is shown. */
export const PORTAL_DO_STF = 'https://portal.stf.jus.br/jurisprudencia/sumariosumulas.asp';
/** The lists of the portal: the ordinary ones and the binding ones. */
export const BASES_DO_STF = { stf: 30, stf_vinculante: 26 } as const;
/** Where the STJ lists its own, by number, from the first that is asked for. */
export const listaDoStj = (first: number, quantas: number): string =>
  `https://processo.stj.jus.br/SCON/pesquisar.jsp?b=SUMU&tipo=sumula&ordenacao=%40NUM&l=${quantas}&i=${first}`;

/** The official page on which a person finds a súmula; the STJ's are numbered without a gap. */
export const fonteDaSumula = ({ tribunal, vinculante, numero }: Pick<Sumula, 'tribunal' | 'vinculante' | 'numero'>) =>
  tribunal === 'STF'
    ? `${PORTAL_DO_STF}?base=${BASES_DO_STF[vinculante ? 'stf_vinculante' : 'stf']}`
    : listaDoStj(numero, 10);
