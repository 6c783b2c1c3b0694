import { expect, test } from 'bun:test';
import { LEXICON } from '../../schemas/citations/lexicon/lexicon.ts';
import { findPrecedents } from '../../schemas/citations/precedents/precedents.ts';
import { tokenize } from '../../schemas/citations/tokens/tokenize.ts';

const read = (text: string) => findPrecedents(tokenize(text, LEXICON)).map(({ rotulo }) => rotulo);

test.each([
  ['O STJ mantém a súmula\n\n3. **Consequência:** nenhuma', []],
  ['O STJ mantém a súmula\n\n3) Consequência', []],
  ['O STJ mantém a súmula\n\n7 do STJ', ['súmula\n\n7 do STJ']],
  ['incide a Súmula\n7. Recurso desprovido', ['Súmula\n7']],
])('the number of a list is none of the súmula that ends the paragraph before: %j', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ['a Súmula 100000 do STJ', ['Súmula 100000 do STJ']],
  ['a Súmula 100.000/STF', ['Súmula 100.000/STF']],
  ['a Súmula Vinculante 12345', ['Súmula Vinculante 12345']],
  ['a Súmula STJ 99999', ['Súmula STJ 99999']],
  ['a Súmula 98765, de 2020', []],
  ['a súmula 1.234.567 do STJ', []],
  ['o Tema 20160110 do STJ', []],
])(
  'a number that no court has is read where the court is told, so that it is told to be wrong: %j',
  (text, expected) => {
    expect(read(text)).toEqual(expected);
  },
);
