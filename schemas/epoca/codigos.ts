import { romanValue, toRoman } from '../law/numerais.ts';

/**
 * What is known of an article of a replaced code. It comes from a table written by hand, so the page of that code need
 * not be read.
 */
interface ArtigoAnterior {
  /**
   * Its levels, `I-XI §1-4 §7:I-II`; empty for an article without any. The list must be complete, or the article is
   * left out of the table.
   */
  niveis: string;
  /** Beginnings of words, folded, that show what the article is about. */
  trata?: readonly string[];
  /** The same for the article that has its number today. */
  hoje?: readonly string[];
}

/** A citation's article and the levels below it. */
export interface Niveis {
  artigo: string;
  paragrafo: string | null;
  inciso: string | null;
  alinea: string | null;
}

/**
 * Articles by their number, for codes by their sigla. The tables are passed as an argument because they are as large as
 * a third of everything else that a browser needs to read citations, and few citations need them.
 */
export type Tabelas = Readonly<Record<string, Readonly<Record<string, ArtigoAnterior>>>>;

interface Extensao {
  /** The number of its last article. */
  ultimo: number;
  /** Whether articles were inserted in it with a letter, such as `475-J`. */
  letras: boolean;
}

/** How far each code of another time that has a table went. */
const EXTENSOES: Readonly<Record<string, Extensao>> = {
  'LEI-5869-1973': { ultimo: 1_220, letras: true },
  'LEI-3071-1916': { ultimo: 1_807, letras: false },
};
/** These codes, even if their tables are not loaded. */
export const COM_TABELA: readonly string[] = Object.keys(EXTENSOES);
/** Whether a code of another time has a table, by its sigla. */
export const hasTabela = (sigla: string): boolean => COM_TABELA.includes(sigla);

/** Whether the code had what is cited; null if nothing says. */
export function had(tabelas: Tabelas, sigla: string, citado: Niveis): boolean | null {
  const extensao = EXTENSOES[sigla];
  if (extensao && Number.parseInt(citado.artigo, 10) > extensao.ultimo) return false;
  if (extensao && !extensao.letras && /-\p{L}$/u.test(citado.artigo)) return false;
  const artigo = tabelas[sigla]?.[citado.artigo];
  if (!artigo) return null;
  const path = pathOf(citado);
  return path === '' || levelsOf(artigo.niveis).has(path);
}

const pathOf = ({ paragrafo, inciso, alinea }: Niveis): string =>
  [paragrafo, inciso, alinea].filter((nivel) => nivel !== null).join('.');

const read = new Map<string, ReadonlySet<string>>();

/** Expands `I-II §1-1 §1:a-c §4.II:a-c §u` into the set of its paths: `I`, `1.a`, `4.II.b`, `unico`. */
export function levelsOf(written: string): ReadonlySet<string> {
  const known = read.get(written);
  if (known) return known;
  const found = new Set<string>();
  for (const part of written.split(' ').filter((each) => each !== '')) {
    const [head = '', below] = part.replace('§u', 'unico').replace('§', '').split(':');
    if (below === undefined) for (const one of expand(head)) found.add(one);
    else for (const one of expand(below)) found.add(`${head}.${one}`);
  }
  read.set(written, found);
  return found;
}

/** Expands `1-4`, `I-XI`, `a-c`. `1-A` is a label and gives only itself. */
function expand(range: string): string[] {
  const [from = '', to] = range.split('-');
  if (to === undefined) return [range];
  const count = (first: number, last: number, print: (n: number) => string) =>
    Array.from({ length: last - first + 1 }, (_, i) => print(first + i));
  if (/^\d+$/.test(from)) return /^\d+$/.test(to) ? count(Number(from), Number(to), String) : [range];
  if (/^[a-z]$/.test(from)) return count(from.charCodeAt(0), to.charCodeAt(0), (n) => String.fromCharCode(n));
  return count(romanValue(from) ?? 0, romanValue(to) ?? 0, toRoman);
}

/** Whether words can show which of the two articles with a number is meant. */
export const hasSubject = (tabelas: Tabelas, sigla: string, artigo: string): boolean => {
  const { trata, hoje } = tabelas[sigla]?.[artigo] ?? {};
  return trata !== undefined || hoje !== undefined;
};

/**
 * Returns which of the two articles with a number the words around a citation are about; null if they show neither, or
 * both.
 * @param doubted whether one short word of the other article's subject is accepted among those that decide; this is
 * enough to raise a doubt
 */
export function subjectOf(
  tabelas: Tabelas,
  { sigla, artigo }: { sigla: string; artigo: string },
  palavras: string,
  doubted = false,
): 'antes' | 'hoje' | null {
  const { trata = [], hoje = [] } = tabelas[sigla]?.[artigo] ?? {};
  const before = weigh(trata, palavras);
  const today = weigh(hoje, palavras);
  const least = doubted ? 1 : 0;
  if (before >= SURE && today <= (before === ALONE ? least : 0)) return 'antes';
  return today >= SURE && before === 0 ? 'hoje' : null;
}

/**
 * The weight that decides. Two short beginnings of words together decide as much as several words, or a long one, do
 * alone.
 */
const SURE = 2;
const ALONE = 3;
const MANY_LETTERS = 9;

function weigh(stems: readonly string[], palavras: string): number {
  const found = stems.filter((stem) => beginsIn(palavras, stem));
  if (found.some((stem) => stem.length >= MANY_LETTERS || stem.includes(' '))) return ALONE;
  return Math.min(found.length, SURE);
}

/** Whether any word begins with that stem. */
function beginsIn(palavras: string, stem: string): boolean {
  for (let at = palavras.indexOf(stem); at >= 0; at = palavras.indexOf(stem, at + 1)) {
    if (at === 0 || !/[a-z0-9]/.test(palavras[at - 1] as string)) return true;
  }
  return false;
}
