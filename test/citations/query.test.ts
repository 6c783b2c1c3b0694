import { expect, test } from 'bun:test';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import { PARTS, rewrite, rewritings } from '../../schemas/citations/query/rewrite.ts';
import {
  ACRONYMS,
  BARE_LEVELS,
  FORMS,
  JOINED,
  LEFT_OUT,
  NO_FORM,
  SUFFIX_APART,
  SUMULAS,
} from '../../schemas/citations/query/rewritings.ts';

const nomes = nomesDe(catalogo);
const ALL = [LEFT_OUT, SUFFIX_APART, BARE_LEVELS, FORMS, NO_FORM, JOINED, SUMULAS, ACRONYMS].flat();

test.each(ALL.map((row) => [row.example, row] as const))('%s is written anew by its row', (example, row) => {
  const written = rewrite(example, [row], nomes);
  expect(written).not.toBe(example);
  expect(written).not.toContain('<');
});

test('what is written is a part of the pattern, and what a part must be is asked by some pattern', () => {
  const named = (text: string) => [...text.matchAll(/<(\w+)>/g)].map(([, part]) => part as string);
  const asked = ALL.flatMap(({ when }) => named(when.written));
  expect(Object.keys(PARTS).filter((part) => !asked.includes(part))).toEqual([]);
  for (const { when, write } of ALL) expect(named(when.written)).toEqual(expect.arrayContaining(named(write)));
});

test('what is glued to what follows is only a half, and stays', () => {
  expect(rewrite('sum 7 stj', SUMULAS, nomes)).toBe('Súmula 7 stj');
  expect(rewrite('sum7 stj', SUMULAS, nomes)).toBe('sum7 stj');
});

test('a row that cannot be read is refused', () => {
  expect(() => rewritings('lei → decreto')).toThrow('cannot read the row');
});
