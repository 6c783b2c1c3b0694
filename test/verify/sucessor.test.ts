import { expect, test } from 'bun:test';
import type { Sucessor } from '../../schemas/contract/model/corpus/sucessor.ts';
import { resolveCitacao } from '../../schemas/verify/resolve-citacao.ts';
import { printSucessores } from '../../schemas/verify/time/sucessor.ts';
import { memoryAcervo } from './memory-acervo.ts';

const acervo = memoryAcervo([
  { sigla: 'CPC', nome: 'Código de Processo Civil', tipo: 'codigo', numero: '13.105', nomes: [] },
]);

test.each([
  [{ artigo: '535', inciso: 'II' }, 'CPC.1022.II', 'o art. 1.022, inciso II (CPC).'],
  [{ artigo: 'art. 535', inciso: 'inc. ii' }, 'CPC.1022.II', 'o art. 1.022, inciso II (CPC).'],
  [{ artigo: '475-J' }, 'CPC.523 CPC.523.1', 'o art. 523 (CPC) e art. 523, § 1º (CPC).'],
  [{ artigo: '557', paragrafo: '§ 1º-A' }, 'CPC.932.V', 'o art. 932, inciso V (CPC).'],
  [{ artigo: '1.102-A' }, 'CPC.700', 'o art. 700 (CPC).'],
  // A level that no table has is told by the one above it.
  [{ artigo: '535', inciso: 'IX' }, 'CPC.1022', 'o art. 1.022 (CPC).'],
  [{ artigo: '530' }, '', ''],
  [{ artigo: '9.999' }, '', ''],
])('what took the place of %j of a code that is not in the corpus: %s', (levels, novos, said) => {
  const { status, sucessor, mensagem } = resolveCitacao({ sigla: 'CPC/73', ...levels }, acervo);
  expect(status).toBe('diploma_desconhecido');
  expect((sucessor ?? []).map(({ ref_key }) => ref_key).join(' ')).toBe(novos);
  for (const { base } of sucessor ?? []) expect(base).toBe('correspondencia');
  if (said === '') expect(mensagem).not.toContain('Hoje, ');
  else expect(mensagem).toEndWith(`Hoje, do mesmo assunto trata ${said}`);
});

test('of an act that has no table nothing is said', () => {
  const { sucessor, mensagem } = resolveCitacao({ sigla: 'Lei 10.520/2002', artigo: '4' }, acervo);
  expect(sucessor).toBeUndefined();
  expect(mensagem).not.toContain('Hoje, ');
});

test.each<[Sucessor[], string]>([
  [[{ ref_key: 'CP.121-A.1.I', base: 'mesmo_texto' }], 'O mesmo texto está hoje no art. 121-A, § 1º, inciso I.'],
  [[{ ref_key: 'CP.14', base: 'texto_proximo' }], 'Um texto próximo está hoje no art. 14.'],
  [[{ ref_key: 'CP.5.1', base: 'renumeracao' }], 'Foi renumerado: é hoje o art. 5º, § 1º.'],
  [[{ ref_key: 'CPC.747.IV', base: 'mesmo_texto' }], 'O mesmo texto está hoje no art. 747, inciso IV (CPC).'],
])('%j is said: %s', (sucessores, said) => expect(printSucessores(sucessores, 'CP')).toBe(said));
