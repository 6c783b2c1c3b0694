import { printNumero } from '../../texto/palavras.ts';
import type { Mudanca } from '../../texto/trocas-feitas.ts';
import { elemento, pick } from '../elemento.ts';

/** Shows the list of changes in the text, each with a button to undo it. */
export function mostraMudancas(mudancas: readonly Mudanca[], volta: (index: number) => void): void {
  pick('mudancas-dobra').hidden = mudancas.length === 0;
  pick('mudancas-conta').textContent = printNumero(mudancas.length);
  pick('mudancas').replaceChildren(
    ...mudancas.map(({ antes, depois }, i) => {
      const botao = elemento('button', { type: 'button', className: 'quieto pequeno' }, 'Desfazer');
      botao.setAttribute('aria-label', `Desfazer: ${depois} volta a ser ${antes}`);
      botao.addEventListener('click', () => volta(i));
      const [velho, novo] = [elemento('del', {}, antes || '(nada)'), elemento('ins', {}, depois || '(nada)')];
      return elemento('li', {}, velho, ' → ', novo, ' ', botao);
    }),
  );
}
