import { describe, expect, test } from 'bun:test';
import { readData } from '../../pipeline/sumulas/data.ts';
import { readEnunciado } from '../../pipeline/sumulas/enunciado.ts';
import { isFim, readPalavra } from '../../pipeline/sumulas/situacao.ts';

const REFERENCIA = '(PRIMEIRA SEÇÃO, julgado em 10/9/2025, DJEN de 2/12/2025)';
const read = (printed: string) => readEnunciado(printed, 'a Súmula 1');

describe('the text of a súmula', () => {
  test.each([
    'Cabe o que cabe.',
    'Cabe a multa da Comissão Interna (CIPA).',
    'A sentença cancelada (revogada) não vale.',
    'A Turma (Primeira Turma, por maioria) decide.',
    'A taxa é constitucional, revogada a Súmula 274.',
    'A norma do § 3º, revogada pela Emenda Constitucional 40/2003, não valia.',
    'O cancelamento de pensão, a revogação do livramento e a inscrição cancelada dependem de decisão.',
    'O art. 35, que estabelece a prisão, foi revogado pelo art. 5º.',
    'Fica sem efeito a liminar concedida.',
    'É intempestivo o recurso contra acórdão pendente de publicação.',
  ])('is all of %j', (printed) => {
    expect(read(printed)).toEqual({ texto: printed, cancelada: false, referencia: null });
  });

  test.each([
    ['  Cabe\n o\u00A0que cabe. (cancelada)', 'Cabe o que cabe.'],
    ['Cabe X. (Revogada).', 'Cabe X.'],
    ['Cabe X (cance\u200Blada)', 'Cabe X'],
    ['Cabe X. (CANCELADA EM 27/05/2009)', 'Cabe X.'],
    ['Cabe X. (Súmula cancelada)', 'Cabe X.'],
    ['Cabe X. (Enunciado nº 9 cancelado na sessão de 27/05/2009)', 'Cabe X.'],
    ['Cabe X. (revogada pelo Plenário em 27/05/2009).', 'Cabe X.'],
    ['Cabe X. (*) Súmula revogada pela Súmula 9.', 'Cabe X.'],
    ['Cabe X. Súmula 4 cancelada.', 'Cabe X.'],
    ['Cabe X. (superada) (cancelada)', 'Cabe X.'],
    ['Cabe X. (cancelada) (superada)', 'Cabe X.'],
  ])('without its mark %j is %j, and cancelled', (printed, texto) => {
    expect(read(printed)).toMatchObject({ texto, cancelada: true, referencia: null });
  });

  test.each(['(superada)', '(Súmula alterada em 27/05/2009)', '(*) Súmula revisada pela Corte Especial.'])(
    'with the mark %j is not cancelled',
    (marca) => expect(read(`Cabe X. ${marca}`)).toMatchObject({ texto: 'Cabe X.', cancelada: false, referencia: null }),
  );

  test.each([
    [`Cabe a nova. ${REFERENCIA} SÚMULA REVISADA: … REDAÇÃO ANTERIOR: Cabia a velha, cancelada a inscrição.`, false],
    [`Cabe a nova. ${REFERENCIA} Cabia a velha.`, false],
    [`Cabe a nova. ${REFERENCIA} SÚMULA CANCELADA: A Seção deliberou pelo CANCELAMENTO do enunciado.`, true],
    [`Cabe a nova. (cancelada) ${REFERENCIA}`, true],
    [`Cabe a nova. ${REFERENCIA} – Súmula n. 3 revogada: …`, true],
  ])('%j ends where its reference begins: what follows is commentary (cancelled: %p)', (printed, cancelada) => {
    const referencia = ' julgado em 10/9/2025, DJEN de 2/12/2025';
    expect(read(printed)).toMatchObject({ texto: 'Cabe a nova.', cancelada, referencia });
  });

  test.each([
    'Cabe X. (parcialmente cancelada)',
    'Cabe X. (cancelada em parte)',
    'Cabe X. (revogada pela Lei nº 9)',
    'Cabe X. (ver o cancelamento na ata)',
    'Cabe X. Cancelada em parte.',
    'Cabe X. [Revogada]',
    'Cabe X CANCELADA',
    'Cabe X. Esta súmula foi integralmente cancelada.',
    'Cabe X. A Súmula 4, revogada, não se aplica.',
    'Cabe X. O Plenário deliberou pelo cancelamento.',
    'Cabe X. Aprovada a proposta de cancelamento da Súmula.',
    'Cabe X. SÚMULA CANCELADA: A Seção deliberou.',
    `Cabe X. ${REFERENCIA} A Seção a cancelou: o cancelamento vale desde já.`,
    `Cabe X. ${REFERENCIA} SÚMULA REVISADA: A Seção deliberou pelo CANCELAMENTO.`,
    'Cabe X. (PRIMEIRA SEÇÃO, julgado em 10/9/2025, cancelada em 11/9/2025)',
  ])('that speaks of its own end otherwise, as %j does, stops', (printed) => {
    expect(() => read(printed)).toThrow('a Súmula 1 parece falar do seu próprio fim');
  });

  test.each([
    '',
    '   ',
    'A Súmula Vinculante 99 está pendente de publicação.',
    'Súmula 9 ainda está pendente de publicação',
    'Enunciado pendente de publicação.',
    'Pendente de publicação',
  ])('%j is a number without text', (printed) => expect(read(printed)).toBeNull());
});

test.each([
  ['Cabe X. (superada)', 'superada', undefined],
  ['Cabe X. (Súmula alterada em 27/05/2009)', 'alterada', undefined],
  ['Cabe X. (superada) (cancelada)', 'cancelada', undefined],
  ['Cabe X. (revogada pelo Plenário em 27/05/2009).', 'revogada', '2009-05-27'],
  ['Cabe X. (Enunciado nº 9 cancelado na sessão de 1º/6/2009)', 'cancelada', '2009-06-01'],
  [`Cabe X. ${REFERENCIA} SÚMULA REVISADA: … REDAÇÃO ANTERIOR: Cabia.`, 'revisada', undefined],
  [
    `Cabe X. ${REFERENCIA} SÚMULA CANCELADA: A Seção, na sessão de 27/06/2012, ao julgar o REsp 1, de 2/3/2010, a cancelou.`,
    'cancelada',
    '2012-06-27',
  ],
  [`Cabe X. ${REFERENCIA} SÚMULA CANCELADA: A Seção julgou o REsp 1, de 2/3/2010.`, 'cancelada', undefined],
  ['Cabe X.', undefined, undefined],
])('of %j the situation is %p, and the day of its end %p', (printed, situacao, cancelada_em) => {
  const lida = read(printed);
  expect([lida?.situacao, lida?.cancelada_em]).toEqual([situacao, cancelada_em]);
});

test('cancelled and revoked are cancelled; superseded and altered are not; an unknown word stops', () => {
  const words = ['ativa', 'aprovada', 'superada', 'alterada', 'Cancelada', 'revogada'];
  expect(words.map((word) => isFim(readPalavra(word, 'x')))).toEqual([false, false, false, false, true, true]);
  expect(() => readPalavra('tornada sem efeito', 'a Súmula 1')).toThrow('a Súmula 1 tem uma situação desconhecida');
  expect(() => readPalavra('constructor', 'x')).toThrow('desconhecida');
});

test.each([
  ['13/12/1963', '1963-12-13'],
  ['Sessão Plenária de 1º-7-2005.', '2005-07-01'],
  ['9/11/2022', '2022-11-09'],
  ['em 45/11/2022', null],
  ['31-02-2020', null],
  ['29/2/2020', '2020-02-29'],
  ['0/1/2020', null],
  ['1/13/2020', null],
  ['', null],
])('the date of %j is %p', (text, data) => expect(readData(text)).toBe(data));
