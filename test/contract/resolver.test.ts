import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { operations } from '../../schemas/contract/operations/index.ts';
import { expectBody, expectFailure } from './expect-schema.ts';
import { type Service, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const send = (citacoes: unknown) => service.post('/v1/resolver', JSON.stringify({ citacoes }));

async function resolve(...citacoes: unknown[]) {
  const response = await send(citacoes);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-snapshot')).toBe(`${service.manifest.versao}; ${service.manifest.gerado_em}`);
  return (await expectBody(response, operations.resolver.response)).resultados;
}

test('each citation has its result, in order', async () => {
  const results = await resolve(
    { sigla: 'EX-COD', artigo: '5', paragrafo: '§ 1º', inciso: 'i' },
    { sigla: 'Código de Exemplo', artigo: 'art. 1.003', paragrafo: 'p.u.' },
    { sigla: 'EX-COD', artigo: '1004' },
    { sigla: 'EX-COD', artigo: '5', inciso: 'X' },
    { sigla: 'EX-COD', artigo: '9999' },
    { sigla: 'CF/67', artigo: '1' },
    { tribunal: 'TST', numero: 331 },
    { tipo: 'tema', numero: 1046, sistematica: 'repercussao_geral' },
    { tribunal: 'STF', numero: 2 },
  );
  expect(results.map(({ status, ref_key }) => [status, ref_key])).toEqual([
    ['verificado', 'EX-COD.5.1.I'],
    ['verificado', 'EX-COD.1003.unico'],
    ['revogado', 'EX-COD.1004'],
    ['verificado_parcial', 'EX-COD.5'],
    ['nao_encontrado', undefined],
    ['diploma_desconhecido', undefined],
    ['nao_suportado', undefined],
    ['nao_suportado', undefined],
    ['nao_encontrado', undefined],
  ]);
  for (const { status, mensagem } of results) expect(mensagem !== undefined).toBe(status !== 'verificado');
});

test.each([
  ['LD', 'não foi incluído neste acervo'],
  ['LEI-8666-1993', 'Não está no acervo'],
  ['CPC/73', 'O diploma atual é CPC'],
  ['Lei 5.869/73', 'O diploma atual é CPC'],
  ['DL 1.608/1939', 'foi revogado pela Lei nº 5.869/1973. Não está no acervo. O diploma atual é CPC'],
  ['NADA', 'Não há no acervo diploma conhecido por “NADA”'],
])('of %s the routes that read say what verification says', async (sigla, said) => {
  const [{ status, mensagem = '' } = {}] = await resolve({ sigla, artigo: '9999' });
  expect([status, mensagem]).toEqual(['diploma_desconhecido', expect.stringContaining(said)]);
  const act = `/v1/diplomas/${encodeURIComponent(sigla)}`;
  for (const path of [act, `${act}/artigos/9999`, `${act}/export`]) {
    const error = await expectFailure(await service.get(path), 404, 'not_found');
    expect(error.message).toBe(`${mensagem} Veja a lista em /v1/diplomas.`);
  }
});

test('what is a provision and what a súmula', async () => {
  const [artigo, sumula] = [
    { artigo: '5', sigla: 'EX-COD' },
    { tribunal: 'TST', numero: 7 },
  ];
  const nulls = (item: object) => Object.fromEntries(Object.keys(item).map((campo) => [campo, null]));
  const [plain, court, typed] = await resolve({ ...artigo, ...nulls(sumula) }, sumula, {
    ...sumula,
    ...nulls(artigo),
    tipo: 'sumula',
  });
  expect([plain?.status, court?.status, typed?.status]).toEqual(['verificado', 'nao_suportado', 'nao_suportado']);
});

test('a citation comes back as it was found, and is told as it is in its text', async () => {
  const texto =
    'A Súmula 11 é anterior. ' +
    'O art. 5º do Código de Exemplo; art. 1.003 da mesma lei. Súmula 11 do STF, Súmula Vinculante 12, Tema 1046 do STF, ' +
    'OJ 394 da SDI-1 do TST, Enunciado 54 do FONAJE, art. 5º do EX-COD (Lei 14.994/2024), art. 3º da Lei 1.234/2001.';
  const response = await service.post('/v1/resolver-texto', JSON.stringify({ texto }));
  const { citacoes } = await expectBody(response, operations.verificarTexto.response);
  expect(new Set(citacoes.map(({ citacao }) => citacao.tipo)).size).toBe(5);
  expect(citacoes.map(({ resolucao }) => resolucao.status)).toContain('verificado_inferido');
  const told = citacoes.map(({ resolucao: { status, ref_key } }) => [status, ref_key]);
  const found = citacoes.map(({ citacao }) => citacao);
  const [inferida] = citacoes;
  expect(inferida?.citacao).toMatchObject({
    tribunal: 'STF',
    tribunal_inferido: true,
    origem_tribunal: 'mesma_sumula',
  });
  expect(inferida?.resolucao.status).toBe('verificado_inferido');
  expect(inferida?.resolucao.mensagem).toContain('O tribunal (STF) foi inferido de outro trecho');
  expect((await resolve(...found)).map(({ status, ref_key }) => [status, ref_key])).toEqual(told);
});

test('an act that was inferred is not one that was named, whatever was asked before', async () => {
  const named = { sigla: 'EX-COD', artigo: '1' };
  const inferred = { ...named, diploma_inferido: true };
  const results = await resolve(named, inferred, { ...inferred, offset: 7, rotulo: 'art. 1º' }, named);
  expect(results.map(({ status }) => status)).toEqual([
    'verificado',
    'verificado_inferido',
    'verificado_inferido',
    'verificado',
  ]);
});

test('nulls are as good as nothing', async () => {
  const levels = { paragrafo: null, inciso: null, alinea: null, item: null, caput: null, rotulo: null };
  const [only] = await resolve({ tipo: 'dispositivo', sigla: 'EX-COD', artigo: '2', ...levels });
  expect(only).toMatchObject({ status: 'verificado', ref_key: 'EX-COD.2' });
});

describe('limits', () => {
  const one = { sigla: 'EX-COD', artigo: '1' };

  test('none and a hundred are answered, more are not', async () => {
    expect(await resolve()).toEqual([]);
    expect(await resolve(...Array.from({ length: 100 }, () => one))).toHaveLength(100);
    const error = await expectFailure(await send(Array.from({ length: 101 }, () => one)), 400, 'invalid_request');
    expect(error.details).toMatchObject([{ campo: 'citacoes' }]);
  });

  test.each([
    ['sigla', 20],
    ['artigo', 12],
    ['paragrafo', 12],
    ['inciso', 12],
    ['alinea', 4],
    ['item', 4],
    ['rotulo', 500],
  ])('%s has at most %d characters', async (campo, limite) => {
    expect(await resolve({ ...one, [campo]: 'x'.repeat(limite) })).toHaveLength(1);
    const error = await expectFailure(
      await send([one, { ...one, [campo]: 'x'.repeat(limite + 1) }]),
      400,
      'invalid_request',
    );
    expect(error.details).toEqual([
      {
        campo: `citacoes.1.${campo}`,
        problema: expect.stringMatching(new RegExp(`^deve ter no máximo ${limite} caracteres($|: use a sigla)`)),
      },
    ]);
  });
});

describe('what is plainly meant is understood, though it is of another type', () => {
  test.each([
    [
      { sigla: 'EX-COD', artigo: 1 },
      { sigla: 'EX-COD', artigo: '1' },
    ],
    [
      { sigla: 'EX-COD', artigo: 1, paragrafo: 'parágrafo único' },
      { sigla: 'EX-COD', artigo: '1', paragrafo: 'unico' },
    ],
    [
      { sigla: 'EX-COD', artigo: 1, caput: 'true', offset: '3' },
      { sigla: 'EX-COD', artigo: '1', caput: true },
    ],
    [
      { tribunal: 'STF', numero: '11' },
      { tribunal: 'STF', numero: 11 },
    ],
  ])('%j', async (meant, said) => {
    const results = async (item: object) => ((await (await send([item])).json()) as { resultados: unknown }).resultados;
    expect(await results(meant)).toEqual(await results(said));
  });
});

test('what a text cites without its act or court is sent back as it was found, and is ambiguous', async () => {
  const items = [
    { sigla: null, artigo: '1' },
    { tribunal: null, numero: 11 },
  ];
  const { resultados } = (await (await send(items)).json()) as {
    resultados: { status: string; candidatos?: unknown[] }[];
  };
  expect(resultados.map(({ status }) => status)).toEqual(['ambiguo', 'ambiguo']);
  expect(resultados.every(({ candidatos }) => (candidatos?.length ?? 0) > 0)).toBe(true);
});

describe('one malformed item fails the call and is named', () => {
  const good = { sigla: 'EX-COD', artigo: '1' };
  test.each([
    [{ sigla: 'EX-COD', artigo: '' }, 'citacoes.3.artigo', 'não pode ser vazio'],
    [{ sigla: 'EX-COD', artigo: ['5'] }, 'citacoes.3.artigo', 'deve ser um texto'],
    [{ artigo: '5' }, 'citacoes.3.sigla', 'é obrigatório'],
    [{ artigo: '5', tribunal: 'STF', numero: 1 }, 'citacoes.3.sigla', 'é obrigatório'],
    [{ sigla: 'EX-COD', artigo: '5', offset: 'sete' }, 'citacoes.3.offset', 'deve ser um número inteiro'],
    [
      { sigla: 'EX-COD', artigo: '5', diploma_inferido: 'sim' },
      'citacoes.3.diploma_inferido',
      'deve ser `true` ou `false`',
    ],
    [{ sigla: 'EX-COD', artigo: '5', inciso: {} }, 'citacoes.3.inciso', 'deve ser um texto'],
    [{ sigla: 'EX-COD', artigo: '5', caput: 'sim' }, 'citacoes.3.caput', 'deve ser `true` ou `false`'],
    [{ tipo: 'dispositivo', sigla: 'EX-COD' }, 'citacoes.3.artigo', 'é obrigatório'],
    [{ tribunal: 'STF', numero: 0 }, 'citacoes.3.numero', 'deve ser maior que 0'],
    [{ tribunal: 'STF', numero: 'sete' }, 'citacoes.3.numero', 'deve ser um número inteiro'],
    [{ tribunal: '', numero: 7 }, 'citacoes.3.tribunal', 'não pode ser vazio'],
    [{ tipo: 'sumula', numero: 7 }, 'citacoes.3.tribunal', 'é obrigatório'],
    [{ tipo: 'tema' }, 'citacoes.3.numero', 'é obrigatório'],
    [{ tipo: 'oj', numero: 1.5 }, 'citacoes.3.numero', 'deve ser um número inteiro'],
    [{ tipo: 'oj', numero: 1, orgao: 'x'.repeat(21) }, 'citacoes.3.orgao', 'deve ter no máximo 20 caracteres'],
    [{ tipo: 'enunciado', numero: 1, orgao: 'x'.repeat(81) }, 'citacoes.3.orgao', 'deve ter no máximo 80 caracteres'],
    [{ sigla: 'EX-COD' }, 'citacoes.3.artigo', 'é obrigatório'],
    [{ tribunal: 'STF' }, 'citacoes.3.numero', 'é obrigatório'],
    [{ numero: 7 }, 'citacoes.3.tribunal', 'é obrigatório'],
    [
      { tipo: 'portaria', numero: 1 },
      'citacoes.3.tipo',
      'deve ser um destes: dispositivo, sumula, tema, oj, enunciado',
    ],
    [{ tipo: null, artigo: '1' }, 'citacoes.3.tipo', 'deve ser um destes: dispositivo, sumula, tema, oj, enunciado'],
  ])('%j', async (bad, campo, problema) => {
    const error = await expectFailure(await send([good, good, good, bad]), 400, 'invalid_request');
    expect(error.details).toContainEqual({ campo, problema });
    expect(error.message).toContain('nenhum item da lista foi atendido');
  });

  test('and no other: an item that is only written loosely is not', async () => {
    const error = await expectFailure(
      await send([{ sigla: 'EX-COD', artigo: 1 }, { artigo: '5' }]),
      400,
      'invalid_request',
    );
    expect(error.details).toEqual([{ campo: 'citacoes.1.sigla', problema: 'é obrigatório' }]);
  });

  test('a date that is none is told as that', async () => {
    for (const em of ['ontem', '31/12/2005', '2015-02-30']) {
      const error = await expectFailure(await send([{ ...good, em }]), 400, 'invalid_request');
      expect(error.details).toMatchObject([
        { campo: 'citacoes.0.em', problema: expect.stringContaining('não é data: use') },
      ]);
    }
  });

  // Left out, what they say would make another citation of the item: one that may well be confirmed.
  test.each([
    [{ sigla: 'EX-COD', artigo: '5', incisos: 'X' }, 'incisos', 'dispositivo (seria `inciso`?)'],
    [{ sigla: 'EX-COD', artigo: '5', parágrafo: '1' }, 'parágrafo', 'dispositivo (seria `paragrafo`?)'],
    [{ sigla: 'EX-COD', artigo: '5', Item: '1' }, 'Item', 'dispositivo (seria `item`?)'],
    [{ diploma: 'EX-COD', artigo: '5' }, 'diploma', 'dispositivo (seria `sigla`?)'],
    [{ sigla: 'EX-COD', artigo: '5', tribunal: 'STF', numero: 1 }, 'tribunal', 'dispositivo;'],
    [{ sigla: 'EX-COD', artigo: '5', tribunal: 'STF', numero: 1 }, 'numero', 'dispositivo;'],
    [{ tipo: 'sumula', artigo: '5', tribunal: 'STF', numero: 1 }, 'artigo', 'súmula;'],
    [{ tribunal: 'STF', numero: 1, vinculantes: true }, 'vinculantes', 'súmula (seria `vinculante`?)'],
    [{ tipo: 'tema', numero: 1, orgao: 'STF' }, 'orgao', 'tema;'],
    [{ tipo: 'oj', numero: 1, órgão: 'SDI-1' }, 'órgão', 'OJ (seria `orgao`?)'],
    [{ tipo: 'enunciado', numero: 1, '': 'x' }, '', 'enunciado;'],
  ])('%j has a field that there is not', async (bad, campo, problema) => {
    const error = await expectFailure(await send([good, bad]), 400, 'invalid_request');
    expect(error.details).toContainEqual({
      campo: `citacoes.1.${campo}`,
      problema: expect.stringContaining(`não é um campo de citação de ${problema}`),
    });
  });

  test('which fields there are is told', async () => {
    const error = await expectFailure(await send([{ tipo: 'enunciado', numero: 1, x: 1 }]), 400, 'invalid_request');
    expect(error.details).toEqual([
      {
        campo: 'citacoes.0.x',
        problema: 'não é um campo de citação de enunciado; os campos são: tipo, orgao, numero, rotulo, offset, fim',
      },
    ]);
  });

  test.each([[{}], [{ rotulo: 'x' }], [null], ['CF.5'], [[]]])('%j is no citation', async (bad) => {
    const error = await expectFailure(await send([good, bad]), 400, 'invalid_request');
    expect(error.details).toEqual([{ campo: 'citacoes.1', problema: expect.stringContaining('deve ser uma citação') }]);
  });

  test('an unknown sistemática names those that there are', async () => {
    const error = await expectFailure(
      await send([{ tipo: 'tema', numero: 1, sistematica: 'x' }]),
      400,
      'invalid_request',
    );
    expect(error.details).toEqual([
      { campo: 'citacoes.0.sistematica', problema: 'deve ser um destes: repercussao_geral, repetitivo, irdr, iac' },
    ]);
  });
});
