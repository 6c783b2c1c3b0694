import { expect, test } from 'bun:test';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { nomesOf } from '../../schemas/verify/acervo/nomes-do-acervo.ts';
import { resolveTexto } from '../../schemas/verify/resolve-texto.ts';
import { memoryAcervo } from './memory-acervo.ts';

const acervo = memoryAcervo(
  [
    { sigla: 'CDC', nome: 'Código de Defesa do Consumidor', tipo: 'codigo', numero: '8.078', nomes: ['CDC'] },
    { sigla: 'CPC', nome: 'Código de Processo Civil', tipo: 'codigo', numero: '13.105', nomes: ['CPC'] },
  ],
  [
    { ref_key: 'CDC.6', texto: 'São direitos básicos do consumidor.' },
    { ref_key: 'CDC.14', texto: 'O fornecedor responde.' },
    { ref_key: 'CPC.373', texto: 'O ônus da prova incumbe.' },
  ],
);

const verify = (texto: string) =>
  [...resolveTexto(texto, extractCitacoes(texto, nomesOf(acervo)), acervo)].map(
    ({ resolucao: { status, candidatos } }) => [status, candidatos?.map(({ ref_key }) => ref_key)],
  );

test.each(['c/c art. 6º', 'combinado com o art. 6º', ', c/c o art. 6º'])(
  'an article that the act behind its pair lacks may be of another: %s',
  (par) => {
    expect(verify(`Art. 373 ${par} do CDC.`)).toEqual([
      ['ambiguo', ['CPC.373']],
      ['verificado', undefined],
    ]);
  },
);

test('one that the act has is its', () => {
  expect(verify('Art. 14 c/c art. 6º do CDC.')).toEqual([
    ['verificado', undefined],
    ['verificado', undefined],
  ]);
});

test('one that names its act is of no other', () => {
  expect(verify('Art. 373 do CDC c/c art. 6º do CDC.')[0]?.[0]).toBe('nao_encontrado');
  expect(verify('Arts. 373 e 6º do CDC.')[0]?.[0]).toBe('nao_encontrado');
});
