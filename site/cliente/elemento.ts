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

/** What a page has by that name: scripts know the page that they are of. */
export const pick = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
