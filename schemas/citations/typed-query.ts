import type { CitacaoExtraida } from '../contract/model/verification/citacao.ts';
import { extractCitacoes } from './extract.ts';
import { type AtoExtraido, extractAtos } from './extract-acts.ts';
import { LEXICON } from './lexicon/lexicon.ts';
import type { Nomes } from './mentions/names.ts';
import { readAct } from './mentions/read-act.ts';
import { readQuery } from './query/read-query.ts';
import type { Existe, ResolveNome } from './query/ref-key.ts';
import { spanOf, upper } from './query/whole-query.ts';
import { tokenize } from './tokens/tokenize.ts';

/** Returns what a person's search query cites. */
export const readConsulta = (
  q: string,
  names: Nomes,
  resolve: ResolveNome,
  existe: Existe = () => false,
): CitacaoExtraida[] => readQuery(q, { names, resolve, existe, extract: extractCitacoes });

/**
 * Returns the acts that a query names on their own. A query that is only the name of an act counts in any case,
 * although the same word in a text may mean something else: `constituição`, `cc`, `l8078`.
 * @param citacoes what `readConsulta` found in the query
 */
export function readAtosDaConsulta(
  q: string,
  citacoes: readonly CitacaoExtraida[],
  names: Nomes,
  resolve: ResolveNome,
): AtoExtraido[] {
  const found = extractAtos(q, citacoes, names);
  if (found.length + citacoes.length > 0) return found;
  const span = spanOf(q);
  const sigla = resolve(span.rotulo) ?? readWholeName(span.rotulo, names);
  if (sigla === null) return [];
  return [{ ...span, sigla, homonimo: undefined, numerado: undefined, ano: undefined, ao_lado: undefined }];
}

function readWholeName(name: string, names: Nomes): string | null {
  const tokens = tokenize(upper(name), LEXICON);
  const act = readAct(tokens, 0, names, 'whole');
  return act?.kind === 'act' && act.to === tokens.count && !act.sigla?.startsWith('X-') ? act.sigla : null;
}
