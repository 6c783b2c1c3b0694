import type { Catalogo } from '../contract/model/corpus/catalogo.ts';
import diplomas from './diplomas.json' with { type: 'json' };
import revogados from './revogados.json' with { type: 'json' };

/**
 * The real catalogue, in the order in which acts are listed; those that were repealed and that texts still cite come
 * last. JSON loses the closed sets; the tests validate them.
 */
export const catalogo = { ...diplomas, atos: [...diplomas.atos, ...revogados] } as Catalogo;
