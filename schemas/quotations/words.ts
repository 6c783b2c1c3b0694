import { classifyNota, isLaw } from '../law/note-kinds.ts';
import { detach } from '../text/detach.ts';
import { fold } from '../text/fold.ts';
import { beginsFigure, readFigure } from './figures.ts';

/**
 * The words of a text as quotations are compared with the law: without case, accents, signs, the words of labels and
 * the editor's notes, and with numbers in one form whether they are written in figures or in words. The arrays have one
 * item per word.
 */
export interface Words {
  /** The words in the form that is compared: `Art. 5º, § 2º, da Lei nº 8.078` gives `5 2 da lei 8078`. */
  readonly letters: readonly string[];
  /** UTF-16 offsets in the text. */
  readonly start: readonly number[];
  readonly end: readonly number[];
}

/** Replaces in `letters` a mark that says that words are left out: `[...]`, `(…)`, `…`. */
export const CUT = '…';

/** Counts the words, without the marks of cuts. */
export const sizeOf = ({ letters }: Words): number => letters.filter((word) => word !== CUT).length;

interface Word {
  letters: string;
  start: number;
  end: number;
}

/** Reads the words of a text. Time is linear in its length. */
export function readWords(text: string): Words {
  const steps = [withoutNotes, withFullYears, withoutLabelWords, asFigures, withoutRepeatedNumbers];
  const words = steps.reduce((read, step) => step(read, text), cutIntoWords(text));
  return {
    letters: words.map(({ letters }) => letters),
    start: words.map(({ start }) => start),
    end: words.map(({ end }) => end),
  };
}

const MARKS_OF_CUT = /\[\s*(?:\.\s*){3,}\]|\(\s*(?:\.\s*){3,}\)|\[\s*…\s*\]|\(\s*…\s*\)|(?:\.\s?){3,}|…/;
/** A word, which may have letters in brackets (`[c]onsidera-se`), or a hyphen or an apostrophe inside. */
const LETTERS = /(?:\p{L}|\p{M}|\[\p{L}{1,3}\](?=\p{L})|(?<=\p{L})['’‑-](?=\p{L}))+/u;
/** A number, which may have dots, an ordinal sign or the letter of an inserted provision: `1.003`, `5º`, `1o-A`. */
const NUMBER = /\d+(?:\.\d{3})*(?:\s?[º°ª]|o(?!\p{L}))?(?:-[A-Z]{1,2}(?![\p{L}\p{N}]))?/u;
const WORD = new RegExp([MARKS_OF_CUT, LETTERS, NUMBER, /§+|[%()/]/].map(({ source }) => source).join('|'), 'gu');
const IS_CUT = new RegExp(`^(?:${MARKS_OF_CUT.source})`);
/** Since the spelling reform of 1990, `co-réu` is written `corréu`. */
const DOUBLED = /(?<vowel>[aeiou])[‑-](?<letter>[rs])(?=[aeiou])/g;
const ORDINAL = /(?<=^\d[\d.]*)(?:\s?[º°ª]|o)/;

function cutIntoWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: written, index: start } of text.matchAll(WORD)) {
    const end = start + written.length;
    if (written === '%') words.push({ letters: 'por', start, end }, { letters: 'cento', start, end });
    else words.push({ letters: lettersOf(written), start, end });
  }
  return words;
}

const MOST_KNOWN = 10_000;
/** Words already read. Four patterns are tried on each word, and the same words occur again and again. */
const known = new Map<string, string>();

function lettersOf(written: string): string {
  const read = known.get(written);
  if (read !== undefined) return read;
  const letters = IS_CUT.test(written)
    ? CUT
    : fold(written.replace(ORDINAL, ''))
        .replace(DOUBLED, '$<vowel>$<letter>$<letter>')
        .replace(/['’‑[\].ºª-]/g, '');
  if (known.size < MOST_KNOWN && written.length <= LONGEST_KNOWN) known.set(detach(written), detach(letters));
  return letters;
}

const LONGEST_KNOWN = 40;

/** A longer bracket, in words, is not a note. */
const LONGEST_NOTE = 30;

/** Removes the editor's notes, which are not the law's words: `(Redação dada pela Lei nº 13.654, de 2018)`. */
function withoutNotes(words: readonly Word[], text: string): Word[] {
  const kept: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    const close = word.letters === '(' ? findClose(words, at, LONGEST_NOTE) : -1;
    if (close > at && isNote(text.slice(word.end, (words[close] as Word).start))) at = close;
    else kept.push(word);
  }
  return kept;
}

function isNote(inside: string): boolean {
  const said = inside.replace(/\s+/g, ' ').trim();
  const tipo = classifyNota(said);
  return tipo !== null && !isLaw(said, tipo);
}

/** Returns the bracket that closes the one at `at`, within `within` words; -1 if there is none. */
function findClose(words: readonly Word[], at: number, within: number): number {
  for (let next = at + 1; next <= at + within && next < words.length; next++)
    if (words[next]?.letters === ')') return next;
  return -1;
}

const DIGITS = /^\d+$/;

/** Turns `8.137/90` into `8137 1990` and removes the slashes. */
function withFullYears(words: readonly Word[]): Word[] {
  return words.flatMap((word, at) => {
    if (word.letters === '/') return [];
    const behind = words[at - 1]?.letters === '/' && DIGITS.test(words[at - 2]?.letters ?? '');
    if (!behind || !/^\d\d$/.test(word.letters)) return [word];
    return [{ ...word, letters: `${Number(word.letters) > 40 ? '19' : '20'}${word.letters}` }];
  });
}

/**
 * The words of labels, and the pattern of what each one names. Before such a name they add nothing: `inciso III, alínea
 * b` is `III, b`. Elsewhere they are ordinary words: `o inciso o serviço`, `à distância do artigo a ser lido`.
 */
const LABELS: readonly (readonly [words: string, named: RegExp])[] = [
  ['art arts artigo artigos', /^\d+[a-z]{0,2}$/],
  ['paragrafo paragrafos par', /^(?:\d+[a-z]{0,2}|unico)$/],
  ['inciso incisos inc incs', /^(?:\d+|[ivxlcdm]+)$/],
  ['alinea alineas al letra', /^[a-z]$/],
  ['item itens', /^(?:\d+|[a-z]|[ivx]+)$/],
];
const NAMED_BY_LABEL = new Map(LABELS.flatMap(([words, named]) => words.split(' ').map((word) => [word, named])));
/** `nº` or `n.` before a number, and a `no` that was written for `nº`. */
const OF_NUMBER = new Set(['n', 'no', 'numero']);
const ACT = /^(?:lei|complementar|decreto|decretolei|emenda|constitucional|provisoria)$/;

function withoutLabelWords(words: readonly Word[]): Word[] {
  return words.filter(({ letters }, at) => {
    if (letters.startsWith('§')) return false;
    const next = words[at + 1]?.letters ?? '';
    const named = NAMED_BY_LABEL.get(letters);
    if (named) return !named.test(next);
    if (!OF_NUMBER.has(letters) || !DIGITS.test(next)) return true;
    return letters === 'no' && !ACT.test(words[at - 1]?.letters ?? '');
  });
}

const NO_FIGURE = { value: 0, count: 0 };

/** Turns `cento e vinte` into `120` and keeps `por cento`. */
function asFigures(words: readonly Word[]): Word[] {
  const letters = words.map((word) => word.letters);
  const read: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] as Word;
    const { value, count } = beginsFigure(word.letters) ? readFigure(letters, at) : NO_FIGURE;
    read.push(count === 0 ? word : { ...word, letters: `${value}`, end: (words[at + count - 1] as Word).end });
    at += Math.max(1, count);
  }
  return read;
}

/** A number in brackets never has more words than this. */
const LONGEST_FIGURE = 8;

/** Turns `3 (três)` into `3` and `10% (dez por cento)` into `10 por cento`. All brackets are removed. */
function withoutRepeatedNumbers(words: readonly Word[]): Word[] {
  const kept: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    if (word.letters === '(') {
      const close = findClose(words, at, LONGEST_FIGURE);
      const inside = words.slice(at + 1, Math.max(at + 1, close)).map(({ letters }) => letters);
      const before = kept.slice(kept.length - inside.length).map(({ letters }) => letters);
      if (inside.length > 0 && inside.join(' ') === before.join(' ')) at = close;
    } else if (word.letters !== ')') kept.push(word);
  }
  return kept;
}
