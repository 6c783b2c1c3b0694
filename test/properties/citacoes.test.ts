import { describe, expect, test } from 'bun:test';
import { Value } from '@sinclair/typebox/value';
import fc from 'fast-check';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { CitacaoExtraida } from '../../schemas/contract/model/verification/citacao.ts';
import { AO_ACASO, ENTRE, GRAMATICA, HOSTIS } from '../citacoes/hostis.ts';
import { countPassos } from '../citacoes/passos.ts';
import { runs } from './runs.ts';

const nomes = nomesDe(catalogo);

/** What always holds of the citations of a text. */
function expectSound(texto: string): void {
  let fim = 0;
  let offset = -1;
  for (const citacao of extractCitacoes(texto, nomes)) {
    expect(citacao.rotulo).toBe(texto.slice(citacao.offset, citacao.fim));
    // Citations of one range share its span.
    const shared = citacao.offset === offset && citacao.fim === fim;
    if (!shared && citacao.offset < fim) throw new Error(`${citacao.rotulo} overlaps what comes before it in ${texto}`);
    if (citacao.fim <= citacao.offset) throw new Error(`an empty citation in ${texto}`);
    ({ offset, fim } = citacao);
  }
}

/** Many times as long as any list is read, and as far as anything looks back. */
const LONGO = 80_000;

const expectLinear = (texto: string): void => expectLinearIn((length) => texto.slice(0, length));

function expectLinearIn(textoOf: (length: number) => string): void {
  const passos = (length: number) => {
    const texto = textoOf(length);
    return countPassos(() => extractCitacoes(texto, nomes));
  };
  // The shorter first: with it is made what is made once.
  const metade = passos(LONGO / 2);
  expect(passos(LONGO)).toBeLessThan(2.1 * metade);
}

const fragment = fc.constantFrom(...GRAMATICA);

describe('citations of a text', () => {
  test('spans are slices of it, in order, and overlap only within a range', () => {
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 40 }), (parts) => expectSound(parts.join(''))),
      runs(1000),
    );
  });

  test('any text at all is read', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), expectSound), runs(1000));
  });

  test('every citation is of the shape that is served', () => {
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 20 }), (parts) => {
        for (const citacao of extractCitacoes(parts.join(' '), nomes)) {
          expect(Value.Errors(CitacaoExtraida, citacao).First()).toBeUndefined();
        }
      }),
      runs(1000),
    );
  });

  test('what comes before a text does not change its citations, but for inference', () => {
    fc.assert(
      fc.property(fc.array(fragment, { maxLength: 20 }), (parts) => {
        const texto = parts.join('');
        const antes = 'Vistos e relatados.\n\n';
        const alone = extractCitacoes(texto, nomes).map(({ rotulo }) => rotulo);
        expect(extractCitacoes(antes + texto, nomes).map(({ rotulo }) => rotulo)).toEqual(alone);
      }),
      runs(1000),
    );
  });

  test.each(HOSTIS)('the longest text made of %j is read to its end', (_, texto) => expectSound(texto));

  test.each(HOSTIS)('%j twice as often takes twice the steps', (_, texto) => expectLinear(texto));

  test.each(ENTRE)('between %j and its end, %j twice as often takes twice the steps', (antes, fragmento, depois) =>
    expectLinearIn((length) => antes + fragmento.repeat(length / fragmento.length) + depois),
  );

  test('the longest text made of any fragments is read to its end', () => expectSound(AO_ACASO));

  test('any fragments twice as often take twice the steps', () => {
    fc.assert(
      fc.property(fc.array(fragment, { minLength: 1, maxLength: 8 }), (parts) => {
        const unit = `${parts.join('')} `;
        expectLinear(unit.repeat(Math.ceil(LONGO / unit.length)));
      }),
      runs(100),
    );
  });
});
