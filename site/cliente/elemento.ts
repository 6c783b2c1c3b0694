type Filho = Node | string | null | undefined;

/** An element with its properties and children; a string is text, never markup. */
export function elemento<K extends keyof HTMLElementTagNameMap>(
  nome: K,
  propriedades: Partial<HTMLElementTagNameMap[K]> = {},
  ...filhos: Filho[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(nome), propriedades);
  made.append(...filhos.filter((filho) => filho !== null && filho !== undefined));
  return made;
}
