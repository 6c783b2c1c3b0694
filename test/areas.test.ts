import { describe, expect, test } from 'bun:test';
import { Value } from '@sinclair/typebox/value';
import amostra from '../pipeline/amostra/catalogo.json';
import { buildAreas } from '../schemas/catalog/areas.ts';
import { catalogo } from '../schemas/catalog/catalog.ts';
import { Areas } from '../schemas/contract/model/corpus/area.ts';

/** What any lawyer would say of an act: it belongs to these areas, whatever others it may have. */
const FATOS: [sigla: string, ...areas: string[]][] = [
  ['CF', 'constitucional'],
  ['CC', 'civil', 'familia-sucessoes', 'empresarial'],
  ['CPC', 'processo-civil'],
  ['CP', 'penal'],
  ['CPP', 'processo-penal'],
  ['LEP', 'processo-penal'],
  ['CLT', 'trabalho'],
  ['CTN', 'tributario'],
  ['CDC', 'consumidor', 'penal'],
  ['ECA', 'infancia-juventude', 'familia-sucessoes', 'penal'],
  ['CPM', 'penal', 'militar'],
  ['CE', 'eleitoral'],
  ['CFLO', 'ambiental-agrario'],
  ['CTB', 'transito-transportes'],
  ['LBPS', 'previdenciario'],
  ['LRF', 'financeiro'],
  ['LLC', 'administrativo'],
  ['LEF', 'tributario', 'processo-civil'],
  ['LMP', 'penal', 'familia-sucessoes'],
  ['LSA', 'empresarial'],
  ['LRP', 'imobiliario'],
  ['LEI-8245-1991', 'imobiliario'],
  ['LEI-9605-1998', 'penal', 'ambiental-agrario'],
  ['LEI-9656-1998', 'saude-educacao', 'consumidor'],
  ['LEI-4595-1964', 'bancario'],
  ['LEI-9279-1996', 'digital-intelectual'],
  ['LGPD', 'digital-intelectual'],
  ['LGT', 'regulatorio'],
  ['CADH', 'internacional', 'direitos-humanos'],
  ['EC-103-2019', 'constitucional', 'previdenciario'],
  ['EC-132-2023', 'constitucional', 'tributario'],
];

/** Acts with a chapter of crimes of their own, among rules of another kind. */
const COM_CRIMES = [
  ...['CDC', 'ECA', 'EI', 'EPD', 'CE', 'CTB', 'ED', 'LD', 'LREF', 'LEI-9605-1998', 'LEI-9279-1996', 'LEI-9609-1998'],
  ...['LEI-9434-1997', 'LEI-6385-1976', 'LEI-6766-1979', 'LEI-13431-2017', 'LEI-13869-2019'],
];

describe('the areas of the real catalogue', () => {
  const { areas, diplomas } = buildAreas(catalogo.areas, catalogo.atos);

  test('are 15 to 25, each with a slug and a label of its own, numbered in their order', () => {
    expect(areas.length).toBeWithin(15, 26);
    expect(new Set(areas.map(({ slug }) => slug)).size).toBe(areas.length);
    expect(new Set(areas.map(({ label }) => label)).size).toBe(areas.length);
    expect(areas.map(({ ordem }) => ordem)).toEqual(areas.map((_, index) => index + 1));
    expect(Value.Check(Areas, { areas, diplomas })).toBe(true);
  });

  test('hold every act, and none of them is a drawer or nearly empty', () => {
    expect(Object.keys(diplomas)).toHaveLength(catalogo.atos.length);
    for (const { slug, diplomas: count } of areas) {
      expect({ slug, ok: count >= 4 && count <= catalogo.atos.length / 4 }).toEqual({ slug, ok: true });
    }
  });

  test.each(FATOS)('%s is of %s', (sigla, ...known) => {
    expect(diplomas[sigla]).toEqual(expect.arrayContaining(known));
  });

  test('an act with a chapter of crimes is of the penal law as well', () => {
    expect(COM_CRIMES.filter((sigla) => !diplomas[sigla]?.includes('penal'))).toEqual([]);
  });

  test('every constitutional amendment is constitutional, and of what it amends where that is one subject', () => {
    const amendments = catalogo.atos.filter(({ forma }) => forma === 'emenda_constitucional');
    expect(amendments.filter((ato) => !ato.areas.includes('constitucional'))).toEqual([]);
  });
});

test('the sample classifies its acts in areas of its own, but for one', () => {
  const { areas, diplomas } = buildAreas(amostra.areas, amostra.atos);
  expect(areas.filter((area) => area.diplomas === 0)).toEqual([]);
  expect(areas.filter(({ label }) => !label.includes('demonstração'))).toEqual([]);
  expect(Object.keys(diplomas)).toHaveLength(amostra.atos.length - 1);
});
