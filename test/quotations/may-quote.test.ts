import { expect, test } from 'bun:test';
import { mayQuote } from '../../schemas/verify/quotations/resolve-transcricoes.ts';

test.each([
  ['diz “quem causa dano”', true],
  ['a regra:\n\n \t> Quem causa dano', true],
  ['> Quem causa dano', true],
  ['a regra: \n\nArt. 413. A penalidade', true],
  ['se a > b, não há regra', false],
  ['a regra: a do art. 5º\n', false],
])('whether it may quote: %j', (texto, expected) => expect(mayQuote(texto)).toBe(expected));

// What looks for a mark behind the empty lines once for each of them takes minutes.
test.each(['\n', '\r\n', ' \n', '\u2028'])('empty lines (%j), however many, are gone through once', (line) =>
  expect(mayQuote(line.repeat(1_000_000))).toBe(false),
);
