import type { Resolucao } from '../../schemas/contract/model/resolucao.ts';
import { printRefKey } from '../../schemas/law/ref-key-por-extenso.ts';
import { tituloDe } from '../../schemas/report/titulos.ts';
import { caminhoDe } from '../caminhos.ts';
import { elemento } from './elemento.ts';
import { tomDe } from './tom.ts';

const MAX_OUTROS = 6;

/** What became of a citation, in a line: its status, where it leads, what may have been meant instead. */
export function respostaDe(resolucao: Resolucao): (Node | string)[] {
  const { ref_key, mensagem, candidatos = [], sugestao = [] } = resolucao;
  const tom = tomDe(resolucao);
  return [
    elemento('strong', { className: `selo selo-${tom.nome}` }, `${tom.sinal} ${tituloDe(resolucao)}`),
    ' ',
    ...(ref_key === undefined ? [] : [elemento('a', { href: caminhoDe(ref_key) }, printRefKey(ref_key))]),
    ...(mensagem === undefined ? [] : [` ${mensagem}`]),
    ...[...candidatos, ...sugestao]
      .slice(0, MAX_OUTROS)
      .flatMap(({ ref_key: key }, i) => [
        i > 0 ? ', ' : ' ',
        elemento('a', { href: caminhoDe(key) }, printRefKey(key)),
      ]),
  ];
}
