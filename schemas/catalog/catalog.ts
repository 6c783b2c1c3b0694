import type { Catalogo } from '../contract/model/catalogo.ts';
import diplomas from './diplomas.json' with { type: 'json' };

/** The real catalogue, in the order in which acts are listed. JSON loses the closed sets; the tests validate them. */
export const catalogo = diplomas as Catalogo;
