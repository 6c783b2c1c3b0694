import { expect, test } from 'bun:test';
import type { Versao } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { estadoEm } from '../../schemas/tempo/estado-em.ts';
import { fraseDoDia } from '../../schemas/tempo/frases.ts';

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
