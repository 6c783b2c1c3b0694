import { describe, expect, test } from 'bun:test';
import type { Sumula } from '../../schemas/contract/model/corpus/sumula.ts';
import { resolveCitacao } from '../../schemas/verify/resolve-citacao.ts';
import { memoryAcervo } from './memory-acervo.ts';

const sumula = (tribunal: 'STF' | 'STJ', numero: number, vinculante = false, cancelada = false): Sumula => ({
  ref_key: `SUM.${tribunal}.${vinculante ? 'SV' : ''}${numero}`,
  ...{ tribunal, numero, vinculante, cancelada },
  texto: `Enunciado ${numero}.`,
});
const all = [
  sumula('STF', 1),
  sumula('STF', 1, true),
  sumula('STF', 2, true),
  sumula('STF', 3, false, true),
  sumula('STJ', 1),
  sumula('STJ', 4),
];
const acervo = memoryAcervo([], [], {
  sumula: (tribunal, numero, vinculante) =>
    all.find((s) => s.tribunal === tribunal && s.numero === numero && s.vinculante === vinculante) ?? null,
});

describe('what the list of the court says of it', () => {
  const situada = (more: Partial<Sumula>) =>
    resolveCitacao(
      { tribunal: 'STF', numero: 5 },
      memoryAcervo([], [], {
        sumula: (tribunal, numero, vinculante) =>
          tribunal === 'STF' && numero === 5 && !vinculante ? { ...sumula('STF', 5), ...more } : null,
      }),
    );

  test.each([
    [{ situacao: 'superada' }, 'verificado', 'A súmula 5 do STF está superada, como diz a lista do tribunal'],
    [{ situacao: 'suspensa' }, 'verificado', 'está suspensa'],
    [{ situacao: 'alterada' }, 'verificado', 'foi alterada, como diz a lista do tribunal: citação antiga'],
    [{ situacao: 'revisada' }, 'verificado', 'foi revisada'],
    [{ situacao: 'revogada', cancelada: true }, 'cancelada', 'A súmula 5 do STF foi revogada.'],
    [
      { situacao: 'cancelada', cancelada: true, cancelada_em: '2012-06-27' },
      'cancelada',
      'A súmula 5 do STF foi cancelada em 27 de junho de 2012.',
    ],
  ] as const)('%j is %s, and told', (more, status, said) =>
    expect(situada(more)).toMatchObject({ status, mensagem: expect.stringContaining(said) }),
  );
});

test('only the STF has binding súmulas', () => {
  const { status, mensagem } = resolveCitacao({ tribunal: 'STJ', numero: 4, vinculante: true }, acervo);
  expect(status).toBe('nao_encontrado');
  expect(mensagem).toBe('Só o STF tem súmulas vinculantes; o STJ não as edita. Há a súmula 4 do STJ.');
});

describe('items', () => {
  test.each([
    [{ tribunal: 'STF', numero: 1 }, 'verificado', 'SUM.STF.1', true],
    [{ tribunal: 'stf ', numero: 1, vinculante: null }, 'verificado', 'SUM.STF.1', true],
    [{ tribunal: 'STF', numero: 1, vinculante: true }, 'verificado', 'SUM.STF.SV1', false],
    [{ tribunal: 'STF', numero: 1, vinculante: false }, 'verificado', 'SUM.STF.1', false],
    [{ tribunal: 'STF', numero: 2 }, 'verificado', 'SUM.STF.SV2', false],
    [{ tribunal: 'STF', numero: 2, vinculante: false }, 'nao_encontrado', undefined, true],
    [{ tribunal: 'STF', numero: 3 }, 'cancelada', 'SUM.STF.3', true],
    [{ tribunal: 'STJ', numero: 4 }, 'verificado', 'SUM.STJ.4', false],
    [{ tribunal: 'STJ', numero: 1, vinculante: true }, 'nao_encontrado', undefined, true],
    [{ tribunal: 'STJ', numero: 9999 }, 'nao_encontrado', undefined, true],
    [{ tribunal: 'TST', numero: 1 }, 'nao_suportado', undefined, true],
    [{ tipo: 'tema', numero: 1 }, 'nao_suportado', undefined, true],
    [{ tipo: 'oj', numero: 1, orgao: 'SDI-1' }, 'nao_suportado', undefined, true],
    [{ tipo: 'enunciado', numero: 1 }, 'nao_suportado', undefined, true],
  ] as const)('%j is %s', (item, status, ref_key, said) => {
    const resolucao = resolveCitacao(item, acervo);
    expect(resolucao).toMatchObject({ status });
    expect(resolucao.ref_key).toBe(ref_key as string);
    expect(resolucao.mensagem !== undefined).toBe(said);
    const fields = ref_key ? ['cancelada', 'ref_key', 'texto', 'vinculante'] : [];
    expect(Object.keys(resolucao).sort()).toEqual(
      [...fields, ...(said ? ['mensagem'] : []), 'gravidade', 'status'].sort(),
    );
  });

  test.each([
    [{ tribunal: 'STJ', numero: 4, origem_tribunal: 'titulo' }, 'verificado_inferido', 'título acima'],
    [{ tribunal: 'STJ', numero: 4, origem_tribunal: 'mesma_sumula' }, 'verificado_inferido', 'outro trecho do texto'],
    [{ tribunal: 'STF', numero: 1, origem_tribunal: 'proprio_tribunal' }, 'verificado_inferido', 'do próprio texto'],
    [{ tribunal: 'STF', numero: 1, origem_tribunal: 'mesmo_tribunal' }, 'verificado_inferido', 'da última menção'],
    [{ tribunal: 'STF', numero: 1 }, 'verificado_inferido', 'foi inferido do texto.'],
    [{ tribunal: 'STF', numero: 3, origem_tribunal: 'titulo' }, 'cancelada', 'foi cancelada. O tribunal (STF)'],
    [{ tribunal: 'STJ', numero: 9999, origem_tribunal: 'titulo' }, 'nao_encontrado', '9999 do STJ. O tribunal (STJ)'],
    [{ tribunal: 'STM', numero: 3, origem_tribunal: 'proprio_tribunal' }, 'nao_suportado', 'O tribunal (STM)'],
  ] as const)('%j, its court inferred, is %s and says from where', (item, status, said) => {
    const { status: told, mensagem } = resolveCitacao({ ...item, tribunal_inferido: true }, acervo);
    expect([told, mensagem]).toEqual([status, expect.stringContaining(said)]);
    const plain = resolveCitacao({ ...item, tribunal_inferido: false }, acervo);
    expect([plain.status, plain.mensagem ?? '']).not.toEqual([status, expect.stringContaining('inferido')]);
  });

  test.each([
    ['A atenuante não reduz a pena abaixo do mínimo.', 'ambiguo', 'mas o que diz ao lado é a súmula 5 do STJ'],
    ['O recurso cabe contra decisão de juiz singular.', 'verificado_inferido', 'título'],
    ['Nada disso.', 'verificado_inferido', 'título'],
    ['O recurso cabe contra decisão de juiz. A atenuante não reduz a pena.', 'verificado_inferido', 'título'],
  ] as const)('beside an inferred court, %j is %s', (contexto, status, said) => {
    const duas = memoryAcervo([], [], {
      sumula: (tribunal, numero, vinculante) =>
        vinculante
          ? null
          : {
              ...sumula(tribunal, numero),
              texto:
                tribunal === 'STF'
                  ? 'Cabe recurso contra decisão de juiz singular.'
                  : 'A atenuante não reduz a pena abaixo do mínimo.',
            },
    });
    const item = { tribunal: 'STF', numero: 5 } as const;
    const inferida = { ...item, tribunal_inferido: true, origem_tribunal: 'titulo' } as const;
    const { status: told, mensagem } = resolveCitacao(inferida, duas, { contexto });
    expect([told, mensagem]).toEqual([status, expect.stringContaining(said)]);
    expect(resolveCitacao(item, duas, { contexto }).status).toBe('verificado');
  });

  test('a snapshot without súmulas finds none, and says why', () => {
    const resolucao = resolveCitacao({ tribunal: 'STF', numero: 1 }, memoryAcervo([]));
    expect(resolucao.status).toBe('nao_encontrado');
    expect(resolucao.mensagem).toContain('não tem súmulas');
    const solta = { tipo: 'sumula', rotulo: 'Súmula 7', offset: 0, fim: 8, tribunal: null, numero: 7 } as const;
    expect(resolveCitacao({ ...solta, vinculante: false }, memoryAcervo([])).mensagem).toContain('não tem súmulas');
  });
});

describe('súmulas of a text', () => {
  const cited = (tribunal: string | null, numero: number, vinculante = false) =>
    resolveCitacao({ tipo: 'sumula', rotulo: 'Súmula', offset: 0, fim: 6, tribunal, numero, vinculante }, acervo);

  test('without court: every court that has the number is a candidate', () => {
    expect(cited(null, 1)).toMatchObject({ status: 'ambiguo', total_candidatos: 2, candidatos_truncados: false });
    expect(cited(null, 4)).toMatchObject({ status: 'ambiguo', candidatos: [{ ref_key: 'SUM.STJ.4', sigla: 'STJ' }] });
    expect(cited(null, 99).status).toBe('nao_encontrado');
  });

  test('a binding one is of the STF without its being said', () => {
    expect(cited(null, 1, true)).toMatchObject({ status: 'verificado', ref_key: 'SUM.STF.SV1' });
    expect(cited('STF', 2)).toMatchObject({ status: 'verificado', ref_key: 'SUM.STF.SV2' });
  });
});

test.each([
  [{ tribunal: 'STJ', numero: 2 ** 53 }, 'Não há no acervo a súmula desse número do STJ.'],
  [{ tribunal: 'STF', numero: 1.2e22, vinculante: true }, 'Não há no acervo a súmula vinculante desse número do STF.'],
  [{ tribunal: 'STJ', numero: 999_999_999 }, 'Não há no acervo a súmula 999999999 do STJ.'],
])('a number too large to be exact is not printed: %j', (citada, mensagem) => {
  expect(resolveCitacao(citada, acervo).mensagem).toBe(mensagem);
});
