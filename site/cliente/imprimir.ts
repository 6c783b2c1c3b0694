for (const botao of document.querySelectorAll<HTMLButtonElement>('button[data-imprime]')) {
  botao.hidden = false;
  botao.addEventListener('click', () => print());
}

export {};
