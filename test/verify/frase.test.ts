import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { fraseEm } from '../../schemas/verify/claims/frase.ts';

/** What the sentence of `art. 7º da Lei` says besides. */
function around(texto: string, alcance = 300): string {
  const at = texto.indexOf('art. 7º da Lei');
  return fraseEm(texto, at, at + 'art. 7º da Lei'.length, alcance).trim();
}

describe('the sentence of a citation', () => {
  test('ends where the next begins', () => {
    const texto = 'Nega-se o pedido. A colheita é livre, nos termos do art. 7º da Lei. Custas pelo autor.';
    expect(around(texto)).toBe('A colheita é livre, nos termos do');
  });

  test('does not end at an abbreviation, and ends at a line', () => {
    expect(around('Outra coisa\nA poda, cf. o art. 7º da Lei nº 9.999, cabe ao dono\nFim')).toBe(
      'A poda, cf. o   nº 9.999, cabe ao dono',
    );
  });

  test('reaches no further than asked', () => {
    expect(around(`${'x '.repeat(50)}art. 7º da Lei${' y'.repeat(50)}`, 10)).toBe('x x x x x   y y y y y');
  });

  test('is part of the text, whatever that is', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'aA. \n;!”)1', 'art') });
    fc.assert(
      fc.property(texts, fc.nat(40), fc.nat(10), (texto, inicio, length) => {
        const [before, after] = [texto.slice(0, inicio), texto.slice(inicio + length)];
        const found = fraseEm(texto, inicio, inicio + length, 20);
        for (let cut = 0; cut <= found.length; cut++)
          if (before.endsWith(found.slice(0, cut)) && after.startsWith(found.slice(cut + 1))) return;
        throw new Error(JSON.stringify({ texto, inicio, length, found }));
      }),
    );
  });
});
