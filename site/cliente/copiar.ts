const MESES = ['jan.', 'fev.', 'mar.', 'abr.', 'maio', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.'];

/** Writes the reader's date for a reference: `Acesso em: 3 mar. 2026.` (ABNT NBR 6023). */
function acesso(hoje: Date): string {
  return `Acesso em: ${hoje.getDate()} ${MESES[hoje.getMonth()]} ${hoje.getFullYear()}.`;
}

/** Copies the citation as plain text and as HTML, from which editors take the bold words. */
async function copia(origem: HTMLElement): Promise<void> {
  const texto = origem.textContent?.trim() ?? '';
  // Older browsers copy plain text only.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(texto);
  const as = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });
  await navigator.clipboard.write([
    new ClipboardItem({ ...as('text/plain', texto), ...as('text/html', origem.innerHTML.trim()) }),
  ]);
}

for (const botao of document.querySelectorAll<HTMLButtonElement>('button[data-copia]')) {
  const origem = document.getElementById(botao.dataset.copia ?? '');
  const resposta = botao.parentElement?.querySelector('[role=status]');
  if (!origem) continue;
  origem.append(` ${acesso(new Date())}`);
  botao.hidden = false;
  botao.addEventListener('click', async () => {
    try {
      await copia(origem);
      if (resposta) resposta.textContent = 'Copiada.';
    } catch {
      // Without permission to copy, the text is selected so that the reader can copy it.
      getSelection()?.selectAllChildren(origem);
      if (resposta) resposta.textContent = 'Selecionada: copie com Ctrl+C.';
    }
  });
}
