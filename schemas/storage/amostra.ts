import type { Manifest } from './artifacts.ts';

/** The beginning of the sample catalogue's name. */
const AMOSTRA = 'Acervo de demonstração';

/**
 * Whether the published snapshot is the embedded sample of fictional acts, which must never be mistaken for the law.
 */
export const isAmostra = ({ catalogo }: Pick<Manifest, 'catalogo'>): boolean => catalogo.startsWith(AMOSTRA);
