import { expect, test } from 'bun:test';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { buildNomes } from '../../schemas/citations/mentions/names.ts';
import { makeSigla } from '../../schemas/law/act-name.ts';
import { parseMadeSigla } from '../../schemas/law/made-sigla.ts';

/** The law of a country that has one code. */
const nomes = buildNomes(
  [
    {
      ...{ sigla: 'CLU', ano: 2101, codigo: true },
      nomes: ['Código Lunar', 'CLU'].map((nome) => ({ nome, forca: 'forte' as const, unica: nome === 'CLU' })),
    },
  ],
  [],
  { numerado: makeSigla, publicado: () => null, homonimos: new Map() },
);
const siglas = (text: string) =>
  extractCitacoes(text, nomes).map((citacao) => (citacao.tipo === 'dispositivo' ? citacao.sigla : citacao.tipo));

test('its own acts are read', () => {
  expect(
    siglas('Pelo art. 7º do Código Lunar, e o art. 8º, II, do CLU/2101, cabe o § 1º do art. 9º da Lei 8.078/90.'),
  ).toEqual(['CLU', 'CLU', 'LEI-8078-1990']);
});

test('a number behind its acronym is an article, and behind one of ours is none', () => {
  expect(siglas('Cabe o recurso (CLU 300).')).toEqual(['CLU']);
  expect(siglas('Cabe o recurso (CPC 300).')).toEqual([]);
});

/** What the number of an act tells by itself is no knowledge of a catalogue. */
const ours = new Set(catalogo.atos.map(({ sigla }) => sigla).filter((sigla) => parseMadeSigla(sigla) === null));

test.each(catalogo.atos)('$sigla is no act of it, by whatever name', ({ sigla, nome, nomes: outros }) => {
  for (const name of [sigla, nome, ...outros])
    for (const text of [`Incide o art. 5º, X, da ${name}.`, `Vale o CLU. Veja o ${name}, art. 7º, e o art. 9º do CLU.`])
      expect([text, siglas(text).filter((found) => found !== null && ours.has(found))]).toEqual([text, []]);
});
