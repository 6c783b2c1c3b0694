import { describe, expect, test } from 'bun:test';
import type { Versao } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { estadoEm } from '../../schemas/tempo/estado-em.ts';
import { fraseDoDia } from '../../schemas/tempo/frases.ts';
import { efeitoEm } from '../../schemas/tempo/status-em.ts';

const versao = (texto: string, tempo: Partial<Versao>): Versao => ({
  ...{ texto, vigente: !tempo.ate, anotacoes: [], alterado_por: null },
  ...{ origem: 'fonte', detectado_em: '', ingest_run_id: 1, ...tempo },
});
const dia = (em: string) => ({ de: em, ate: em });

/** A law of 21/3/1995, of which nobody knows when it was published. */
const VERSOES = [
  versao('Velha.', { desde: '1991-03-11', ate: '1995-03-20', ate_base: 'nota', precisao: 'dia', base: 'clausula' }),
  versao('Nova.', {
    ...{ desde: '1995-03-21', precisao: 'dia', base: 'nota' },
    alterado_por: 'Lei nº 9.008, de 21.3.1995',
  }),
];

test.each([
  ['1995-03-20', 'vigente'],
  ['1995-03-21', 'incerto'],
  ['1995-04-01', 'incerto'],
  ['1995-04-02', 'vigente'],
])('of a wording that is dated by its act alone, %s is %s', (em, tipo) => {
  expect(estadoEm(VERSOES, dia(em)).tipo).toBe(tipo as never);
});

test('between the day of the act and its publication both wordings are told', () => {
  const estado = estadoEm(VERSOES, dia('1995-03-22'));
  expect(estado).toMatchObject({ tipo: 'incerto', sempre: true, podeFaltar: null });
  expect(fraseDoDia(estado, dia('1995-03-22'), 'art. 39 (CDC)', VERSOES[1] as Versao)).toBe(
    'Não se sabe, pelas datas conhecidas, qual das redações vigorava em 22 de março de 1995 (a original, desde 11 de março de 1991 até 20 de março de 1995 ou dias depois, conforme a publicação do ato; da Lei nº 9.008, de 21.3.1995, desde 21 de março de 1995 ou dias depois, conforme a publicação do ato).',
  );
});

test('what an act put in may not have been there before it was published', () => {
  expect(estadoEm(VERSOES.slice(1), dia('1995-03-22'))).toMatchObject({ tipo: 'incerto', podeFaltar: 'antes' });
  expect(estadoEm([{ ...VERSOES[1], base: 'clausula' } as Versao], dia('1995-03-22'))).toMatchObject({
    tipo: 'vigente',
  });
});

test.each([
  ['nota', '1995-03-20', 'vigente'],
  ['registro', '1995-03-21', 'incerto'],
  ['nota', '1995-04-01', 'incerto'],
  ['nota', '1995-04-02', 'revogado'],
  ['clausula', '1995-03-21', 'revogado'],
] as const)('of what ends by a repeal that is dated by %s, %s is %s', (ate_base, em, tipo) => {
  const finda = versao('Finda.', { desde: '1991-03-11', ate: '1995-03-20', ate_base, base: 'clausula' });
  const estado = estadoEm([finda], dia(em));
  expect(estado.tipo).toBe(tipo);
  if (estado.tipo === 'incerto') expect(estado).toMatchObject({ sempre: false, podeFaltar: 'depois' });
});

describe('of what is in force, and ends on a day to come,', () => {
  const tempo = { ate: '2032-12-31', ate_base: 'clausula', precisao: 'dia', base: 'clausula' } as const;
  const velha = versao('Velha.', { ...tempo, desde: '1988-10-05', ate: '1993-03-16' });
  const nova = versao('Nova.', { ...tempo, desde: '1993-03-17', vigente: true });
  const noDia = (em: string) => estadoEm([velha, nova], dia(em));

  test('days after the end are told as days to come', () => {
    const frase = (...[estado, em]: [ReturnType<typeof noDia>, string]) =>
      fraseDoDia(estado, dia(em), 'art. 155, II (CF)', nova);
    expect(frase(noDia('2034-01-01'), '2034-01-01')).toBe(
      'Em 1º de janeiro de 2034, o art. 155, II (CF) não vigorará: vigora até 31 de dezembro de 2032.',
    );
    const finda = { ...nova, vigente: false };
    expect(frase(estadoEm([finda], dia('2034-01-01')), '2034-01-01')).toEndWith(
      'não vigorava: vigorou até 31 de dezembro de 2032.',
    );
  });

  test.each([
    ['1990-01-01', {}],
    ['2000-01-01', { efeito_em: '2033-01-01' }],
    ['2032-12-31', { efeito_em: '2033-01-01' }],
    ['2033-01-01', {}],
    ['2034-01-01', {}],
  ])('the day of effect is told in %s as %j', (em, efeito) => {
    expect(efeitoEm({ efeito_em: '2033-01-01' }, noDia(em), dia(em))).toEqual(efeito);
  });

  test('a repeal to come is told of while the last wording is in force', () => {
    const redigidas = [velha, { ...nova, vigente: false }];
    const hoje = { efeito_em: '2033-01-01', revogado: true };
    expect(efeitoEm(hoje, estadoEm(redigidas, dia('2020-01-01')), dia('2020-01-01'))).toEqual({
      efeito_em: '2033-01-01',
    });
  });

  test('the beginning of the next wording is no day of the one before it', () => {
    const adiada = versao('Adiada.', { ...tempo, desde: '2033-01-01', ate: null, vigente: true });
    const estado = estadoEm([{ ...nova, vigente: false }, adiada], dia('2020-01-01'));
    expect(efeitoEm({ efeito_em: '2033-01-01', revogado: false }, estado, dia('2020-01-01'))).toEqual({});
  });
});
