import type { Resolucao } from '../contract/model/verification/resolucao.ts';
import { gravidadeDe, piorGravidade } from '../verify/gravidade.ts';
import { readOferecidas } from '../verify/quotations/resolve-transcricoes.ts';
import type { CitacaoResolvida } from '../verify/resolve-texto.ts';

/** What is said of a citation whose words a text surely quotes, where there are no words to lay them over. */
export const SEM_CONFERIR = 'As palavras transcritas não foram conferidas com o texto, que não está aqui.';

/** A citation whose quoted words could not be compared is never just right: a note says so. */
export function semConferir(resolucao: Resolucao): Resolucao {
  const { mensagem = '', gravidade = gravidadeDe(resolucao) } = resolucao;
  return {
    ...resolucao,
    gravidade: piorGravidade([gravidade, 'nota']),
    mensagem: mensagem === '' ? SEM_CONFERIR : `${mensagem} ${SEM_CONFERIR}`,
  };
}

/** The citations, by index, that a text surely offers words of: what cannot be compared is to be told. */
export function citadasComAspas(texto: string, resolvidas: readonly CitacaoResolvida[]): ReadonlySet<number> {
  const pairs = readOferecidas(texto, resolvidas).itens.flatMap(({ pairs }) => pairs);
  return new Set(pairs.flatMap(({ citacao, offer }) => (offer === 'said' ? [citacao] : [])));
}
