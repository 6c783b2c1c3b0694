import { afterAll, beforeAll, expect, test } from 'bun:test';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Service, startService } from '../contract/service.ts';
import { ROOT } from '../project-files.ts';
import { CENARIOS, type Revisao, type Servidor } from './cenarios.ts';
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
  const listed = [...printed.matchAll(/^ +- ([\w-]+) \[([^\]]*)\]/gm)].map(
    ([, name = '', of = '']) => [name, of] as const,
  );
  for (const revisao of Object.keys(CENARIOS) as Revisao[]) {
    const named = listed.filter(([, of]) => of.split(',').includes(revisao)).map(([name]) => name);
    expect(named.toSorted()).toEqual(Object.keys(CENARIOS[revisao]).toSorted());
  }
});

const run = Object.entries(CENARIOS).flatMap(([revisao, cenarios]) =>
  Object.entries(cenarios).flatMap(([name, where]) =>
    typeof where === 'string' ? [[name, revisao, where] as const] : [],
  ),
);

/** What a scenario says of itself where the server has not what it is about. */
const OUTCOMES = new Set(['SUCCESS', 'INFO', 'SKIPPED']);

test.each(run)('%s, revision %s, on %s', async (name, revisao, where) => {
  const folder = join(out, revisao, name);
  const args = ['--url', urls[where], '--scenario', name, '--spec-version', revisao, '-o', folder];
  const { code, printed } = await suite('server', ...args);
  const checks = readdirSync(folder, { recursive: true })
    .filter((path) => String(path).endsWith('checks.json'))
    .flatMap(
      (path) => JSON.parse(readFileSync(join(folder, String(path)), 'utf8')) as { id: string; status: string }[],
    );
  const kinds = new Set(checks.map(({ status }) => status));
  expect({ code, kinds: [...kinds].filter((kind) => !OUTCOMES.has(kind)), printed }).toEqual({
    code: 0,
    kinds: [],
    printed,
  });
  // The lifecycle of sessions is all said by there being none.
  expect(kinds.has('SUCCESS') || name === 'server-session-lifecycle').toBe(true);
});
