import type { CitacaoExtraida } from '../contract/model/verification/citacao.ts';
import { extractCitacoes } from './extract.ts';
import type { Nomes } from './mentions/names.ts';
import { readQuery } from './query/read-query.ts';
import type { Existe, ResolveNome } from './query/ref-key.ts';

/** What a person typed into a search box. */
export const readConsulta = (
  q: string,
  names: Nomes,
  resolve: ResolveNome,
  existe: Existe = () => false,
): CitacaoExtraida[] => readQuery(q, { names, resolve, existe, extract: extractCitacoes });
