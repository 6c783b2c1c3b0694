import { describe, expect, test } from 'bun:test';
import { comparing } from '../../runtime/handlers/comparing.ts';
import { compare } from '../../schemas/quotations/compare.ts';
import { comparingAtMost, TooMuchToCompare } from '../../schemas/quotations/effort.ts';
import { composeLawText } from '../../schemas/quotations/law-text.ts';
import { readWords } from '../../schemas/quotations/words.ts';

/** Words of the law, and some of them in another order. */
const LEI = composeLawText([{ ref_key: 'EX.1', texto: 'um dois três quatro cinco seis sete oito nove dez' }]);
const DITAS = readWords('cinco quatro três dois um');
const PARES = DITAS.letters.length * LEI.letters.length;
const lay = () => compare(DITAS, LEI, 'EX.1');

describe('how much is compared', () => {
  test('is counted by pairs of words, and no more is than was allowed', () => {
    expect(comparingAtMost(PARES, lay)).toEqual(lay());
    expect(() => comparingAtMost(PARES - 1, lay)).toThrow(TooMuchToCompare);
    expect(() => comparingAtMost(2 * PARES - 1, () => [lay(), lay()])).toThrow(TooMuchToCompare);
  });

  test('is not bounded for whoever comes after', () => {
    expect(() => comparingAtMost(1, lay)).toThrow(TooMuchToCompare);
    expect(lay()?.similarity).toBeLessThan(1);
  });

  test('counts nothing of what is literal', () =>
    expect(comparingAtMost(0, () => compare(readWords('três quatro cinco seis'), LEI, 'EX.1'))?.similarity).toBe(1));

  test('is told to whoever asks for too much, by the field', () => {
    expect(comparing('texto', () => 'a')).toBe('a');
    expect(comparing('texto', lay, PARES - 1)).toMatchObject({
      code: 'invalid_request',
      details: [{ campo: 'texto', problema: expect.stringContaining('envie em partes') }],
    });
    const broken = () => {
      throw new TypeError('x');
    };
    expect(() => comparing('texto', broken)).toThrow(TypeError);
  });
});
