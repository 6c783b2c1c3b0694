import { describe, expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { decodePage } from '../../pipeline/fetch/decode.ts';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import type { AtoLido } from '../../pipeline/parse/types.ts';
import { formatRefKey, type PartesRefKey, parseRefKey } from '../../schemas/law/ref-key.ts';
import { hasMirror, pages, parsed } from '../real/mirror.ts';
import { siglaOf } from '../real/siglas.ts';
import { runs } from './runs.ts';

const numero = fc.integer({ min: 1, max: 2_500 }).map(String);
const sufixo = fc.constantFrom('', '', '-A', '-M-A', '-bis', '-A-ter', '-10');
const labelled = (value: fc.Arbitrary<string>) => fc.tuple(value, sufixo).map((parts) => parts.join(''));
const paragrafo = labelled(fc.oneof(fc.constant('unico'), numero));
const artigo = fc
  .tuple(labelled(numero), fc.constantFrom('', '', '-DL', '-DEC', '-LEI'))
  .map((parts) => parts.join(''));
const inciso = labelled(fc.constantFrom('I', 'IV', 'XLIX', 'LXXVIII', 'MCM'));
const alinea = labelled(fc.constantFrom('a', 'i', 'z', 'aa', 'iii', 'xxii'));
const item = fc.oneof(labelled(numero), fc.constantFrom('i', 'iv', 'viii', 'xviii'));
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 2 });

const partes: fc.Arbitrary<PartesRefKey> = fc
  .record({
    sigla: fc.constantFrom('CF', 'ADCT', 'LEI-9784-1999', 'MP-2200-2-2001', 'X-CE-SP', '1'),
    artigo,
    paragrafo: optional(paragrafo),
    inciso: optional(inciso),
    alinea: optional(alinea),
    item: optional(item),
  })
  .map((parts) => {
    if (parts.item === null || parts.alinea !== null) return parts;
    return { ...parts, item: /^\d/.test(parts.item) ? `item-${parts.item}` : null };
  });

const KEYS = [
  'CF.5.LXXVIII',
  'CC.1003.unico',
  'CP.121.2-A.I',
  'CLT.1-DL',
  'LEI-9784-1999.2.unico.XIII',
  'EX-A.1.II.item-1',
  'EX-A.2.b.ii',
];
const NO_KEYS = [
  '',
  'CF',
  'CF.',
  'CF.5.',
  '.5',
  'cf.5',
  'CF.05',
  'CC.1.003',
  'CF.5º',
  'CF.5.lxxviii',
  'CF.5.A',
  'CF.5.I.II',
  'CF.5.a.b',
  'CF.5.1.2',
  'CF.5.I.1',
  'CF.5.item-1.a',
  'CF.art5',
  'CF.5 ',
  'CF.5\n',
  'SUM.STF.279',
  'SUM.STF.SV11',
  'CONSTITUICAO-FEDERAL-DE-1988.5',
];

describe('ref_key', () => {
  test('parts make a key, and the key gives the same parts', () => {
    fc.assert(
      fc.property(partes, (parts) => {
        expect(parseRefKey(formatRefKey(parts))).toEqual(parts);
      }),
      runs(2000),
    );
  });

  test('of any text whatever, what is read as a key is written back as it was', () => {
    const soup = fc
      .array(
        fc.constantFrom(...'CF.5', '-A', '-bis', '.I', '.a', '.1', 'unico', 'item-', '.', '1', 'ii', ' ', 'º', '\n'),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(soup, fc.string()), (text) => {
        const parts = parseRefKey(text);
        if (parts !== null) expect(formatRefKey(parts)).toBe(text);
      }),
      runs(2000),
    );
  });

  test.each(KEYS)('%s is one', (key) => expect(parseRefKey(key)).not.toBeNull());
  test.each(NO_KEYS)('%j is none', (text) => expect(parseRefKey(text)).toBeNull());
});

/** The rows whose key does not come back from its parts, or gives other parts than the row's. */
function strays(atos: readonly AtoLido[]): string[] {
  return atos.flatMap(({ sigla, linhas }) =>
    linhas
      .filter(({ ref_key, artigo, paragrafo, inciso, alinea, item }) => {
        const parts = { sigla, artigo, paragrafo, inciso, alinea, item };
        return formatRefKey(parts) !== ref_key || !Bun.deepEquals(parseRefKey(ref_key), parts);
      })
      .map(({ ref_key }) => ref_key),
  );
}

test('the rows of every golden have keys that come back', () => {
  const golden = join(import.meta.dir, '../golden');
  for (const name of readdirSync(golden)) {
    const { sigla } = JSON.parse(readFileSync(join(golden, name, 'expected.json'), 'utf8')) as { sigla: string };
    const { html } = decodePage(readFileSync(join(golden, name, 'page.htm')));
    expect({ name, strays: strays(parsePagina(html, sigla).atos) }).toEqual({ name, strays: [] });
  }
});

describe.skipIf(!hasMirror)('the rows of every real page have keys that come back', () => {
  test.each(pages)('%s', (page) => {
    const { atos } = parsed(page, siglaOf(page));
    expect(atos.flatMap(({ linhas }) => linhas).length).toBeGreaterThan(0);
    expect(strays(atos)).toEqual([]);
  });
});
