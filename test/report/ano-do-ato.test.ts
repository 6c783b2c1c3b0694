import { describe, expect, test } from 'bun:test';
import type { AtoCitado } from '../../schemas/contract/model/verification/ato-citado.ts';
import type { Resolucao } from '../../schemas/contract/model/verification/resolucao.ts';
import { listApontamentos } from '../../schemas/report/apontamento.ts';
import { composeMarkdown } from '../../schemas/report/relatorio.ts';

const ato = (rotulo: string, diploma_sugerido?: AtoCitado['diploma_sugerido']): AtoCitado => ({
  ...{ rotulo, offset: 0, fim: rotulo.length, sigla: 'LEI-9099-1996', status: 'diploma_desconhecido' },
  ...{ gravidade: 'erro', motivo: 'contradiz', ...(diploma_sugerido && { diploma_sugerido }) },
});
const JUIZADOS = { sigla: 'LJE', nome: 'Lei dos Juizados Especiais', ano: 1995, lido: true };
const listar = (atos: AtoCitado[], texto: string) =>
  listApontamentos(texto, { citacoes: [], transcricoes: [], atos }, () => null);

describe('an act of another year', () => {
  test.each([
    ['Lei 9.099/1996', 'Lei 9.099/1995'],
    ['Lei nº 9.099/96', 'Lei nº 9.099/95'],
    ['Lei nº 9.099, de 1996', 'Lei nº 9.099, de 1995'],
  ])('%s is %s', (citado, certo) => {
    const [found] = listar([ato(citado, JUIZADOS)], citado);
    const troca = { offset: 0, fim: citado.length, texto: certo };
    expect(found?.sugestoes).toEqual([
      { ref_key: 'LJE', nome: 'Lei dos Juizados Especiais', lido: true, sucessor: false, trecho: '', troca },
    ]);
    expect(found?.certa).toEqual([troca]);
  });

  test('is a link only if its text was read', () => {
    const texto = 'Lei 9.099/1996';
    const print = (lido: boolean) =>
      composeMarkdown({
        ...{ texto, apontamentos: listar([ato(texto, { ...JUIZADOS, lido })], texto), paginas: null, mudancas: [] },
        lei: () => null,
        origem: { site: 'https://exemplo', versao: '1', lido: '', quando: '', caminho: (key) => `/${key}` },
      });
    expect(print(true)).toContain('Talvez [Lei dos Juizados Especiais](https://exemplo/LJE): trocar');
    expect(print(false)).toContain('Talvez Lei dos Juizados Especiais: trocar');
  });

  test('where nobody knows which act is meant, nothing is offered', () => {
    const [found] = listar([ato('Lei 9.099/1996')], 'Lei 9.099/1996');
    expect(found).toMatchObject({ sugestoes: [], certa: null });
  });
});

test('what treats of the same today is offered, and applied by nobody but the reader', () => {
  const texto = 'art. 535 do CPC/73';
  const resolucao = {
    ...{ status: 'diploma_desconhecido', motivo: 'superado', gravidade: 'duvida' },
    sucessor: [{ ref_key: 'CPC.1022', base: 'correspondencia' }],
  } as unknown as Resolucao;
  const citacao = { tipo: 'dispositivo', rotulo: texto, offset: 0, fim: texto.length } as never;
  const troca = { offset: 0, fim: texto.length, texto: 'art. 1.022 do CPC' };
  const citacoes = [{ citacao, resolucao }] as never;
  const [found] = listApontamentos(texto, { citacoes, transcricoes: [], atos: [] }, () => troca);
  expect(found?.sugestoes).toMatchObject([{ ref_key: 'CPC.1022', sucessor: true, troca }]);
  expect(found?.certa).toBeNull();
});
