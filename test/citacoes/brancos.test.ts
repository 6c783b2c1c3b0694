import { describe, expect, test } from 'bun:test';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { chaveOf } from './chave.ts';
import { LINHAS } from './linhas.ts';

const nomes = nomesDe(catalogo);

function chavesOf(texto: string): string[] {
  return extractCitacoes(texto, nomes).map((citacao) => {
    expect(citacao.rotulo).toBe(texto.slice(citacao.offset, citacao.fim));
    return citacao.tipo === 'dispositivo' ? chaveOf(citacao) : citacao.rotulo.replace(/\s+/g, ' ');
  });
}

/** The same words in other blanks: what is read does not hang on how a program parted them. */
const BRANCOS: Readonly<Record<string, (texto: string) => string>> = {
  'no-break spaces': (texto) => texto.replaceAll(' ', '\u00a0'),
  'two spaces': (texto) => texto.replaceAll(' ', '  '),
  tabs: (texto) => texto.replaceAll(' ', '\t'),
  'an end of line behind it': (texto) => `${texto}\n`,
  'ends of lines of two characters': (texto) => texto.replaceAll('\n', '\r\n'),
};

describe.each(Object.entries(BRANCOS))('%s', (_, dress) => {
  test('say what a space says', () => {
    for (const [texto] of LINHAS) expect([texto, chavesOf(dress(texto))]).toEqual([texto, chavesOf(texto)]);
  });
});

test('a line that is cut off behind a preposition goes on in the next', () => {
  for (const [texto] of LINHAS) {
    const quebrado = texto.replace(/(\p{Ll} (?:o|a|do|da|que|em seu)) (?=\p{L})/gu, '$1\n');
    expect([texto, chavesOf(quebrado)]).toEqual([texto, chavesOf(texto)]);
  }
});

test('the last citation of a file is read as in the middle of one', () => {
  expect(chavesOf('CC, 186; CPC, 300; CP, 121\n')).toEqual(['CC.186', 'CPC.300', 'CP.121']);
});

describe('a rotulo', () => {
  test.each([
    ['Leia o art. 7&ordm;, que é desta casa.', 'art. 7&ordm;'],
    ['Leia o art. 7&#186;.', 'art. 7&#186;'],
    ['CF, art. 5º, caput\n\nE nada mais.', 'CF, art. 5º, caput'],
  ])('of %j ends with all of its last character, and with no blank', (texto, rotulo) => {
    expect(extractCitacoes(texto, nomes).map((citacao) => citacao.rotulo)).toEqual([rotulo]);
  });
});
