const MESES = ['jan.', 'fev.', 'mar.', 'abr.', 'maio', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.'];

/** The reader's day, as a reference gives it: `Acesso em: 3 mar. 2026.` (ABNT NBR 6023). */
function acesso(hoje: Date): string {
  return `Acesso em: ${hoje.getDate()} ${MESES[hoje.getMonth()]} ${hoje.getFullYear()}.`;
}

for (const botao of document.querySelectorAll<HTMLButtonElement>('button[data-copia]')) {
  const origem = document.getElementById(botao.dataset.copia ?? '');
  const resposta = botao.parentElement?.querySelector('[role=status]');
  if (!origem) continue;
  origem.textContent = `${origem.textContent?.trim()} ${acesso(new Date())}`;
  botao.hidden = false;
  botao.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(origem.textContent ?? '');
      if (resposta) resposta.textContent = 'Copiada.';
    } catch {
      // Without permission, the text is selected, for the reader to copy.
      getSelection()?.selectAllChildren(origem);
      if (resposta) resposta.textContent = 'Selecionada: copie com Ctrl+C.';
    }
  });
}
