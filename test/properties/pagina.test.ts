import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import { broken } from './broken-page.ts';
import { noise, page } from './pages.ts';
import { runs } from './runs.ts';

describe('parsePagina on any page', () => {
  test.each([
    ['in the source’s tags and labels', page, 400],
    ['with no plan', noise, 200],
  ] as const)('%s: never throws, loses no text, gives each row a key of its own', (_, arbitrary, numRuns) => {
    fc.assert(
      fc.property(arbitrary, fc.constantFrom('EX-A', 'CF', 'ADCT'), (html, sigla) => {
        expect(broken(html, parsePagina(html, sigla))).toEqual([]);
      }),
      runs(numRuns),
    );
  });

  test('the same page read twice is read alike', () => {
    fc.assert(
      fc.property(page, (html) => {
        expect(parsePagina(html, 'EX-A')).toEqual(parsePagina(html, 'EX-A'));
      }),
      runs(50),
    );
  });
});

// What costs the square of its length takes minutes here.
test.each([
  '(Vide ',
  '(Seção III ',
  '(inciso ',
  '(NR) ',
  '(Revogado',
  '((Redação',
  '" (NR)',
  '<strike>a</strike> (NR) ',
  '<p>I - a;</p>',
])('a page of nothing but %j is read in a moment', (fragment) => {
  const body = fragment.repeat(400_000 / fragment.length);
  const { pecas } = parsePagina(`<html><body><p>LEI Nº 1</p><p>Art. 1º A.</p><p>${body}</p></body></html>`, 'EX-A');
  expect(pecas.length).toBeGreaterThan(0);
});

test.each([
  ['at-rules in each other', (n: number) => `${'@a{'.repeat(n)}b{}${'}'.repeat(n)}`],
  ['one at-rule with many rules', (n: number) => `${'@'.repeat(n)}{${'b{}'.repeat(n)}`],
  ['at-rules that never end', (n: number) => '@a{'.repeat(n)],
  ['rules in each other', (n: number) => `${'.a{'.repeat(n)}${'}'.repeat(n)}`],
  ['queries of a list', (n: number) => `@media ${'print,'.repeat(n)}{.a{}}`],
  ['blanks', (n: number) => `@media not${' '.repeat(n)}{.a{}}`],
  ['comments', (n: number) => '/*'.repeat(n)],
])('a style sheet of nothing but %s is read in a moment', (_, sheetOf) => {
  const style = `<style>${sheetOf(200_000)}</style><style>.v{text-decoration:line-through}</style>`;
  const { pecas } = parsePagina(`<html><head>${style}</head><p>LEI Nº 1</p><p class="v">Art. 1º A.</p></html>`, 'EX-A');
  expect(pecas.map(({ destino }) => destino)).toContain('anteriores');
});
