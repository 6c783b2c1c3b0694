import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { compact } from '../../schemas/text/compact.ts';

const PATTERNS = [
  /\p{L}+/giu,
  /(?<!\p{L})art(?:igo)?s?\.?\s{1,3}(?=\d)/giu,
  /[^\p{L}\p{N}.-]|\P{L}{2}/gu,
  /\p{Lu}\p{Ll}*[\p{Nd}\]]?|\\\p{Lu}|[[\\\p{Ll}]/gu,
  /[ÁÉãç]\p{Lu}?/giu,
];
/** What decisions and web pages are written in: Latin letters, signs, digits, and letters of other alphabets. */
const texto = fc.string({
  unit: fc.constantFrom(
    ...'aAzZéÉãÃçÇºª§°5².-–“”[]\\ \n',
    'art',
    'ART.',

    'š',
    'Ω',
    'я',
    'и\u0306',
    '漢',
    '€',
    '\u00a0',
  ),
  maxLength: 40,
});

test.each(PATTERNS)('%p finds the same without the flag u', (pattern) => {
  const found = (of: RegExp, text: string) => [...text.matchAll(of)].map(({ index, 0: match }) => [index, match]);
  fc.assert(
    fc.property(texto, (text) => {
      // Capitals and small letters of other alphabets are not told from each other.
      fc.pre(!/[^\0-ÿ\u2000-\u2fff]/.test(text) || !/\\p\{L[ul]\}/.test(pattern.source));
      expect(found(compact(pattern), text)).toEqual(found(pattern, text));
    }),
    { numRuns: 2_000 },
  );
});

test('keeps the other flags', () => expect(compact(/\p{L}/dgiuy).flags).toBe('dgiy'));

test.each([/\p{Script=Greek}/u, /[\P{L}]/u, /\u{1F600}/u])('%p cannot be said without it', (pattern) => {
  expect(() => compact(pattern)).toThrow(SyntaxError);
});
