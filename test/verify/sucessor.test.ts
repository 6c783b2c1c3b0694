import { expect, test } from 'bun:test';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import type { Sucessor } from '../../schemas/contract/model/corpus/sucessor.ts';
import type { CitacaoExtraida } from '../../schemas/contract/model/verification/citacao.ts';
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

test.each([
  [
    'art. 475-J do CPC',
    'nao_encontrado',
    'CPC.523',
    'Existia no CPC de 1973. Hoje, do mesmo assunto trata o art. 523 e art. 523, § 1º.',
  ],
  [
    'art. 475-J do CPC/2015',
    'nao_encontrado',
    'CPC.523',
    'Existia no CPC de 1973. Hoje, do mesmo assunto trata o art. 523 e art. 523, § 1º.',
  ],
  ['art. 535, II, do CPC/2015', 'verificado_parcial', 'CPC.1022.II', 'trata o art. 1.022, inciso II.'],
  ['art. 475-Z do CPC/2015', 'nao_encontrado', 'CPC.475', 'Não existe o art. 475-Z (CPC).'],
])(
  'of %s, which only the replaced code had or none, %s, what took its place is suggested',
  (texto, status, first, said) => {
    const linhas = ['CPC.475', 'CPC.523', 'CPC.535', 'CPC.1022', 'CPC.1022.II'];
    const cpc = memoryAcervo(
      [{ sigla: 'CPC', nome: 'Código de Processo Civil', tipo: 'codigo', numero: '13.105', nomes: [] }],
      linhas.map((ref_key) => ({ ref_key, texto: `Dispõe ${ref_key}.` })),
    );
    const [citacao] = extractCitacoes(texto, nomesDe(catalogo));
    const found = resolveCitacao(citacao as CitacaoExtraida, cpc);
    expect(found.status as string).toBe(status);
    expect(found.sugestao?.[0]?.ref_key).toBe(first);
    expect(found.mensagem).toContain(said);
  },
);
