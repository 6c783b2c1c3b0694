import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFixture } from '../contract/fixture.ts';
import { criarChave } from '../contract/service.ts';
import { askResolver, type RunningService, runService } from './runtime.ts';
import { type Store, stores } from './stores.ts';

const POR_MINUTO = 50;
const POR_MES = 120;
const limites = {
  leitura: { por_minuto: 30 },
  planos: {
    minuto: { por_minuto: POR_MINUTO, por_mes: 1_000_000 },
    mes: { por_minuto: 1_000_000, por_mes: POR_MES },
  },
};

describe.each(stores)('two services on one store in %s', (_, create) => {
  const dir = mkdtempSync(join(tmpdir(), 'vigente-shared-'));
  let store: Store;
  let services: RunningService[];
  beforeAll(async () => {
    store = await create();
    writeFixture(dir);
    writeFileSync(join(dir, 'limites.json'), JSON.stringify(limites));
    const args = ['--data', dir, '--limites', join(dir, 'limites.json')];
    services = await Promise.all([runService(args, store.env), runService(args, store.env)]);
  });
  afterAll(async () => {
    await Promise.all(services.map((service) => service.stop()));
    await store.remove();
    rmSync(dir, { recursive: true, force: true });
  });

  async function keyOf(plano: string): Promise<string> {
    const estado = await store.open();
    const chave = await criarChave(estado, plano);
    await estado.close();
    return chave;
  }
  /** Asks both at once, and counts how often each status came. */
  async function ask(chave: string, times: number): Promise<Record<string, number>> {
    const statuses = await Promise.all(
      Array.from({ length: times }, async (_, n) => {
        const response = await askResolver((services[n % 2] as RunningService).base, chave);
        await response.arrayBuffer();
        return response.status;
      }),
    );
    return Object.fromEntries(
      [200, 429].map((status) => [status, statuses.filter((other) => other === status).length]),
    );
  }

  test('spend one month between them, to the last request', async () => {
    const chave = await keyOf('mes');
    expect(await ask(chave, 3 * POR_MES)).toEqual({ 200: POR_MES, 429: 2 * POR_MES });
  });

  test('spend one minute between them, to the last request', async () => {
    const chave = await keyOf('minuto');
    expect(await ask(chave, 3 * POR_MINUTO)).toEqual({ 200: POR_MINUTO, 429: 2 * POR_MINUTO });
  });

  test('know a new key, and no longer a revoked one, at the next request', async () => {
    const estado = await store.open();
    const chave = await criarChave(estado, 'mes', 'breve');
    for (const { base } of services) expect((await askResolver(base, chave)).status).toBe(200);
    await estado.revogar('breve', new Date().toISOString());
    for (const { base } of services) expect((await askResolver(base, chave)).status).toBe(401);
    await estado.close();
  });
});
