import type { Remissao } from './remissao.ts';

/**
 * The lines of an index under construction, by the key of their term. Lines of one term are distinguished by a mark.
 */
export interface Linhas {
  /** Adds a line, unless the term has one with this mark. */
  add(chave: string, marca: string, linha: Remissao): void;
  /** Adds a line, or replaces the one with this mark. */
  put(chave: string, marca: string, linha: Remissao): void;
  /** The lines of a term, in order of arrival. */
  de(chave: string): Remissao[];
  /** The keys of all terms, in order of arrival. */
  chaves(): string[];
}

/** Keeps lines in memory, which is enough for a few hundred acts. */
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
