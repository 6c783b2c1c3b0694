import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { operations } from '../../schemas/contract/operations/index.ts';
import { expectBody, expectFailure } from './expect-schema.ts';
import { fixtureSumulas } from './fixture-sumulas.ts';
import { type Service, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const list = async (query = '') =>
  await expectBody(await service.get(`/v1/sumulas${query}`), operations.listarSumulas.response);

describe('GET /v1/sumulas', () => {
  test('gives the first fifty, in order: of the STF the ordinary ones, then the binding ones; then those of the STJ', async () => {
    const body = await list();
    expect(body).toEqual({ page: 1, page_size: 50, total: fixtureSumulas.length, items: fixtureSumulas.slice(0, 50) });
  });

  test('pages follow each other and end', async () => {
    const pages = [await list('?page_size=30'), await list('?page=2&page_size=30'), await list('?page=3&page_size=30')];
    expect(pages.map(({ page, page_size, total }) => [page, page_size, total])).toEqual([
      [1, 30, 66],
      [2, 30, 66],
      [3, 30, 66],
    ]);
    expect(pages.flatMap(({ items }) => items)).toEqual(fixtureSumulas);
    expect((await list('?page=4&page_size=30')).items).toEqual([]);
    expect(await list('?page=999999999999999&page_size=200')).toMatchObject({ total: 66, items: [] });
    expect((await list('?page_size=200')).items.length).toBe(66);
  });

  test.each([
    ['tribunal=STF', ['SUM.STF.1', 'SUM.STF.3', 'SUM.STF.11', 'SUM.STF.SV9', 'SUM.STF.SV11', 'SUM.STF.SV12']],
    ['vinculante=true', ['SUM.STF.SV9', 'SUM.STF.SV11', 'SUM.STF.SV12']],
    ['tribunal=STF&vinculante=false', ['SUM.STF.1', 'SUM.STF.3', 'SUM.STF.11']],
    ['cancelada=true', ['SUM.STF.3', 'SUM.STF.SV9', 'SUM.STJ.5']],
    ['tribunal=STF&vinculante=true&cancelada=false', ['SUM.STF.SV11', 'SUM.STF.SV12']],
    ['tribunal=STJ&vinculante=true', []],
    ['tribunal=stf&vinculante=false', ['SUM.STF.1', 'SUM.STF.3', 'SUM.STF.11']],
    ['tribunal=Stj&cancelada=true', ['SUM.STJ.5']],
  ])('?%s lets these through', async (query, keys) => {
    const { total, items } = await list(`?${query}`);
    expect(items.map(({ ref_key }) => ref_key)).toEqual(keys);
    expect(total).toBe(keys.length);
  });

  test('another filter or page is another tag', async () => {
    const tags = await Promise.all(
      ['', '?page=2', '?tribunal=STF', '?cancelada=true'].map(
        async (query) => (await service.get(`/v1/sumulas${query}`)).headers.get('etag') ?? '',
      ),
    );
    expect(new Set(tags).size).toBe(4);
  });

  test.each([
    ['tribunal=TST', 'tribunal'],
    ['vinculante=sim', 'vinculante'],
    ['cancelada=', 'cancelada'],
    ['page=0', 'page'],
    ['page=1.5', 'page'],
    ['page_size=201', 'page_size'],
    ['page_size=0', 'page_size'],
  ])('?%s is refused, naming %s', async (query, campo) => {
    const { details } = await expectFailure(await service.get(`/v1/sumulas?${query}`), 400, 'invalid_request');
    expect(details).toMatchObject([{ campo }]);
  });
});

describe('GET /v1/sumulas/{tribunal}/{numero}', () => {
  test.each([
    ['STF/11', 'SUM.STF.11'],
    ['STF/11?vinculante=false', 'SUM.STF.11'],
    ['STF/11?vinculante=true', 'SUM.STF.SV11'],
    ['STF/3', 'SUM.STF.3'],
    ['STJ/7', 'SUM.STJ.7'],
    ['STJ/7?vinculante=false', 'SUM.STJ.7'],
    ['STJ/007', 'SUM.STJ.7'],
    ['stj/7', 'SUM.STJ.7'],
    ['stf/11?vinculante=true', 'SUM.STF.SV11'],
  ])('%s is %s', async (path, refKey) => {
    const body = await expectBody(await service.get(`/v1/sumulas/${path}`), operations.lerSumula.response);
    expect(body).toEqual(fixtureSumulas.find(({ ref_key }) => ref_key === refKey) as typeof body);
  });

  test.each(['STF/2', 'STF/12', 'STF/1?vinculante=true', 'STJ/61', 'STJ/7?vinculante=true', 'STJ/999999999999999'])(
    '%s is 404',
    async (path) => {
      const { message } = await expectFailure(await service.get(`/v1/sumulas/${path}`), 404, 'not_found');
      expect(message).toContain('/v1/sumulas');
    },
  );

  test.each([
    ['TST/1', 'tribunal'],
    ['STF/0', 'numero'],
    ['STF/-1', 'numero'],
    ['STF/1.5', 'numero'],
    ['STF/SV11', 'numero'],
    ['STF/11?vinculante=1', 'vinculante'],
  ])('%s is refused, naming %s', async (path, campo) => {
    const { details } = await expectFailure(await service.get(`/v1/sumulas/${path}`), 400, 'invalid_request');
    expect(details).toMatchObject([{ campo }]);
  });

  test('its route is that which the 404 of its key names', async () => {
    for (const { ref_key } of fixtureSumulas) {
      const error = await expectFailure(await service.get(`/v1/dispositivos/${ref_key}`), 404, 'not_found');
      const route = /Leia-a em (\S+)\.$/.exec(error.message)?.[1];
      const body = await expectBody(await service.get(String(route)), operations.lerSumula.response);
      expect(body.ref_key).toBe(ref_key);
    }
  });
});

test('verification finds them', async () => {
  const citacoes = [
    { tribunal: 'STF', numero: 11 },
    { tribunal: 'STF', numero: 12 },
    { tribunal: 'STF', numero: 3 },
    { tribunal: 'STJ', numero: 61 },
  ];
  const response = await service.post('/v1/resolver', JSON.stringify({ citacoes }));
  const { resultados } = await expectBody(response, operations.resolver.response);
  expect(resultados.map(({ status, ref_key }) => [status, ref_key])).toEqual([
    ['verificado', 'SUM.STF.11'],
    ['verificado', 'SUM.STF.SV12'],
    ['cancelada', 'SUM.STF.3'],
    ['nao_encontrado', undefined],
  ]);
  expect(resultados[0]?.mensagem).toContain('SUM.STF.SV11');
  const consulta = await service.get('/v1/consulta?q=s%C3%BAmula%207%20stj');
  expect(await consulta.json()).toMatchObject({ resumo: { todas_confirmadas: true } });
});
