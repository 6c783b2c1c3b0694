import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { packPassos, unpackPassos } from '../../schemas/storage/passos.ts';

test('positions are written from each to the next', () => {
  expect(packPassos([0, 3, 10, 11])).toBe('0 3 7 1');
  expect(packPassos([])).toBe('');
});

test('what is read is what was written', () => {
  const rising = fc.uniqueArray(fc.nat(), { maxLength: 50 }).map((posicoes) => posicoes.sort((a, b) => a - b));
  fc.assert(fc.property(rising, (posicoes) => expect(unpackPassos(packPassos(posicoes))).toEqual(posicoes)));
});
