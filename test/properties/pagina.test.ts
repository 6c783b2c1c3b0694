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
