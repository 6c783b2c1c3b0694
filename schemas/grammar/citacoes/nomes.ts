import { fold } from '../../text/fold.ts';
import type { AtoNumerado } from '../act-name.ts';

/** An act as citations name it. */
export interface AtoNomeado {
  sigla: string;
  /** The year of the act, which a name with another one (`CF/67`) is not; null when it is not known. */
  ano: number | null;
  nomes: readonly string[];
}

/** An act that another one with the same name took the place of: `CPC/1973`. */
export interface AtoAnterior {
  /** The sigla that its name has today. */
  sigla: string;
  ano: number;
  /** What it is called in an answer. */
  feita: string;
}

interface No {
  filhos: Map<string, No>;
  sigla: string | null;
}

/** What acts are called, ready to be looked up word by word. */
export interface Nomes {
  raiz: No;
  ano: ReadonlyMap<string, number | null>;
  superados: ReadonlyMap<string, string>;
  /** The sigla of a numbered act: the catalogue's, else the made one. */
  numerado(ato: AtoNumerado): string;
}

/**
 * Builds the look-up. Names with a digit are left out: numbers and years are read by the grammar, in every form.
 * @param numerado the catalogue's sigla of an act by its form, number and year
 */
export function buildNomes(
  atos: readonly AtoNomeado[],
  superados: readonly AtoAnterior[],
  numerado: (ato: AtoNumerado) => string,
): Nomes {
  const raiz: No = { filhos: new Map(), sigla: null };
  for (const { sigla, nomes } of atos) {
    for (const nome of nomes) {
      if (/\d/.test(nome)) continue;
      let no = raiz;
      for (const word of nome.match(/\p{L}+/gu) ?? []) {
        const folded = unify(fold(word));
        const next = no.filhos.get(folded) ?? { filhos: new Map(), sigla: null };
        // As it is written too: folding takes time.
        for (const key of [folded, word.toLowerCase()]) no.filhos.set(key, next);
        no = next;
      }
      no.sigla ??= sigla;
    }
  }
  return {
    raiz,
    ano: new Map(atos.map(({ sigla, ano }) => [sigla, ano])),
    superados: new Map(superados.map(({ sigla, ano, feita }) => [`${sigla}/${ano}`, feita])),
    numerado,
  };
}

/** `do Código do Processo Civil` is what `Código de Processo Civil` is. */
const unify = (word: string): string => (/^d[oa]s?$/.test(word) ? 'de' : word);

const WORD = /\p{L}+/uy;
/** Between two words of a name: white space, hyphens, a line broken by one. */
const GAP = /[\s\-‐‑–/]{0,12}/uy;

/** The longest name that begins at `at`, or null. */
export function findNome(text: string, at: number, { raiz }: Nomes): { sigla: string; fim: number } | null {
  let no = raiz;
  let position = at;
  let found: { sigla: string; fim: number } | null = null;
  for (;;) {
    WORD.lastIndex = position;
    const word = WORD.exec(text)?.[0];
    if (word === undefined) return found;
    const next = no.filhos.get(unify(word.toLowerCase())) ?? lookFolded(no, word);
    if (!next) return found;
    no = next;
    const fim = position + word.length;
    if (no.sigla !== null) found = { sigla: no.sigla, fim };
    GAP.lastIndex = fim;
    position = fim + (GAP.exec(text)?.[0].length ?? 0);
  }
}

/** `CODIGO`, `Códigó`: a word without its accents, or with others. */
const lookFolded = ({ filhos }: No, word: string): No | undefined =>
  /[^a-z]/i.test(word) ? filhos.get(unify(fold(word))) : undefined;

/** The first words of names, in lower case, with their accents and without: where an act may begin. */
export const firstWords = ({ raiz }: Nomes): string[] => [...raiz.filhos.keys()];

/** Those of them that other words follow, and are no acronyms. */
export const leadingWords = ({ raiz }: Nomes): string[] =>
  [...raiz.filhos].filter(([word, { filhos }]) => word.length > 2 && filhos.size > 0).map(([word]) => word);
