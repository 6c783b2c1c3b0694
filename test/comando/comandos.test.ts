import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { handlers } from '../../runtime/handlers/index.ts';
import { ErroBody } from '../../schemas/contract/model/service/error.ts';
import { ferramentas } from '../../schemas/contract/operations/ferramentas.ts';
import { operations } from '../../schemas/contract/operations/index.ts';
import { expectBody } from '../contract/expect-schema.ts';
import { serveFolder } from '../contract/service.ts';
import { connectStdio, ERAS } from '../mcp/connect.ts';
import { novaPasta } from '../pastas.ts';
import { ROOT } from '../project-files.ts';
import { bakeSample } from '../sample.ts';
import { instalar, rodar } from './pacote.ts';

let service: Awaited<ReturnType<typeof serveFolder>>;
let data = '';
beforeAll(async () => {
  data = novaPasta('acervo');
  bakeSample(data);
  service = await serveFolder(data, operations, handlers);
  instalar();
});
afterAll(() => service.stop());

describe('the package', () => {
  test('depends on nothing, and its tarball is small', () => {
    const { pasta, pacote, tarball } = instalar();
    const manifest = JSON.parse(readFileSync(join(pacote, 'package.json'), 'utf8'));
    for (const field of ['dependencies', 'peerDependencies', 'optionalDependencies', 'private'])
      expect(manifest[field]).toBeUndefined();
    expect(Object.keys(manifest.scripts).filter((name) => /install|prepare/.test(name))).toEqual([]);
    expect(readdirSync(join(pasta, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['vigente']);
    expect(Bun.file(tarball).size).toBeLessThan(2_000_000);
  });

  test('is a library with types', async () => {
    const { pasta, argv, env } = instalar();
    const program = `import registro from 'vigente/registro.json' with { type: 'json' };
import { abrir, conferirTranscricoes, extrair, formatar, verificar } from 'vigente';
const base = abrir(registro);
const texto = 'O art. 240 do CP.';
console.log(JSON.stringify([extrair(texto).length, verificar(texto, base).resumo.por_status, formatar(texto, verificar(texto, base), base), typeof conferirTranscricoes]));`;
    writeFileSync(join(pasta, 'programa.mjs'), program);
    const run = Bun.spawnSync([argv[0], 'programa.mjs'], { cwd: pasta, env });
    expect(JSON.parse(run.stdout.toString())).toEqual([
      1,
      { revogado: 1 },
      expect.stringContaining('texto:1:3 erro revogado'),
      'function',
    ]);
    writeFileSync(
      join(pasta, 'tipos.ts'),
      `import { abrir, type RegistroDeFatos, verificar } from 'vigente';
declare const registro: RegistroDeFatos;
export const status: 'verificado' | string | undefined = verificar('x', abrir(registro), { em: '2003' }).citacoes[0]?.resolucao.status;
// @ts-expect-error there is no such option
verificar('x', abrir(registro), { quando: '2003' });`,
    );
    const tsc = [
      join(ROOT, 'node_modules/.bin/tsc'),
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2022',
    ];
    const checked = Bun.spawnSync([...tsc, 'tipos.ts'], { cwd: pasta });
    expect(checked.stdout.toString()).toBe('');
  });

  test('is checked by the example workflow and by the pre-commit hook as they stand', async () => {
    const { pasta } = instalar();
    mkdirSync(join(pasta, 'docs'), { recursive: true });
    writeFileSync(join(pasta, 'docs/errada.md'), 'O art. 240 do CP.');
    const [, workflow = ''] =
      /npx --yes vigente (.*)$/m.exec(readFileSync(join(ROOT, 'runtime/pacote/ci.yml'), 'utf8')) ?? [];
    const [, hook = ''] =
      /entry: vigente (.*)$/m.exec(readFileSync(join(ROOT, '.pre-commit-hooks.yaml'), 'utf8')) ?? [];
    expect((await rodar(workflow.split(' '))).code).toBe(1);
    expect((await rodar([...hook.split(' '), 'docs/errada.md'])).code).toBe(1);
    writeFileSync(join(pasta, 'docs/errada.md'), 'O art. 121 do CP.');
    expect((await rodar(workflow.split(' '))).code).toBe(0);
    expect((await rodar([...hook.split(' '), 'docs/errada.md'])).code).toBe(0);
    // The folder is of all tests of the command.
    rmSync(join(pasta, 'docs/errada.md'));
  });
});

describe('vigente ler', () => {
  test('by facts, on a day', async () => {
    const { code, stdout } = await rodar(['ler', 'CF.5.LXXVIII', '--em', '2003']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^CF\.5\.LXXVIII {2}nao_encontrado\nEm 2003, .* ainda não existia/);
    expect((await rodar(['ler', 'art. 121 do CP'])).code).toBe(0);
    expect((await rodar(['ler', 'nada'])).code).toBe(2);
  });

  test('a súmula is that of the day', async () => {
    const antes = await rodar(['ler', 'súmula vinculante 11', '--em', '2000']);
    expect(antes.code).toBe(1);
    expect(antes.stdout).toStartWith(
      'SUM.STF.SV11  nao_encontrado\nEm 2000, a súmula vinculante 11 do STF ainda não existia',
    );
    const finda = await rodar(['ler', 'súmula 603 do STJ', '--em', '2012']);
    expect(finda.stdout).toContain('ainda não existia: foi aprovada em 22 de fevereiro de 2018.');
    const incerta = await rodar(['ler', 'súmula 603 do STJ', '--em', '2019']);
    expect(incerta.code).toBe(0);
    expect(incerta.stdout).toContain('Não se sabe se a súmula 603 do STJ ainda valia em 2019');
  });

  test('a day after the register says so, and one that nobody knows of is no error', async () => {
    const depois = await rodar(['ler', 'art. 121 do CP', '--em', '2099']);
    expect(depois.stdout).toContain('o que mudou depois não se sabe aqui.');
    const { code, stdout } = await rodar(['ler', 'EX-BIBLIOTECA.2', '--data', data, '--em', '2095-06']);
    expect(code).toBe(0);
    expect(stdout).toStartWith('EX-BIBLIOTECA.2  dúvida: não se sabe\n');
    expect(stdout).toMatch(
      /Não se sabe, .*\n\nO livro empresta-se por um mês\.\n.*\n\nOu:\n\nO livro empresta-se por uma semana\./s,
    );
  });

  test.each([
    ['Lei 8.078/1990', 'CDC', 'verificado'],
    ['Lei 8.078/1991', 'LEI-8078-1991', 'diploma_desconhecido'],
  ])('an act that is named alone: %s', async (q, sigla, status) => {
    expect(JSON.parse((await rodar(['ler', q, '--json'])).stdout)).toMatchObject([{ sigla, status }]);
  });

  test('several quoted arguments are several citations', async () => {
    const { stdout } = await rodar(['ler', 'art. 1571 cc', 'art. 1.580 cc', '--json']);
    expect(JSON.parse(stdout)).toMatchObject([{ ref_key: 'CC.1571' }, { ref_key: 'CC.1580' }]);
  });

  test('an act named alone, of a service', async () => {
    const { stdout } = await rodar(['ler', 'Lei 8.078/1990', '--url', service.base, '--json']);
    expect(JSON.parse(stdout)).toMatchObject([{ sigla: 'CDC', status: 'verificado' }]);
  });

  test('says in Portuguese that a service is not there', async () => {
    const gone = Bun.serve({ port: 0, fetch: () => new Response() });
    const { href } = gone.url;
    await gone.stop(true);
    expect(await rodar(['ler', 'art. 5º da CF', '--url', href])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('nada atende nesse endereço'),
    });
  });

  test('with words of a folder or of a service, which are the same', async () => {
    const here = await rodar(['ler', 'EX-BIBLIOTECA.2', '--data', data, '--em', '2094', '--json']);
    const there = await rodar(['ler', 'EX-BIBLIOTECA.2', '--url', service.base, '--em', '2094', '--json']);
    const textoOf = ({ stdout }: { stdout: string }) => JSON.parse(stdout)[0].texto;
    expect(textoOf(here)).toBe('O livro empresta-se por uma semana.');
    expect(textoOf(there)).toBe(textoOf(here));
  });

  test.each(['EX-POMAR.2.II', 'EX-POMAR.2.I.a'])('below the article, on a day: %s', async (q) => {
    const textoOf = async (...args: string[]) =>
      JSON.parse((await rodar(['ler', q, '--json', ...args])).stdout)[0].texto;
    const hoje = await textoOf('--data', data);
    expect(hoje).not.toBe('');
    for (const where of [
      ['--data', data],
      ['--url', service.base],
    ])
      expect(await textoOf(...where, '--em', '2099')).toBe(hoje);
  });
});

describe('vigente buscar', () => {
  test('in a folder and in a service', async () => {
    for (const where of [
      ['--data', data],
      ['--url', service.base],
    ]) {
      const { code, stdout } = await rodar(['buscar', 'abacateiro', ...where]);
      expect(code).toBe(0);
      expect(stdout).toContain('EX-POMAR.2');
    }
    expect((await rodar(['buscar', 'abacateiro'])).code).toBe(2);
  });

  test('of a day, in its words', async () => {
    for (const where of [
      ['--data', data],
      ['--url', service.base],
    ]) {
      const of = async (em: string) => (await rodar(['buscar', 'livro', 'mês', '--em', em, ...where])).stdout;
      expect(await of('2095-03-04')).toContain('EX-BIBLIOTECA.2\n  O livro empresta-se por um mês.');
      expect(await of('2094')).not.toContain('por um mês');
    }
    expect(await rodar(['buscar', 'livro', '--data', data, '--em', 'ontem'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('AAAA-MM-DD'),
    });
  });
});

describe.each(ERAS)('vigente mcp answers the official client of the %s era over stdio, revision %s', (era, revisao) => {
  let client: Client;
  beforeAll(async () => {
    const { argv, env, pasta } = instalar();
    client = await connectStdio({ command: argv[0], args: [argv[1], 'mcp'], env, cwd: pasta }, era);
  });
  afterAll(() => client.close());

  test('with the tools that need no words of the law', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...['verificar_citacoes', 'extrair_citacoes', 'verificar_texto', 'consultar'],
    ]);
    for (const { description } of tools) expect(description).toContain('Não exige chave');
    expect(client.getInstructions()).toContain('registro de fatos');
    expect((client.transport as unknown as { _protocolVersion?: string })._protocolVersion ?? revisao).toBe(revisao);
  });

  test('and nothing is told of what it has not: no other tool, no comparing of words', async () => {
    const { tools } = await client.listTools();
    const { messages } = await client.getPrompt({ name: 'verificar_peca', arguments: { texto: 'Peça.' } });
    const said = [client.getInstructions(), ...tools.map(({ description }) => description), JSON.stringify(messages)];
    const others = Object.keys(ferramentas).filter((name) => !tools.some((tool) => tool.name === name));
    for (const name of [...others, 'transcricoes', 'resolucao.texto']) expect(said.join()).not.toContain(`\`${name}\``);
  });

  test('and what the service says by HTTP', async () => {
    const call = (name: string, args: object) =>
      client.callTool({ name, arguments: args as Record<string, unknown> }) as Promise<CallToolResult>;
    const { structuredContent, _meta } = await call('verificar_citacoes', { citacoes: [{ sigla: 'CP', artigo: 240 }] });
    expect(structuredContent).toMatchObject({ resultados: [{ status: 'revogado', ref_key: 'CP.240' }] });
    expect(_meta).toHaveProperty('snapshot');
    const citada = { sigla: 'CC', artigo: '186', transcricao: 'Aquele que causar dano comete ato ilícito.' };
    expect((await call('verificar_citacoes', { citacoes: [citada] })).structuredContent).toMatchObject({
      resultados: [{ gravidade: 'nota', mensagem: expect.stringContaining('não foram conferidas') }],
    });
    expect((await call('extrair_citacoes', { texto: 'art. 5º da CF' })).structuredContent).toMatchObject({
      citacoes: [{ sigla: 'CF', artigo: '5' }],
    });
    expect((await call('verificar_texto', { texto: 'art. 240 do CP' })).structuredContent).toMatchObject({
      resumo: { todas_confirmadas: false },
    });
    expect((await call('consultar', { q: 'súmula 603 stj' })).structuredContent).toMatchObject({
      citacoes: [{ resolucao: { status: 'cancelada' } }],
    });
    const refused = await call('consultar', { q: '' });
    expect([refused.isError, JSON.stringify(refused.content)]).toEqual([
      true,
      expect.stringContaining('invalid_request'),
    ]);
    await expect(call('ler_artigo', {})).rejects.toMatchObject({ code: -32602 });
  });

  test('with the legend and the prompt', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(['legislacao:///legenda']);
    expect(await client.readResource({ uri: 'legislacao:///legenda' })).toMatchObject({ contents: [{}] });
    await expect(client.readResource({ uri: 'legislacao:///nada' })).rejects.toThrow('Não há recurso');
    const { messages } = await client.getPrompt({ name: 'verificar_peca', arguments: { texto: 'Peça.' } });
    expect(messages).toHaveLength(1);
  });
});

test('vigente mcp answers a line that is no message', async () => {
  const { argv, env, pasta } = instalar();
  const child = Bun.spawn([...argv, 'mcp'], { cwd: pasta, env, stdin: 'pipe', stdout: 'pipe' });
  child.stdin.write('oi\n\n{"a":"\u2028"}\n');
  child.stdin.end();
  const lines = (await new Response(child.stdout).text()).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { id: null, error: { code: -32700 } },
    { id: null, error: { code: -32600 } },
  ]);
});

describe('vigente servir', () => {
  let child: ReturnType<typeof Bun.spawn>;
  let base = '';
  let said = '';
  beforeAll(async () => {
    const { argv, env, pasta } = instalar();
    const started = Bun.spawn([...argv, 'servir', '--porta', '0'], { cwd: pasta, env, stdout: 'pipe', stderr: 'pipe' });
    child = started;
    for await (const chunk of started.stdout) {
      said += new TextDecoder().decode(chunk);
      if (said.includes('/v1/consulta')) break;
    }
    base = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0] ?? '';
  });
  afterAll(() => child.kill());
  const post = (path: string, body: string) =>
    fetch(`${base}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });

  test('says where it is, of which day, and which routes it has', () => {
    expect(said).toMatch(/^Em http:\/\/127\.0\.0\.1:\d+, por fatos de \d{1,2}º? de \S+ de \d{4}:\n/);
    for (const route of ['POST /v1/resolver', 'POST /v1/parse', 'POST /v1/resolver-texto', 'GET /v1/consulta'])
      expect(said).toContain(`  ${route}\n`);
  });

  test('answers them as the service does, of facts alone', async () => {
    const found = await post('/v1/resolver', '{"citacoes":[{"sigla":"CP","artigo":240}]}');
    expect(found.headers.get('x-snapshot')).toMatch(/\d{4}-\d{2}-\d{2}/);
    const body = await expectBody(found, operations.resolver.response);
    expect(body).toMatchObject({ resultados: [{ status: 'revogado', ref_key: 'CP.240' }] });
    expect(JSON.stringify(body)).not.toContain('"texto"');
    const typed = await fetch(`${base}/v1/consulta?q=${encodeURIComponent('súmula 603 stj')}`);
    expect(await expectBody(typed, operations.consultar.response)).toMatchObject({
      citacoes: [{ resolucao: { status: 'cancelada' } }],
    });
    const texto = JSON.stringify({ texto: 'Nos termos do art. 5º, LXXVIII, da CF.', em: '2003' });
    expect(await expectBody(await post('/v1/resolver-texto', texto), operations.verificarTexto.response)).toMatchObject(
      {
        citacoes: [{ resolucao: { status: 'nao_encontrado' } }],
      },
    );
    expect(await expectBody(await post('/v1/parse', texto), operations.extrairCitacoes.response)).toMatchObject({
      citacoes: [{ sigla: 'CF' }],
    });
  });

  test('refuses by the error body of the service', async () => {
    const refused = async (response: Response, status: number) => {
      expect(response.status).toBe(status);
      return (await expectBody(response, ErroBody)).error;
    };
    expect(await refused(await fetch(`${base}/v1/nada`), 404)).toMatchObject({ code: 'not_found' });
    await refused(await fetch(`${base}/v1/resolver`), 405);
    await refused(await post('/v1/resolver', '{'), 400);
    await refused(await post('/v1/resolver', `{"lixo":"${'x'.repeat(1 << 20)}"}`), 413);
    await refused(await fetch(`${base}/v1/consulta?q=art.+5+cf&em=2015-02-30`), 400);
    const { details } = await refused(
      await post('/v1/resolver', '{"citacoes":[{"sigla":"CP"},{"sigla":"CP","artigo":"1","inscio":"I"}]}'),
      400,
    );
    expect((details as { campo: string }[]).map(({ campo }) => campo)).toEqual([
      'citacoes.0.artigo',
      'citacoes.1.inscio',
    ]);
  });

  test('a port that is taken is told', async () => {
    const { port } = new URL(base);
    expect(await rodar(['servir', '--porta', port])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`a porta ${port} já está em uso`),
    });
    expect((await rodar(['servir', '--porta', '99999'])).code).toBe(2);
  });
});

const BOMB = gzipSync(Buffer.alloc(300 << 20));
const endless = () => new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1 << 20)) });
const broken = () =>
  new ReadableStream({
    async pull(controller) {
      controller.enqueue(new Uint8Array([0x7b]));
      await Bun.sleep(10);
      controller.error(new Error('broken'));
    },
  });

test('the words of a service do not command the terminal', async () => {
  const texto = 'Art. 1º \u001b[2J\u009b31m\nÚnico.';
  const resolucao = { status: 'verificado', ref_key: 'CF.1', texto };
  const site = Bun.serve({
    port: 0,
    fetch: ({ url }) =>
      url.includes('/v1/consulta')
        ? Response.json({ citacoes: [{ citacao: {}, resolucao }], atos: [] })
        : Response.json({ error: { code: 'not_found', message: 'Não \u001bc há.' } }, { status: 404 }),
  });
  const lido = await rodar(['ler', 'CF.1', '--url', site.url.href]);
  expect(lido.stdout).toContain('Art. 1º \uFFFD[2J\uFFFD31m\nÚnico.');
  expect((await rodar(['buscar', 'nada', '--url', site.url.href])).stderr).toBe('vigente: Não \uFFFDc há.\n');
  site.stop(true);
});

describe('vigente atualizar', () => {
  test('takes a newer register by its hash, and no other', async () => {
    const { pacote } = instalar();
    const registro = JSON.parse(readFileSync(join(pacote, 'dist-data/pacote/registro.json'), 'utf8'));
    const newer = JSON.stringify({ ...registro, dia: '2099-01-01' });
    let served = newer;
    const hash = `sha256:${createHash('sha256').update(newer).digest('hex')}`;
    const site = Bun.serve({
      port: 0,
      fetch: ({ url }) =>
        url.endsWith('/dados/fatos.json')
          ? new Response(served)
          : Response.json({ resources: [{ path: 'fatos.json', bytes: newer.length, hash }] }),
    });
    const address = site.url.href;
    served = newer.replace('"CP"', '"XX"');
    expect(await rodar(['atualizar', address])).toMatchObject({ code: 2, stderr: expect.stringContaining('hash') });
    served = newer;
    expect(await rodar(['atualizar', address])).toMatchObject({ code: 0 });
    expect((await rodar(['verificar'], { stdin: 'art. 5º da CF' })).stdout).toContain('2099');
    expect((await rodar(['atualizar', '--voltar'])).code).toBe(0);
    expect((await rodar(['verificar'], { stdin: 'art. 5º da CF' })).stdout).not.toContain('2099');
    site.stop(true);
    expect((await rodar(['atualizar', address])).code).toBe(2);
  });

  test.each([
    ['not JSON', () => new Response('<html>')],
    ['null', () => Response.json(null)],
    ['no list of files', () => Response.json({ resources: { length: 1 } })],
    ['a file without a hash', () => Response.json({ resources: [{ path: 'fatos.json' }] })],
    ['a description without end', () => new Response(endless())],
    ['a gzip bomb', () => new Response(BOMB, { headers: { 'content-encoding': 'gzip' } })],
    ['a connection that breaks', () => new Response(broken())],
  ])('a site that sends %s is told of in one sentence', async (_, answer) => {
    const site = Bun.serve({ port: 0, development: false, fetch: answer });
    const { code, stderr } = await rodar(['atualizar', site.url.href]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^vigente: .+\n$/)]);
    expect((await rodar(['ler', 'CF.5', '--url', site.url.href])).code).toBe(2);
    site.stop(true);
  });

  test('a register that it cannot open does not stop it: it says so once, and uses its own', async () => {
    const guardado = join(instalar().pasta, 'cache/vigente');
    mkdirSync(guardado, { recursive: true });
    writeFileSync(join(guardado, 'registro.json'), '{"formato": 2, "dia": "2099-01-01"}');
    const { code, stdout, stderr } = await rodar(['verificar'], { stdin: 'art. 5º da CF' });
    expect([code, stdout.includes('2099')]).toEqual([0, false]);
    expect(stderr.match(/usa-se o do pacote/g)).toHaveLength(1);
    expect((await rodar(['atualizar', '--voltar'])).code).toBe(0);
    expect((await rodar(['verificar'], { stdin: 'art. 5º da CF' })).stderr).not.toContain('usa-se');
  });
});
