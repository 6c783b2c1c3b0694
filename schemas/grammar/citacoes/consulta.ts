import type { Nomes } from '../../citations/mentions/names.ts';
import { readQuery } from '../../citations/query/read-query.ts';
import type { Existe, ResolveNome } from '../../citations/query/ref-key.ts';
import type { CitacaoExtraida } from '../../contract/model/citacao.ts';
import { extractCitacoes } from './extrair.ts';

/** What a person typed into a search box. */
export const readConsulta = (
  q: string,
  names: Nomes,
  resolve: ResolveNome,
  existe: Existe = () => false,
): CitacaoExtraida[] => readQuery(q, { names, resolve, existe, extract: extractCitacoes });
