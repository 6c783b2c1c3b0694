import { describe, expect, test } from 'bun:test';
import { composeLugares } from '../../pipeline/views/artigo.ts';
import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { ArtigoEmpacotado } from '../../schemas/verify/acervo/artigo-empacotado.ts';
import { isVigente, locate } from '../../schemas/verify/locate/locate.ts';

const NENHUM = { paragrafo: null, inciso: null, alinea: null, item: null };
const linha = (ref_key: string, partes: object, revogado = false) =>
  ({ ref_key, artigo: '5-A', ...NENHUM, ...partes, texto: 'x', caput_texto: null, revogado, anotacoes: [] }) as never;
const linhas: Dispositivo[] = [
  linha('L.5-A', {}),
  linha('L.5-A.II', { inciso: 'II' }, true),
  linha('L.5-A.II.a', { inciso: 'II', alinea: 'a' }),
  linha('L.5-A.unico', { paragrafo: 'unico' }),
  linha('L.5-A.unico.I', { paragrafo: 'unico', inciso: 'I' }),
];
const artigo = new ArtigoEmpacotado('5-A', composeLugares(linhas));
const found = (citados: Partial<typeof NENHUM> & { artigo?: string }) => {
  const lugar = locate(artigo, { ...NENHUM, artigo: '5-A', ...(citados as object) });
  return lugar && { niveis: lugar.cadeia.length, falta: lugar.falta?.nivel ?? null, vigora: isVigente(artigo, lugar) };
};

describe('an article as one text', () => {
  test.each([
    [{}, { niveis: 1, falta: null, vigora: true }],
    [{ artigo: 'art. 5º-A' }, { niveis: 1, falta: null, vigora: true }],
    [
      { paragrafo: 'único', inciso: 'I' },
      { niveis: 3, falta: null, vigora: true },
    ],
    // In force itself, below what is not.
    [
      { inciso: 'II', alinea: 'a' },
      { niveis: 3, falta: null, vigora: false },
    ],
    [
      { inciso: 'II', alinea: 'b' },
      { niveis: 2, falta: 'alinea', vigora: false },
    ],
    // The alínea `a` is not below the article itself, and a key of two levels is no label.
    [{ alinea: 'a' }, { niveis: 1, falta: 'alinea', vigora: true }],
    [{ inciso: 'II.a' }, { niveis: 1, falta: 'inciso', vigora: true }],
    [{ inciso: ';0+\nII' }, { niveis: 1, falta: 'inciso', vigora: true }],
    [{ artigo: '5' }, null],
  ])('%j', (citados, expected) => {
    expect(found(citados as never)).toEqual(expected as never);
  });
});
