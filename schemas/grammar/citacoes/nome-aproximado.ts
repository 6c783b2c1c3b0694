import { LEXICON } from '../../citations/lexicon/lexicon.ts';
import { isLevelWord } from '../../citations/provisions/levels.ts';
import { compact } from '../../text/compact.ts';
import { fold } from '../../text/fold.ts';
import type { Nomes } from './nomes.ts';

type No = Nomes['raiz'];

/** A query with the act that its words can only mean in their place, and whether they say all of its name. */
export interface Aproximado {
  escrita: string;
  inteiro: boolean;
}

/** What joins the words of a name, and what people leave out of it. */
const LIGA = new Set('de do da dos das e o a os as em no na nos nas ao aos por para com sobre as'.split(' '));
/** The first words of names, which people leave out too. */
const GENERO = ['codigo', 'lei', 'estatuto', 'consolidacao', 'convencao', 'pacto'];
/** A word is cut no shorter (`cód`, `proc`), and of this length on it may have a letter wrong. */
const MIN_CORTE = 3;
const MIN_ERRO = 4;
/** A name of one word has at least so many letters. */
const MIN_SO = 6;

const PALAVRA = compact(/[\p{L}\p{N}]+/gu);
/** Numbers, numerals and letters of levels, and the words about them; `civil` and `civ` have only letters of numerals, and are none. */
const DE_NIVEL =
  /^(?!civ$)(?:\d.*|c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})|[a-z]|unico|caput|cabeca|n[ro]?|arts?|pu|par|inc|al|incs)$/;

/** Where the words of a query that are of no level are, and no others between them, a name cut short or mistyped. */
export function comNomeAproximado(q: string, nomes: Nomes): Aproximado | null {
  if (!/\d/.test(q)) return null;
  const all = [...q.matchAll(PALAVRA)].map(({ index, 0: word }) => ({
    ...{ palavra: fold(word), inicio: index, fim: index + word.length },
    nivel: DE_NIVEL.test(fold(word)) || isLevelWord(word, LEXICON),
  }));
  const liga = ({ palavra }: { palavra: string }) => LIGA.has(palavra);
  const first = all.findIndex((word) => !word.nivel && !liga(word));
  const last = all.findLastIndex((word) => !word.nivel && !liga(word));
  const nome = all.slice(first, last + 1);
  const de = nome[0];
  const ate = nome.at(-1);
  if (!de || !ate || nome.some((word) => word.nivel && !liga(word))) return null;
  const found = findAproximado(
    nome.filter((word) => !liga(word)).map(({ palavra }) => palavra),
    nomes,
  );
  return found && { escrita: q.slice(0, de.inicio) + found.sigla + q.slice(ate.fim), inteiro: found.inteiro };
}

/** The one act whose name the words are; or else the one whose name goes on behind them, or has a letter otherwise. */
function findAproximado(palavras: string[], { raiz, ano }: Nomes): { sigla: string; inteiro: boolean } | null {
  if (palavras.length === 1 && (palavras[0] as string).length < MIN_SO) return null;
  const starts = [raiz, ...GENERO.flatMap((word) => (word === palavras[0] ? [] : (raiz.next.get(word) ?? [])))];
  for (const exato of [true, false]) {
    const ends = new Set(starts.flatMap((no) => [...descend(no, palavras, exato)]));
    const whole = siglasOf([...ends].map(({ alias }) => alias?.sigla));
    // What is cut short to one word alone could be anything.
    const longer = palavras.length === 1 || !exato ? [] : siglasOf([...ends].flatMap((no) => [...below(no)]));
    const [sigla, other] = whole.length > 0 ? whole : longer;
    if (sigla !== undefined)
      return other === undefined && ano.has(sigla) ? { sigla, inteiro: whole.length > 0 && exato } : null;
  }
  return null;
}

const siglasOf = (siglas: readonly (string | undefined)[]): string[] => [
  ...new Set(siglas.filter((sigla) => sigla !== undefined)),
];

/** Where the words lead in the names, what joins them left out. */
function* descend({ next: filhos }: No, palavras: readonly string[], exato: boolean): Generator<No> {
  const [palavra, ...rest] = palavras;
  for (const [word, next] of filhos) {
    if (LIGA.has(word) || word === '.' || word === ',') yield* descend(next, palavras, exato);
    else if (palavra !== undefined && fits(palavra, word, exato)) {
      if (rest.length > 0) yield* descend(next, rest, exato);
      else yield next;
    }
  }
}

function* below({ alias, next: filhos }: No): Generator<string> {
  if (alias) yield alias.sigla;
  for (const next of new Set(filhos.values())) yield* below(next);
}

function fits(palavra: string, word: string, exato: boolean): boolean {
  if (palavra === word || (palavra.length >= MIN_CORTE && word.startsWith(palavra))) return true;
  return !exato && palavra.length >= MIN_ERRO && isUmErro(palavra, word);
}

/** Whether two words differ by one letter: wrong, missing, too many or swapped with the next. */
function isUmErro(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  const tail = (text: string, at: number) => text.slice(at);
  if (a.length !== b.length) {
    const [short, long] = a.length < b.length ? [a, b] : [b, a];
    return tail(short, from) === tail(long, from + 1);
  }
  return (
    tail(a, from + 1) === tail(b, from + 1) ||
    (a[from] === b[from + 1] && a[from + 1] === b[from] && tail(a, from + 2) === tail(b, from + 2))
  );
}
