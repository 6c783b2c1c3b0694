import type { Resolucao } from '../contract/model/verification/resolucao.ts';
import { gravidadeDe, piorGravidade } from '../verify/gravidade.ts';
import { readOferecidas } from '../verify/quotations/resolve-transcricoes.ts';
import type { CitacaoResolvida } from '../verify/resolve-texto.ts';

/**
 * The message for a citation whose words the text clearly quotes, if there are no words of the law to compare them
 * with.
 */
export const SEM_CONFERIR = 'As palavras transcritas não foram conferidas com o texto, que não está aqui.';

/**
 * Adds the message, and a severity of at least `nota`: a citation whose quoted words could not be compared is never
 * simply right.
 */
export function semConferir(resolucao: Resolucao): Resolucao {
  const { mensagem = '', gravidade = gravidadeDe(resolucao) } = resolucao;
  return {
    ...resolucao,
    gravidade: piorGravidade([gravidade, 'nota']),
    mensagem: mensagem === '' ? SEM_CONFERIR : `${mensagem} ${SEM_CONFERIR}`,
  };
}

/**
 * Returns the indexes of the citations whose words the text clearly quotes. These cannot be compared, which must be
 * said.
 */
export function citadasComAspas(texto: string, resolvidas: readonly CitacaoResolvida[]): ReadonlySet<number> {
  const pairs = readOferecidas(texto, resolvidas).itens.flatMap(({ pairs }) => pairs);
  return new Set(pairs.flatMap(({ citacao, offer }) => (offer === 'said' ? [citacao] : [])));
}
