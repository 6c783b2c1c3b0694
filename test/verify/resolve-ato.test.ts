import { expect, test } from 'bun:test';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { extractAtos } from '../../schemas/citations/extract-acts.ts';
import { nomesOf } from '../../schemas/verify/acervo/nomes-do-acervo.ts';
import { resolveAto } from '../../schemas/verify/resolve-ato.ts';
import { resolveTexto } from '../../schemas/verify/resolve-texto.ts';
import { memoryAcervo } from './memory-acervo.ts';

const revogado = { revogado: true, anotacoes: ['Revogado pela Lei nº 3, de 2021'], revogado_por: 'Lei nº 3, de 2021' };
const acervo = memoryAcervo(
  [
    {
      ...{ sigla: 'CDC', nome: 'Código de Defesa do Consumidor', tipo: 'codigo', numero: '8.078' },
      ...{ nomes: ['LEI-8078-1990', 'Código de Defesa do Consumidor'], data: '1990-09-11' },
    },
    { sigla: 'LEI-2-2020', nome: 'Lei de Exemplo', tipo: 'lei', numero: '2.002', nomes: ['LEI-2002-2020'] },
  ],
  [
    { ref_key: 'CDC.1', texto: 'Revogado.', ...revogado },
    {
      ...{ ref_key: 'CDC.2', texto: 'Consumidor é quem consome.', alterado_por: 'Lei nº 14.181, de 2021' },
      anotacoes: ['Redação dada pela Lei nº 14.181, de 2021'],
    },
    { ref_key: 'LEI-2-2020.1', texto: 'Nada vale.', ...revogado },
    { ref_key: 'LEI-2-2020.2', texto: '', anotacoes: ['VETADO'] },
  ],
);
const names = nomesOf(acervo);
const verify = (texto: string) =>
  extractAtos(texto, extractCitacoes(texto, names), names).map((ato) => resolveAto(ato, acervo));

test('an act of which one provision is in force is confirmed', () => {
  expect(verify('O CDC vale.')).toEqual([
    { rotulo: 'CDC', offset: 2, fim: 5, sigla: 'CDC', status: 'verificado', gravidade: 'ok' },
  ]);
});

test('one of which none is, is repealed, and why is said', () => {
  expect(verify('A Lei 2.002/2020 vale.')).toEqual([
    {
      ...{ rotulo: 'Lei 2.002/2020', offset: 2, fim: 16, sigla: 'LEI-2-2020', status: 'revogado', gravidade: 'erro' },
      mensagem:
        'Nenhum dispositivo do diploma LEI-2-2020 (Lei de Exemplo, Lei nº 2.002/2020) vigora: revogado (Lei nº 3, de 2021).',
    },
  ]);
});

test.each([
  ['Lei 8.078/1991', { sigla: 'CDC', nome: 'Código de Defesa do Consumidor', ano: 1990, lido: true }],
  // The catalogue lists this act; the corpus does not have it.
  ['Lei 7.783/1998', { sigla: 'LEI-7783-1989', nome: 'Lei de Greve', ano: 1989, lido: false }],
])('a wrong year leads to the act that has the number: %s', (citada, diploma_sugerido) => {
  expect(verify(`A ${citada} vale.`)).toMatchObject([{ gravidade: 'erro', motivo: 'contradiz', diploma_sugerido }]);
});

test('another day than its own is said', () => {
  expect(verify('A Lei nº 8.078, de 12 de setembro de 1990, vale.')).toMatchObject([
    {
      status: 'verificado',
      motivo: 'data_diversa',
      gravidade: 'nota',
      mensagem: 'A data do diploma é 11 de setembro de 1990, e não 12 de setembro de 1990.',
    },
  ]);
});

test('a later act beside the name stands there for what it changed', () => {
  expect(verify('O CDC (Lei nº 14.181/2021) vale.')).toMatchObject([
    { rotulo: 'CDC (Lei nº 14.181/2021)', sigla: 'CDC', status: 'verificado' },
  ]);
});

test.each([
  'Lei nº 8.078/91',
  'Lei Complementar nº 8.078/1990',
  'Lei nº 98.765/2021',
  'Decreto nº 5.000',
  'CPC/73',
  'CDC (Lei nº 13.105/2015)',
  'Lei nº 8.078/1990 (Código Civil)',
  'Constituição de 1967',
])('what is not known is told as a provision of it is: %s', (ato) => {
  const [alone] = verify(`Veja-se: ${ato}.`);
  const texto = `art. 9.999, ${ato}.`;
  const [cited] = [...resolveTexto(texto, extractCitacoes(texto, names), acervo)];
  expect(cited?.resolucao).toMatchObject({ status: 'diploma_desconhecido', mensagem: alone?.mensagem as string });
  expect(alone).toMatchObject({ status: 'diploma_desconhecido', rotulo: ato });
});
