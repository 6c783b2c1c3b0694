import { expect, test } from 'bun:test';
import fc from 'fast-check';
import { listRadicais, palavrasEmOrdem } from '../../schemas/text/radicais-em-ordem.ts';
import { runs } from './runs.ts';

test('the stems of a text are those of its words in order, wherever hyphens stand', () => {
  const part = fc.constantFrom(
    'semi',
    'Pré',
    'co',
    're',
    'aberto',
    'réu',
    'chuva',
    'de',
    '5',
    'º',
    '-',
    '-',
    ' ',
    '–',
    'Ω',
  );
  const texto = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texto, (texto) => {
      expect(listRadicais(texto)).toEqual(palavrasEmOrdem(texto).map(({ radical }) => radical));
    }),
    runs(1000),
  );
});
