import { readOferecidas } from '../verify/quotations/resolve-transcricoes.ts';
import type { CitacaoResolvida } from '../verify/resolve-texto.ts';

/** What is said of a citation whose words a text surely quotes, where there are no words to lay them over. */
export const SEM_CONFERIR = 'As palavras transcritas não foram conferidas com o texto, que não está aqui.';

/** The citations, by index, that a text surely offers words of: what cannot be compared is to be told. */
export function citadasComAspas(texto: string, resolvidas: readonly CitacaoResolvida[]): ReadonlySet<number> {
  const pairs = readOferecidas(texto, resolvidas).itens.flatMap(({ pairs }) => pairs);
  return new Set(pairs.flatMap(({ citacao, offer }) => (offer === 'said' ? [citacao] : [])));
}
