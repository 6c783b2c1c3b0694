import { fold } from '../../schemas/text/fold.ts';
import type { Random } from '../growth/random.ts';
import type { Quotable } from './quoted-law.ts';

/** Words that are no longer the law's, and what was done to them. */
export interface Altered {
  words: string;
  /** What the law has there, and what was put in its place; empty of what was dropped or added. */
  law: string;
  put: string;
}

/** @param foreign a word of another text; null where the words do not allow what is to be done */
export type Mutation = (provision: Quotable, foreign: string, random: Random) => Altered | null;

const LABELS = /^(?:art|caput|inciso|alínea|parágrafo|item|letra|número)/iu;
/** A word that stands by itself: no sign at it, no number, no word of a label, which a quotation need not repeat. */
const isPlain = (word: string): boolean => /^\p{Ll}{3,}$/u.test(word) && !LABELS.test(word) && !UNITS.includes(word);

/** Neighbours, so that `dois` becomes `três`. */
const UNITS = 'dois três quatro cinco seis sete oito nove dez quinze vinte trinta sessenta noventa'.split(' ');

/** Changes one word, not at the ends: what is dropped there is a shorter quotation. */
function edit(words: string, random: Random, fits: (word: string) => boolean, put: (word: string) => string) {
  const all = words.split(' ');
  const places = [...all.keys()].slice(1, -1).filter((at) => fits(all[at] as string));
  if (places.length === 0) return null;
  const at = random.pick(places);
  const law = all[at] as string;
  const changed = put(law);
  return {
    words: all
      .with(at, changed)
      .filter((word) => word !== '')
      .join(' '),
    law,
    put: changed,
  };
}

export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'a word changed': ({ words }, foreign, random) =>
    edit(
      words,
      random,
      (word) => isPlain(word) && fold(word) !== fold(foreign),
      () => foreign,
    ),
  'a word dropped': ({ words }, _, random) => edit(words, random, isPlain, () => ''),
  'a word added': ({ words }, foreign, random) => {
    const edited = edit(words, random, isPlain, (word) => `${word} ${foreign}`);
    return edited && { ...edited, law: '', put: foreign };
  },
  'a number changed': ({ words }, _, random) =>
    edit(
      words,
      random,
      (word) => /^\d{1,4}[,;:]?$/.test(word) || UNITS.includes(word),
      (word) => UNITS[UNITS.indexOf(word) + 1 || -1] ?? (/\d/.test(word) ? nextNumber(word) : 'cem'),
    ),
  'a negation dropped': ({ words }, _, random) =>
    edit(
      words,
      random,
      (word) => word === 'não',
      () => '',
    ),
  'the words of a neighbour': ({ words, neighbour }) =>
    neighbour === null || fold(neighbour) === fold(words) ? null : { words: neighbour, law: words, put: neighbour },
};

const nextNumber = (word: string): string => word.replace(/\d+/, (digits) => `${Number(digits) + 1}`);
