import { fold } from './fold.ts';
import { createLexico } from './lexico.ts';
import { radical } from './radical.ts';

/** Words that join others and name nothing; neither indexed nor asked for, so that a phrase holds across them. */
const LIGACOES = new Set(
  (
    'a o as os e ou de do da dos das em no na nos nas num numa por pelo pela pelos pelas para com sem ao aos à às ' +
    'que se um uma uns umas qual quais cujo cuja cujos cujas'
  )
    .split(' ')
    .flatMap((word) => [word, fold(word)]),
);
/**
 * Letters of the law and digits, without the ordinal signs: `5º` is the word `5`. A prefix and what it stands before are
 * one word however they are spelled, which reforms have changed: `semi-aberto` and `semiaberto`, `co-autor` and `coautor`.
 */
const PALAVRA =
  /(?:(?<![0-9a-zà-öø-ÿ])(?:pr[eé]|semi|co|auto|anti|extra|infra|intra|inter|contra|micro|multi|sobre|sub|super|re|ultra|v[ií]deo|hiper|ante|tele|radio|r[áa]dio|foto|neo|bio)-(?=[a-zà-öø-ÿ]))?[0-9a-zà-öø-ÿ]+/g;

/** Word in lower case → its stem; empty for one that only joins. The law has a million words. */
const stems = new Map<string, string>();
const MAX_STEMS = 60_000;

function stem(word: string): string {
  let found = stems.get(word);
  if (found === undefined) {
    found = LIGACOES.has(word) ? '' : radical(word.replace('-', ''));
    if (stems.size >= MAX_STEMS) stems.clear();
    stems.set(word, found);
  }
  return found;
}

/** A word of a text: its stem, and where it stands. */
export interface Palavra {
  radical: string;
  inicio: number;
  /** Exclusive. */
  fim: number;
}

/** The words of a text in order, without those that only join others. Offsets are in code units of the text. */
export function palavrasEmOrdem(texto: string): Palavra[] {
  const found: Palavra[] = [];
  // Lower case keeps every offset but for a few letters that no Portuguese word has; NFC is the sources' own form.
  const lower = texto.toLowerCase();
  const read = lower.length === texto.length ? lower : texto;
  PALAVRA.lastIndex = 0;
  for (let match = PALAVRA.exec(read); match; match = PALAVRA.exec(read)) {
    const radical = stem(match[0]);
    if (radical !== '') found.push({ radical, inicio: match.index, fim: match.index + match[0].length });
  }
  return found;
}

/** What may stand in a `PALAVRA`: hyphens too, so that none reaches out of such a run. */
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

/** The stems of a text, one after the other with a space between: as the full-text index is given them. */
export const radicaisDe = (texto: string): string => listRadicais(texto).join(' ');
