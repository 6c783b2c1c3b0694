import { comoMarkdown, comoTexto, type Levado } from '../texto/copia.ts';

/** Copies the article, or the provision whose label was chosen: its words with their source, or its address. */
const faixa = document.querySelector<HTMLElement>('[data-faixa]');

/**
 * Returns the provision that the address names, directly or through one of its paragraphs. Null for the whole article.
 */
function escolhido(): HTMLElement | null {
  return document.querySelector(':target')?.closest<HTMLElement>('.disp') ?? null;
}

/**
 * Returns a line of the law as it is displayed: label and words, without notes and states. Empty if it is not in force.
 */
function linhaDe(disp: Element): string {
  const shown = disp.querySelector(':scope > p.de-entao') ?? disp.querySelector(':scope > p');
  if (!shown || shown.querySelector('s')) return '';
  const copy = shown.cloneNode(true) as Element;
  for (const aside of copy.querySelectorAll('.nota, .estado')) aside.remove();
  return copy.textContent?.replace(/[ \t]+/g, ' ').trim() ?? '';
}

function levado(nome: string): Levado {
  const disp = escolhido();
  const { origin, pathname, search } = location;
  const url = `${origin}${pathname}${search}${disp ? `#${disp.id}` : ''}`;
  const disps = disp ? [disp] : [...document.querySelectorAll('.lei .disp')];
  const linhas = disps.map(linhaDe).filter((linha) => linha !== '');
  return { linhas, nome: disp?.dataset.nome ?? nome, url };
}

const COMO: Record<string, (levado: Levado) => string> = {
  texto: comoTexto,
  markdown: comoMarkdown,
  link: ({ url }) => url,
  abnt: () => document.getElementById('referencia')?.textContent?.trim() ?? '',
};

if (faixa) {
  const nome = faixa.dataset.faixa ?? '';
  const onde = faixa.querySelector('[data-onde]');
  const resposta = faixa.querySelector('[role=status]');
  const atualiza = () => {
    if (onde) onde.textContent = levado(nome).nome;
    if (resposta) resposta.textContent = '';
  };
  faixa.hidden = false;
  addEventListener('hashchange', atualiza);
  addEventListener('load', atualiza);
  faixa.addEventListener('click', async ({ target }) => {
    const como = COMO[(target as HTMLElement).dataset.leva ?? ''];
    if (!como) return;
    try {
      await navigator.clipboard.writeText(como(levado(nome)));
      if (resposta) resposta.textContent = 'Copiado.';
    } catch {
      if (resposta) resposta.textContent = 'O navegador não deixou copiar.';
    }
  });
}
