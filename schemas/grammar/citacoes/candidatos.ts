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
function wordsPattern(words: Iterable<string>): string {
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
  return printRamo(raiz);
}

function printRamo({ filhos, fim }: Ramo): string {
  if (filhos.size === 0) return '';
  const parts = [...filhos].map(([letter, ramo]) => {
    const forms = ACENTOS[letter] ?? letter;
    return `[${forms}${forms.toUpperCase()}]${printRamo(ramo)}`;
  });
  return `(?:${parts.join('|')})${fim ? '?' : ''}`;
}

const NOT_AFTER = '(?<![A-Za-zÀ-ÖØ-öø-ÿ0-9])';
const NOT_BEFORE = '(?![A-Za-zÀ-ÖØ-öø-ÿ])';

const patterns = new WeakMap<Nomes, RegExp>();

/**
 * The one pass over a text: every place where a provision or an act may begin. Acronyms are matched in capitals only,
 * `artigo` also where it is glued to the preposition before it (`noartigo 53`).
 */
export function candidatePattern(nomes: Nomes): RegExp {
  const known = patterns.get(nomes);
  if (known) return known;
  const named = firstWords(nomes).filter((word) => word.length > 3 && !/\d/.test(word));
  const words = wordsPattern(new Set([...FIXOS, ...named]));
  const source = `§|[Aa][Dd]\\.(?=\\s?\\d)|${NOT_AFTER}(?:(?:${words})${NOT_BEFORE}|[A-Z]{2,8}${NOT_BEFORE})|(?<=${NOT_AFTER}(?:[nd]?[oa]s?|e))artigos?(?=\\s?\\d)`;
  const pattern = new RegExp(source, 'g');
  patterns.set(nomes, pattern);
  return pattern;
}
