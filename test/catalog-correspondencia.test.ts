import { describe, expect, test } from 'bun:test';
import { catalogo } from '../schemas/catalog/catalog.ts';
import { correspondencias, sucessoresPorAto } from '../schemas/catalog/correspondencia.ts';
import { correspondentes } from '../schemas/catalog/sucessores.ts';
import { parseRefKey } from '../schemas/law/ref-key.ts';

/** The number of an article, those with a letter behind it: `786-A` is 786.1. */
const numberOf = (chave: string): number => {
  const [, numero, letra] = /^(\d+)(?:-([A-Z]))?/.exec(chave) as unknown as [string, string, string | undefined];
  return Number(numero) + (letra ? (letra.charCodeAt(0) - 64) / 100 : 0);
};

const bySigla = new Map(catalogo.atos.map((ato) => [ato.sigla, ato]));

describe.each(correspondencias.map((tabela) => [tabela.de, tabela] as const))('%s', (de, { para, pares }) => {
  test('was repealed by the act that it is laid beside', () => {
    expect(bySigla.get(de)?.revogado_por?.sigla).toBe(para);
    expect(bySigla.has(para)).toBe(true);
  });

  test('every key is one, every pair is there once, and each says what it is about', () => {
    const odd = pares.filter(([antigo, novo, assunto]) => {
      const alvo = novo !== null && /^[A-Z]/.test(novo) ? novo : `${para}.${novo}`;
      const known = parseRefKey(`${de}.${antigo}`) !== null && (novo === null || parseRefKey(alvo) !== null);
      return !known || (novo !== null) !== (assunto !== undefined && assunto.trim().length > 2);
    });
    expect(odd).toEqual([]);
    const seen = pares.map(([antigo, novo]) => `${antigo} ${novo}`);
    expect(seen.filter((pair, i) => seen.indexOf(pair) !== i)).toEqual([]);
    const sem = new Set(pares.filter(([, novo]) => novo === null).map(([antigo]) => antigo));
    expect(pares.filter(([antigo, novo]) => novo !== null && sem.has(antigo))).toEqual([]);
  });

  test('what survived the repeal has no successor', () => {
    const ressalvas = bySigla.get(de)?.revogado_por?.ressalvas ?? [];
    const survived = pares.filter(([antigo]) =>
      ressalvas.some((each) => numberOf(antigo) >= numberOf(each.de) && numberOf(antigo) <= numberOf(each.ate)),
    );
    expect(survived).toEqual([]);
  });
});

test.each([
  ['LEI-5869-1973.535', ['CPC.1022']],
  ['LEI-5869-1973.535.II', ['CPC.1022.II']],
  ['LEI-5869-1973.557.1-A', ['CPC.932.V']],
  ['LEI-5869-1973.20.4', ['CPC.85.3', 'CPC.85.8']],
  // A level that the table does not have has what took the place of its article.
  ['LEI-5869-1973.535.III', ['CPC.1022']],
  // Embargos infringentes are no more, nor is a level that went without the article.
  ['LEI-5869-1973.530', []],
  ['LEI-5869-1973.531.unico', []],
  ['LEI-5869-1973.267.X', []],
  // In force yet, by art. 1.052 of the CPC.
  ['LEI-5869-1973.748', []],
  ['LEI-3071-1916.159', ['CC.186', 'CC.927']],
  ['LEI-8666-1993.89', ['CP.337-E']],
])('%s is today %p', (refKey, novos) => {
  expect(correspondentes(sucessoresPorAto.get(refKey.split('.')[0] as string), refKey)).toEqual(novos);
});

test('there are five hundred pairs at the least', () => {
  const pares = correspondencias.flatMap((tabela) => tabela.pares);
  expect(pares.filter(([, novo]) => novo !== null).length).toBeGreaterThan(500);
});
