import type { Catalogo } from '../contract/model/corpus/catalogo.ts';
import diplomas from './diplomas.json' with { type: 'json' };
import revogados from './revogados.json' with { type: 'json' };

/**
 * The real catalogue, in the order in which acts are listed. Repealed acts that texts still cite come last. The JSON
 * loses the literal types of closed sets, so the tests validate the values.
 */
export const catalogo = { ...diplomas, atos: [...diplomas.atos, ...revogados] } as Catalogo;
