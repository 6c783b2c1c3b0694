import { expect, test } from 'bun:test';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { nomesOf } from '../../schemas/verify/acervo/nomes-do-acervo.ts';
import { resolveTexto } from '../../schemas/verify/resolve-texto.ts';
import { memoryAcervo } from './memory-acervo.ts';

const acervo = memoryAcervo(
  [{ sigla: 'CP', nome: 'Código Penal', tipo: 'codigo', numero: '2.848', nomes: ['DL-2848-1940'] }],
  [{ ref_key: 'CP.110', texto: 'A prescrição regula-se pela pena.' }],
);

const verify = (texto: string) =>
  [...resolveTexto(texto, extractCitacoes(texto, nomesOf(acervo)), acervo)].map(({ resolucao }) => resolucao);

test.each([
  ', na redação anterior à Lei 12.234/2010',
  ' (redação original)',
  ', em sua redação primitiva',
  ', na redação revogada',
  ', com a redação vigente à época dos fatos',
  ' na\nredacao antiga',
  ' – redação então vigente',
])('that another wording is meant is told: …%s', (depois) => {
  const [{ status, mensagem } = {}] = verify(`Aplica-se o art. 110 do CP${depois}.`);
  expect([status, mensagem]).toEqual([
    'verificado',
    'O texto cita outra redação deste dispositivo: a que aqui se confere é a de hoje.',
  ]);
});

test.each([
  ', com a redação dada pela Lei 12.234/2010',
  ', na redação vigente',
  ', que alterou a redação anterior',
  '. A redação original era outra',
  ', redação originalmente clara',
])('of today’s nothing is told: …%s', (depois) => {
  expect(verify(`Aplica-se o art. 110 do CP${depois}.`)[0]).toMatchObject({ status: 'verificado' });
  expect(verify(`Aplica-se o art. 110 do CP${depois}.`)[0]?.mensagem).toBeUndefined();
});

test('of a provision that there is not no wording is told', () => {
  const [{ mensagem } = {}] = verify('Aplica-se o art. 999 do CP, na redação original.');
  expect(mensagem).toBe('Não existe o art. 999 (CP).');
});
