import { artigoNumbers } from '../../schemas/law/artigo-number.ts';

/** Opens an article by its number, in any spelling: `1240`, `1.240-A`, `art. 5º`. */
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-ir-ao-artigo]')) {
  const base = form.dataset.irAoArtigo ?? '';
  const known = new Set((form.dataset.artigos ?? '').split(' '));
  const campo = form.querySelector('input');
  const resposta = form.querySelector<HTMLElement>('[role=status]');
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const written = campo?.value ?? '';
    const found = artigoNumbers(written).find((numero) => known.has(numero));
    if (found !== undefined) location.assign(`${base}${found}/`);
    else if (resposta) resposta.textContent = `Este diploma não tem o artigo “${written.trim()}”.`;
  });
}
