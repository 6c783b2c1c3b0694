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
