import { describe, expect, test } from 'bun:test';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import type { CitacaoExtraida } from '../../schemas/contract/model/verification/citacao.ts';
import { nomesOf } from '../../schemas/verify/acervo/nomes-do-acervo.ts';
import { resolveCitacao } from '../../schemas/verify/resolve-citacao.ts';
import { resolveTexto } from '../../schemas/verify/resolve-texto.ts';
import { memoryAcervo } from './memory-acervo.ts';

const nota = (texto: string) => ({ anotacoes: [texto] });
const acervo = memoryAcervo(
  [
    { sigla: 'CP', nome: 'Código Penal', tipo: 'codigo', numero: '2.848', nomes: ['DL-2848-1940'] },
    { sigla: 'CF', nome: 'Constituição Federal', tipo: 'constituicao', numero: '1988', nomes: [] },
  ],
  [
    { ref_key: 'CP.121', texto: 'Matar alguém.' },
    { ref_key: 'CP.121-A', texto: 'Matar mulher.', ...nota('Incluído pela Lei nº 14.994, de 2024') },
    { ref_key: 'CP.129', texto: 'Ofender.' },
    { ref_key: 'CP.129.1', texto: 'Se é grave.' },
    { ref_key: 'CP.129.13', texto: 'Se é mulher.', ...nota('Redação dada pela Lei nº 14.994, de 2024') },
    { ref_key: 'CP.130', texto: 'Expor.', ...nota('Incluído pela Lei nº 10.224') },
    { ref_key: 'CP.150', texto: 'Entrar.', ...nota('Vide Lei nº 14.995, de 2024') },
    {
      ref_key: 'CP.240',
      texto: 'Trair.',
      revogado: true,
      revogado_por: 'Lei nº 11.106, de 2005',
      ...nota('Revogado pela Lei nº 11.106, de 2005'),
    },
    { ref_key: 'CF.5', texto: 'Todos.' },
    { ref_key: 'CF.5.LXXIX', texto: 'Dados.', ...nota('Incluído pela Emenda Constitucional nº 115, de 2022') },
  ],
);

function verify(texto: string) {
  const resolvidas = resolveTexto(texto, extractCitacoes(texto, nomesOf(acervo)), acervo);
  return [...resolvidas].map(({ resolucao: { status, ref_key } }) => [status, ref_key]);
}

describe('an act beside the name of another', () => {
  test.each([
    ['art. 121-A do CP (Lei 14.994/2024)', 'verificado', 'CP.121-A', 'inserted the article'],
    ['art. 129 do CP, Lei nº 14.994/24', 'verificado', 'CP.129', 'changed what is below it'],
    ['CP (Lei 14.994/2024), art. 129, § 13', 'verificado', 'CP.129.13', 'with the act first'],
    ['art. 5º, LXXIX, da CF (EC 115)', 'verificado', 'CF.5.LXXIX', 'an amendment without its year'],
    [
      'O Código Penal (Lei 14.994/2024) vige. O art. 121-A pune.',
      'verificado_inferido',
      'CP.121-A',
      'where it was mentioned',
    ],
    ['art. 130 do CP (Lei 10.224/2001)', 'verificado', 'CP.130', 'that a note names without its year'],
    ['art. 240 do CP (Lei 11.106/2005)', 'revogado', 'CP.240', 'repealed it'],
    ['art. 121-Z do CP (Lei 14.994/2024)', 'nao_encontrado', undefined, 'changed the act, which has no such article'],
    ['art. 121 do CP (Lei 14.994/2024)', 'diploma_desconhecido', undefined, 'changed another article'],
    ['art. 150 do CP (Lei 14.995/2024)', 'diploma_desconhecido', undefined, 'is only to be seen'],
    ['art. 121-A do CP (Lei 14.995/2024)', 'diploma_desconhecido', undefined, 'changed nothing'],
    ['art. 121-A do CP (Lei 14.994/1939)', 'diploma_desconhecido', undefined, 'is older than the act'],
    [
      'O Código Penal (Lei 14.995/2024) vige. O art. 121 pune.',
      'diploma_desconhecido',
      undefined,
      'that changed nothing, before',
    ],
    ['art. 129, § 1º, do CP (Lei 14.994/2024)', 'diploma_desconhecido', undefined, 'changed another of its paragraphs'],
    ['art. 5º da CF (EC 116/2022)', 'diploma_desconhecido', undefined, 'is another amendment'],
    ['art. 121 do CP (Lei 14.994-2/2024)', 'diploma_desconhecido', undefined, 'has an issue that no law has'],
    ['art. 5º da CF (Decreto 9.999-3/2024)', 'diploma_desconhecido', undefined, 'or that no decree has'],
    ['art. 121 do CP (MP 2.200-A/2001)', 'diploma_desconhecido', undefined, 'or a letter that no measure has'],
    ['art. 5º da CF (EC 115-2)', 'diploma_desconhecido', undefined, 'or an amendment'],
  ])('%s', (texto, status, ref_key, _prova) => {
    expect(verify(texto)).toEqual([[status, ref_key]] as ReturnType<typeof verify>);
  });

  test('what only goes back to the name is not what the act beside it was told of', () => {
    expect(verify('Pune o art. 121-A do CP (Lei 14.994/2024). Já o art. 121 do mesmo Código é outro.')).toEqual([
      ['verificado', 'CP.121-A'],
      ['verificado_inferido', 'CP.121'],
    ]);
  });

  test('an extracted citation given back as an item comes to the same', () => {
    for (const texto of ['art. 121-A do CP (Lei 14.994/2024)', 'art. 121 do CP (Lei 14.995/2024)']) {
      const [citada] = extractCitacoes(texto, nomesOf(acervo));
      const { offset: _, fim: __, ...item } = citada as Extract<typeof citada, { tipo: 'dispositivo' }>;
      expect(resolveCitacao(item as Parameters<typeof resolveCitacao>[0], acervo).status).toBe(
        verify(texto)[0]?.[0] as 'verificado',
      );
    }
  });

  test('by its sigla and levels alone, as it is given out, it is never more than by all of it', () => {
    for (const [texto, status] of [
      ['art. 121-A do CP (Lei 14.994/2024)', 'verificado'],
      ['art. 121 do CP (Lei 14.994/2024)', 'diploma_desconhecido'],
      ['O Código Penal (Lei 14.995/2024) vige. O art. 121 pune.', 'diploma_desconhecido'],
    ] as const) {
      const [{ citacao } = { citacao: null }] = resolveTexto(texto, extractCitacoes(texto, nomesOf(acervo)), acervo);
      const { sigla, artigo } = citacao as Extract<CitacaoExtraida, { tipo: 'dispositivo' }>;
      expect(resolveCitacao({ sigla: sigla as string, artigo }, acervo).status).toBe(status);
    }
  });

  test('an item of a request is asked the same', () => {
    const status = (sigla: string, artigo: string) => resolveCitacao({ sigla, artigo, inciso: 'LXXIX' }, acervo).status;
    expect(status('CF (EC 115/2022)', '5')).toBe('verificado');
    expect(status('CF (EC 116/2022)', '5')).toBe('diploma_desconhecido');
  });

  test('the right number with another year is told as that', () => {
    const texto = 'art. 121 do CP (Decreto-Lei 2.848/1941)';
    const [one] = resolveTexto(texto, extractCitacoes(texto, nomesOf(acervo)), acervo);
    expect(one?.resolucao).toMatchObject({
      status: 'diploma_desconhecido',
      mensagem: expect.stringContaining(
        'traz um ano que não é o do diploma: CP (Código Penal, Decreto-Lei nº 2.848/1940)',
      ),
    });
  });

  test('the message names both acts, and what the source says', () => {
    const [{ resolucao } = { resolucao: null }] = resolveTexto(
      'art. 121 do CP (Lei 14.994/2024)',
      extractCitacoes('art. 121 do CP (Lei 14.994/2024)', nomesOf(acervo)),
      acervo,
    );
    expect(resolucao?.diploma_citado).toMatchObject({ sigla: 'LEI-14994-2024', rotulo: 'CP (Lei 14.994/2024)' });
    expect(resolucao?.mensagem).toContain('mas não o que se cita do art. 121');
  });
});
