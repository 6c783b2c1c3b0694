import type { CitacaoResolvida } from '../../schemas/verificacao/resolve-texto.ts';
import { caminhoDe } from '../caminhos.ts';
import { STATUS } from '../texto/palavras.ts';
import { printRefKey } from '../texto/rotulo.ts';
import { elemento } from './elemento.ts';
import { leiDe } from './lei-ao-lado.ts';
import { tomDe } from './tom.ts';

const MAX_OUTROS = 5;

/** What became of one citation, with the law on request. */
export function ficha({ citacao, resolucao }: CitacaoResolvida, numero: number): HTMLElement {
  const { status, ref_key, mensagem, candidatos = [], sugestao = [] } = resolucao;
  const tom = tomDe(resolucao);
  const outros = [...candidatos, ...sugestao].slice(0, MAX_OUTROS);
  const made = elemento(
    'div',
    { className: 'ficha', id: `c${numero}`, tabIndex: -1 },
    elemento('p', {}, elemento('strong', { className: `selo selo-${tom.nome}` }, `${tom.sinal} ${STATUS[status]}`)),
    elemento('p', {}, `${numero}. `, elemento('q', {}, citacao.rotulo)),
    ref_key === undefined
      ? null
      : elemento('p', {}, elemento('a', { href: caminhoDe(ref_key), target: '_blank' }, printRefKey(ref_key))),
    mensagem === undefined ? null : elemento('p', {}, mensagem),
    outros.length === 0
      ? null
      : elemento(
          'p',
          {},
          'Talvez: ',
          ...outros.flatMap(({ ref_key: key }, i) => [
            i > 0 ? ', ' : '',
            elemento('a', { href: caminhoDe(key), target: '_blank' }, printRefKey(key)),
          ]),
        ),
  );
  if (ref_key !== undefined) made.append(verALei(ref_key));
  return made;
}

function verALei(refKey: string): HTMLElement {
  const botao = elemento('button', { type: 'button', className: 'quieto pequeno' }, 'Ver a lei');
  botao.addEventListener('click', async () => {
    const lugar = elemento('p', { className: 'lei' }, 'Buscando o diploma inteiro…');
    botao.replaceWith(lugar);
    try {
      lugar.textContent = (await leiDe(refKey)) || 'A fonte não traz texto próprio deste dispositivo.';
    } catch {
      lugar.textContent = 'O diploma não pôde ser lido.';
    }
  });
  return botao;
}
