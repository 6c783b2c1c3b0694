import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { isSlip, lettersOf } from '../../pipeline/diff/letters.ts';

test.each([
  ['nstalada a assembleia', 'Instalada a assembleia', true],
  ['o A interrupção', 'A interrupção', true],
  ['em 15 dias', 'em 5 dias', false],
  ['em dez dias', 'em seis dias', false],
  ['na hipótese', 'na hipótese', false],
])('%p and %p: a slip of one letter is %p', (um, outro, slip) => {
  expect(isSlip(lettersOf(um), lettersOf(outro))).toBe(slip);
});

test('one letter more is a slip wherever it stands, in either direction', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,30}$/), fc.nat(30), fc.stringMatching(/^[a-z]$/), (texto, at, letra) => {
      const longer = texto.slice(0, at) + letra + texto.slice(at);
      expect(isSlip(texto, longer)).toBe(true);
      expect(isSlip(longer, texto)).toBe(true);
    }),
  );
});
