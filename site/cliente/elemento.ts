type Filho = Node | string | null | undefined;

/** Creates an element with its properties and children. A string becomes text, never markup. */
export function elemento<K extends keyof HTMLElementTagNameMap>(
  nome: K,
  propriedades: Partial<HTMLElementTagNameMap[K]> = {},
  ...filhos: Filho[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(nome), propriedades);
  made.append(...filhos.filter((filho) => filho !== null && filho !== undefined));
  return made;
}

/** Returns the element of the page with this id. Each script belongs to one page, so the element always exists. */
export const pick = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;
