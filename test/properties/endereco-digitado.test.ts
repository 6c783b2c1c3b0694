import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { enderecosPossiveis } from '../../schemas/law/endereco-digitado.ts';

const parte = fc.oneof(
  fc.constantFrom(
    ...['', '.', 'DIPLOMAS', 'Súmulas', 'sobre', 'stf', 'texto', 'artigos', 'cp', '121', '2-a', 'art. 5º'],
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('%', '%ff', '%2F', '%00', 'ß', '\\'),
);
const path = fc
  .tuple(fc.array(parte, { maxLength: 10 }), fc.constantFrom('/', '.'))
  .map(([all, by]) => `/${all.join(by)}`);

test('whatever is typed, what it may have meant are pages: no part is empty', () => {
  fc.assert(
    fc.property(path, (typed) => {
      for (const meant of enderecosPossiveis(typed)) expect(meant).toMatch(/^(?:\/[^/#?\s]+)+\/(?:#[^/\s]+)?$/);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['/DIPLOMAS', ['/diplomas/']],
  ['/Sobre', ['/sobre/']],
  ['/sumulas.', []],
  ['/ex-a/359o', ['/diplomas/EX-A/artigos/359-O/', '/diplomas/EX-A/artigos/359/']],
])('%s may mean %j', (typed, meant) => expect(enderecosPossiveis(typed)).toEqual(meant));
