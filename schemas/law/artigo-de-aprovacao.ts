const DE_APROVACAO = /-(?:DEC|DL|LEI)$/;

/** Whether a number or key is of an article of the act that approved a code or a treaty, in which its name stands, and nothing that it disposes. */
export const isDeAprovacao = (chave: string): boolean => DE_APROVACAO.test(chave);
