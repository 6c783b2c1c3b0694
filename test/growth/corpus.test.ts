import { describe, expect, test } from 'bun:test';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import { writePage } from './page.ts';
import { type AtoPlanejado, planAtos } from './plan.ts';

const SEED = 7;
const atos = planAtos(300, SEED);
const smallest = atos.toSorted((a, b) => a.artigos - b.artigos).slice(0, 80);
const code = atos.find(({ artigos }) => artigos === 2_000) as AtoPlanejado;

describe('the synthetic corpus', () => {
  test.each([...smallest, code].map((ato) => [ato.sigla, ato] as const))(
    '%s is read as it was written',
    (sigla, ato) => {
      const { html, chaves, revogados, reescritos } = writePage(ato, atos, SEED);
      const { atos: lidos, achados, conservacao, fechada } = parsePagina(html, sigla);
      const linhas = lidos[0]?.linhas ?? [];
      expect(linhas.map(({ ref_key }) => ref_key)).toEqual(chaves.map((chave) => `${sigla}.${chave}`));
      expect(linhas.filter(({ revogado }) => revogado)).toHaveLength(revogados);
      expect(linhas.filter(({ revogado, versoes }) => !revogado && versoes.length > 1)).toHaveLength(reescritos);
      expect({ achados, perdidos: conservacao.nao_classificado, fechada }).toEqual({
        achados: [],
        perdidos: 0,
        fechada: true,
      });
    },
  );

  test('is the same for the same seed, and another for another', () => {
    expect(planAtos(300, SEED)).toEqual(atos);
    expect(planAtos(300, SEED + 1)).not.toEqual(atos);
    expect(writePage(code, atos, SEED)).toEqual(writePage(code, atos, SEED));
  });

  test('has acts of most sizes, no two alike in name', () => {
    const articles = atos.map(({ artigos }) => artigos);
    expect(articles.filter((n) => n <= 60).length).toBeGreaterThan(articles.length * 0.9);
    expect(articles.some((n) => n >= 100 && n < 2_000)).toBe(true);
    expect(new Set(atos.map(({ sigla }) => sigla)).size).toBe(atos.length);
  });
});
