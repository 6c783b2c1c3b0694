import { expect, test } from 'bun:test';
import { lookFor } from '../../schemas/grammar/citacoes/automato.ts';
import { INSTRUMENTO, INSTRUMENTOS } from '../../schemas/grammar/citacoes/instrumentos.ts';
import { fold } from '../../schemas/text/fold.ts';

const mayHave = lookFor(INSTRUMENTOS);

test.each(INSTRUMENTOS)('%s: what the pattern reads, the look before it lets through', (word) => {
  for (const written of [word, fold(word), word.toUpperCase(), word.replaceAll(' ', '  ')]) {
    const text = `o ${written}, art. 5º`;
    expect(new RegExp(`(?<!\\p{L})(?:${INSTRUMENTO})(?!\\p{L})`, 'iu').test(text)).toBe(true);
    expect(mayHave(text)).toBe(true);
  }
});

test('and nothing else is let through', () => {
  expect(mayHave('o contratado, no prazo, e a atada')).toBe(false);
});
