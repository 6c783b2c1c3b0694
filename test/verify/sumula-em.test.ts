import { describe, expect, test } from 'bun:test';
import type { Sumula } from '../../schemas/contract/model/corpus/sumula.ts';
import { readPeriodo } from '../../schemas/law/calendario.ts';
import type { AcervoSumulas } from '../../schemas/verify/acervo/acervo.ts';
import { resolveCitacao } from '../../schemas/verify/resolve-citacao.ts';
import { resolveSumulaEm } from '../../schemas/verify/sumulas/sumula-em.ts';
import { memoryAcervo } from './memory-acervo.ts';

const LIDO = '2026-06-01';

function sumulaEm(em: string, more: Partial<Sumula>, outra: Sumula | null = null) {
  const sumula: Sumula = {
    ...{ ref_key: 'SUM.STF.SV90', tribunal: 'STF', numero: 90, vinculante: true, cancelada: false, texto: 'Uma.' },
    ...more,
  };
  const sumulas: AcervoSumulas = {
    sumula: (_, numero, vinculante) =>
      [sumula, outra].find((each) => each?.numero === numero && each.vinculante === vinculante) ?? null,
  };
  const { tribunal, numero, vinculante } = sumula;
  const citada = { tribunal, numero, ...(vinculante && { vinculante }) };
  const hoje = resolveCitacao(citada, memoryAcervo([], [], sumulas));
  const pedido = { dias: readPeriodo(em) as { de: string; ate: string }, escrito: em };
  return resolveSumulaEm(hoje, sumula, pedido, { lidoEm: LIDO, sumulas });
}

const INCERTA = { motivo: 'redacao_incerta' } as const;

describe('a súmula on a day', () => {
  const aprovada = { data: '2008-08-13' };
  const finda = { ...aprovada, cancelada: true, situacao: 'cancelada', cancelada_em: '2010-05-06' } as const;
  const semDia = { ...aprovada, cancelada: true } as const;

  test.each([
    [
      aprovada,
      '2000',
      'nao_encontrado',
      'Em 2000, a súmula vinculante 90 do STF ainda não existia: foi aprovada em 13 de agosto de 2008.',
    ],
    [aprovada, '2008-08-12', 'nao_encontrado', /^Em 12 de agosto de 2008, .* ainda não existia/],
    [aprovada, '2008-08-13', 'verificado', undefined],
    [
      finda,
      '2010-05-05',
      'verificado',
      'Em 5 de maio de 2010, a súmula vinculante 90 do STF valia: foi cancelada depois, em 6 de maio de 2010.',
    ],
    [finda, '2010-05-06', 'cancelada', 'A súmula vinculante 90 do STF foi cancelada em 6 de maio de 2010.'],
    [semDia, '2026-06-01', 'cancelada', 'A súmula vinculante 90 do STF foi cancelada.'],
    [semDia, '2007', 'nao_encontrado', /ainda não existia/],
  ] as const)('%j in %s is %s', (more, em, status, mensagem) => {
    const found = sumulaEm(em, more);
    expect(found).toMatchObject({ status, em: { pedido: em, certo: true } });
    expect(found.motivo).toBeUndefined();
    if (mensagem instanceof RegExp) expect(found.mensagem).toMatch(mensagem);
    else expect(found.mensagem).toBe(mensagem);
  });

  test.each([
    [
      aprovada,
      '2008',
      'Não se sabe se a súmula vinculante 90 do STF já existia em 2008: foi aprovada em 13 de agosto de 2008.',
    ],
    [{ data: null }, '1999', /já existia em 1999: a fonte não diz quando foi aprovada\.$/],
    [finda, '2010', /ainda valia em 2010: foi cancelada em 6 de maio de 2010\.$/],
    [semDia, '2015', /ainda valia em 2015: a fonte diz que foi cancelada, e não quando\.$/],
  ] as const)('%j in %s is told to be unsure', (more, em, mensagem) => {
    const found = sumulaEm(em, more);
    expect(found).toMatchObject({ ...INCERTA, em: { certo: false } });
    expect(found.status).not.toBe('verificado');
    expect(found.mensagem).toMatch(mensagem);
  });

  describe('that was approved before the day of its words', () => {
    const more = { data: '2006-09-27', aprovada_entre: ['1994-10-06', '1994-10-25'] } satisfies Partial<Sumula>;

    test('was approved between its neighbours', () => {
      expect(sumulaEm('1994-10-05', more).mensagem).toEndWith(
        'foi aprovada entre 6 de outubro de 1994 e 25 de outubro de 1994, pela ordem dos números.',
      );
      expect(sumulaEm('1994-10-10', more)).toMatchObject({ ...INCERTA, status: 'nao_encontrado' });
    });

    test.each([
      [
        '2000',
        'Em 2000, a súmula vinculante 90 do STF tinha outra redação, que a fonte não guarda: a que há é de 27 de setembro de 2006.',
        '2006-09-26',
      ],
      [
        '2006',
        'Não se sabe com que redação a súmula vinculante 90 do STF valia em 2006: a que a fonte guarda é de 27 de setembro de 2006.',
        '2006-09-26',
      ],
    ])('had other words in %s', (em, mensagem, ate) => {
      expect(sumulaEm(em, more)).toMatchObject({
        ...{ ...INCERTA, status: 'verificado', mensagem },
        em: { certo: false, desde: null, ate },
      });
    });

    test('has its words since that day', () => {
      const found = sumulaEm('2010', more);
      expect(found).toMatchObject({ status: 'verificado', em: { certo: true, desde: '2006-09-27', ate: null } });
      expect([found.motivo, found.mensagem]).toEqual([undefined, undefined]);
    });

    test('and was cancelled later, without a day, is told both', () => {
      expect(sumulaEm('2000', { ...more, ...{ cancelada: true, situacao: 'cancelada' } })).toMatchObject({
        ...{ ...INCERTA, status: 'verificado', cancelada: false },
        mensagem: expect.stringMatching(/valia: foi cancelada depois\. Em 2000, .* tinha outra redação/),
      });
    });

    test('a day that is out of order the other way is of no later words', () => {
      const antes = { ...more, data: '1990-01-01' };
      expect(sumulaEm('2000', antes)).toMatchObject({ status: 'verificado', em: { certo: true } });
    });
  });

  test.each(['alterada', 'revisada'] as const)(
    'that was %s, nobody knows when, may have had other words',
    (situacao) => {
      const more = { ...aprovada, situacao };
      expect(sumulaEm('2010', more)).toMatchObject({
        ...{ ...INCERTA, status: 'verificado', em: { certo: false } },
        mensagem: `Não se sabe com que redação a súmula vinculante 90 do STF valia em 2010: a fonte diz que foi ${situacao}, e não quando.`,
      });
      expect(sumulaEm('2000', more).status).toBe('nao_encontrado');
      expect(sumulaEm(LIDO, more)).toMatchObject({ status: 'verificado', em: { certo: true } });
    },
  );

  describe('is not told of what came later', () => {
    const ordinaria = { ...{ ref_key: 'SUM.STF.90', vinculante: false, data: '1963-12-13' } } as const;
    const vinculante: Sumula = {
      ...{ ref_key: 'SUM.STF.SV90', tribunal: 'STF', numero: 90, vinculante: true, cancelada: false, texto: 'Outra.' },
      data: '2007-05-30',
    };

    test('a state that the list has today is told of today', () => {
      const more = { ...ordinaria, situacao: 'superada' } as const;
      const found = sumulaEm('1980', more);
      expect(found).toMatchObject({ status: 'verificado', em: { certo: true } });
      expect(found.mensagem).toBe(
        'A súmula 90 do STF está hoje superada, como diz a lista do tribunal, que não diz desde quando.',
      );
      expect(sumulaEm(LIDO, more).mensagem).toBe(
        'A súmula 90 do STF está superada, como diz a lista do tribunal, que não a cancelou.',
      );
    });

    test('a binding súmula of the same number is told of from its approval on', () => {
      expect(sumulaEm('1980', ordinaria, vinculante).mensagem).toBeUndefined();
      for (const em of ['2007', '2010'])
        expect(sumulaEm(em, ordinaria, vinculante).mensagem).toBe(
          'Há também a Súmula Vinculante 90, que é outra (SUM.STF.SV90).',
        );
    });
  });
});
