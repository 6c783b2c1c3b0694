import { expect, test } from 'bun:test';
import { listaDeRadicais, radicais } from '../../schemas/text/radicais.ts';

test('stems come once each, in order, without words that only cite', () => {
  const texto = 'O contrato do art. 5º da Lei e os contratos de locação; a locação, o contrato.';
  expect(listaDeRadicais(texto)).toEqual(['contrat', 'locaca']);
  expect([...radicais(texto)]).toEqual(listaDeRadicais(texto));
});

test('one text after another is read by itself', () => {
  expect(listaDeRadicais('locação')).toEqual(listaDeRadicais('locação'));
});

test('in a text of more words than are remembered, a stem comes once all the same', () => {
  const letter = (n: number) => String.fromCharCode(97 + n);
  const words = Array.from({ length: 40_000 }, (_, i) => {
    const [a, b, c, d] = [i % 26, Math.trunc(i / 26) % 26, Math.trunc(i / 676) % 26, Math.trunc(i / 17_576)];
    return `${letter(a)}k${letter(b)}w${letter(c)}y${letter(d)}q`;
  });
  const found = listaDeRadicais(['contrato', ...words, 'contratos'].join(' '));
  expect(new Set(found).size).toBe(found.length);
  expect(found[0]).toBe('contrat');
});
