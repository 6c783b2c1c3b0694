import { describe, expect, test } from 'bun:test';
import { isCancelada, readData, readEnunciado } from '../../pipeline/sumulas/enunciado.ts';

describe('the text of a súmula', () => {
  test.each([
    ['Cabe o que cabe.', 'Cabe o que cabe.', null],
    ['  Cabe\n o\u00A0que cabe. (cancelada)', 'Cabe o que cabe.', 'cancelada'],
    ['Cabe o que cabe. (Revogada).', 'Cabe o que cabe.', 'Revogada'],
    ['Cabe o que cabe (cance\u200Blada)', 'Cabe o que cabe', 'cancelada'],
    ['Cabe a multa da Comissão Interna (CIPA).', 'Cabe a multa da Comissão Interna (CIPA).', null],
    ['A sentença cancelada (revogada) não vale.', 'A sentença cancelada (revogada) não vale.', null],
    ['A Turma (Primeira Turma, por maioria) decide.', 'A Turma (Primeira Turma, por maioria) decide.', null],
  ])('of %j is %j', (printed, texto, marca) => {
    expect(readEnunciado(printed)).toEqual({ texto, marca, referencia: null });
  });

  test('ends where its reference begins: what follows is commentary, and may be an earlier wording', () => {
    const printed =
      'Cabe a nova. (TERCEIRA SEÇÃO, julgado em 10/9/2025, DJEN de 2/12/2025) SÚMULA REVISADA: … REDAÇÃO ANTERIOR: Cabia a velha.';
    expect(readEnunciado(printed)).toEqual({
      texto: 'Cabe a nova.',
      marca: null,
      referencia: ' julgado em 10/9/2025, DJEN de 2/12/2025',
    });
  });

  test.each(['', '   ', 'A Súmula Vinculante 99 está pendente de publicação.', 'Pendente de publicação'])(
    '%j is a number without text',
    (printed) => expect(readEnunciado(printed)).toBeNull(),
  );
});

test('cancelled and revoked are cancelled; superseded and altered are not; an unknown word stops', () => {
  const words = ['ativa', 'aprovada', 'superada', 'alterada', 'Cancelada', 'revogada'];
  expect(words.map((word) => isCancelada(word, 'x'))).toEqual([false, false, false, false, true, true]);
  expect(() => isCancelada('tornada sem efeito', 'a Súmula 1')).toThrow('a Súmula 1 tem uma situação desconhecida');
  expect(() => isCancelada('constructor', 'x')).toThrow('desconhecida');
});

test.each([
  ['13/12/1963', '1963-12-13'],
  ['Sessão Plenária de 1º-7-2005.', '2005-07-01'],
  ['9/11/2022', '2022-11-09'],
  ['em 45/11/2022', null],
  ['', null],
])('the date of %j is %p', (text, data) => expect(readData(text)).toBe(data));
