import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { handlers } from '../../runtime/handlers/index.ts';
import { operations } from '../../schemas/contract/operations/index.ts';
import { connect } from '../mcp/connect.ts';
import { novaPasta } from '../pastas.ts';
import { bakeSample } from '../sample.ts';
import { serveFolder } from './service.ts';

/**
 * The sample's law in time: the library's is in force since 3/4/2091; since 3/2/2095 a law has put in art. 4-A and ended
 * art. 5; from 4/3/2095 on a measure gave art. 2 a month, and fell nobody knows when.
 */
let service: Awaited<ReturnType<typeof serveFolder>>;
let mcp: Awaited<ReturnType<typeof connect>>;
beforeAll(async () => {
  const out = novaPasta('em');
  bakeSample(out);
  service = await serveFolder(out, operations, handlers);
  mcp = await connect(service.base, service.chave);
});
afterAll(async () => {
  await mcp.close();
  await service.stop();
});

const read = async (path: string) => {
  const response = await service.get(path);
  // biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of the body
  return { status: response.status, body: (await response.json()) as any };
};
const send = async (path: string, body: unknown) => {
  const response = await service.post(path, JSON.stringify(body));
  // biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of the body
  return { status: response.status, body: (await response.json()) as any };
};
// biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of the body
const call = async (name: string, args: Record<string, unknown>): Promise<any> =>
  (await mcp.client.callTool({ name, arguments: args })).structuredContent;

describe('what a dated text cites', () => {
  const texto = 'O art. 4º, § 1º, da EX-POMAR dispõe sobre a sombra.\n\nBrasília, 3 de maio de 2092.';

  test('in words that changed since keeps its status, with what changed them and when', async () => {
    const { citacoes } = (await send('/v1/resolver-texto', { texto })).body;
    expect(citacoes).toMatchObject([{ resolucao: { status: 'verificado', ref_key: 'EX-POMAR.4.1' } }]);
    expect(citacoes[0].resolucao.mensagem).toBe(
      'A redação mudou depois do tempo de que o texto fala (3 de maio de 2092): a de então vigorou até 2 de fevereiro de 2095, mudada pela Lei nº 90.101, de 2095. Veja as redações em /v1/dispositivos/EX-POMAR.4.1/versoes (por MCP, com `versoes_dispositivo`).',
    );
    const { citacoes: lidas } = (await send('/v1/parse', { texto })).body;
    expect((await send('/v1/resolver', { citacoes: lidas })).body.resultados).toEqual([citacoes[0].resolucao]);
  });

  test('is told so by the tool, and not of a text without a date, or of later days', async () => {
    const [found] = (await call('verificar_texto', { texto })).citacoes;
    expect(found.resolucao.mensagem).toContain('A redação mudou depois');
    for (const other of [texto.replace(/\n.*/s, ''), texto.replace('2092', '2096')]) {
      const [only] = (await send('/v1/resolver-texto', { texto: other })).body.citacoes;
      expect(only.resolucao.mensagem).toBeUndefined();
    }
  });
});

describe('a provision', () => {
  const path = '/v1/dispositivos/EX-BIBLIOTECA.2';

  test('has the words of the day, and says what they rest on', async () => {
    const { body } = await read(`${path}?em=2095-03-04`);
    expect(body).toMatchObject({
      caput_texto: 'O livro empresta-se por um mês.',
      em: { pedido: '2095-03-04', certo: true, mensagem: expect.stringContaining('a redação mudou depois') },
    });
    expect((await read(`${path}?em=2094`)).body).toMatchObject({
      caput_texto: 'O livro empresta-se por uma semana.',
      em: { certo: true, desde: '2091-04-03', ate: '2095-03-03', precisao: 'dia', base: 'clausula' },
    });
  });

  test('in a stretch that nobody knows has both wordings and a sentence', async () => {
    const { body } = await read(`${path}?em=2095-06`);
    expect(body.em).toMatchObject({ certo: false, mensagem: expect.stringContaining('Não se sabe') });
    expect([body.caput_texto, ...body.em.outras.map(({ texto }: { texto: string }) => texto)]).toEqual([
      'O livro empresta-se por um mês.',
      'O livro empresta-se por uma semana.',
    ]);
  });

  test('before it was there is not found, with the day since which it is', async () => {
    const { status, body } = await read('/v1/dispositivos/EX-BIBLIOTECA.4-A?em=2094-12-31');
    expect(status).toBe(404);
    expect(body.error.message).toContain('ainda não existia: vigora desde 3 de fevereiro de 2095');
  });

  test('that was repealed since was in force', async () => {
    const antes = (await read('/v1/dispositivos/EX-BIBLIOTECA.5?em=2095-02-02')).body;
    expect(antes).toMatchObject({ revogado: false, revogado_por: null, texto: 'O eco paga meia-entrada.' });
    const depois = (await read('/v1/dispositivos/EX-BIBLIOTECA.5?em=2095-02-03')).body;
    expect(depois).toMatchObject({ revogado: true, revogado_por: 'Lei nº 90.101, de 2095' });
  });

  test('of any level has its own words', async () => {
    const texto = async (key: string, em: string) => (await read(`/v1/dispositivos/${key}${em}`)).body.texto;
    for (const key of ['EX-POMAR.2', 'EX-POMAR.2.II', 'EX-POMAR.2.I.a', 'EX-POMAR.3.unico', 'EX-POMAR.4.1']) {
      const hoje = await texto(key, '');
      expect([key, hoje]).not.toEqual([key, '']);
      expect([key, await texto(key, '?em=2099-01-01')]).toEqual([key, hoje]);
    }
    const { body } = await read('/v1/consulta?q=EX-POMAR.2.II&em=2099-01-01');
    expect(body.citacoes[0].resolucao.texto).toBe(await texto('EX-POMAR.2.II', ''));
  });

  test('of no day is a slip of the caller', async () => {
    for (const em of ['2095-02-30', 'ontem', '95']) {
      const { status, body } = await read(`${path}?em=${em}`);
      expect([status, body.error.details[0].campo]).toEqual([400, 'em']);
    }
  });

  test('without a day is what it was', async () => expect((await read(path)).body).not.toHaveProperty('em'));
});

describe('an article, and the act', () => {
  test('are composed of the wordings of the day', async () => {
    const antes = (await read('/v1/diplomas/EX-BIBLIOTECA/artigos/3?em=2095-02-02')).body;
    const depois = (await read('/v1/diplomas/EX-BIBLIOTECA/artigos/3?em=2095-02-03')).body;
    const hoje = (await read('/v1/diplomas/EX-BIBLIOTECA/artigos/3')).body;
    expect(depois.texto).toBe(hoje.texto);
    expect(antes.texto).toBe(hoje.texto.replace('\nParágrafo único. O bilhete fica no livro.', ''));
    expect(antes.dispositivos.map(({ ref_key }: { ref_key: string }) => ref_key)).not.toContain(
      'EX-BIBLIOTECA.3.unico',
    );
    expect(depois.em).toMatchObject({ certo: true, desde: '2091-04-03' });
  });

  test('before the act are not found', async () => {
    const artigo = await read('/v1/diplomas/EX-BIBLIOTECA/artigos/3?em=2091-04-02');
    const ato = await read('/v1/diplomas/EX-BIBLIOTECA/export?em=2091-04-02');
    expect([artigo.status, ato.status]).toEqual([404, 404]);
    expect(ato.body.error.message).toContain('o diploma EX-BIBLIOTECA ainda não existia');
  });

  test('the export is of the day', async () => {
    const { body } = await read('/v1/diplomas/EX-BIBLIOTECA/export?em=2094');
    const artigos = body.dispositivos.map(({ artigo }: { artigo: string }) => artigo);
    expect([body.em, artigos.includes('4-A'), artigos.includes('5')]).toEqual(['2094', false, true]);
  });
});

describe('verification', () => {
  const citacao = { sigla: 'EX-BIBLIOTECA', artigo: '5' };

  test('gives the status of the day, and what changed since', async () => {
    const { body } = await send('/v1/resolver', {
      em: '2095-02-03',
      citacoes: [citacao, { ...citacao, em: '2095-02-02' }, { ...citacao, artigo: '4-A', em: '2094' }],
    });
    expect(body.resultados.map(({ status }: { status: string }) => status)).toEqual([
      'revogado',
      'verificado',
      'nao_encontrado',
    ]);
    expect(body.resultados[1]).toMatchObject({
      texto: 'O eco paga meia-entrada.',
      mensagem: expect.stringContaining('deixou de vigorar depois'),
      em: { pedido: '2095-02-02', certo: true, desde: '2091-04-03', ate: '2095-02-02' },
    });
  });

  test('a text read, then resolved, gives what the text verified gives', async () => {
    const texto = 'Vale o art. 5º da Lei nº 90.002, de 2 de abril de 2091.';
    const { body: lido } = await send('/v1/parse', { texto, em: '2094' });
    const { body: resolvido } = await send('/v1/resolver', { citacoes: lido.citacoes });
    const { body: verificado } = await send('/v1/resolver-texto', { texto, em: '2094' });
    expect(lido.citacoes[0].em).toBe('2094');
    expect(resolvido.resultados[0]).toEqual(verificado.citacoes[0].resolucao);
    expect(verificado.resumo.por_status).toEqual({ verificado: 1 });
    expect((await send('/v1/resolver-texto', { texto })).body.resumo.por_status).toEqual({ revogado: 1 });
  });

  test('of days that nobody knows of is a doubt', async () => {
    const { body } = await send('/v1/resolver', {
      em: '2095-06',
      citacoes: [
        { sigla: 'EX-BIBLIOTECA', artigo: '2' },
        { sigla: 'EX-BIBLIOTECA', artigo: '4-A', em: '2095-02' },
      ],
    });
    const incerta = { gravidade: 'duvida', motivo: 'redacao_incerta', em: { certo: false } };
    expect(body.resultados).toMatchObject([
      { status: 'verificado', ...incerta, mensagem: expect.stringContaining('qual das redações vigorava') },
      { status: 'nao_encontrado', ...incerta, mensagem: expect.stringContaining('se esta redação vigorava') },
    ]);
  });

  test('of a súmula too, however it is asked for', async () => {
    const sumula = { tribunal: 'STF', numero: 90001 };
    const { body } = await send('/v1/resolver', {
      citacoes: [{ ...sumula, em: '2095-01-31' }, { ...sumula, em: '2096' }, sumula],
    });
    const [antes, depois, hoje] = body.resultados;
    expect(antes).toMatchObject({
      ...{ status: 'nao_encontrado', ref_key: 'SUM.STF.90001' },
      mensagem: expect.stringContaining('ainda não existia: foi aprovada em'),
    });
    expect([depois.status, hoje.status, hoje.em]).toEqual(['verificado', 'verificado', undefined]);
    const texto = 'Incide a Súmula 90001 do STF.';
    const { body: lido } = await send('/v1/parse', { texto, em: '2095-01-31' });
    const { body: resolvido } = await send('/v1/resolver', { citacoes: lido.citacoes });
    const { body: verificado } = await send('/v1/resolver-texto', { texto, em: '2095-01-31' });
    expect(resolvido.resultados).toEqual([antes]);
    expect(verificado.citacoes[0].resolucao).toEqual(antes);
    expect((await call('verificar_citacoes', { citacoes: [{ ...sumula, em: '2095-01-31' }] })).resultados).toEqual([
      antes,
    ]);
  });

  test('of what is typed too', async () => {
    const { body } = await read('/v1/consulta?q=EX-BIBLIOTECA%205&em=2094-06-01');
    expect(body.citacoes[0].resolucao).toMatchObject({ status: 'verificado', em: { pedido: '2094-06-01' } });
  });
});

describe('a search', () => {
  type Found = { ref_key: string; trecho: string; inativo: boolean; em?: { pedido: string } };
  const search = async (q: string, em?: string): Promise<Found[]> => {
    const query = new URLSearchParams({ q, siglas: 'EX-BIBLIOTECA', ...(em !== undefined && { em }) });
    return (await read(`/v1/busca?${query}`)).body.resultados;
  };
  const keys = async (q: string, em?: string) => (await search(q, em)).map(({ ref_key }) => ref_key);

  test('finds the words of the day, which today are others, and shows them', async () => {
    const q = 'livro empresta-se mês';
    const [then] = await search(q, '2095-03-04');
    expect(then).toMatchObject({
      ref_key: 'EX-BIBLIOTECA.2',
      trecho: expect.stringMatching(/por um <mark>mês<\/mark>/),
      em: { pedido: '2095-03-04', certo: true },
    });
    expect((await search(q)).every(({ trecho }) => !trecho.includes('mês'))).toBe(true);
    const before = await search(q, '2094');
    expect(before.every(({ trecho }) => !trecho.includes('mês'))).toBe(true);
  });

  test('leaves out what was not there yet, and what had ended; what ended since was in force', async () => {
    expect(await keys('eco meia-entrada', '2095-02-03')).not.toContain('EX-BIBLIOTECA.5');
    const [eco] = await search('eco meia-entrada', '2095-02-02');
    expect(eco).toMatchObject({ ref_key: 'EX-BIBLIOTECA.5', inativo: false, em: { ate: '2095-02-02' } });
    const hoje = await keys('EX-BIBLIOTECA 4-A');
    expect(hoje).toContain('EX-BIBLIOTECA.4-A');
    expect(await keys('EX-BIBLIOTECA 4-A', '2094')).not.toContain('EX-BIBLIOTECA.4-A');
    expect(await keys('livro', '2091-04-02')).toEqual([]);
  });

  test('of súmulas gives those that were approved by then', async () => {
    const of = async (em: string) => (await read(`/v1/busca?q=fruto%20maduro&tipo=sumulas&em=${em}`)).body.resultados;
    expect((await of('2096')).map(({ ref_key }: Found) => ref_key)).toEqual(['SUM.STF.90001']);
    expect(await of('2095-01-31')).toEqual([]);
  });

  test('of no day is a slip of the caller; without a day it is what it was', async () => {
    expect((await read('/v1/busca?q=livro&em=2095-02-30')).status).toBe(400);
    expect((await search('livro')).some((each) => 'em' in each)).toBe(false);
  });

  test('is the same by the tool', async () => {
    const args = { q: 'eco meia-entrada', siglas: 'EX-BIBLIOTECA', em: '2095-02-02' };
    expect((await call('buscar', args)).resultados[0]).toMatchObject({ ref_key: 'EX-BIBLIOTECA.5', inativo: false });
  });
});

test('every tool that reads or verifies takes a day', async () => {
  const citacoes = [{ sigla: 'EX-BIBLIOTECA', artigo: '5' }];
  const texto = 'Vale o art. 5º da Lei nº 90.002, de 2 de abril de 2091.';
  const em = '2094';
  expect((await call('ler_dispositivo', { ref_key: 'EX-BIBLIOTECA.5', em })).em.pedido).toBe(em);
  expect((await call('ler_artigo', { sigla: 'EX-BIBLIOTECA', artigo: '5', em })).revogado).toBe(false);
  expect((await call('verificar_citacoes', { citacoes, em })).resultados[0].status).toBe('verificado');
  expect((await call('extrair_citacoes', { texto, em })).citacoes[0].em).toBe(em);
  expect((await call('verificar_texto', { texto, em })).citacoes[0].resolucao.status).toBe('verificado');
  expect((await call('consultar', { q: 'EX-BIBLIOTECA 5', em })).citacoes[0].resolucao.status).toBe('verificado');
});
