import { firstWords, type Nomes } from './nomes.ts';

/** Words, folded, at which a provision or an act by number may begin. */
const FIXOS = [
  'art', 'arts', 'artigo', 'artigos', 'paragrafo', 'paragrafos', 'parag', 'par', 'inciso', 'incisos', 'inc', 'incs',
  'alinea', 'alineas', 'letra', 'letras', 'item', 'itens', 'caput', 'lei', 'leis', 'decreto', 'decretos', 'medida',
  'emenda', 'resolucao', 'regimento', 'portaria',
]; // biome-ignore format: a table

const ACENTOS: Record<string, string> = { a: 'aáâãà', e: 'eéê', i: 'ií', o: 'oóôõ', u: 'uúü', c: 'cç' };

interface Ramo {
  filhos: Map<string, Ramo>;
  fim: boolean;
}

/** One pattern for many words, each letter tried once, in any case and with or without accents. */
const wordsPattern = (words: Iterable<string>): string => printRamo(plant(words), loosely);

function plant(words: Iterable<string>): Ramo {
  const raiz: Ramo = { filhos: new Map(), fim: false };
  for (const word of words) {
    let ramo = raiz;
    for (const letter of word) {
      const next = ramo.filhos.get(letter) ?? { filhos: new Map(), fim: false };
      ramo.filhos.set(letter, next);
      ramo = next;
    }
    ramo.fim = true;
  }
  return raiz;
}

/** A letter in any case, with or without accent. */
function loosely(letter: string): string {
  const forms = ACENTOS[letter] ?? letter;
  return `[${forms}${forms.toUpperCase()}]`;
}

const exact = (letter: string): string => letter;

function printRamo({ filhos, fim }: Ramo, print: (letter: string) => string): string {
  if (filhos.size === 0) return '';
  const parts = [...filhos].map(([letter, ramo]) => print(letter) + printRamo(ramo, print));
  return `(?:${parts.join('|')})${fim ? '?' : ''}`;
}

/** Acronyms of acts by number and of rules that the grammar reads by itself. */
const SIGLAS = ['LC', 'LCP', 'DL', 'EC', 'MP', 'MPV', 'CE', 'IN', 'RI', 'NR'];

/** Before these no word of a sentence begins: other letters, and the marks of an address (`…;8078!art14`). */
const GLUE = /[\p{L}\p{N}!#@_=&]/u;
/** A word of the pattern, or `artigo` glued to the preposition before it: `noartigo 53`. */
const GLUED = /(?:^|[^\p{L}])(?:[nd]?[oa]s?|e)$/iu;

const patterns = new WeakMap<Nomes, RegExp>();

function candidatePattern(nomes: Nomes): RegExp {
  const known = patterns.get(nomes);
  if (known) return known;
  const first = firstWords(nomes);
  const words = wordsPattern(new Set([...FIXOS, ...first.filter((word) => word.length > 4)]));
  const siglas = new Set([...SIGLAS, ...first.filter((word) => word.length <= 8).map((word) => word.toUpperCase())]);
  // No look-behind: with one, the pattern would be interpreted instead of compiled. `\\b` knows no accents, and spares the
  // pattern the middle of words; the letter before is looked at afterwards.
  const source =
    `§|\\b(?:${words}|${printRamo(plant(siglas), exact)}|RI[A-Z]{2,6}|[Aa][Dd](?=\\.\\s?\\d))(?![A-Za-zÀ-ÖØ-öø-ÿ])` +
    '|[Aa]rtigos?(?=\\s?\\d)';
  const pattern = new RegExp(source, 'g');
  patterns.set(nomes, pattern);
  return pattern;
}

/**
 * The next place at or after `from` where a provision or an act may begin: the one pass over the text. Acronyms count in
 * capitals only.
 */
export function nextCandidate(text: string, from: number, nomes: Nomes): { index: number; word: string } | null {
  const pattern = candidatePattern(nomes);
  pattern.lastIndex = from;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { index } = match;
    const word = match[0];
    if (index === 0 || word === '§' || !GLUE.test(text[index - 1] as string)) return { index, word };
    if (/^artigos?$/i.test(word) && GLUED.test(text.slice(Math.max(0, index - 4), index))) return { index, word };
  }
  return null;
}
