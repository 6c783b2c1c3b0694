/** Hides the elements of a list that do not contain what is typed, and groups that become empty. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

for (const campo of document.querySelectorAll<HTMLInputElement>('input[data-filtra]')) {
  const itens = [...document.querySelectorAll<HTMLElement>(campo.dataset.filtra ?? '')];
  const textos = itens.map((item) => plain(item.textContent ?? ''));
  const grupos = [...document.querySelectorAll<HTMLElement>('[data-grupo]')];
  const resposta = document.getElementById(`${campo.id}-resposta`);
  campo.hidden = false;
  const rotulo = campo.closest<HTMLElement>('[hidden]');
  if (rotulo) rotulo.hidden = false;
  const filtra = () => {
    const palavras = plain(campo.value).split(/\s+/).filter(Boolean);
    let vistos = 0;
    itens.forEach((item, i) => {
      item.hidden = !palavras.every((palavra) => textos[i]?.includes(palavra));
      if (!item.hidden) vistos += 1;
    });
    for (const grupo of grupos) grupo.hidden = !itens.some((item) => !item.hidden && grupo.contains(item));
    if (resposta)
      resposta.textContent =
        palavras.length === 0 ? '' : `${vistos.toLocaleString('pt-BR')} de ${itens.length.toLocaleString('pt-BR')}`;
  };
  campo.addEventListener('input', filtra);
  filtra();
}
