import { caminhoDe } from '../caminhos.ts';
import { elemento } from './elemento.ts';
import { leiDe } from './lei-ao-lado.ts';

/** The most characters that are shown here. Longer articles are read on their own page. */
const MAX_LETRAS = 1500;

/**
 * Makes a button that is replaced by the words of a provision. The whole act is fetched, and only when the button is
 * pressed.
 */
export function verALei(refKey: string, nome = 'Ver a lei'): HTMLElement {
  const botao = elemento('button', { type: 'button', className: 'quieto pequeno' }, nome);
  botao.addEventListener('click', async () => {
    const lugar = elemento('div', { className: 'lei', tabIndex: -1 }, 'Buscando o diploma inteiro…');
    botao.replaceWith(lugar);
    lugar.focus({ preventScroll: true });
    try {
      const texto = (await leiDe(refKey)) || 'A fonte não traz texto próprio deste dispositivo.';
      lugar.replaceChildren(...abridge(texto, refKey));
    } catch {
      lugar.replaceChildren('O diploma não pôde ser lido: verifique a conexão.');
    }
  });
  return botao;
}

function abridge(texto: string, refKey: string): (Node | string)[] {
  if (texto.length <= MAX_LETRAS) return [texto];
  const cut = texto.slice(0, MAX_LETRAS);
  const end = Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf(' '));
  return [`${cut.slice(0, end)} `, elemento('a', { href: caminhoDe(refKey), target: '_blank' }, '… texto inteiro')];
}
