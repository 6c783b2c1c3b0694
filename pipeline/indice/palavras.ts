import { fold } from '../../schemas/text/fold.ts';

/** A word of a text, so folded that singular and plural, with or without accents, are one. */
export interface Palavra {
  forma: string;
  /** Whether something that ends a phrase stands between the word before and this one. */
  corte: boolean;
}

/** Words between the others that no term is told by. */
const LIGACOES = new Set(
  'de do da dos das o a os as em no na nos nas ao aos por pelo pela pelos pelas um uma'.split(' '),
);
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
const PALAVRA = /[0-9A-Za-zÀ-ÖØ-öø-ÿ]+|[.;:()“”"–—]/g;

/** A word as written, read: as it stands in a phrase and after a mark; `marca` for a mark, null for a connective. */
type Lida = readonly [Palavra, Palavra] | 'marca' | null;
const lidas = new Map<string, Lida>();
const MAX_LIDAS = 60_000;

/** Reads the words of a text, connectives left out: `bens da família` is read as `bem de família`. */
export function lerPalavras(texto: string): Palavra[] {
  const found: Palavra[] = [];
  let corte = 1;
  for (const word of texto.match(PALAVRA) ?? []) {
    const lida = ler(word);
    if (lida === 'marca') corte = 1;
    else if (lida) {
      found.push(lida[corte] as Palavra);
      corte = 0;
    }
  }
  return found;
}

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
  const lida: Lida =
    forma === ''
      ? 'marca'
      : LIGACOES.has(forma)
        ? null
        : [
            { forma, corte: false },
            { forma, corte: true },
          ];
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
