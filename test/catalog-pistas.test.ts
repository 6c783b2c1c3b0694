import { describe, expect, test } from 'bun:test';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { catalogo } from '../schemas/catalog/catalog.ts';
import { pistas } from '../schemas/catalog/pistas.ts';
import { PistaArea } from '../schemas/contract/model/corpus/pista-area.ts';
import { palavrasDe } from '../schemas/text/palavras.ts';

const areasBySigla = new Map(catalogo.atos.map(({ sigla, areas }) => [sigla, areas]));

describe('the area hints', () => {
  test('are valid, and generous: expressions for every area of the catalogue', () => {
    expect([...Value.Errors(Type.Array(PistaArea), pistas)]).toEqual([]);
    expect(pistas.flatMap(({ expressoes }) => expressoes).length).toBeGreaterThanOrEqual(1000);
    const counts = new Map<string, number>();
    for (const { area, expressoes } of pistas) counts.set(area, (counts.get(area) ?? 0) + expressoes.length);
    // In the order of the catalogue, so that who mends one finds it.
    expect([...counts.keys()]).toEqual(catalogo.areas.map(({ slug }) => slug));
    expect([...counts].filter(([, count]) => count < 10)).toEqual([]);
  });

  test('each expression is one of a kind, however it is written', () => {
    const owners = new Map<string, string>();
    const repeated: string[] = [];
    for (const expressao of pistas.flatMap(({ expressoes }) => expressoes)) {
      const words = palavrasDe(expressao).join(' ');
      expect(words).not.toBe('');
      if (owners.has(words)) repeated.push(`${expressao} = ${owners.get(words)}`);
      owners.set(words, expressao);
    }
    expect(repeated).toEqual([]);
  });

  test('each act exists, and is of the area that the expressions speak of', () => {
    const strays = pistas.flatMap(({ area, siglas }) =>
      siglas.filter((sigla) => !areasBySigla.get(sigla)?.includes(area)).map((sigla) => `${sigla} is not of ${area}`),
    );
    expect(strays).toEqual([]);
  });
});

describe('words of an expression', () => {
  test.each([
    ['Contribuintes', ['contribuinte']],
    ['as  PRISÕES preventivas', ['as', 'prisao', 'preventiva']],
    ['bens móveis e benefícios sociais', ['bem', 'movei', 'e', 'beneficio', 'social']],
    ['menores; juízes, pena-base.', ['menor', 'juiz', 'pena-base']],
    ['curso d’água — 13º salário', ['curso', 'd', 'agua', '13', 'salario']],
    ['', []],
  ])('%p are %p', (texto, palavras) => {
    expect(palavrasDe(texto)).toEqual(palavras);
  });
});
