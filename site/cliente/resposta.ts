import type { Resolucao } from '../../schemas/contract/model/verification/resolucao.ts';
import { printRefKey } from '../../schemas/law/ref-key-por-extenso.ts';
import { tituloDe } from '../../schemas/report/titulos.ts';
import { caminhoDe } from '../caminhos.ts';
import { isSoFato } from './de-fatos.ts';
import { elemento } from './elemento.ts';
import { mensagemDe } from './mensagem.ts';
import { tomDe } from './tom.ts';

const MAX_OUTROS = 6;

/** Shows the result of a citation: its status and its link, and below them the reason and what may have been meant. */
export function respostaDe(resolucao: Resolucao): (Node | string)[] {
  const { ref_key, mensagem, candidatos = [], sugestao = [] } = resolucao;
  const tom = tomDe(resolucao);
  return [
    elemento('strong', { className: `selo selo-${tom.nome}` }, `${tom.sinal} ${tituloDe(resolucao)}`),
    ' ',
    ...(ref_key === undefined ? [] : [ligacao(ref_key)]),
    ...(mensagem === undefined ? [] : [' ', elemento('span', { className: 'motivo' }, ...mensagemDe(mensagem))]),
    ...[...candidatos, ...sugestao]
      .slice(0, MAX_OUTROS)
      .flatMap(({ ref_key: key }, i) => [i > 0 ? ', ' : ' ', ligacao(key)]),
  ];
}

/** Links to a provision. If only facts are known of it, shows its name without a link. */
const ligacao = (refKey: string): HTMLElement =>
  isSoFato(refKey)
    ? elemento('span', {}, printRefKey(refKey))
    : elemento('a', { href: caminhoDe(refKey) }, printRefKey(refKey));
