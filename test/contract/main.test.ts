import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFixture } from './fixture.ts';

const MAIN = join(import.meta.dir, '../../runtime/main.ts');

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'vigente-main-'));
  writeFixture(dir, { catalogo: 'Acervo de demonstração' });
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function serve(args: string[], env: Record<string, string> = {}) {
  return Bun.spawn([process.execPath, MAIN, ...args], {
    env: { ...process.env, PORT: '', ...env },
    stdout: 'pipe',
    stderr: 'pipe',
  });
}

/** What the process printed and how it ended. */
async function outcome(args: string[], env: Record<string, string> = {}) {
  const process = serve(args, env);
  const [stdout, stderr] = await Promise.all([process.stdout.text(), process.stderr.text()]);
  return { code: await process.exited, stdout, stderr };
}

/** Reads until the announcement has named the address. */
async function readUrl(stdout: ReadableStream<Uint8Array>): Promise<{ url: string; printed: string }> {
  let printed = '';
  for await (const chunk of stdout) {
    printed += new TextDecoder().decode(chunk);
    const url = /(http:\/\/\S+?)\/v1\/diplomas/.exec(printed)?.[1];
    if (url && printed.includes('npm run ingest')) return { url, printed };
  }
  throw new Error(`ended without an address: ${printed}`);
}

describe('npm run serve', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('says what it serves, serves it, and leaves on %s', async (signal) => {
    const service = serve(['--data', dir, '--port', '0']);
    const { url, printed } = await readUrl(service.stdout);
    expect(printed).toContain('Acervo de demonstração');
    expect(printed).toMatch(/acts +2\b/);
    expect(printed).toMatch(/provisions +18\b/);
    expect((await fetch(`${url}/v1/health`)).status).toBe(200);
    service.kill(signal);
    expect(await service.exited).toBe(0);
  });

  test('its administrative token is that of the environment', async () => {
    const service = serve(['--data', dir, '--port', '0'], { ADMIN_TOKEN: 'do-ambiente' });
    const { url } = await readUrl(service.stdout);
    const ask = async (token: string) =>
      (await fetch(`${url}/v1/admin/ingest-runs`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect([await ask('do-ambiente'), await ask('outro')]).toEqual([200, 401]);
    service.kill();
    await service.exited;
  });

  test('without a snapshot it says where it looked and exits 1', async () => {
    const { code, stderr, stdout } = await outcome(['--data', join(dir, 'nada'), '--port', '0']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(join(dir, 'nada'));
    expect(stderr).toContain('manifest.json');
    expect(stderr).not.toContain('    at ');
  });

  test('a port in use, by another of its kind too, is said in one line, exit 1', async () => {
    const first = serve(['--data', dir, '--port', '0']);
    const { port } = new URL((await readUrl(first.stdout)).url);
    const { code, stderr } = await outcome(['--data', dir], { PORT: port });
    first.kill();
    await first.exited;
    expect(code).toBe(1);
    expect(stderr).toContain(`port ${port} is in use`);
    expect(stderr).not.toContain('    at ');
  });

  test.each([
    ['--port', 'abc'],
    ['--port', '70000'],
    ['--intervalo', '0'],
    ['--nada', 'x'],
  ])('%s %s is refused before anything is opened', async (option, value) => {
    const { code, stderr } = await outcome(['--data', dir, option, value]);
    expect(code).toBe(1);
    expect(stderr).toContain(option);
  });
});
