import { describe, expect, test } from 'bun:test';
import type { TempoDaCitacao } from '../../schemas/contract/model/verification/tempo.ts';
import type { Transcricao } from '../../schemas/contract/model/verification/transcricao.ts';
import { resolveCitacao } from '../../schemas/verify/resolve-citacao.ts';
import { summarize } from '../../schemas/verify/resolve-texto.ts';
import { ressalvaDeTempo } from '../../schemas/verify/time/ressalva-de-tempo.ts';
import { memoryAcervo } from './memory-acervo.ts';

test('an undated name of another time says why, and what it was', () => {
  const { data, sinais } = { data: '2012-05-03', sinais: ['data_do_texto'] as const };
  expect(ressalvaDeTempo('LEI-5869-1973', { data, sinais: [...sinais], hoje: 'CPC' })).toBe(
    'Pela data do texto (3 de maio de 2012), trata-se do CPC de 1973.',
  );
  expect(ressalvaDeTempo('LEI-1533-1951', { data: '2005', sinais: ['em'], hoje: 'LMS' })).toBe(
    'Pela data pedida (2005), trata-se da Lei nº 1.533/1951.',
  );
  expect(ressalvaDeTempo('DL-7661-1945', { data: '2001', sinais: ['em'], hoje: 'LREF' })).toBe(
    'Pela data pedida (2001), trata-se do Decreto-Lei nº 7.661/1945.',
  );
  // The text says itself that it is of 1973, or nothing is told but when it was written.
  expect(ressalvaDeTempo('LEI-5869-1973', { data, sinais: [...sinais] })).toBeNull();
  expect(ressalvaDeTempo('CPC', null)).toBeNull();
});

test('signals that diverge are told, with the other code', () => {
  expect(
    ressalvaDeTempo('CPC', { data: '2019-05-03', sinais: ['data_do_texto', 'nivel'], outro: 'LEI-5869-1973' }),
  ).toBe(
    'O texto dá sinais de tempos diferentes (pela data do texto (3 de maio de 2019); por um dispositivo que só um dos diplomas tem): conferiu-se a lei de hoje. Se o citado é o CPC de 1973, deixou de vigorar em 18 de março de 2016.',
  );
});

test('and what is confirmed in today’s code is a doubt', () => {
  const acervo = memoryAcervo(
    [{ sigla: 'CPC', nome: 'Código de Processo Civil', tipo: 'codigo', numero: '13.105', nomes: ['LEI-13105-2015'] }],
    [
      { ref_key: 'CPC.535', texto: 'A Fazenda será intimada.' },
      { ref_key: 'CPC.536', texto: '', revogado: true },
    ],
  );
  const resolve = (artigo: string, outro?: string) => {
    const tempo: TempoDaCitacao = { data: '2019-05-03', sinais: ['data_do_texto', 'assunto'], ...(outro && { outro }) };
    const { status, gravidade, alerta } = resolveCitacao({ sigla: 'CPC', artigo, tempo } as never, acervo);
    return [status, gravidade, alerta?.tipo];
  };
  expect(resolve('535', 'LEI-5869-1973')).toEqual(['verificado', 'duvida', 'tempo_diverso']);
  expect(resolve('535')).toEqual(['verificado', 'ok', undefined]);
  expect(resolve('536', 'LEI-5869-1973')).toEqual(['revogado', 'erro', undefined]);
});

describe('an earlier wording', () => {
  const confere = (de: Pick<NonNullable<Transcricao['de']>, 'desde' | 'ate'>, tempo: string | null): boolean => {
    const transcricao: Transcricao = {
      ...{ offset: 0, fim: 9, citacao: 0, situacao: 'redacao_anterior', gravidade: 'duvida', ref_key: 'CLT.818' },
      ...{ de: { ref_key: 'CLT.818', por: null, ...de }, semelhanca: 1, diferencas: [] },
    };
    return summarize([{ status: 'verificado' }], [transcricao], [tempo]).tudo_confere;
  };

  test.each([
    [{ desde: '1943-11-10', ate: '2017-11-10' }, '2016-02-03', true],
    [{ desde: '1943-11-10', ate: '2017-11-10' }, '2017-11-10', true],
    [{ desde: '1943-11-10', ate: '2017-11-10' }, '2017-11-11', false],
    [{ desde: '1943-11-10', ate: '2017-11-10' }, '2016', true],
    [{ desde: '1943-11-10', ate: '2017-11-10' }, '2017', false],
    [{ desde: '1943', ate: '2009' }, '2008-12-31', true],
    // Within the year in which it ended nobody can tell.
    [{ desde: '1943', ate: '2009' }, '2009-05-01', false],
    [{ ate: '2017-11-10' }, '2016-02-03', false],
    [{ desde: '1943-11-10', ate: null }, '2016-02-03', false],
    [{ desde: '1943-11-10', ate: '2017-11-10' }, null, false],
  ] as const)('%o at %s: %p', (de, tempo, esperado) => {
    expect(confere(de, tempo)).toBe(esperado);
  });
});
