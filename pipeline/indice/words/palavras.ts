import { fold } from '../../../schemas/text/fold.ts';
import { createLexico } from '../../../schemas/text/lexico.ts';

/** A word of a text, folded so that singular and plural, with or without accents, are the same. */
export interface Palavra {
  forma: string;
  /** The number of the form. */
  id: number;
  /** Whether the end of a phrase stands between the previous word and this one. */
  corte: boolean;
  /** The connective that joins it to the previous word: `estado de defesa` is not `o Estado, a defesa`. */
  elo: string;
  /** Whether it is written with a capital, as names are. */
  maiuscula: boolean;
}

/** Connectives, which are not part of a term's words, and the kind of connection that each makes. */
const LIGACOES = new Map(
  Object.entries({
    d: 'de do da dos das',
    a: 'o a os as ao aos um uma',
    n: 'em no na nos nas',
    p: 'por pelo pela pelos pelas',
  }).flatMap(([classe, words]) => words.split(' ').map((word) => [word, classe] as const)),
);
/** Words after which an article makes no difference: `imposto sobre a renda`, `imposto sobre renda`. */
const SEM_ARTIGO = new Set('sobre com para entre contra e ou sem'.split(' '));
/** Words in `-eis`, `-ais` and the like that are not plurals, or are irregular plurals. */
const IRREGULARES: Record<string, string> = {
  leis: 'lei',
  reis: 'rei',
  pais: 'pai',
  mais: 'mais',
  demais: 'demais',
  seis: 'seis',
  dois: 'dois',
  depois: 'depois',
  tres: 'tres',
  mes: 'mes',
  pos: 'pos',
  bis: 'bis',
};
/** How a word may be connected to the previous one: not at all, by a comma, directly, or by a connective. */
const ELOS = ['.', ',', '', 'd', 'a', 'n', 'p'];
const [CORTE, VIRGULA, JUNTO, , A] = ELOS.keys() as unknown as number[];
const ALFABETO = { letras: ['09', 'AZ', 'az', 'ÀÖ', 'Øö', 'øÿ'], marcas: '.,;:()“”"–—' };
const MAX_LIDAS = 60_000;
const COMMA = ','.charCodeAt(0);

/** A word as read: the index of a connective's kind, or a word with one object per connection. */
type Lida = number | { word: string; forma: string; id: number; palavras: (Palavra | undefined)[] };
const percorrer = createLexico(ALFABETO, MAX_LIDAS, ler);

/** Reads the words of a text without connectives: `bens da família` is read as `bem de família`. */
export function lerPalavras(texto: string): Palavra[] {
  const found: Palavra[] = [];
  let elo = CORTE as number;
  percorrer(
    texto,
    (lida) => {
      if (typeof lida === 'number') {
        if (elo === JUNTO || elo === A) elo = lida;
        return;
      }
      if (elo === A) {
        const before = found[found.length - 1];
        if (before && SEM_ARTIGO.has(before.forma)) elo = JUNTO as number;
      }
      found.push(lida.palavras[elo] ?? palavraDe(lida, elo));
      elo = JUNTO as number;
    },
    (code) => {
      if (code !== COMMA) elo = CORTE as number;
      else if (elo !== CORTE) elo = VIRGULA as number;
    },
  );
  return found;
}

/** One shared object for each word and connection. */
function palavraDe({ word, forma, id, palavras }: Exclude<Lida, number>, elo: number): Palavra {
  const corte = elo === CORTE;
  const palavra = { forma, id, corte, elo: corte ? forma : `${ELOS[elo]} ${forma}`, maiuscula: ehMaiuscula(word) };
  palavras[elo] = palavra;
  return palavra;
}

const ehMaiuscula = (word: string) => word.charAt(0) !== word.charAt(0).toLowerCase();

/** The key under which two wordings of a term are the same. */
export function chaveDe(termo: string): string {
  return remember(chaves, termo, () =>
    lerPalavras(termo)
      .map(({ forma }) => forma)
      .join(' '),
  );
}

const chaves = new Map<string, string>();

/**
 * Returns what was found for a text before, otherwise what `find` gives. Terms come by the thousand, and few are
 * distinct.
 */
export function remember<T>(known: Map<string, T>, text: string, find: () => T): T {
  let found = known.get(text);
  if (found === undefined) {
    found = find();
    known.set(text, found);
  }
  return found;
}

const ids = new Map<string, number>();

/** Each word is folded once. */
function ler(word: string): Lida {
  const forma = singular(fold(word));
  const elo = LIGACOES.get(forma);
  if (elo !== undefined) return ELOS.indexOf(elo);
  return { word, forma, id: remember(ids, forma, () => ids.size), palavras: new Array(ELOS.length) };
}

function singular(word: string): string {
  const irregular = IRREGULARES[word];
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (/[oa]es$/.test(word)) return `${word.slice(0, -3)}ao`;
  if (word.endsWith('ns')) return `${word.slice(0, -2)}m`;
  if (/[aeou]is$/.test(word)) return `${word.slice(0, -2)}l`;
  if (/[vt]is$/.test(word)) return `${word.slice(0, -1)}l`;
  if (/[rz]es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
