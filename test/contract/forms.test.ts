import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { findDispositivo } from '../../runtime/handlers/ref-key-lookup.ts';
import type { Acervo } from '../../runtime/snapshot/acervo.ts';
import { artigoNumbers } from '../../schemas/law/artigo-number.ts';
import { nivelForms } from '../../schemas/law/nivel-forms.ts';
import { refKeyForms } from '../../schemas/law/ref-key-forms.ts';

describe('artigoNumbers', () => {
  test.each([
    ['5', ['5']],
    ['art. 5º', ['5']],
    ['ARTIGO 5', ['5']],
    ['Art.5', ['5']],
    ['5.º', ['5']],
    ['5°', ['5']],
    ['5o', ['5', '5-O']],
    ['9o', ['9', '9-O']],
    ['10o', ['10-O', '10']],
    ['359-o', ['359-O']],
    ['5o-A', ['5-A', '5-O-A']],
    ['5º-A', ['5-A']],
    ['5a', ['5-A']],
    ['5–A', ['5-A']],
    ['121 a', ['121-A']],
    ['103-a-b', ['103-A-B']],
    ['1.003', ['1003']],
    ['1.003-A', ['1003-A']],
    ['005', ['5']],
    ['1-dl', ['1-DL']],
    ['2-Dec', ['2-DEC']],
    ['5-bis', ['5-bis']],
    ['5-A-TER', ['5-A-ter']],
    ['único', ['unico']],
    ['Art. unico', ['unico']],
    ['10.03', []],
    ['1.0034', []],
    ['quinto', []],
    ['-5', []],
    ['', []],
    ['art.', []],
  ])('%p → %p', (citado, expected) => {
    expect(artigoNumbers(citado)).toEqual(expected);
  });

  test('a number as it stands in a key reads as itself', () => {
    const suffix = fc.constantFrom('', '-A', '-Z', '-AA', '-A-B', '-DL', '-DEC', '-bis', '-A-ter');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), suffix, (number, end) => {
        expect(artigoNumbers(`${number}${end}`)).toEqual([`${number}${end}`]);
      }),
    );
  });
});

test('what programs send is read as what people write', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abcdeivxlmoABCDEIVXLMO123450-'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(letters, (written) => {
      // A space sends it the way of what people write, and means nothing.
      expect(artigoNumbers(written)).toEqual(artigoNumbers(` ${written}`));
      for (const nivel of ['paragrafo', 'inciso', 'alinea', 'item'] as const)
        expect([nivel, ...nivelForms(nivel, written)]).toEqual([nivel, ...nivelForms(nivel, ` ${written}`)]);
    }),
    { numRuns: 5_000 },
  );
});

describe('refKeyForms', () => {
  test.each([
    ['L9784.2', [{ ato: 'L9784', chaves: ['2'] }]],
    ['CF.art. 5º.LXXVIII', [{ ato: 'CF', chaves: ['5.LXXVIII'] }]],
    ['CF.5.inc. II.al. a)', [{ ato: 'CF', chaves: ['5.II.a'] }]],
    ['CP.121.§ 2º-A.I', [{ ato: 'CP', chaves: ['121.2-A.I'] }]],
    ['CC.1.003', [{ ato: 'CC', chaves: ['1.003', '1003'] }]],
    ['CC.1.003.Parágrafo único', [{ ato: 'CC', chaves: ['1.003.unico', '1003.unico'] }]],
    ['EX.5.z.al', [{ ato: 'EX', chaves: ['5.z.al'] }]],
    ['EX.5.item-1', [{ ato: 'EX', chaves: ['5.item-1'] }]],
  ])('%p → %p', (citada, expected) => {
    expect(refKeyForms(citada).slice(-1)).toEqual(expected);
  });

  test('the name of the act may hold dots, and the longest comes first', () => {
    expect(refKeyForms('Lei 8.078.5').map(({ ato, chaves }) => [ato, chaves[0]])).toEqual([
      ['Lei 8.078', '5'],
      ['Lei 8', '78.5'],
    ]);
  });

  test('a key as it stands reads as itself', () => {
    const level = fc.constantFrom('1', '2-A', 'unico', 'I', 'XI-A', 'LXXVIII', 'a', 'aa', 'item-1');
    const artigo = fc.constantFrom('5', '5-A', '1003', '1-DL', '7-bis');
    fc.assert(
      fc.property(artigo, fc.array(level, { maxLength: 4 }), (number, levels) => {
        const chave = [number, ...levels].join('.');
        expect(refKeyForms(`EX-COD.${chave}`).at(-1)).toEqual({ ato: 'EX-COD', chaves: [chave] });
      }),
    );
  });

  test('no text makes it throw', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => Array.isArray(refKeyForms(text))));
  });
});

test('a key that exists is found as it stands, before anything is made of it', () => {
  const acervo = { sigla: () => 'EX', refKeyInAnyCase: () => null } as unknown as Acervo;
  const held = new Map(
    [
      ['EX.1.§ 2', 1],
      ['EX.1.2', 2],
    ].map(([key, byte]) => [key, Uint8Array.of(Number(byte))]),
  );
  const find = (citada: string) => findDispositivo(acervo, citada, (refKey) => held.get(refKey) ?? null)?.[0];
  expect([find('EX.1.§ 2'), find('EX.1.§2'), find('EX.1.3')]).toEqual([1, 2, undefined]);
});
