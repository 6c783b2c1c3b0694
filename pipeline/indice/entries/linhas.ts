import type { Remissao } from './remissao.ts';

/** The lines of an index in the making: under the key of their term, each once by what it is told from the others by. */
export interface Linhas {
  /** Adds a line, unless its term has one of this mark. */
  add(chave: string, marca: string, linha: Remissao): void;
  /** Adds a line, or puts it in the place of the one of this mark. */
  put(chave: string, marca: string, linha: Remissao): void;
  /** Those of a term, in the order they came. */
  de(chave: string): Remissao[];
  /** The keys of all terms, in the order they came. */
  chaves(): string[];
}

/** Keeps them in memory, which some hundred acts allow. */
export function linhasEmMemoria(): Linhas {
  const grupos = new Map<string, Map<string, Remissao>>();
  const grupoDe = (chave: string) => {
    const known = grupos.get(chave);
    if (known) return known;
    const made = new Map<string, Remissao>();
    grupos.set(chave, made);
    return made;
  };
  return {
    add(chave, marca, linha) {
      const grupo = grupoDe(chave);
      if (!grupo.has(marca)) grupo.set(marca, linha);
    },
    put(chave, marca, linha) {
      grupoDe(chave).set(marca, linha);
    },
    de: (chave) => [...(grupos.get(chave)?.values() ?? [])],
    chaves: () => [...grupos.keys()],
  };
}
