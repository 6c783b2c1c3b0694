import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEstadoSqlite } from '../../runtime/access/estado-sqlite.ts';
import { writeFixture } from './fixture.ts';
import { criarChave } from './service.ts';

const MAIN = join(import.meta.dir, '../../runtime/main.ts');

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'vigente-main-'));
  writeFixture(dir, { catalogo: 'Acervo de demonstração' });
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function serve(args: string[], env: Record<string, string> = {}) {
  return Bun.spawn([process.execPath, MAIN, ...args], {
    env: { ...process.env, PORT: '', REDIS_URL: '', VIGENTE_ESTADO: join(dir, 'estado.sqlite'), ...env },
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
  test('a list of proxies that is none is refused', async () => {
    const { code, stderr } = await outcome(['--data', dir, '--port', '0'], { TRUSTED_PROXIES: 'proxy.exemplo' });
    expect(code).toBe(1);
    expect(stderr).toBe('TRUSTED_PROXIES: proxy.exemplo is not an address or a subnet\n');
  });

  test('an administrative token that could be guessed is refused', async () => {
    const { code, stderr } = await outcome(['--data', dir, '--port', '0'], { ADMIN_TOKEN: 'curto' });
    expect([code, stderr]).toEqual([1, 'ADMIN_TOKEN: it must have at least 16 characters\n']);
  });

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

  test('told to stop, it takes nobody new, finishes what was begun, and then leaves', async () => {
    const estado = createEstadoSqlite(join(dir, 'estado.sqlite'));
    const chave = await criarChave(estado, 'free');
    await estado.close();
    const service = serve(['--data', dir, '--port', '0']);
    const { hostname, port } = new URL((await readUrl(service.stdout)).url);
    const body = '{"citacoes":[]}';
    const { promise: answer, resolve } = Promise.withResolvers<string>();
    let received = '';
    const connect = () =>
      Bun.connect({
        hostname,
        port: Number(port),
        socket: {
          data(_, bytes) {
            received += bytes.toString();
          },
          close: () => resolve(received),
        },
      });
    const idle = await connect();
    const socket = await connect();
    const head = `POST /v1/resolver HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${chave}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    socket.write(head + body.slice(0, 5));
    // Its key was looked up once it was counted: from then on it is under way.
    const counted = createEstadoSqlite(join(dir, 'estado.sqlite'));
    while ((await counted.listar())[0]?.usos !== 1) await Bun.sleep(5);
    await counted.close();

    service.kill('SIGTERM');
    const refused = async () =>
      await fetch(`http://${hostname}:${port}/v1/health`).then(
        () => false,
        () => true,
      );
    while (!(await refused())) await Bun.sleep(5);
    expect(service.exitCode).toBeNull();
    socket.write(body.slice(5));
    expect(await answer).toStartWith('HTTP/1.1 200');
    expect(received).toEndWith('{"resultados":[]}');
    expect(await service.exited).toBe(0);
    idle.end();
    const logged = (await service.stderr.text()).trim().split('\n');
    expect(logged.slice(-2).map((line) => JSON.parse(line).status ?? JSON.parse(line).mensagem)).toEqual([
      'SIGTERM: stopping',
      200,
    ]);
  });

  test('its administrative token is that of the environment', async () => {
    const service = serve(['--data', dir, '--port', '0'], { ADMIN_TOKEN: 'do-ambiente-do-teste' });
    const { url } = await readUrl(service.stdout);
    const ask = async (token: string) =>
      (await fetch(`${url}/v1/admin/ingest-runs`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect([await ask('do-ambiente-do-teste'), await ask('outro')]).toEqual([200, 401]);
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
    ['--limites', 'nada.json'],
  ])('%s %s is refused before anything is opened', async (option, value) => {
    const { code, stderr } = await outcome(['--data', dir, option, value]);
    expect(code).toBe(1);
    expect(stderr).toContain(option);
  });
});
