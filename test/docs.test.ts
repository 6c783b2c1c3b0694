import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { LIMITES } from '../schemas/contract/model/service/limites.ts';
import type { Status } from '../schemas/contract/model/verification/resolucao.ts';
import { REGISTRO_DE_FATOS } from '../schemas/fatos/arquivo.ts';
import { abrir } from '../schemas/library/base.ts';
import { verificar } from '../schemas/library/verificar.ts';
import { files, ROOT } from './project-files.ts';
import { bakeSample } from './sample.ts';

/** The pages for people, held against the code and against the service that serves the sample. */
const read = (path: string) => Bun.file(join(ROOT, path)).text();
const CONTEUDO = files.filter((path) => /^site\/conteudo\/.*\.md$/.test(path));
const documentacao = (await Promise.all(CONTEUDO.map(read))).join('\n');
const readme = [await read('README.md'), documentacao, await read('CONTRIBUTING.md')].join('\n');
const architecture = await read('ARCHITECTURE.md');
const security = await read('SECURITY.md');

/** The code blocks of one language, in order. */
function blocks(page: string, language: string): string[] {
  return [...page.matchAll(/^```(\w*)\n(.*?)^```/gms)]
    .filter(([, name]) => name === language)
    .map(([, , body = '']) => body);
}

/** What stands between backticks, outside blocks. */
function inlineCode(page: string): string[] {
  const prose = page.replace(/^```.*?^```/gms, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
}

const commands = blocks(readme, 'sh').flatMap((block) =>
  block
    .split('\n')
    .map((line) => line.replace(/(?:^|\s+)#.*$/, '').trim())
    .filter((line) => line !== ''),
);

describe('README', () => {
  test('names npm scripts that exist', () => {
    const named = [...readme.matchAll(/npm run (?:--\S+ )?([\w:-]+)/g)].map(([, script = '']) => script);
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((script) => !(script in manifest.scripts))).toEqual([]);
    for (const script of ['start', 'test']) expect(Object.keys(manifest.scripts)).toContain(script);
  });

  test('shows every script that is for people', () => {
    const shown = (script: string) => new RegExp(`npm (?:run (?:--\\S+ )?)?${script}\\b`).test(readme);
    const forPeople = Object.keys(manifest.scripts).filter((script) => !/^(?:pre|post|lint$)/.test(script));
    expect(forPeople.filter((script) => !shown(script))).toEqual([]);
  });

  test('gives options that the commands have', async () => {
    const used = [...commands, ...inlineCode(readme)].flatMap((line) => {
      const [, name = '', rest = ''] = /npm run (?:--\S+ )?([\w:-]+) -- (.*)$/.exec(line) ?? [];
      // What follows in small letters is a command of the script, with options of its own.
      const script = [name, /^[a-z]+(?= |$)/.exec(rest)?.[0] ?? ''].join(' ').trim();
      return [...rest.matchAll(/--[a-z]+/g)].map(([option]) => ({ script, option }));
    });
    expect(used.length).toBeGreaterThan(5);
    for (const script of new Set(used.map((use) => use.script))) {
      const [name = '', ...subcommand] = script.split(' ');
      const [, ...argv] = (manifest.scripts[name as keyof typeof manifest.scripts] ?? '').split(' ');
      const help = Bun.spawnSync([process.execPath, ...argv, ...subcommand, '--help'], { cwd: ROOT }).stdout.toString();
      const options = used.filter((use) => use.script === script).map((use) => use.option);
      expect({ script, missing: options.filter((option) => !help.includes(`${option} `)) }).toEqual({
        script,
        missing: [],
      });
    }
  });
});

describe.each([
  ['README.md, the documentation and CONTRIBUTING.md', readme],
  ['README.pt-BR.md', await read('README.pt-BR.md')],
  ['ARCHITECTURE.md', architecture],
  ['SECURITY.md', security],
])('%s', (_, page) => {
  test('names files that exist', () => {
    const rooms = new Set(files.map((path) => path.split('/')[0]));
    const paths = inlineCode(page).filter((code) => /^[\w./-]+$/.test(code) && rooms.has(code.split('/')[0]));
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

describe('the documentation', () => {
  test('has pages, each with its title, its summary and a place of its own, read in short paragraphs', async () => {
    expect(CONTEUDO.length).toBeGreaterThan(5);
    const fronts = await Promise.all(
      CONTEUDO.map(async (path) => {
        const [, titulo, resumo, ordem] =
          /^---\ntitulo: (\S.*)\nresumo: (\S.*)\nordem: (\d+)\n---\n/.exec(await read(path)) ?? [];
        return { path, titulo, resumo, ordem };
      }),
    );
    expect(fronts.filter(({ titulo, resumo }) => !titulo || !resumo)).toEqual([]);
    expect(new Set(fronts.map(({ ordem }) => ordem)).size).toBe(fronts.length);
    const prose = documentacao.replace(/^```.*?^```/gms, '').split(/\n\n+/);
    expect(prose.filter((paragraph) => !/^[-|#]/.test(paragraph) && paragraph.length > 600)).toEqual([]);
  });

  test('is linked from both READMEs, page by page', async () => {
    const [english, portuguese] = await Promise.all(['README.md', 'README.pt-BR.md'].map(read));
    expect(CONTEUDO.filter((page) => !english?.includes(`(${page})`) || !portuguese?.includes(`(${page})`))).toEqual(
      [],
    );
  });

  test('gives the options and commands that `vigente` has', () => {
    const help = (...argv: string[]) =>
      Bun.spawnSync([process.execPath, 'runtime/comando/vigente.ts', ...argv, '--help'], {
        cwd: ROOT,
      }).stdout.toString();
    const used = [...documentacao.matchAll(/^(?:.*\| )?vigente (\w+)(.*)$/gm)].map(([, name = '', rest = '']) => ({
      name,
      options: [...rest.replace(/\s#.*/, '').matchAll(/--[\w-]+/g)].map(([option]) => option),
    }));
    expect(new Set(used.map(({ name }) => name)).size).toBeGreaterThan(5);
    for (const { name, options } of used) {
      const told = help(name);
      expect({
        name,
        told: told.startsWith('Uso: vigente '),
        missing: options.filter((each) => !told.includes(each)),
      }).toEqual({
        ...{ name, told: true, missing: [] },
      });
    }
    const verificar = help('verificar');
    for (const option of ['--todas', '--linhas', '--json', '--html', '--sarif', '--falha-em']) {
      expect(documentacao).toContain(`\`${option}`);
      expect(verificar).toContain(option);
    }
  });
});

test('SECURITY.md names, for each line of what is feared, the test that shows what holds', () => {
  const lines = security.split('\n').filter((line) => /^\| (?!who \||---)/.test(line));
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => !/`(?:test\/[\w/-]+\.test\.ts|npm run torture -- \w+)`/.test(line))).toEqual([]);
});

test('both READMEs run the same commands, open with them, and are read in short paragraphs', async () => {
  const pages = await Promise.all(['README.md', 'README.pt-BR.md'].map(read));
  const commandsOf = (page: string) => blocks(page, 'sh').map((block) => block.replace(/\s+#.*$/gm, ''));
  const [english = [], portuguese = []] = pages.map(commandsOf);
  expect(portuguese).toEqual(english);
  for (const page of pages) {
    expect(page.split('\n').slice(0, 3).join()).toMatch(/README(?:\.pt-BR)?\.md/);
    const prose = page.replace(/^```.*?^```/gms, '').split(/\n\n+/);
    // Five lines of a hundred characters.
    expect(prose.filter((paragraph) => !paragraph.startsWith('-') && paragraph.length > 500)).toEqual([]);
  }
});

test('what README says of citations is what the register says', async () => {
  const registro = JSON.parse(await read(REGISTRO_DE_FATOS));
  const [shown = ''] = blocks(await read('README.md'), '');
  const told = [...shown.matchAll(/^(.*?)\s+→ (\w+)/gm)].map(([, citacao = '', status = '']) => ({ citacao, status }));
  expect(told.length).toBeGreaterThan(4);
  const base = abrir(registro);
  for (const { citacao, status } of told) {
    const [found] = verificar(citacao, base).citacoes;
    expect({ citacao, status: found?.resolucao.status }).toEqual({ citacao, status: status as Status });
  }
});

test('ARCHITECTURE.md names every folder of code, and a test for every invariant', () => {
  const folders = files
    .filter((path) => /^(?:schemas|pipeline|runtime)\/[^/]+\//.test(path))
    .map((path) => path.split('/').slice(0, 2).join('/'));
  expect([...new Set(folders)].filter((folder) => !architecture.includes(`\`${folder}/`))).toEqual([]);
  const [, invariants = ''] = /## Invariants\n(.*?)\n## /s.exec(architecture) ?? [];
  const sentences = invariants.split('\n').filter((line) => /^\d+\./.test(line));
  expect(sentences.length).toBeGreaterThan(5);
  expect(sentences.filter((sentence) => !/`test\/[\w/.-]+\.test\.ts`/.test(sentence))).toEqual([]);
});

describe('the sample, as a new user has it', () => {
  const out = mkdtempSync(join(tmpdir(), 'vigente-docs-'));
  let service: Bun.Subprocess<'ignore', 'pipe', 'pipe'>;
  let base = '';
  let chave = '';

  beforeAll(async () => {
    bakeSample(out);
    // All of the page in one minute is more than the shipped limit of reads.
    const limites = join(out, 'limites.json');
    writeFileSync(limites, JSON.stringify({ ...LIMITES, leitura: { por_minuto: 1000 } }));
    const env = { ...process.env, REDIS_URL: '', VIGENTE_ESTADO: join(out, 'estado.sqlite') };
    const [, ...criar] = /npm run --silent chaves -- (criar .*)$/m.exec(commands.join('\n')) ?? [];
    const argv = ['runtime/chaves.ts', ...criar.join(' ').replaceAll("'", '').split(' ')];
    const made = Bun.spawnSync([process.execPath, ...argv], { cwd: ROOT, env });
    if (made.exitCode !== 0) throw new Error(`no key was made: ${made.stderr}`);
    chave = made.stdout.toString().trim();
    service = Bun.spawn([process.execPath, 'runtime/main.ts', '--data', out, '--port', '0', '--limites', limites], {
      cwd: ROOT,
      env,
      stdin: 'ignore',
      stdout: 'pipe',
      stderr: 'pipe',
    });
    base = await announcedAddress(service);
  });
  afterAll(async () => {
    service?.kill();
    await service?.exited;
    rmSync(out, { recursive: true, force: true });
  });

  const curls = commands.filter((line) => line.startsWith('curl '));
  test('README shows how to ask', () => expect(curls.length).toBeGreaterThan(8));

  test.each(curls)('%s', async (line) => {
    const [, path = ''] = /localhost:3000(\/[^\s']*)/.exec(line) ?? [];
    const headers = [...line.matchAll(/-H ["'](\S+): (.*?)["']/g)].map(([, name = '', value = '']) => [name, value]);
    const [, body] = /-d '(.*?)'/.exec(line) ?? [];
    const response = await fetch(base + path, {
      headers: Object.fromEntries(headers.map(([name = '', value = '']) => [name, value.replace('$CHAVE', chave)])),
      ...(body === undefined ? {} : { method: 'POST', body }),
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toBeObject();
  });

  test('other addresses that README names are answered too', async () => {
    const named = inlineCode(readme).filter((code) => code.startsWith('/v1/'));
    expect(named.length).toBeGreaterThan(1);
    for (const path of named)
      expect({ path, status: (await fetch(base + path)).status }).toEqual({ path, status: 200 });
  });

  test('the answer that README prints is the answer', async () => {
    const [, line = '', printed = ''] = /```sh\n(curl [^\n]*)\n```\n\n```json\n(.*?)```/s.exec(readme) ?? [];
    const [, path = ''] = /localhost:3000(\/\S*)/.exec(line) ?? [];
    const answer = await (await fetch(base + path)).json();
    expect(answer).toEqual(JSON.parse(printed));
    expect(Object.keys(answer as object)).toEqual(Object.keys(JSON.parse(printed)));
  });

  test('dist-data/README.md shows what is published', async () => {
    const [layout = ''] = blocks(await read('dist-data/README.md'), '');
    const shown = layout.split('\n').flatMap((line) => line.split(/\s{2,}/)[0] || []);
    expect(shown.length).toBeGreaterThan(5);
    const [versao = ''] = readdirSync(join(out, 'snapshots'));
    expect(shown.filter((path) => !existsSync(join(out, path.replace('<versao>', versao))))).toEqual([]);
  });
});

/** Reads the announcement until it has named the address. */
async function announcedAddress({ stdout, stderr }: Bun.Subprocess<'ignore', 'pipe', 'pipe'>): Promise<string> {
  let printed = '';
  for await (const chunk of stdout) {
    printed += new TextDecoder().decode(chunk);
    const [, address] = /(http:\/\/\S+?)\/v1\/diplomas/.exec(printed) ?? [];
    if (address) return address;
  }
  throw new Error(`the service ended without an address: ${printed}${await stderr.text()}`);
}
