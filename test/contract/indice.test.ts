import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '../../schemas/contract/operations/index.ts';
import { INDICE, snapshotPath } from '../../schemas/storage/artifacts.ts';
import { expectBody, expectFailure } from './expect-schema.ts';
import { type Service, startService } from './service.ts';

/** A provision that three headwords of the vocabulary are read in. */
const ARTIGO_2 = 'A usucapião, a legítima defesa e o habeas data são exemplos.';

let service: Service;
beforeAll(async () => {
  service = await startService({ artigo2: ARTIGO_2 });
});
afterAll(() => service.stop());

const list = async (query = '') =>
  await expectBody(await service.get(`/v1/indice/termos${query}`), operations.listarTermos.response);
const exported = async () =>
  await expectBody(await service.get('/v1/indice/export'), operations.exportarIndice.response);

describe('GET /v1/indice/termos', () => {
  test('lists all terms in the order of their keys, with their count of entries', async () => {
    const { page, page_size, total, items } = await list();
    const { termos } = await exported();
    expect([page, page_size, total]).toEqual([1, 50, termos.length]);
    expect(items).toEqual(
      termos.slice(0, 50).map(({ termo, chave, entradas }) => ({ termo, chave, entradas: entradas.length })),
    );
    expect(items.map(({ chave }) => chave)).toEqual(items.map(({ chave }) => chave).toSorted());
    expect(items.map(({ termo }) => termo)).toContain('Usucapião');
  });

  test.each(['usucapiao', 'USUCAPIÃO', 'ucapi', '%20usucapi%C3%A3o'])('the fragment %s finds Usucapião', async (q) => {
    const { items } = await list(`?q=${encodeURIComponent(decodeURIComponent(q))}`);
    expect(items.map(({ termo }) => termo)).toContain('Usucapião');
    expect(items.every(({ chave }) => chave.includes('ucapi'))).toBe(true);
  });

  test('a fragment is no pattern, and one that no term holds gives an empty list', async () => {
    for (const q of ['%25', '_', '*', 'xyz', '%22', "'"]) expect((await list(`?q=${q}`)).total).toBe(0);
  });

  test('pages go on where the last one ended', async () => {
    const { items: all, total } = await list('?page_size=200');
    const pages = [];
    for (let page = 1; (page - 1) * 2 < total; page += 1)
      pages.push(...(await list(`?page=${page}&page_size=2`)).items);
    expect(pages).toEqual(all);
    expect(await list('?page=99999999999999&page_size=200')).toMatchObject({ total, items: [] });
  });

  test('a q of 60 characters is taken', async () => {
    expect((await list(`?q=${'a'.repeat(60)}`)).total).toBe(0);
  });

  test.each([
    ['q=', 'q'],
    [`q=${'a'.repeat(61)}`, 'q'],
    ['page=0', 'page'],
    ['page=1.5', 'page'],
    ['page_size=0', 'page_size'],
    ['page_size=201', 'page_size'],
  ])('?%s is invalid', async (query, campo) => {
    const error = await expectFailure(await service.get(`/v1/indice/termos?${query}`), 400, 'invalid_request');
    expect(error.details).toMatchObject([{ campo }]);
  });
});

describe('GET /v1/indice/termos/{chave}', () => {
  const read = async (chave: string) =>
    await expectBody(await service.get(`/v1/indice/termos/${encodeURIComponent(chave)}`), operations.lerTermo.response);

  test.each(['legitima defesa', 'Legítima defesa', 'LEGITIMA  DEFESA'])('gives the entries of %s', async (chave) => {
    expect(await read(chave)).toEqual({
      termo: 'Legítima defesa',
      chave: 'legitima defesa',
      entradas: [{ subtermo: 'exemplo', ref_key: 'EX-COD.2', sigla: 'EX-COD', artigo: '2' }],
    });
  });

  test('a heading leads to the articles below it that are in force', async () => {
    const { entradas } = await read('exemplo');
    const keys = entradas.map(({ ref_key }) => ref_key);
    expect(keys).toContain('EX-COD.1');
    expect(keys).not.toContain('EX-COD.1004');
  });

  test('an unknown term is 404 and says what was asked', async () => {
    const error = await expectFailure(await service.get('/v1/indice/termos/enfiteuse'), 404, 'not_found');
    expect(error.message).toContain('enfiteuse');
  });
});

describe('GET /v1/indice/export', () => {
  test('sends the artifact as it was baked; its ETag is the version', async () => {
    const response = await service.get('/v1/indice/export');
    const baked = readFileSync(join(service.dir, snapshotPath(service.manifest.versao), INDICE), 'utf8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(await response.clone().text()).toBe(baked);
    const indice = await expectBody(response, operations.exportarIndice.response);
    expect(response.headers.get('etag')).toBe(`W/"${indice.versao}"`);
    expect(indice.total_termos).toBe(indice.termos.length);
    expect(indice.total_entradas).toBe(indice.termos.flatMap(({ entradas }) => entradas).length);
  });

  test('is 304 without a body when unchanged, in either coding', async () => {
    const { versao } = await exported();
    for (const coding of ['identity', 'gzip']) {
      for (const tag of [`"${versao}"`, `W/"${versao}"`]) {
        const response = await service.get('/v1/indice/export', { 'if-none-match': tag, 'accept-encoding': coding });
        expect([response.status, await response.text()]).toEqual([304, '']);
      }
    }
    const other = await service.get('/v1/indice/export', { 'if-none-match': '"0123456789abcdef0123456789abcdef"' });
    expect(other.status).toBe(200);
  });
});

describe('the version of the index', () => {
  const versions = async (artigo2: string) => {
    const other = await startService({ artigo2 });
    try {
      const body = await expectBody(await other.get('/v1/indice/export'), operations.exportarIndice.response);
      return { indice: body.versao, snapshot: other.manifest.versao };
    } finally {
      await other.stop();
    }
  };

  test('stays when the texts change and the index does not, and changes when it does', async () => {
    const { versao } = await exported();
    const reworded = await versions(`${ARTIGO_2} De fato.`);
    expect(reworded.indice).toBe(versao);
    expect(reworded.snapshot).not.toBe(service.manifest.versao);
    expect((await versions('A evicção é exemplo.')).indice).not.toBe(versao);
  });
});
