import type { CitacaoResolvida } from '../../schemas/verify/resolve-texto.ts';
import { caminhoDe } from '../caminhos.ts';
import { STATUS } from '../texto/palavras.ts';
import { printRefKey } from '../texto/rotulo.ts';
import { itemDasAspas, type Marcada } from './aspas.ts';
import { elemento } from './elemento.ts';
import { piorTom, tomDe } from './tom.ts';
import { verALei } from './ver-a-lei.ts';

const MAX_OUTROS = 5;

/** What became of one citation, with the law on request. */
export function ficha(
  { citacao, resolucao }: CitacaoResolvida,
  numero: number,
  texto: string,
  aspas: readonly Marcada[],
): HTMLElement {
  const { status, ref_key, mensagem, candidatos = [], sugestao = [] } = resolucao;
  const tom = tomDe(resolucao);
  const pior = piorTom([tom, ...aspas]);
  const outros = [...candidatos, ...sugestao].slice(0, MAX_OUTROS);
  return elemento(
    'div',
    { className: `ficha ficha-${pior.nome}`, id: `c${numero}`, tabIndex: -1 },
    // What is wrong between quotation marks is read before the citation is said to be right.
    ...aspas.map((marcada) => itemDasAspas(texto, marcada)),
    elemento(
      'p',
      {},
      elemento(
        'strong',
        { className: `selo selo-${tom.nome}` },
        `${aspas.length > 0 ? 'Citação: ' : ''}${tom.sinal} ${STATUS[status]}`,
      ),
      ' ',
      elemento('q', {}, citacao.rotulo),
    ),
    ref_key === undefined ? null : elemento('p', { className: 'ficha-lei' }, ligacao(ref_key), ' ', verALei(ref_key)),
    mensagem === undefined ? null : elemento('p', {}, mensagem),
    outros.length === 0
      ? null
      : elemento('p', {}, 'Talvez: ', ...outros.flatMap(({ ref_key: key }, i) => [i > 0 ? ', ' : '', ligacao(key)])),
  );
}

/** Leaves the page as it is: the text is in it alone. */
const ligacao = (refKey: string) => elemento('a', { href: caminhoDe(refKey), target: '_blank' }, printRefKey(refKey));
