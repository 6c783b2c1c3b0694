import { expect, test } from 'bun:test';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { nomesOf } from '../../schemas/verify/acervo/nomes-do-acervo.ts';
import { resolveTexto } from '../../schemas/verify/resolve-texto.ts';
import { memoryAcervo } from './memory-acervo.ts';

const acervo = memoryAcervo(
  [
    {
      ...{ sigla: 'CDC', nome: 'Código de Defesa do Consumidor', tipo: 'codigo', numero: '8.078' },
      nomes: ['LEI-8078-1990'],
      data: '1990-09-11',
    },
  ],
  [{ ref_key: 'CDC.14', texto: 'O fornecedor responde.' }],
);

const verify = (texto: string) =>
  [...resolveTexto(texto, extractCitacoes(texto, nomesOf(acervo)), acervo)].map(({ resolucao }) => [
    resolucao.status,
    resolucao.mensagem,
    resolucao.gravidade,
  ]);

test.each(['de 11 de setembro de 1990', 'de 11.9.1990', 'de 11/09/1990', 'de 1990'])('the right date: %s', (data) => {
  expect(verify(`Incide o art. 14 da Lei nº 8.078, ${data}.`)).toEqual([['verificado', undefined, 'ok']]);
});

test.each(['de 12 de setembro de 1990', 'de 11.10.1990'])('another day of the right year is told: %s', (data) => {
  const [[status, mensagem, gravidade] = []] = verify(`Incide o art. 14 da Lei nº 8.078, ${data}.`);
  expect(status).toBe('verificado');
  expect(gravidade).toBe('nota');
  expect(mensagem).toContain('A data do diploma é 11 de setembro de 1990');
});

test.each(['11.19.1990', '45 de setembro de 1990'])('a day that there is not is told as it was written: %s', (data) => {
  const [[, mensagem] = []] = verify(`Incide o art. 14 da Lei nº 8.078, de ${data}.`);
  expect(mensagem).toBe(`A data do diploma é 11 de setembro de 1990, e não “${data}”.`);
});

test('another year is another act', () => {
  expect(verify('Incide o art. 14 da Lei nº 8.078, de 11 de setembro de 1991.')[0]?.[0]).toBe('diploma_desconhecido');
});
