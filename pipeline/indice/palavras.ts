import { fold } from '../../schemas/text/fold.ts';

/** A word of a text, so folded that singular and plural, with or without accents, are one. */
export interface Palavra {
  forma: string;
  /** Whether something that ends a phrase stands between the word before and this one. */
  corte: boolean;
  /** With what joins it to the word before: `estado de defesa` is not `o Estado, a defesa`. */
  elo: string;
  /** Whether it is set as a name is. */
  maiuscula: boolean;
}

/** Words between the others that no term is told by, and what each joins them with. */
const LIGACOES = new Map(
  Object.entries({
    d: 'de do da dos das',
    a: 'o a os as ao aos um uma',
    n: 'em no na nos nas',
    p: 'por pelo pela pelos pelas',
  }).flatMap(([classe, words]) => words.split(' ').map((word) => [word, classe] as const)),
);
/** Words after which an article says nothing: `imposto sobre a renda`, `imposto sobre renda`. */
const SEM_ARTIGO = new Set('sobre com para entre contra e ou sem'.split(' '));
/** Words in `-eis`, `-ais` and the like that are no plurals, or plurals of another kind. */
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
const PALAVRA = /[0-9A-Za-zÀ-ÖØ-öø-ÿ]+|[.,;:()“”"–—]/g;

/** A word as written, read: the word by what joins it, what a connective joins with, or null for a mark. */
type Lida = Map<string, Palavra> | string | null;
const lidas = new Map<string, Lida>();
const MAX_LIDAS = 60_000;
const CORTE = '.';
const VIRGULA = ',';

/** Reads the words of a text, connectives left out: `bens da família` is read as `bem de família`. */
export function lerPalavras(texto: string): Palavra[] {
  const found: Palavra[] = [];
  let elo = CORTE;
  for (const word of texto.match(PALAVRA) ?? []) {
    if (word === VIRGULA) {
      if (elo !== CORTE) elo = VIRGULA;
      continue;
    }
    const lida = ler(word);
    if (lida === null) elo = CORTE;
    else if (typeof lida === 'string') {
      if (elo === '' || elo === 'a') elo = lida;
    } else {
      const before = found[found.length - 1];
      if (elo === 'a' && before && SEM_ARTIGO.has(before.forma)) elo = '';
      found.push(palavraDe(lida, word, elo));
      elo = '';
    }
  }
  return found;
}

/** One object for every word that is written and joined alike. */
function palavraDe(lida: Map<string, Palavra>, word: string, elo: string): Palavra {
  let palavra = lida.get(elo);
  if (!palavra) {
    const { forma } = lida.get(CORTE) as Palavra;
    palavra = { forma, corte: false, elo: `${elo} ${forma}`, maiuscula: ehMaiuscula(word) };
    lida.set(elo, palavra);
  }
  return palavra;
}

const ehMaiuscula = (word: string) => word.charAt(0) !== word.charAt(0).toLowerCase();

/** The key by which two wordings of one term are the same. */
export function chaveDe(termo: string): string {
  return remember(chaves, termo, () =>
    lerPalavras(termo)
      .map(({ forma }) => forma)
      .join(' '),
  );
}

const chaves = new Map<string, string>();

/** What was found for a text before, else what `find` gives; terms come by the thousand, and are few. */
export function remember<T>(known: Map<string, T>, text: string, find: () => T): T {
  let found = known.get(text);
  if (found === undefined) {
    found = find();
    known.set(text, found);
  }
  return found;
}

/** Every word is folded once. */
function ler(word: string): Lida {
  const known = lidas.get(word);
  if (known !== undefined) return known;
  const forma = /[0-9A-Za-zÀ-ÿ]/.test(word) ? singular(fold(word)) : '';
  const aberta: Palavra = { forma, corte: true, elo: forma, maiuscula: ehMaiuscula(word) };
  const lida: Lida = forma === '' ? null : (LIGACOES.get(forma) ?? new Map([[CORTE, aberta]]));
  if (lidas.size >= MAX_LIDAS) lidas.clear();
  lidas.set(word, lida);
  return lida;
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
