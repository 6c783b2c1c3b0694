import { afterAll, describe, expect, test } from 'bun:test';
import { readBusca } from '../../site/busca/citacoes.ts';
import { openBusca } from '../contract/fixture-busca.ts';

const frutas = openBusca({
  atos: [{ sigla: 'EX-POMAR', nome: 'Código dos Pomares', tipo: 'codigo', nomes: ['lei-97531-1993', 'Lei 97531'] }],
  linhas: [
    { ref_key: 'EX-POMAR.1', texto: 'A colheita é livre.' },
    { ref_key: 'EX-POMAR.3', texto: 'A poda é livre.' },
  ],
});
afterAll(() => frutas.close());

const read = (q: string) => {
  const { citacoes, resto } = readBusca(q, frutas.acervo);
  return { artigos: citacoes.map((citacao) => 'artigo' in citacao && citacao.artigo), resto };
};

describe('what the search of the site reads of a query', () => {
  test('an act with its year is the act, and no article that there is not', () =>
    expect(read('código dos pomares 1993')).toEqual({ artigos: ['1'], resto: 'código dos pomares' }));

  test('an article that there is not is told of, and its act searched for', () =>
    expect(read('art. 99 do EX-POMAR')).toEqual({ artigos: ['99'], resto: 'EX-POMAR' }));

  test.each(['código dos pomares 3%', '97531 3%'])('a share is no article: %s', (q) =>
    expect(read(q)).toEqual({ artigos: [], resto: q }),
  );
});
