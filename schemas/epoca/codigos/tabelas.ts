import type { Tabelas } from '../codigos.ts';
import cc1916 from './LEI-3071-1916.json' with { type: 'json' };
import cpc1973 from './LEI-5869-1973.json' with { type: 'json' };

/** The tables of all codes of another time. */
export const tabelas: Tabelas = { [cpc1973.sigla]: cpc1973.artigos, [cc1916.sigla]: cc1916.artigos };
