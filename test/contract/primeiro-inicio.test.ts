import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handlers } from '../../runtime/handlers/index.ts';
import type { RegistroDeFatos } from '../../schemas/contract/model/artifacts/registro-de-fatos.ts';
import type { Resolucao } from '../../schemas/contract/model/verification/resolucao.ts';
import { TextoVerificado } from '../../schemas/contract/model/verification/texto-verificado.ts';
import { operations } from '../../schemas/contract/operations/index.ts';
import { REGISTRO_DE_FATOS } from '../../schemas/fatos/arquivo.ts';
import { printData } from '../../schemas/text/data.ts';
import { connect } from '../mcp/connect.ts';
import { novaPasta } from '../pastas.ts';
import { ROOT } from '../project-files.ts';
import { bakeSample } from '../sample.ts';
import { expectBody } from './expect-schema.ts';
import { serveFolder } from './service.ts';

/** The service as it is before anything was read: the sample to read, and real citations by the register of facts. */
let service: Awaited<ReturnType<typeof serveFolder>>;
let mcp: Awaited<ReturnType<typeof connect>>;
const { dia }: RegistroDeFatos = JSON.parse(readFileSync(join(ROOT, REGISTRO_DE_FATOS), 'utf8'));
beforeAll(async () => {
  const out = novaPasta('primeiro');
  bakeSample(out);
  service = await serveFolder(out, operations, handlers);
  mcp = await connect(service.base, service.chave);
});
afterAll(async () => {
  await mcp.close();
  await service.stop();
});

const DO_REGISTRO = `registro-de-fatos; ${dia}`;
const WORDS = ['texto', 'contexto', 'anotacoes', 'hierarquia', 'sugestao'] as const;

async function verify(path: string, body: unknown) {
  const response = await service.post(path, JSON.stringify(body));
  expect(response.status).toBe(200);
  return { rotulo: response.headers.get('x-snapshot'), body: await response.json() };
}

async function resolve(...citacoes: unknown[]) {
  const { rotulo, body } = await verify('/v1/resolver', { citacoes });
  return { rotulo, resultados: (body as { resultados: Resolucao[] }).resultados };
}

function expectFacts(resolucao: Resolucao, endereco: string) {
  for (const word of WORDS) expect(Object.keys(resolucao)).not.toContain(word);
  expect(resolucao.mensagem).toContain(printData(dia));
  expect(resolucao.mensagem).toContain('npm run ingest');
  expect(resolucao.mensagem).toContain(endereco);
}

describe('real citations', () => {
  test.each([
    [{ sigla: 'CF', artigo: '5', inciso: 'LXXVIII' }, 'verificado', 'CF.5.LXXVIII', 'constituicao/constituicao.htm'],
    [{ sigla: 'Código Penal', artigo: '240' }, 'revogado', 'CP.240', 'decreto-lei/del2848.htm'],
    [{ sigla: 'CC', artigo: '12', paragrafo: '9' }, 'verificado_parcial', 'CC.12', 'leis/2002/l10406.htm'],
    [{ sigla: 'CPC', artigo: '2085' }, 'nao_encontrado', undefined, 'l13105.htm'],
    [{ sigla: 'LEI-8112-1990', artigo: '5' }, 'diploma_desconhecido', undefined, 'leis/l8112cons.htm'],
    [{ tribunal: 'STJ', numero: 7 }, 'verificado', 'SUM.STJ.7', 'processo.stj.jus.br'],
    [{ tribunal: 'STF', numero: 603 }, 'verificado', 'SUM.STF.603', 'portal.stf.jus.br'],
  ] as const)('%p is %s', async (citacao, status, refKey, endereco) => {
    const { rotulo, resultados } = await resolve(citacao);
    expect(rotulo).toBe(DO_REGISTRO);
    const [resolucao] = resultados;
    expect(resolucao).toMatchObject({ status, ...(refKey && { ref_key: refKey }) });
    expectFacts(resolucao as Resolucao, endereco);
  });

  test('are those of a day', async () => {
    const { resultados } = await resolve(
      { sigla: 'CP', artigo: '240', em: '2003' },
      { sigla: 'CP', artigo: '121-A', em: '2020' },
    );
    expect(resultados.map(({ status }) => status)).toEqual(['verificado', 'nao_encontrado']);
    expect(resultados[0]?.em).toMatchObject({ desde: '1942-01-01', certo: true });
  });

  test('with words to compare are said not to be compared', async () => {
    const transcricao = 'Aquele que, por ação ou omissão, violar direito e causar dano a outrem, comete ato ilícito.';
    const [resolucao] = (await resolve({ sigla: 'CC', artigo: '186', transcricao })).resultados;
    expect(resolucao).toMatchObject({ status: 'verificado', gravidade: 'nota' });
    expect(resolucao).not.toHaveProperty('transcricao');
    expect(resolucao?.mensagem).toContain('não foram conferidas');
  });

  test('that name no act have no candidates, only their number', async () => {
    const { rotulo, body } = await verify('/v1/resolver-texto', { texto: 'Nos termos do art. 5º, cabe recurso.' });
    expect(rotulo).toBe(DO_REGISTRO);
    const [{ resolucao } = { resolucao: {} as Resolucao }] = (body as TextoVerificado).citacoes;
    expect(resolucao).toMatchObject({ status: 'ambiguo', candidatos: [], candidatos_truncados: true });
    expect(resolucao.total_candidatos).toBeGreaterThan(20);
  });

  test('of a text are verified, what is quoted is said not to be compared, and acts are told', async () => {
    const texto = 'Diz o art. 186 do Código Civil: “quem causa dano paga sempre em dobro”. Veja a Lei 8.078/90.';
    const response = await service.post('/v1/resolver-texto', JSON.stringify({ texto }));
    const { citacoes, transcricoes, atos, resumo } = await expectBody(response, TextoVerificado);
    expect(resumo).toMatchObject({ todas_confirmadas: true, tudo_confere: false });
    expect(transcricoes).toEqual([]);
    expect(citacoes[0]?.resolucao.mensagem).toContain('não foram conferidas');
    expect(atos).toMatchObject([{ sigla: 'CDC', status: 'verificado' }]);
    expect(atos[0]?.mensagem).toContain(printData(dia));
  });

  test('are found, typed and asked for by a model', async () => {
    const { rotulo } = await verify('/v1/parse', { texto: 'art. 5º, X, da CF' });
    expect(rotulo).toBe(DO_REGISTRO);
    const typed = await service.get('/v1/consulta?q=cp%20121');
    expect(typed.headers.get('x-snapshot')).toBe(DO_REGISTRO);
    expect(await typed.json()).toMatchObject({ citacoes: [{ resolucao: { ref_key: 'CP.121' } }] });
    const called = await mcp.client.callTool({ name: 'consultar', arguments: { q: 'cp 121' } });
    expect(called._meta).toMatchObject({ snapshot: DO_REGISTRO });
    expect(called.structuredContent).toMatchObject({ citacoes: [{ resolucao: { ref_key: 'CP.121' } }] });
  });
});

describe('what needs words', () => {
  test.each([
    '/v1/diplomas/CF',
    '/v1/diplomas/CF/artigos/5',
    '/v1/diplomas/CF/export',
    '/v1/dispositivos/CF.5.LXXVIII',
    '/v1/dispositivos/CF.5.LXXVIII/versoes',
    '/v1/sumulas/STJ/7',
  ])('%s is not there, and is said where it is', async (path) => {
    const response = await service.get(path);
    expect(response.status).toBe(404);
    const { error } = (await response.json()) as { error: { message: string } };
    expect(error.message).toContain(printData(dia));
    expect(error.message).toContain('npm run ingest');
    expect(error.message).toMatch(path.includes('sumulas') ? /stj\.jus\.br/ : /constituicao\.htm/);
  });

  test('a search says what it does not reach', async () => {
    expect(await (await service.get('/v1/busca?q=furto')).json()).toMatchObject({
      aviso: expect.stringContaining('npm run ingest'),
    });
    const inCp = (await (await service.get('/v1/busca?q=furto&siglas=CP')).json()) as {
      error: { details: { problema: string }[] };
    };
    expect(inCp.error.details[0]?.problema).toContain('del2848.htm');
  });
});

describe('the sample beside it', () => {
  test('is verified by its own words, and is no candidate for what names no act', async () => {
    const { rotulo, resultados } = await resolve({ sigla: 'EX-POMAR', artigo: '2' });
    expect(rotulo).toMatch(/^[0-9a-f]{16}; /);
    expect(resultados[0]?.texto).toContain('fruteiras');
    expect(resultados[0]?.mensagem).toBeUndefined();
  });

  test('has its own quotations compared', async () => {
    const texto = 'Diz o art. 2º do EX-BIBLIOTECA: “O livro empresta-se por uma década e meia”.';
    const { body } = await verify('/v1/resolver-texto', { texto });
    expect((body as TextoVerificado).transcricoes.length).toBe(1);
  });
});
