import { pistas } from '../../catalog/pistas.ts';
import { palavrasDe } from '../../text/palavras.ts';

/** An act that the context points to: the first expression that does, and how strongly compared with the other acts. */
export interface Pista {
  expressao: string;
  /** 1 for the act that most expressions point to; for the others, in proportion. */
  forca: number;
}

interface Expressao {
  expressao: string;
  palavras: readonly string[];
  siglas: readonly string[];
}

/** The expressions by first word, the longest first. It is built at the first citation without an act. */
let byFirstWord: Map<string, Expressao[]> | null = null;

/**
 * Returns the acts that the expressions in a text point to. Expressions do not overlap: the text is read from left to
 * right and the longest match at each word counts.
 */
export function hintsOf(contexto: string): Map<string, Pista> {
  byFirstWord ??= groupByFirstWord();
  const palavras = palavrasDe(contexto);
  const found = new Set<Expressao>();
  let at = 0;
  while (at < palavras.length) {
    const longest = byFirstWord
      .get(palavras[at] as string)
      ?.find((candidate) => standsAt(candidate.palavras, palavras, at));
    if (longest) found.add(longest);
    at += longest?.palavras.length ?? 1;
  }
  return weigh(found);
}

function standsAt(expressao: readonly string[], palavras: readonly string[], at: number): boolean {
  return expressao.every((palavra, index) => palavras[at + index] === palavra);
}

function weigh(found: Iterable<Expressao>): Map<string, Pista> {
  const hints = new Map<string, { expressao: string; vezes: number }>();
  let most = 0;
  for (const { expressao, siglas } of found) {
    for (const sigla of siglas) {
      const hint = hints.get(sigla) ?? { expressao, vezes: 0 };
      hint.vezes += 1;
      most = Math.max(most, hint.vezes);
      hints.set(sigla, hint);
    }
  }
  return new Map([...hints].map(([sigla, { expressao, vezes }]) => [sigla, { expressao, forca: vezes / most }]));
}

function groupByFirstWord(): Map<string, Expressao[]> {
  const groups = new Map<string, Expressao[]>();
  for (const { siglas, expressoes } of pistas) {
    for (const expressao of expressoes) {
      const palavras = palavrasDe(expressao);
      const [first = ''] = palavras;
      const group = groups.get(first) ?? [];
      groups.set(first, group);
      group.push({ expressao, palavras, siglas });
    }
  }
  for (const group of groups.values()) group.sort((a, b) => b.palavras.length - a.palavras.length);
  return groups;
}
