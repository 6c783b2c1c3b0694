import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LIMITES } from '../../schemas/contract/model/service/limites.ts';
import { type Service, startService } from '../contract/service.ts';
import { askResolver, runChaves } from './runtime.ts';
import { type Store, stores } from './stores.ts';

describe.each(stores)('npm run chaves, with keys in %s', (_, create) => {
  let store: Store;
  let service: Service;
  beforeAll(async () => {
    store = await create();
    service = await startService({}, { limites: LIMITES, estado: await store.open(), now: Date.now });
  });
  afterAll(async () => {
    await service.stop();
    await service.estado.close();
    await store.remove();
  });
  const chaves = (...args: string[]) => runChaves(args, store.env);
  const statusOf = async (chave: string) => (await askResolver(service.base, chave)).status;
  /** The line of a list that names a key. */
  const lineOf = (printed: string, nome: string) =>
    printed
      .split('\n')
      .find((line) => line.endsWith(nome))
      ?.split(/ {2,}/) ?? [];

  test('a key is printed once, alone on standard output, and works while the service runs', async () => {
    const { stdout, stderr, code } = await chaves('criar', '--plano', 'free', '--nome', 'Biblioteca da vara');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^vig_[0-9a-f]{40}\n$/);
    expect(stderr).not.toContain('vig_');
    const chave = stdout.trim();
    expect(await statusOf(chave)).toBe(200);

    const { stdout: listed } = await chaves('listar');
    const [id, plano, , revogada] = lineOf(listed, 'Biblioteca da vara');
    expect([plano, revogada]).toEqual(['free', '–']);
    expect(listed).not.toContain(chave.slice(4));
    expect(stderr).toContain(String(id));
    expect(lineOf((await chaves('uso')).stdout, 'Biblioteca da vara').slice(3, 5)).toEqual(['1', '1000']);
  });

  test('a turned key is another value of the same key', async () => {
    const old = (await chaves('criar', '--plano', 'pro', '--nome', 'Girada')).stdout.trim();
    expect(await statusOf(old)).toBe(200);
    const [id = ''] = lineOf((await chaves('listar')).stdout, 'Girada');
    const { stdout, code } = await chaves('girar', id);
    expect([code, await statusOf(old), await statusOf(stdout.trim())]).toEqual([0, 401, 200]);
    expect(lineOf((await chaves('uso')).stdout, 'Girada').slice(3, 5)).toEqual(['2', '50000']);
  });

  test('a revoked key ends at once and stays in the list', async () => {
    const chave = (await chaves('criar', '--plano', 'free', '--nome', 'Revogada')).stdout.trim();
    const [id = ''] = lineOf((await chaves('listar')).stdout, 'Revogada');
    expect((await chaves('revogar', id)).code).toBe(0);
    expect(await statusOf(chave)).toBe(401);
    expect(lineOf((await chaves('listar')).stdout, 'Revogada')[3]).toMatch(/^\d{4}-\d\d-\d\dT/);
    for (const again of [
      ['revogar', id],
      ['girar', id],
      ['revogar', 'nenhuma'],
    ]) {
      const { code, stdout, stderr } = await chaves(...again);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain('no living key');
    }
  });

  test('a plan that there is not makes no key', async () => {
    const { code, stdout, stderr } = await chaves('criar', '--plano', 'ouro', '--nome', 'Sem plano');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('free, pro');
    expect((await chaves('listar')).stdout).not.toContain('Sem plano');
    expect((await chaves('criar', '--plano', 'free')).code).not.toBe(0);
  });
});

test('of a key nothing but its hash is in the file', async () => {
  const [, create] = stores[0] as (typeof stores)[number];
  const store = await create();
  const estado = await store.open();
  const chave = (await runChaves(['criar', '--plano', 'free', '--nome', 'Em repouso'], store.env)).stdout.trim();
  const file = store.env.VIGENTE_ESTADO ?? '';
  const kept = readdirSync(dirname(file)).filter((name) => name.startsWith(basename(file)));
  const bytes = kept.map((name) => readFileSync(join(dirname(file), name), 'latin1')).join('');
  expect(bytes).toContain('Em repouso');
  expect(bytes).toContain(new Bun.CryptoHasher('sha256').update(chave).digest('hex'));
  expect(bytes).not.toContain(chave.slice(4));
  await estado.close();
  await store.remove();
});

test('a store that cannot be reached is said in one line, exit 1', async () => {
  for (const env of [{ VIGENTE_ESTADO: import.meta.dir, REDIS_URL: '' }, { REDIS_URL: 'redis://127.0.0.1:1' }]) {
    const { code, stdout, stderr } = await runChaves(['listar'], env);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toStartWith('error: ');
    expect(stderr).not.toContain('    at ');
  }
});
