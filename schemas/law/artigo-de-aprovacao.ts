const DE_APROVACAO = /-(?:DEC|DL|LEI)$/;

/**
 * Whether a number or key belongs to an article of the act that approved a code or treaty. Such articles name the code
 * and contain no rule of it.
 */
export const isDeAprovacao = (chave: string): boolean => DE_APROVACAO.test(chave);
