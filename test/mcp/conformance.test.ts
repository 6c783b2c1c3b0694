import { afterAll, beforeAll, expect, test } from 'bun:test';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Service, startService } from '../contract/service.ts';
import { ROOT } from '../project-files.ts';
import { CENARIOS, type Servidor } from './cenarios.ts';
import { serveFixtures, serveFixturesWithSessions } from './fixture-server.ts';

const SUITE = join(ROOT, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
const out = mkdtempSync(join(tmpdir(), 'vigente-conformance-'));

let service: Service;
const fixtures = serveFixtures();
const sessions = serveFixturesWithSessions();
let urls: Record<Servidor, string>;
beforeAll(async () => {
  service = await startService();
  urls = {
    produto: `${service.base.replace('127.0.0.1', 'localhost')}/mcp`,
    fixtures: `http://localhost:${fixtures.port}/mcp`,
    'fixtures-com-sessao': `http://localhost:${sessions.port}/mcp`,
  };
});
afterAll(async () => {
  await Promise.all([service.stop(), fixtures.stop(true), sessions.stop(true)]);
  rmSync(out, { recursive: true, force: true });
});

async function suite(...args: string[]) {
  const child = Bun.spawn([process.execPath, '--bun', SUITE, ...args], { stdout: 'pipe', stderr: 'pipe' });
  const [printed, complaints] = await Promise.all([child.stdout.text(), child.stderr.text()]);
  return { code: await child.exited, printed: printed + complaints };
}

test('every server scenario of the suite is in the list', async () => {
  const { printed } = await suite('list', '--server');
  const [, server = ''] = /Server scenarios[^\n]*\n(.*?)(?:\n\n|$)/s.exec(printed) ?? [];
  const named = [...server.matchAll(/^ +- ([\w-]+)/gm)].map(([, name = '']) => name);
  expect(named.toSorted()).toEqual(Object.keys(CENARIOS).toSorted());
});

const run = Object.entries(CENARIOS).flatMap(([name, where]) =>
  typeof where === 'string' ? [[name, where] as const] : [],
);

test.each(run)('%s, on %s', async (name, where) => {
  const folder = join(out, name);
  const { code, printed } = await suite('server', '--url', urls[where], '--scenario', name, '-o', folder);
  const checks = readdirSync(folder, { recursive: true })
    .filter((path) => String(path).endsWith('checks.json'))
    .flatMap(
      (path) => JSON.parse(readFileSync(join(folder, String(path)), 'utf8')) as { id: string; status: string }[],
    );
  const kinds = new Set(checks.map(({ status }) => status));
  expect({ code, kinds: [...kinds].filter((kind) => kind !== 'SUCCESS' && kind !== 'INFO'), printed }).toEqual({
    code: 0,
    kinds: [],
    printed,
  });
  expect(kinds).toContain('SUCCESS');
});
