import type { Random } from '../growth/random.ts';
import { LEAST } from './quoted-law.ts';

/** A way to quote words faithfully; null where the words do not allow it. */
export type Form = (words: string, random: Random) => string | null;

/** More words than a mark of a cut leaves on each side of it. */
const AROUND_CUT = 5;

export const FAITHFUL: Readonly<Record<string, Form>> = {
  whole: (words) => words,
  part: (words, random) => {
    const all = words.split(' ');
    const size = random.between(LEAST, all.length);
    const from = random.between(0, all.length - size);
    return all.slice(from, from + size).join(' ');
  },
  'a cut': (words, random) => {
    const all = words.split(' ');
    if (all.length < 2 * AROUND_CUT + 2) return null;
    const from = random.between(AROUND_CUT, all.length - AROUND_CUT - 1);
    const to = random.between(from + 1, all.length - AROUND_CUT);
    return [...all.slice(0, from), '[...]', ...all.slice(to)].join(' ');
  },
  'no accents': (words) => words.normalize('NFD').replace(/\p{M}/gu, ''),
  capitals: (words) => words.toUpperCase(),
  'broken lines': (words, random) =>
    words
      .split(' ')
      .map((word) => word + (random.chance(0.12) ? '\n' : ' '))
      .join('')
      .trim(),
  'broken words': (words, random) =>
    words.replace(/\p{Ll}{7,}/gu, (word) => {
      if (!random.chance(0.1)) return word;
      const at = random.between(3, word.length - 3);
      return `${word.slice(0, at)}-\n${word.slice(at)}`;
    }),
  bold: (words, random) => words.replace(/\p{L}{5,}/gu, (word) => (random.chance(0.1) ? `**${word}**` : word)),
};
