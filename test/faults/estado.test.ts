import { Database } from 'bun:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEstadoRedis } from '../../runtime/access/estado-redis.ts';
import { createEstadoSqlite } from '../../runtime/access/estado-sqlite.ts';
import { operations } from '../../schemas/contract/operations/index.ts';
import { hasRedis, type RedisServer, startRedis } from '../access/redis-server.ts';
import { askResolver, runService } from '../access/runtime.ts';
import { expectBody, expectFailure } from '../contract/expect-schema.ts';
import { writeFixture } from '../contract/fixture.ts';
import { criarChave, type Service, startService } from '../contract/service.ts';

const LARGO = { leitura: { por_minuto: 1_000 }, planos: { largo: { por_minuto: 1_000_000, por_mes: 1_000_000 } } };

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'vigente-estado-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** What holds while keys cannot be checked: reads go on, with a key too, and what needs one says why not. */
async function expectDown(service: Service): Promise<void> {
  const read = await service.get('/v1/diplomas');
  expect([read.status, read.headers.get('ratelimit-policy')]).toEqual([200, '"sem-chave";q=1000;w=60']);
  const withKey = await service.get('/v1/diplomas', { authorization: `Bearer ${service.chave}` });
  expect([withKey.status, withKey.headers.get('ratelimit-policy')]).toEqual([200, '"sem-chave";q=1000;w=60']);
  const error = await expectFailure(await askResolver(service.base, service.chave), 502, 'upstream_error');
  expect(error.message).toContain('chaves');
  expect(JSON.stringify(error)).not.toMatch(/redis|sqlite/i);
  await expectFailure(await askResolver(service.base, 'nada'), 401, 'unauthorized');
  expect(await health(service)).toEqual([200, 'degraded', 'ok']);
}

async function expectUp(service: Service): Promise<void> {
  expect((await askResolver(service.base, service.chave)).status).toBe(200);
  expect(await health(service)).toEqual([200, 'ok', 'ok']);
}

async function health(service: Service): Promise<[number, string, string]> {
  const response = await service.get('/v1/health');
  const { status, banco } = await expectBody(response, operations.saude.response);
  return [response.status, status, banco];
}

describe('SQLite out of reach', () => {
  test('locked by another: reads go on, keys are 502, and all is well once it is free', async () => {
    const file = join(dir, 'estado.sqlite');
    const estado = createEstadoSqlite(file);
    const service = await startService({}, { limites: LARGO, estado });
    await expectUp(service);
    const other = new Database(file);
    other.run('BEGIN EXCLUSIVE');
    await expectDown(service);
    await expectDown(service);
    other.run('ROLLBACK');
    other.close();
    await expectUp(service);
    expect(service.lines.filter((line) => line.includes('cannot be reached'))).toHaveLength(1);
    expect(service.lines.at(-1)).toContain('can be reached again');
    await service.stop();
    await estado.close();
  });

  test('a file that is no database: the service starts, and reads', async () => {
    writeFixture(join(dir, 'data'));
    const file = join(dir, 'estado.sqlite');
    writeFileSync(
      file,
      'isto não é um banco de dados, e tem mais de cem caracteres para que ninguém o tome por um vazio '.repeat(20),
    );
    const service = await runService(['--data', join(dir, 'data')], { VIGENTE_ESTADO: file, REDIS_URL: '' });
    expect((await fetch(`${service.base}/v1/diplomas`)).status).toBe(200);
    expect((await askResolver(service.base, `vig_${'0'.repeat(40)}`)).status).toBe(502);
    expect(((await (await fetch(`${service.base}/v1/health`)).json()) as { status: string }).status).toBe('degraded');
    expect(await service.stop()).toBe(0);
  });
});

/** How large a file a process may write, as a disk that is full or no longer is. */
const letWrite = (pid: number, bytes: string) =>
  Bun.spawnSync(['prlimit', '--pid', String(pid), `--fsize=${bytes}:unlimited`]);

describe.skipIf(Bun.which('prlimit') === null)('a disk on which no more can be written', () => {
  test('health says so for as long as it lasts, asked or not', async () => {
    writeFixture(join(dir, 'data'));
    const file = join(dir, 'estado.sqlite');
    const estado = createEstadoSqlite(file);
    const chave = await criarChave(estado, 'free');
    await estado.close();
    const service = await runService(['--data', join(dir, 'data')], { VIGENTE_ESTADO: file, REDIS_URL: '' });
    const statuses = async () => {
      const keyed = (await askResolver(service.base, chave)).status;
      const { status } = (await (await fetch(`${service.base}/v1/health`)).json()) as { status: string };
      return [keyed, status];
    };
    expect(await statuses()).toEqual([200, 'ok']);
    letWrite(service.child.pid, '100');
    expect(await statuses()).toEqual([502, 'degraded']);
    expect(await statuses()).toEqual([502, 'degraded']);
    letWrite(service.child.pid, 'unlimited');
    expect(await statuses()).toEqual([200, 'ok']);
    expect(await service.stop()).toBe(0);
  });
});

describe.skipIf(!hasRedis)('Redis out of reach', () => {
  let server: RedisServer;
  beforeEach(async () => {
    server = await startRedis();
  });
  afterEach(() => server.remove());
  const until = async (holds: () => boolean) => {
    while (!holds()) await Bun.sleep(20);
  };

  test('dead: reads go on, keys are 502, and what comes back is used, although it lost its scripts', async () => {
    const estado = await createEstadoRedis(server.url);
    const service = await startService({}, { limites: LARGO, estado });
    await expectUp(service);
    await server.kill();
    await until(() => !estado.disponivel());
    await expectDown(service);
    await server.start();
    await until(() => estado.disponivel());
    // What a server without persistence had is gone with it, the key too.
    expect((await askResolver(service.base, service.chave)).status).toBe(401);
    const chave = await criarChave(estado, 'largo');
    expect((await askResolver(service.base, chave)).status).toBe(200);
    expect(await health(service)).toEqual([200, 'ok', 'ok']);
    await service.stop();
    await estado.close();
  }, 30_000);

  test('hanging: nobody waits for it longer than a moment, and it is used once it goes on', async () => {
    const estado = await createEstadoRedis(server.url);
    const service = await startService({}, { limites: LARGO, estado });
    server.signal('SIGSTOP');
    await expectFailure(await askResolver(service.base, service.chave), 502, 'upstream_error');
    await expectDown(service);
    server.signal('SIGCONT');
    await until(() => estado.disponivel());
    await expectUp(service);
    await service.stop();
    await estado.close();
  }, 30_000);

  test.each([
    ['follows another', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
    ['has no memory left', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
  ])(
    'there, but it writes nothing, since it %s: health says so for as long as it lasts',
    async (_, ill, well) => {
      const estado = await createEstadoRedis(server.url);
      const service = await startService({}, { limites: LARGO, estado });
      await expectUp(service);
      await server.command(ill);
      await expectFailure(await askResolver(service.base, service.chave), 502, 'upstream_error');
      await expectDown(service);
      await server.command(well);
      await until(() => estado.disponivel());
      await expectUp(service);
      await service.stop();
      await estado.close();
    },
    30_000,
  );

  test('not there at the start: the service starts without it, and uses it once it comes', async () => {
    await server.kill();
    writeFixture(join(dir, 'data'));
    const service = await runService(['--data', join(dir, 'data')], { REDIS_URL: server.url });
    const statusOf = async (chave: string) => (await askResolver(service.base, chave)).status;
    expect((await fetch(`${service.base}/v1/diplomas`)).status).toBe(200);
    expect(await statusOf(`vig_${'0'.repeat(40)}`)).toBe(502);
    await server.start();
    const estado = await createEstadoRedis(server.url);
    const chave = await criarChave(estado, 'free');
    while ((await statusOf(chave)) === 502) await Bun.sleep(50);
    expect(await statusOf(chave)).toBe(200);
    await estado.close();
    expect(await service.stop()).toBe(0);
  }, 30_000);
});

test('killed at any moment, a service on SQLite lost no request that it answered', async () => {
  writeFixture(join(dir, 'data'));
  const file = join(dir, 'estado.sqlite');
  writeFileSync(join(dir, 'limites.json'), JSON.stringify(LARGO));
  const estado = createEstadoSqlite(file);
  const chave = await criarChave(estado, 'largo');
  await estado.close();

  let answered = 0;
  let asked = 0;
  for (let round = 0; round < 4; round++) {
    const args = ['--data', join(dir, 'data'), '--limites', join(dir, 'limites.json')];
    const service = await runService(args, { VIGENTE_ESTADO: file, REDIS_URL: '' });
    const enough = answered + 50 + 37 * round;
    const clients = Array.from({ length: 8 }, async () => {
      while (service.child.exitCode === null && service.child.signalCode === null) {
        asked += 1;
        const response = await askResolver(service.base, chave).catch(() => null);
        if (response === null) return;
        if (response.status === 200) answered += 1;
        if (answered >= enough) service.child.kill('SIGKILL');
      }
    });
    await Promise.all(clients);
    await service.child.exited;
    expect(service.child.signalCode).toBe('SIGKILL');

    const kept = createEstadoSqlite(file);
    const [{ usos } = { usos: -1 }] = await kept.listar();
    await kept.close();
    expect(usos).toBeGreaterThanOrEqual(answered);
    expect(usos).toBeLessThanOrEqual(asked);
  }
  expect(answered).toBeGreaterThan(200);
}, 60_000);

describe('what listens at the address of Redis and is none', () => {
  const text = (value: string) => `$${Buffer.byteLength(value)}\r\n${value}\r\n`;
  const key = (plano: string, permitido: number, ...numbers: string[]) =>
    `*6\r\n${text('1')}${text(plano)}:${permitido}\r\n${numbers.map(text).join('')}`;

  test.each([
    ['a word', '+OK\r\n'],
    ['a number', ':1\r\n'],
    ['an empty list', '*0\r\n'],
    ['a shorter list', `*2\r\n${text('1')}${text('largo')}`],
    ['no numbers', key('largo', 1, 'x', 'y', 'z')],
    ['a plan that is none', key('constructor', 1, '1', '1', '1')],
    ['a refusal without a reason', key('largo', 0, '5', '1', '1')],
  ])('answers %s: reads go on, keys are 502', async (_, reply) => {
    const server = Bun.listen({
      ...{ hostname: '127.0.0.1', port: 0 },
      socket: { data: (socket, bytes) => void socket.write(bytes.includes('EVALSHA') ? reply : '+OK\r\n') },
    });
    const estado = await createEstadoRedis(`redis://127.0.0.1:${server.port}`);
    const service = await startService({}, { limites: LARGO, estado });
    await expectDown(service);
    await service.stop();
    await estado.close();
    server.stop(true);
  });
});
