import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { operations } from '../../schemas/contract/operations/index.ts';
import { connect } from '../mcp/connect.ts';
import { expectBody } from './expect-schema.ts';
import { type Service, startService } from './service.ts';

let service: Service;
let mcp: Awaited<ReturnType<typeof connect>>;
beforeAll(async () => {
  service = await startService();
  mcp = await connect(service.base, service.chave);
});
afterAll(async () => {
  await mcp.close();
  await service.stop();
});

const DE_2012 = 'Não se viola o art. 535, II, do CPC, nem o art. 9º da CF.\n\nBrasília, 3 de maio de 2012.';
const SEM_DATA = 'Não se viola o art. 535, II, do CPC.';
const DIVERGE =
  'A multa do art. 475-J do CPC. O art. 20 do CPC/73. E o art. 85 do CPC.\n\nBrasília, 3 de maio de 2019.';

const parse = async (body: unknown) =>
  expectBody(await service.post('/v1/parse', JSON.stringify(body)), operations.extrairCitacoes.response);
const verify = async (body: unknown) =>
  expectBody(await service.post('/v1/resolver-texto', JSON.stringify(body)), operations.verificarTexto.response);

// biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of the body
const call = async (name: string, args: Record<string, unknown>): Promise<any> =>
  (await mcp.client.callTool({ name, arguments: args })).structuredContent;

const tempo = {
  ...{ data: '2012-05-03', precisao: 'dia' },
  sinais: [{ tipo: 'data_do_texto', offset: DE_2012.indexOf('3 de maio'), fim: DE_2012.length - 1 }],
};
const citada = { sigla: 'LEI-5869-1973', tempo: { data: '2012-05-03', sinais: ['data_do_texto'] } };

describe('the time that a text speaks of', () => {
  test('is told with every signal, and an undated name is the code of that time', async () => {
    const parsed = await parse({ texto: DE_2012 });
    expect(parsed.tempo).toEqual(tempo as typeof parsed.tempo);
    expect(parsed.citacoes).toMatchObject([citada, { sigla: 'CF', tempo: citada.tempo }]);
    const verified = await verify({ texto: DE_2012 });
    expect(verified.tempo).toEqual(parsed.tempo);
    const [first] = verified.citacoes;
    expect(first?.citacao).toMatchObject(citada);
    expect(first?.resolucao).toMatchObject({
      status: 'diploma_desconhecido',
      diploma_citado: { sigla: 'LEI-5869-1973', versao: '1973', rotulo: 'CPC' },
      mensagem: expect.stringMatching(
        /^Pela data do texto \(3 de maio de 2012\), trata-se do CPC de 1973\..*revogada pela Lei nº 13\.105/,
      ),
    });
  });

  test('is told by the tools as by the routes', async () => {
    expect(await call('extrair_citacoes', { texto: DE_2012 })).toEqual(await parse({ texto: DE_2012 }));
    expect(await call('verificar_texto', { texto: DE_2012 })).toEqual(await verify({ texto: DE_2012 }));
  });

  test('is not told of a text that gives no signal', async () => {
    const parsed = await parse({ texto: SEM_DATA });
    expect(parsed).not.toHaveProperty('tempo');
    expect(parsed.citacoes).toMatchObject([{ sigla: 'CPC' }]);
    expect(parsed.citacoes[0]).not.toHaveProperty('tempo');
    expect(await verify({ texto: SEM_DATA })).not.toHaveProperty('tempo');
  });

  test('is the one that is asked about, before all others', async () => {
    const { tempo: asked, citacoes } = await parse({ texto: DE_2012, em: '2019-01-01' });
    expect(asked).toEqual({ data: '2019-01-01', precisao: 'dia', sinais: [{ tipo: 'em' }] });
    expect(citacoes).toMatchObject([{ sigla: 'CPC', em: '2019-01-01' }, { sigla: 'CF' }]);
    expect((await parse({ texto: SEM_DATA, em: '2012' })).citacoes).toMatchObject([
      { sigla: 'LEI-5869-1973', em: '2012', tempo: { data: '2012', sinais: ['em'] } },
    ]);
  });

  test('where its signals diverge leaves today’s code, and a sentence', async () => {
    const { citacoes } = await verify({ texto: DIVERGE });
    expect(citacoes.map(({ citacao }) => citacao.tipo === 'dispositivo' && citacao.sigla)).toEqual([
      'CPC',
      'LEI-5869-1973',
      'CPC',
    ]);
    const [, dated, undated] = citacoes;
    expect(dated?.resolucao.mensagem).not.toContain('data do texto');
    expect(undated).toMatchObject({
      citacao: { tempo: { sinais: ['nome_com_ano', 'data_do_texto'], outro: 'LEI-5869-1973' } },
      resolucao: { mensagem: expect.stringContaining('sinais de tempos diferentes') },
    });
  });

  test('in a query is what its words tell, or what is asked about', async () => {
    const consult = async (query: string) =>
      expectBody(await service.get(`/v1/consulta?${query}`), operations.consultar.response);
    expect((await consult('q=art%20475-J%20cpc')).citacoes).toHaveLength(1);
    const asked = await consult('q=art%20535%20cpc&em=2012');
    expect(asked.citacoes).toMatchObject([{ citacao: { sigla: 'LEI-5869-1973' } }]);
    expect(await call('consultar', { q: 'art 535 cpc', em: '2012' })).toEqual(asked);
  });

  test.each([DE_2012, DIVERGE, SEM_DATA])('what was read comes to the same when it is sent back: %s', async (texto) => {
    const { citacoes } = await parse({ texto });
    const response = await service.post('/v1/resolver', JSON.stringify({ citacoes }));
    const { resultados } = await expectBody(response, operations.resolver.response);
    const verified = await verify({ texto });
    expect(resultados).toEqual(verified.citacoes.map(({ resolucao }) => resolucao));
  });
});
