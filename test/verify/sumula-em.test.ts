import { describe, expect, test } from 'bun:test';
import type { Sumula } from '../../schemas/contract/model/corpus/sumula.ts';
import { readPeriodo } from '../../schemas/law/calendario.ts';
import { resolveCitacao } from '../../schemas/verify/resolve-citacao.ts';
import { resolveSumulaEm } from '../../schemas/verify/sumulas/sumula-em.ts';
import { memoryAcervo } from './memory-acervo.ts';

const LIDO = '2026-06-01';

function sumulaEm(em: string, more: Partial<Sumula>) {
  const sumula: Sumula = {
    ...{ ref_key: 'SUM.STF.SV90', tribunal: 'STF', numero: 90, vinculante: true, cancelada: false, texto: 'Uma.' },
    ...more,
  };
  const acervo = memoryAcervo([], [], { sumula: (_, numero) => (numero === sumula.numero ? sumula : null) });
  const hoje = resolveCitacao({ tribunal: 'STF', numero: 90, vinculante: true }, acervo);
  return resolveSumulaEm(hoje, sumula, { dias: readPeriodo(em) as { de: string; ate: string }, escrito: em }, LIDO);
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

  test('whose day is out of order was approved between its neighbours', () => {
    const more = { data: '2006-09-27', aprovada_entre: ['1994-10-06', '1994-10-25'] } satisfies Partial<Sumula>;
    expect(sumulaEm('2000', more)).toMatchObject({ status: 'verificado', em: { certo: true } });
    expect(sumulaEm('1994-10-05', more).mensagem).toEndWith(
      'foi aprovada entre 6 de outubro de 1994 e 25 de outubro de 1994, pela ordem dos números.',
    );
    expect(sumulaEm('1994-10-10', more)).toMatchObject(INCERTA);
  });
});
