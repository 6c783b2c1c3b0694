import { endAt } from '../sticky.ts';

/** How the law that changed another is told: `na redação da`, `com a redação dada pela`, `incluído pela`. */
const ALTERA =
  /(?:^|[^\p{L}])(?:(reda[çc][ãa]o)(?:\s{1,3}\p{L}{3,12}){0,3}|(?:inclu[íi]d|alterad|introduzid|acrescid|acrescentad|modificad|inserid)[oa]s?)\s{1,3}(?:pel[oa]|d[oa])\s{1,3}$/iu;
/** The sentence goes on with it: `alterada pela Lei X, cujo art. 2º`. */
const PROSSEGUE = /\s{0,3},\s{0,3}(?:cuj|que\s|[oa]\s{1,3}qual)/iuy;

/** What an act that changed another is here. */
export interface Alterador {
  /** Provisions right behind it are the changed act's: `a CLT, na redação da Lei X, art. 71`. */
  redacao: boolean;
}

/** An act named only as the one that changed what was cited: no provision that follows is its own for want of another act. */
export function readAlterador(text: string, inicio: number, fim: number): Alterador | null {
  // `da`, `pelo`: where one space follows the word before, its last letters tell whether the pattern need be tried.
  const [third = ' ', second = ' ', first] = text.slice(Math.max(0, inicio - 3), inicio);
  const may = first !== ' ' || ('aoAO'.includes(second) && 'dlDL'.includes(third));
  const match = may ? ALTERA.exec(text.slice(Math.max(0, inicio - 48), inicio)) : null;
  if (!match || endAt(PROSSEGUE, text, fim) >= 0) return null;
  return { redacao: match[1] !== undefined };
}
