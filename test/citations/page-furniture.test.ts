import { describe, expect, test } from 'bun:test';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { normalize } from '../../schemas/citations/normalize/normalize.ts';

const nomes = nomesDe(catalogo);

/** A page of text that cites nothing, different from page to page. */
const body = (page: number): string =>
  Array.from(
    { length: 12 },
    (_, line) => `A testemunha ${'abcdefghijkl'[line]}${page} disse em juízo que nada viu naquele dia.`,
  ).join('\n');

/** Pages parted by what `furniture` writes between them; `sentences` are cut in two by it. */
function pages(sentences: readonly (readonly [string, string])[], furniture: (page: number) => string): string {
  return sentences.map(([first, second], page) => `${body(page)}\n${first}${furniture(page)}${second}`).join('\n');
}

const footer = (page: number) => `\nDocumento: 2091993 - Inteiro Teor - Página ${page} de 7\nTribunal de Exemplo\n`;
const PLAIN = ['Nada mais foi dito.', 'Passa-se ao resto.'] as const;
const readingsOf = (text: string) =>
  extractCitacoes(text, nomes).map((found) => {
    expect(found.rotulo).toBe(text.slice(found.offset, found.fim));
    return found.tipo === 'dispositivo' ? `${found.sigla}.${found.artigo}` : found.tipo;
  });

describe('what stands on every page', () => {
  test.each([
    ['a footer and a header', footer],
    ['with empty lines around', (page: number) => `\n\n${page}\n${footer(page)}\n`],
    ['behind a form feed', (page: number) => `\nDocumento: 2091993 - Página ${page} de 7\fTribunal de Exemplo\f`],
    [
      'with a line for the number of the leaf',
      (page: number) => `\nCódigo: 9X${page}\nFls. _____\nApelação ${page}01\n`,
    ],
  ])('%s is not read where it interrupts a sentence', (_, furniture) => {
    const text = pages([PLAIN, ['conforme o art. 978 do', 'CPC, que'], PLAIN, PLAIN], furniture);
    expect(readingsOf(text)).toEqual(['CPC.978']);
    expect(normalize(text)?.text).toContain('art. 978 do CPC, que');
  });

  test('is read where it interrupts none', () => {
    const cited = (page: number) => `\nAssinado nos termos do art. 1º da Lei 11.419/2006, página ${page} de 7\n`;
    const text = pages([PLAIN, ['conforme o art. 978 do', 'CPC, que'], PLAIN, PLAIN], cited);
    expect(readingsOf(text)).toEqual(['LEI-11419-2006.1', 'CPC.978', 'LEI-11419-2006.1', 'LEI-11419-2006.1']);
  });
});

describe('what is left in the reading', () => {
  const interrupted = ['conforme o art. 978 do', 'CPC, que'] as const;

  test('a line that comes twice', () => {
    expect(readingsOf(pages([PLAIN, interrupted], footer))).toEqual(['null.978']);
  });

  test('one that is no page apart', () => {
    const text = `${body(0)}\n${footer(1)}a\n${footer(2)}b\nconforme o art. 978 do${footer(3)}CPC, que\n${body(1)}\n${body(2)}`;
    expect(readingsOf(text)).toEqual(['null.978']);
  });

  test('one without a number: a heading of the text', () => {
    const text = pages([PLAIN, interrupted, PLAIN, PLAIN], () => '\nALTERNATIVAS\n');
    expect(readingsOf(text)).toEqual(['null.978']);
  });

  test('a sentence that recurs', () => {
    const recurs = () => '\nem 5 de maio, como diz o art. 5º da\nConstituição, e o art. 978 do\n';
    const text = pages([PLAIN, ['Nada foi dito', 'CPC, que'], PLAIN, PLAIN], recurs);
    expect(readingsOf(text)).toEqual(['CF.5', 'null.978', 'CF.5', 'CPC.978', 'CF.5', 'null.978', 'CF.5', 'null.978']);
  });
});
