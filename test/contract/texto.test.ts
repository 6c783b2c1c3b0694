import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { operations } from '../../schemas/contract/operations/index.ts';
import { expectBody, expectFailure } from './expect-schema.ts';
import { type Service, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

async function verify(texto: string) {
  const response = await service.post('/v1/resolver-texto', JSON.stringify({ texto }));
  expect(response.status).toBe(200);
  return await expectBody(response, operations.verificarTexto.response);
}

async function consult(q: string) {
  const response = await service.get(`/v1/consulta?q=${encodeURIComponent(q)}`);
  expect(response.status).toBe(200);
  return await expectBody(response, operations.consultar.response);
}

describe('POST /v1/resolver-texto', () => {
  test('every citation of a text with what it comes to, and the sum of it', async () => {
    const { resumo, citacoes } = await verify(
      'Pelo art. 5º, § 1º, I, do EX-COD e pelo art. 1.004 do Código de Exemplo; veja-se o art. 9º da CF e a Súmula 331 do TST.',
    );
    expect(citacoes.map(({ citacao, resolucao }) => [citacao.rotulo, resolucao.status, resolucao.ref_key])).toEqual([
      ['art. 5º, § 1º, I, do EX-COD', 'verificado', 'EX-COD.5.1.I'],
      ['art. 1.004 do Código de Exemplo', 'revogado', 'EX-COD.1004'],
      ['art. 9º da CF', 'diploma_desconhecido', undefined],
      ['Súmula 331 do TST', 'nao_suportado', undefined],
    ]);
    expect(resumo).toEqual({
      total: 4,
      por_status: { verificado: 1, revogado: 1, diploma_desconhecido: 1, nao_suportado: 1 },
      por_gravidade: { ok: 1, erro: 1, nota: 2 },
      todas_confirmadas: false,
      transcricoes: {},
      tudo_confere: false,
    });
  });

  test('an inferred act is told from a named one', async () => {
    const { resumo, citacoes } = await verify(
      'O Código de Exemplo é claro: o art. 2º vale, e o art. 5º do mesmo Código também.',
    );
    expect(citacoes.map(({ resolucao }) => [resolucao.status, resolucao.ref_key])).toEqual([
      ['verificado_inferido', 'EX-COD.2'],
      ['verificado_inferido', 'EX-COD.5'],
    ]);
    expect(resumo.todas_confirmadas).toBe(true);
  });

  test('no act named and none before it: candidates, and no confirmation', async () => {
    const [only] = (await verify('Nos termos do art. 1º, defere-se o pedido.')).citacoes;
    expect(only?.resolucao).toMatchObject({ status: 'ambiguo', candidatos_truncados: false });
    expect(only?.resolucao.candidatos?.length).toBe(only?.resolucao.total_candidatos as number);
  });

  test('the texts of a provision come with its first citation only', async () => {
    const { citacoes } = await verify('art. 5º, § 1º, do EX-COD; art. 5º, § 1º, do EX-COD.');
    const [first, second] = citacoes.map(({ resolucao }) => resolucao);
    expect(first?.texto).toBe('São exemplos:');
    expect(first?.contexto).toBeString();
    expect(second).toMatchObject({ status: 'verificado', ref_key: 'EX-COD.5.1', hierarquia: expect.any(String) });
    expect(second?.texto).toBeUndefined();
    expect(second?.contexto).toBeUndefined();
  });

  test('a response stays under 8 MiB, and says where to read what was left out', async () => {
    const response = await service.post(
      '/v1/resolver-texto',
      JSON.stringify({ texto: 'art. 1º do EX-COD é bom. art. 1º; '.repeat(2_400) }),
    );
    const body = await response.text();
    expect(Buffer.byteLength(body)).toBeLessThan(8 << 20);
    const { citacoes } = JSON.parse(body) as { citacoes: { resolucao: { mensagem?: string } }[] };
    expect(citacoes).toHaveLength(4_800);
  });

  test.each([
    ['blanks within a range', `arts. 1${'\n'.repeat(980)} a ${'\n'.repeat(980)}50 da CF. `],
    ['shorter blanks within a range', `arts. 1${'\n'.repeat(78)} a${'\u000b'.repeat(79)}50${'\n'.repeat(79)}da CF. `],
    ['ranges within ranges', 'arts. 1 a 50, incisos I a L, da CF. '],
    ['ranges of a list without end', 'art. 1 a 50 '],
  ])('whatever the text, the answer is under 8 MiB: %s', async (_, fragmento) => {
    const texto = fragmento.repeat(Math.ceil(200_000 / fragmento.length)).slice(0, 200_000);
    for (const rota of ['/v1/parse', '/v1/resolver-texto']) {
      const body = await (await service.post(rota, JSON.stringify({ texto }))).text();
      expect(Buffer.byteLength(body)).toBeLessThan(8 << 20);
    }
  });

  test('a range that quotes much of the text is answered within the limit, or refused', async () => {
    const texto = `arts. 1 a 50 do Código ${'Muito '.repeat(7)}Longo. `.repeat(99);
    const response = await service.post('/v1/resolver-texto', JSON.stringify({ texto }));
    expect(response.status).toBe(200);
    expect(Buffer.byteLength(await response.text())).toBeLessThan(8 << 20);
  });

  test('no citation: nothing is confirmed', async () => {
    expect(await verify('Nada consta.')).toEqual({
      resumo: {
        total: 0,
        por_status: {},
        por_gravidade: {},
        todas_confirmadas: false,
        transcricoes: {},
        tudo_confere: false,
      },
      citacoes: [],
      transcricoes: [],
      atos: [],
    });
  });

  test('acts cited without a provision are told apart, and count for nothing in the sum', async () => {
    const texto = 'O art. 5º do EX-COD, o Código de Exemplo, a Lei nº 12.016/2009 e o CPC/73.';
    const { resumo, citacoes, atos } = await verify(texto);
    expect(resumo.total).toBe(1);
    expect(citacoes).toHaveLength(1);
    expect(atos.map(({ rotulo, sigla, status }) => [rotulo, sigla, status])).toEqual([
      ['Código de Exemplo', 'EX-COD', 'verificado'],
      ['Lei nº 12.016/2009', expect.any(String), 'diploma_desconhecido'],
      ['CPC/73', 'LEI-5869-1973', 'diploma_desconhecido'],
    ]);
    for (const { rotulo, offset, fim } of atos) expect(texto.slice(offset, fim)).toBe(rotulo);
    expect(atos.map(({ mensagem }) => mensagem !== undefined)).toEqual([false, true, true]);
  });

  test.each([
    ['acts that nobody knows', 'Lei 98.765/2021; '],
    ['a name and a number in conflict', 'Código de Defesa do Consumidor (Lei nº 13.105/2015); '],
    ['acts beside citations', 'art. 1º do EX-COD e a Lei 98.765/2021; '],
    ['blanks within an act', `Lei${'\n'.repeat(18)}nº${'\u000b'.repeat(18)}98.765/2021; `],
  ])('with as many acts as are read, the answer is under 8 MiB: %s', async (_, fragmento) => {
    const texto = fragmento.repeat(Math.min(5_000, Math.floor(200_000 / fragmento.length)));
    const response = await service.post('/v1/resolver-texto', JSON.stringify({ texto }));
    expect(response.status).toBe(200);
    expect(Buffer.byteLength(await response.text())).toBeLessThan(8 << 20);
  });

  test('limits', async () => {
    const long = await service.post('/v1/resolver-texto', JSON.stringify({ texto: 'a'.repeat(200_001) }));
    await expectFailure(long, 400, 'invalid_request');
    const many = await service.post('/v1/resolver-texto', JSON.stringify({ texto: 'art. 5º da CF. '.repeat(5_001) }));
    await expectFailure(many, 400, 'invalid_request');
    const acts = await service.post('/v1/resolver-texto', JSON.stringify({ texto: 'a Lei 8.078/90, '.repeat(5_001) }));
    await expectFailure(acts, 400, 'invalid_request');
  });
});

describe('GET /v1/consulta', () => {
  test.each([
    ['ex-cod 5', 'verificado', 'EX-COD.5'],
    ['art 5 §1 ex-cod', 'verificado', 'EX-COD.5.1'],
    ['EX-COD.5.1.I', 'verificado', 'EX-COD.5.1.I'],
    ['código de exemplo art. 1.004', 'revogado', 'EX-COD.1004'],
    ['5º, § 1º, I, EX-COD', 'verificado', 'EX-COD.5.1.I'],
    ['art 9999 ex-cod', 'nao_encontrado', undefined],
    ['cp 121', 'diploma_desconhecido', undefined],
    ['sv 11', 'verificado', 'SUM.STF.SV11'],
    ['sv 13', 'nao_encontrado', undefined],
  ])('%s', async (q, status, ref_key) => {
    const { citacoes } = await consult(q);
    expect(citacoes.map(({ resolucao }) => [resolucao.status, resolucao.ref_key])).toEqual([[status, ref_key]]);
  });

  test('at most three citations', async () => {
    const { resumo, citacoes } = await consult('arts. 1º, 2º, 5º e 1.003 do EX-COD');
    expect(citacoes).toHaveLength(3);
    expect(resumo.total).toBe(3);
    const aviso = /tem 4 citações, e só as 3 primeiras foram verificadas/;
    expect(citacoes.map(({ resolucao }) => aviso.test(resolucao.mensagem ?? ''))).toEqual([false, false, true]);
  });

  test.each([
    ['Código de Exemplo', ['verificado']],
    ['Lei 98.765/2021', ['diploma_desconhecido']],
    ['art. 5º do EX-COD', []],
    ['ex-cod 5', []],
  ])('the acts that are named alone: %s', async (q, statuses) => {
    expect((await consult(q)).atos.map(({ status }) => status)).toEqual(statuses as never[]);
  });

  test('what is no citation has none', async () => {
    expect((await consult('boa-fé')).citacoes).toEqual([]);
  });

  test('the query has a length', async () => {
    await expectFailure(await service.get('/v1/consulta'), 400, 'invalid_request');
    await expectFailure(await service.get('/v1/consulta?q='), 400, 'invalid_request');
    await expectFailure(await service.get(`/v1/consulta?q=${'a'.repeat(201)}`), 400, 'invalid_request');
  });
});
