import type { PistaArea } from '../contract/model/corpus/pista-area.ts';
import lista from './pistas.json' with { type: 'json' };

/** The area hints of the real catalogue, in the order of its areas. They are compared by `palavrasDe`. */
export const pistas: readonly PistaArea[] = lista;
