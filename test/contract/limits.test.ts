import { afterEach, describe, expect, test } from 'bun:test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Value } from '@sinclair/typebox/value';
import { readLimites } from '../../runtime/access/limites-file.ts';
import { Excesso, LIMITES } from '../../schemas/contract/model/service/limites.ts';
import { expectFailure } from './expect-schema.ts';
import { ADMIN_TOKEN, AGORA, criarChave, type Guarda, type Service, startService } from './service.ts';

/** Thirty days and 23 hours before the end of January, whose seconds are 2,678,400. */
const ATE_O_FIM_DO_MES = (Date.UTC(2026, 1, 1) - AGORA.getTime()) / 1000;
const READ = '/v1/dispositivos/EX-COD.2';
const bearer = (chave: string) => ({ authorization: `Bearer ${chave}` });

let service: Service;
let clock = AGORA.getTime();
afterEach(async () => {
  clock = AGORA.getTime();
  await service.stop();
});
/** The service with the shipped table, at a time that stands still unless the test moves it. */
async function start(guarda: Guarda = {}): Promise<void> {
  service = await startService({}, { limites: LIMITES, now: () => clock, ...guarda });
}
const key = (plano: string) => criarChave(service.estado, plano);
const resolver = (chave: string, body: unknown = { citacoes: [] }) =>
  service.post('/v1/resolver', JSON.stringify(body), { 'content-type': 'application/json', ...bearer(chave) });
const limits = ({ headers }: Response) => [headers.get('ratelimit-policy'), headers.get('ratelimit')];

async function expectLimited(response: Response, details: Excesso): Promise<void> {
  const error = await expectFailure(response, 429, 'rate_limited');
  expect(Value.Check(Excesso, error.details)).toBe(true);
  expect(error.details).toEqual(details);
  expect(response.headers.get('retry-after')).toBe(String(details.tente_em));
  expect(response.headers.get('cache-control')).toBe('no-store');
}

describe('reads without a key', () => {
  test('thirty get through, the next is refused, and there is room again when the first is a minute old', async () => {
    await start();
    for (let n = 29; n >= 0; n--) {
      const response = await service.get(READ);
      expect(response.status).toBe(200);
      expect(limits(response)).toEqual(['"sem-chave";q=30;w=60', `"sem-chave";r=${n};t=${60 - (29 - n)}`]);
      clock += 1_000;
    }
    const refused = await service.get(READ);
    expect(limits(refused)).toEqual(['"sem-chave";q=30;w=60', '"sem-chave";r=0;t=30']);
    await expectLimited(refused, { limite: 30, janela: 'minuto', tente_em: 30 });
    clock += 29_999;
    expect((await service.get(READ)).status).toBe(429);
    clock += 1;
    expect((await service.get(READ)).status).toBe(200);
    expect((await service.get(READ)).status).toBe(429);
  });

  test('no minute holds more than thirty: a burst at its end leaves nothing for the beginning of the next', async () => {
    await start();
    const statuses: number[] = [];
    for (const at of [...Array(30).fill(59_000), ...Array(30).fill(61_000), ...Array(30).fill(118_999)]) {
      clock = AGORA.getTime() + at;
      statuses.push((await service.get(READ)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    clock = AGORA.getTime() + 119_000;
    expect((await service.get(READ)).status).toBe(200);
  });

  test('a clock that is set back an hour locks nobody out', async () => {
    await start();
    for (let n = 0; n < 31; n++) await service.get(READ);
    clock -= 3_600_000;
    expect((await service.get(READ)).status).toBe(429);
    clock += 60_000;
    expect((await service.get(READ)).status).toBe(200);
  });

  test('count one by one whatever the route, the method and the answer', async () => {
    await start();
    const etag = (await service.get(READ)).headers.get('etag') ?? '';
    const left = async (response: Promise<Response>) =>
      /r=(\d+)/.exec((await response).headers.get('ratelimit') ?? '')?.[1];
    expect(await left(service.get(READ, { 'if-none-match': etag }))).toBe('28');
    expect(await left(service.get('/v1/consulta?q=art.%205%20ex-cod'))).toBe('27');
    expect(await left(service.get('/v1/busca?q=a'))).toBe('26');
    expect(await left(service.get('/v1/dispositivos/EX-NADA.1'))).toBe('25');
    expect(await left(service.get('/v1/diplomas/%E0%A4%A'))).toBe('24');
    expect(await left(service.get('/v1/diplomas/EX-COD/export', {}, 'HEAD'))).toBe('23');
    expect(await left(service.get('/v1/diplomas/EX-COD/export'))).toBe('22');
  });

  test('what is not limited says nothing of limits and always answers', async () => {
    await start();
    for (let n = 0; n < 31; n++) await service.get(READ);
    for (const [path, method] of [
      ['/v1/health', 'GET'],
      [READ, 'OPTIONS'],
      ['/nada', 'GET'],
      [READ, 'DELETE'],
    ] as const) {
      const response = await service.get(path, {}, method);
      expect(response.status).not.toBe(429);
      expect(limits(response)).toEqual([null, null]);
    }
    expect((await service.get('/v1/admin/ingest-runs', bearer(ADMIN_TOKEN))).status).toBe(200);
  });

  test('each address has its own, as trusted proxies name it, and nobody else', async () => {
    await start({ trustedProxies: '127.0.0.1' });
    const from = (address: string) => service.get(READ, { 'x-forwarded-for': address });
    for (let n = 0; n < 30; n++) await from('198.51.100.7');
    expect((await from('198.51.100.7')).status).toBe(429);
    expect((await from('203.0.113.9, 198.51.100.7')).status).toBe(429);
    expect((await from('198.51.100.7, 203.0.113.9')).status).toBe(200);
  });

  test('without trusted proxies nobody gets more by naming another address', async () => {
    await start();
    for (let n = 0; n < 30; n++) await service.get(READ, { 'x-forwarded-for': `198.51.100.${n}` });
    expect((await service.get(READ, { 'x-forwarded-for': '198.51.100.99' })).status).toBe(429);
  });
});

describe('reads with a key', () => {
  test('a larger plan raises the limit, and nothing counts against the month', async () => {
    await start();
    const pro = await key('pro');
    for (let n = 299; n >= 0; n--) {
      const response = await service.get(READ, bearer(pro));
      expect([response.status, ...limits(response)]).toEqual([200, '"pro";q=300;w=60', `"pro";r=${n};t=60`]);
    }
    await expectLimited(await service.get(READ, bearer(pro)), { limite: 300, janela: 'minuto', tente_em: 60 });
    expect((await service.estado.listar()).map(({ usos }) => usos)).toEqual([0, 0]);
    expect((await service.get(READ)).status).toBe(200);
  });

  test('a smaller plan, a revoked key and what is no key leave the limit by address', async () => {
    await start();
    const revoked = await criarChave(service.estado, 'pro', 'revogada');
    await service.estado.revogar('revogada', AGORA.toISOString());
    let left = 30;
    for (const chave of [await key('free'), revoked, `vig_${'0'.repeat(40)}`, 'outra-coisa']) {
      left -= 1;
      const response = await service.get(READ, bearer(chave));
      expect([response.status, ...limits(response)]).toEqual([
        200,
        '"sem-chave";q=30;w=60',
        `"sem-chave";r=${left};t=60`,
      ]);
    }
  });
});

describe('routes that need a key', () => {
  const ROUTES = ['/v1/resolver', '/v1/parse', '/v1/resolver-texto'];

  test('are 401 without a valid one, before the body is looked at, and however often', async () => {
    await start();
    const headers: Record<string, string>[] = [
      {},
      bearer('vig_nada'),
      bearer(`vig_${'0'.repeat(40)}`),
      bearer(ADMIN_TOKEN),
      { authorization: `Basic ${service.chave}` },
      { authorization: service.chave },
      bearer(service.chave.toUpperCase()),
      bearer(service.chave.slice(0, -1)),
    ];
    for (const path of ROUTES) {
      for (const sent of headers) {
        const response = await fetch(service.base + path, { method: 'POST', body: 'x', headers: sent });
        expect(response.headers.get('www-authenticate')).toBe('Bearer');
        expect(limits(response)).toEqual([null, null]);
        await expectFailure(response, 401, 'unauthorized');
      }
    }
  });

  test.each([
    ['free', 20, 1_000],
    ['pro', 300, 50_000],
  ] as const)('%s: %d a minute, %d a month', async (plano, porMinuto, porMes) => {
    await start();
    const chave = await key(plano);
    const policy = `"${plano}";q=${porMinuto};w=60, "${plano}-mes";q=${porMes};w=2678400`;
    for (let n = 1; n <= porMinuto; n++) {
      const response = await resolver(chave);
      expect(response.status).toBe(200);
      const left = `"${plano}";r=${porMinuto - n};t=60, "${plano}-mes";r=${porMes - n};t=${ATE_O_FIM_DO_MES}`;
      expect(limits(response)).toEqual([policy, left]);
    }
    await expectLimited(await resolver(chave), { limite: porMinuto, janela: 'minuto', tente_em: 60 });
    expect((await service.estado.listar()).at(-1)?.usos).toBe(porMinuto);
    clock += 60_000;
    expect((await resolver(chave)).status).toBe(200);
  });

  test('the month ends with its last moment in UTC', async () => {
    await start({ limites: { ...LIMITES, planos: { curto: { por_minuto: 300, por_mes: 3 } } } });
    for (let n = 0; n < 3; n++) expect((await resolver(service.chave)).status).toBe(200);
    await expectLimited(await resolver(service.chave), { limite: 3, janela: 'mes', tente_em: ATE_O_FIM_DO_MES });
    clock += ATE_O_FIM_DO_MES * 1000 - 1;
    await expectLimited(await resolver(service.chave), { limite: 3, janela: 'mes', tente_em: 1 });
    clock += 1;
    const response = await resolver(service.chave);
    expect(response.headers.get('ratelimit-policy')).toContain('"curto-mes";q=3;w=2419200');
    expect(response.headers.get('ratelimit')).toContain('"curto-mes";r=2;');
  });

  test('the three share one limit, and a request counts, also against the month, whatever is wrong with it', async () => {
    await start();
    const chave = await key('free');
    const headers = { 'content-type': 'application/json', ...bearer(chave) };
    expect((await service.post('/v1/parse', '{"texto":"art. 5"}', headers)).status).toBe(200);
    expect((await service.post('/v1/resolver-texto', '{"texto":"art. 5"}', headers)).status).toBe(200);
    expect((await service.post('/v1/parse', '{', headers)).status).toBe(400);
    const response = await service.post('/v1/parse', 'x', { ...headers, 'content-type': 'text/plain' });
    expect([response.status, response.headers.get('ratelimit')?.split(';t')[0]]).toEqual([415, '"free";r=16']);
    expect((await service.post('/v1/parse', `"${'x'.repeat(1 << 20)}"`, headers)).status).toBe(413);
    expect((await service.estado.listar()).at(-1)?.usos).toBe(5);
  });

  test('a turned or revoked key is refused at the next request', async () => {
    await start();
    const chave = await criarChave(service.estado, 'free', 'da-casa');
    expect((await resolver(chave)).status).toBe(200);
    await service.estado.revogar('da-casa', AGORA.toISOString());
    await expectFailure(await resolver(chave), 401, 'unauthorized');
  });
});

describe('a table of limits from a file', () => {
  const dir = mkdtempSync(join(tmpdir(), 'vigente-limites-'));
  const file = join(dir, 'limites.json');
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  test('takes the place of the shipped one, with every check active', async () => {
    const table = { leitura: { por_minuto: 2 }, planos: { casa: { por_minuto: 4, por_mes: 5 } } };
    writeFileSync(file, JSON.stringify(table));
    await start({ limites: readLimites(file) });
    const statuses = async (ask: () => Promise<Response>, times: number) => {
      const found: number[] = [];
      for (let n = 0; n < times; n++) found.push((await ask()).status);
      return found;
    };
    expect(await statuses(() => service.get(READ), 3)).toEqual([200, 200, 429]);
    expect(await statuses(() => service.get(READ, bearer(service.chave)), 2)).toEqual([200, 200]);
    expect(await statuses(() => resolver(service.chave), 3)).toEqual([200, 200, 429]);
    expect((await service.get(READ, bearer(service.chave))).headers.get('ratelimit-policy')).toBe('"casa";q=4;w=60');
  });
});
