import { afterEach, describe, expect, test } from 'bun:test';
import { operations } from '../../schemas/contract/operations/index.ts';
import { expectBody, expectFailure } from './expect-schema.ts';
import { run } from './fixture.ts';
import { ADMIN_TOKEN, type Service, startService } from './service.ts';

const PATH = '/v1/admin/ingest-runs';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const many = Array.from({ length: 60 }, (_, index) => ({
  ...run(index + 1, { sigla: 'EX-COD' }, index % 2 === 0 ? 'ok' : 'erro'),
  relatorio: { conservacao: { total: index }, achados_por_tipo: { riscado_sem_nota: 2 } },
}));

let service: Service;
afterEach(() => service.stop());

describe('GET /v1/admin/ingest-runs', () => {
  test('lists the newest fifty runs, newest first, each with its report, and is kept by nobody', async () => {
    service = await startService({ runs: many });
    const response = await service.get(PATH, bearer(ADMIN_TOKEN));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { runs } = await expectBody(response, operations.listarIngestoes.response);
    expect(runs).toEqual(many.toReversed().slice(0, 50));
  });

  test.each([
    ['1', 1],
    ['60', 60],
    ['500', 60],
  ])('limit=%s gives %d', async (limit, count) => {
    service = await startService({ runs: many });
    const response = await service.get(`${PATH}?limit=${limit}`, bearer(ADMIN_TOKEN));
    expect((await expectBody(response, operations.listarIngestoes.response)).runs).toHaveLength(count);
  });

  test.each(['0', '501', '-1', '1.5', 'x', ''])('limit=%s is 400', async (limit) => {
    service = await startService();
    const response = await service.get(`${PATH}?limit=${limit}`, bearer(ADMIN_TOKEN));
    const error = await expectFailure(response, 400, 'invalid_request');
    expect(error.details).toMatchObject([{ campo: 'limit' }]);
  });

  test.each([
    ['nothing', {}],
    ['another token', bearer('outro')],
    ['part of the token', bearer(ADMIN_TOKEN.slice(0, -1))],
    ['more than the token', bearer(`${ADMIN_TOKEN}x`)],
    ['the token in another case', bearer(ADMIN_TOKEN.toUpperCase())],
    ['two tokens', bearer(`${ADMIN_TOKEN} ${ADMIN_TOKEN}`)],
    ['the token alone', { authorization: ADMIN_TOKEN }],
    ['another scheme', { authorization: `Basic ${ADMIN_TOKEN}` }],
    ['an empty credential', { authorization: 'Bearer ' }],
  ])('%s is 401, before anything else is looked at', async (_, headers) => {
    service = await startService();
    for (const path of [PATH, `${PATH}?limit=0`]) {
      const response = await service.get(path, headers);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(response.headers.get('cache-control')).toBe('no-store');
      await expectFailure(response, 401, 'unauthorized');
    }
  });

  test('the scheme is taken in any case', async () => {
    service = await startService();
    expect((await service.get(PATH, { authorization: `bearer ${ADMIN_TOKEN}` })).status).toBe(200);
  });

  test.each([[''], ['unset']])('without a token of its own (%p) the service lets nobody in', async (token) => {
    service = await startService({}, { adminToken: token === 'unset' ? null : token });
    for (const headers of [{}, bearer(''), bearer('undefined'), bearer('null'), bearer(ADMIN_TOKEN)]) {
      await expectFailure(await service.get(PATH, headers), 401, 'unauthorized');
    }
  });

  test('a token opens nothing else, and is not asked for elsewhere', async () => {
    service = await startService();
    expect((await service.get('/v1/diplomas', bearer('outro'))).status).toBe(200);
  });
});
