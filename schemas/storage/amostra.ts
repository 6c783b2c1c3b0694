import type { Manifest } from './artifacts.ts';

/** How the catalogue of the embedded sample calls itself. */
const AMOSTRA = 'Acervo de demonstração';

/** Whether what is published is the embedded sample: fictional acts, of which no one is to take one for the law. */
export const isAmostra = ({ catalogo }: Pick<Manifest, 'catalogo'>): boolean => catalogo.startsWith(AMOSTRA);
