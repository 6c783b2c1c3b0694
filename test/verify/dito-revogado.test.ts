import { describe, expect, test } from 'bun:test';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { nomesOf } from '../../schemas/verify/acervo/nomes-do-acervo.ts';
import { resolveTexto } from '../../schemas/verify/resolve-texto.ts';
import { memoryAcervo } from './memory-acervo.ts';

const fim = { revogado: true, anotacoes: ['Revogado pela Lei nº 3, de 2021'], revogado_por: 'Lei nº 3, de 2021' };
const acervo = memoryAcervo(
  [{ sigla: 'CP', nome: 'Código Penal', tipo: 'codigo', numero: '2.848', nomes: ['DL-2848-1940'] }],
  [
    { ref_key: 'CP.121', texto: 'Matar alguém.' },
    { ref_key: 'CP.240', texto: 'Cometer adultério.', ...fim },
  ],
);
const verify = (texto: string) =>
  resolveTexto(texto, extractCitacoes(texto, nomesOf(acervo)), acervo).map(({ resolucao }) => [
    resolucao.status,
    resolucao.gravidade,
    resolucao.motivo,
  ]);

describe('what a text says itself to be repealed', () => {
  test.each([
    'Cita o revogado art. 240 do CP.',
    'Ante a revogação do art. 240 do CP pela Lei nº 3.',
    'A Lei nº 3 revogou expressamente o art. 240 do CP.',
    'Cita o art. 240 do CP (revogado).',
    'Cita o art. 240 do CP, hoje revogado pela Lei nº 3.',
    'Cita o art. 240 do CP, que foi expressamente revogado.',
    'Cita o art. 240 do CP, revogado a partir de 2021.',
  ])('is noted: %s', (texto) => {
    expect(verify(texto)).toEqual([['revogado', 'nota', 'dito_revogado']]);
  });

  test.each([
    'Cita o art. 240 do CP.',
    'Cita o não revogado art. 240 do CP.',
    'A Lei nº 3 jamais revogou o art. 240 do CP.',
    'Não se revogou o art. 240 do CP.',
    'Nos termos do art. 240 do CP, revogada a prisão, voltem.',
    'A prisão, revogada, fundou-se no art. 240 do CP.',
    'Cita o art. 240 do CP. Revogado o despacho, voltem.',
  ])('another is an error: %s', (texto) => {
    expect(verify(texto)).toEqual([['revogado', 'erro', undefined]]);
  });

  test('what is in force stays what it is', () => {
    expect(verify('Cita o revogado art. 121 do CP.')).toEqual([['verificado', 'ok', undefined]]);
  });
});
