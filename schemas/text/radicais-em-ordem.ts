import { fold } from './fold.ts';
import { createLexico } from './lexico.ts';
import { radical } from './radical.ts';

/** Words that only connect others. They are neither indexed nor searched for, so that a phrase matches across them. */
const LIGACOES = new Set(
  (
    'a o as os e ou de do da dos das em no na nos nas num numa por pelo pela pelos pelas para com sem ao aos à às ' +
    'que se um uma uns umas qual quais cujo cuja cujos cujas'
  )
    .split(' ')
    .flatMap((word) => [word, fold(word)]),
);
/**
 * Letters and digits, without ordinal signs: `5º` is the word `5`. A prefix and its word count as one word in either
 * spelling, because spelling reforms changed them: `semi-aberto` and `semiaberto`, `co-autor` and `coautor`.
 */
const PALAVRA =
  /(?:(?<![0-9a-zà-öø-ÿ])(?:pr[eé]|semi|co|auto|anti|extra|infra|intra|inter|contra|micro|multi|sobre|sub|super|re|ultra|v[ií]deo|hiper|ante|tele|radio|r[áa]dio|foto|neo|bio)-(?=[a-zà-öø-ÿ]))?[0-9a-zà-öø-ÿ]+/g;

/** `anti-social` is now spelled `antissocial`; `sub-rogação` and `inter-racial` never double the letter. */
const semHifen = (word: string) => word.replace(/(?<=[aio])-([rs])/, '$1$1').replace('-', '');

/** Maps a word in lower case to its stem; empty for a connecting word. A cache, because the law has a million words. */
const stems = new Map<string, string>();
const MAX_STEMS = 60_000;

function stem(word: string): string {
  let found = stems.get(word);
  if (found === undefined) {
    found = LIGACOES.has(word) ? '' : radical(semHifen(word));
    if (stems.size >= MAX_STEMS) stems.clear();
    stems.set(word, found);
  }
  return found;
}

/** A word of a text: its stem and its place. */
export interface Palavra {
  radical: string;
  inicio: number;
  /** Exclusive. */
  fim: number;
}

/** The words of a text in order, without connecting words. Offsets are UTF-16 units of the text. */
export function palavrasEmOrdem(texto: string): Palavra[] {
  const found: Palavra[] = [];
  // Lower-casing keeps every offset, except for a few letters that no Portuguese word has. Sources are in NFC.
  const lower = texto.toLowerCase();
  const read = lower.length === texto.length ? lower : texto;
  PALAVRA.lastIndex = 0;
  for (let match = PALAVRA.exec(read); match; match = PALAVRA.exec(read)) {
    const radical = stem(match[0]);
    if (radical !== '') found.push({ radical, inicio: match.index, fim: match.index + match[0].length });
  }
  return found;
}

/** The characters of a `PALAVRA`, hyphens included, so that a match never extends beyond a run of them. */
const ALFABETO = { letras: ['09', 'az', 'àö', 'øÿ', '--'], marcas: '' };
const percorrer = createLexico(ALFABETO, MAX_STEMS, (run) =>
  (run.match(PALAVRA) ?? []).map(stem).filter((radical) => radical !== ''),
);

/** The stems of a text in order. */
export function listRadicais(texto: string): string[] {
  const found: string[] = [];
  percorrer(
    texto.toLowerCase(),
    (radicais) => {
      for (const radical of radicais) found.push(radical);
    },
    () => {},
  );
  return found;
}

/** The stems of a text joined by spaces, the form that the full-text index takes. */
export const radicaisDe = (texto: string): string => listRadicais(texto).join(' ');

/** A key for several stems whose order does not matter: `pagamento indevido`, `indevido pagamento`. */
export const chaveDosRadicais = (radicais: readonly string[]): string => [...radicais].sort().join(' ');
