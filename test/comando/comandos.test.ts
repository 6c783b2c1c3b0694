import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { handlers } from '../../runtime/handlers/index.ts';
import { operations } from '../../schemas/contract/operations/index.ts';
import { serveFolder } from '../contract/service.ts';
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
    const { pacote, tarball } = instalar();
    const manifest = JSON.parse(readFileSync(join(pacote, 'package.json'), 'utf8'));
    expect(Object.keys(manifest).filter((field) => /dependencies|scripts|private/i.test(field))).toEqual([]);
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

  test('with words of a folder or of a service, which are the same', async () => {
    const here = await rodar(['ler', 'EX-BIBLIOTECA.2', '--data', data, '--em', '2094', '--json']);
    const there = await rodar(['ler', 'EX-BIBLIOTECA.2', '--url', service.base, '--em', '2094', '--json']);
    const textoOf = ({ stdout }: { stdout: string }) => JSON.parse(stdout)[0].texto;
    expect(textoOf(here)).toBe('O livro empresta-se por uma semana.');
    expect(textoOf(there)).toBe(textoOf(here));
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
});

test('vigente mcp answers the official client over stdio', async () => {
  const { argv, env, pasta } = instalar();
  const transport = new StdioClientTransport({ command: argv[0], args: [argv[1], 'mcp'], env, cwd: pasta });
  const client = new Client({ name: 'teste', version: '1.0.0' });
  await client.connect(transport);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'verificar_citacoes',
    'extrair_citacoes',
    'verificar_texto',
    'consultar',
  ]);
  const called = await client.callTool({
    name: 'verificar_citacoes',
    arguments: { citacoes: [{ sigla: 'CP', artigo: '240' }] },
  });
  expect(called.structuredContent).toMatchObject({ resultados: [{ status: 'revogado', ref_key: 'CP.240' }] });
  const refused = await client.callTool({ name: 'consultar', arguments: { q: '' } });
  expect(refused.isError).toBe(true);
  await client.close();
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
});
