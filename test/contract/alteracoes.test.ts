import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { acompanhamentoDe } from '../../runtime/snapshot/acompanhamento.ts';
import { type Alteracao, TIPOS_ALTERACAO } from '../../schemas/contract/model/corpus/alteracao.ts';
import { operations } from '../../schemas/contract/operations/index.ts';
import { expectBody, expectFailure } from './expect-schema.ts';
import { type Service, startService } from './service.ts';

/** Three runs: of two acts at midnight and at noon, and of an act that has left the catalogue since. */
const FEED: Alteracao[] = [
  item(1, 'dispositivo_incluido', 'EX-COD.1', '2026-01-01T00:00:00.000Z'),
  item(2, 'dispositivo_alterado', 'EX-COD.2', '2026-01-01T00:00:00.000Z'),
  item(3, 'dispositivo_revogado', 'EX-COD.1004', '2026-01-01T12:00:00.500Z'),
  item(4, 'dispositivo_alterado', 'EX-LEI-2-2020.1', '2026-01-01T12:00:00.500Z'),
  item(5, 'sumula_cancelada', 'SUM.STF.1', '2026-01-02T00:00:00.000Z', 'STF'),
  item(6, 'dispositivo_removido', 'EX-SAIU.1', '2026-01-02T00:00:00.000Z'),
];

function item(id: number, tipo: Alteracao['tipo'], ref_key: string, detectado_em: string, sigla?: string): Alteracao {
  const revogado = tipo === 'dispositivo_revogado' || tipo === 'sumula_cancelada';
  return {
    ...{ id, tipo, ref_key, sigla: sigla ?? (ref_key.split('.')[0] as string), detectado_em, ingest_run_id: id },
    ...{ revogado, alterado_por: null, revogado_por: tipo === 'dispositivo_revogado' ? 'Lei nº 3, de 2021' : null },
  };
}

let service: Service;
beforeAll(async () => {
  service = await startService({ alteracoes: FEED });
});
afterAll(() => service.stop());

async function feed(query: string) {
  const response = await service.get(`/v1/alteracoes${query}`);
  expect(response.status).toBe(200);
  return await expectBody(response, operations.listarAlteracoes.response);
}
const ids = async (query: string) => (await feed(query)).items.map(({ id }) => id);

describe('GET /v1/alteracoes', () => {
  test('gives every item as it was baked, oldest first', async () => {
    const { acompanhamento, ...page } = await feed('');
    expect(page).toEqual({ page: 1, page_size: 50, total: 6, items: FEED });
    expect(acompanhamento).toEqual(acompanhamentoDe(service.source.current.runs, null));
  });

  test('says since when what is asked for is watched, and how old the oldest reading of it is', async () => {
    const { lidas } = service.source.current.runs;
    const lida = lidas.get('EX-COD') as string;
    expect((await feed('?siglas=EX-COD')).acompanhamento).toEqual({ desde: lida, lido_em: lida });
    expect((await feed('?siglas=EX-SAIU')).acompanhamento).toEqual({ desde: null, lido_em: null });
  });

  test.each([
    ['2026-01-01', [1, 2, 3, 4, 5, 6], 'the day itself is included, from its first instant'],
    ['2026-01-02', [5, 6], 'a later day'],
    ['2026-01-03', [], 'after everything'],
    ['2026-01-01T12:00:00.500Z', [3, 4, 5, 6], 'the very instant is included'],
    ['2026-01-01T12:00:00.501Z', [5, 6], 'a millisecond later'],
    ['2026-01-01T12:00', [3, 4, 5, 6], 'without offset it is UTC'],
    ['2026-01-01T21:00:00-03:00', [5, 6], 'the offset of Brasília, encoded or not'],
    ['2026-01-02T03:00:00%2B03:00', [5, 6], 'an offset to the east'],
    ['2026-01-02T03:00:00+03:00', [5, 6], 'its sign not encoded'],
    ['2026-01-02T03:00:00.0%2B0300', [5, 6], 'the offset without its colon'],
    ['2026-01-01T21:00:00-03', [5, 6], 'the offset without its minutes'],
    ['2026-01-02T03:00:00+03', [5, 6], 'the same to the east, its sign not encoded'],
    ['2026-01-01t12:00:00,5z', [3, 4, 5, 6], 'small letters and a decimal comma'],
    ['2024-02-29', [1, 2, 3, 4, 5, 6], 'a leap day'],
  ])('desde=%s gives %p: %s', async (desde, expected) => {
    expect(await ids(`?desde=${desde}`)).toEqual(expected);
  });

  test.each([
    '2026',
    '2026-13-01',
    '2026-02-30',
    '2025-02-29',
    '2026-00-10',
    '01/02/2026',
    'ontem',
    '1767225600000',
    '2026-01-01T24:00',
    '2026-01-01T12:60',
    '2026-01-01%2012:00',
    '2026-02-30T12:00:00Z',
    '9999-12-31T23:59:59-12:00',
    '2026-01-01T12:00:00+25:00',
    '2026-01-01Z',
    '2026-01-01T12:00:00-3',
    '2026-01-01T12:00:00-24',
  ])('desde=%s is 400', async (desde) => {
    const error = await expectFailure(await service.get(`/v1/alteracoes?desde=${desde}`), 400, 'invalid_request');
    expect(error.details).toMatchObject([{ campo: 'desde', problema: expect.stringContaining('ISO 8601') }]);
  });

  test.each([
    ['EX-COD', [1, 2, 3]],
    ['ex-cod', [1, 2, 3]],
    ['C%C3%B3digo%20de%20Exemplo', [1, 2, 3]],
    ['EX-COD,EX-LEI-2-2020', [1, 2, 3, 4]],
    ['EX-COD,%20EX-L2,', [1, 2, 3, 4]],
    ['EX-COD,COD-EX', [1, 2, 3]],
    ['STF', [5]],
    ['stj', []],
    ['EX-SAIU', [6]],
  ])('siglas=%s gives %p', async (siglas, expected) => {
    expect(await ids(`?siglas=${siglas}`)).toEqual(expected);
  });

  test.each([
    ['dispositivo_alterado', [2, 4]],
    ['dispositivo_incluido,dispositivo_removido', [1, 6]],
    ['sumula_cancelada', [5]],
    ['sumula_incluida', []],
    [TIPOS_ALTERACAO.join(), [1, 2, 3, 4, 5, 6]],
  ])('tipos=%s gives %p', async (tipos, expected) => {
    expect(await ids(`?tipos=${tipos}`)).toEqual(expected);
  });

  test('filters hold together, and the total is of what they let through', async () => {
    const query = '?desde=2026-01-01T12:00:00Z&siglas=EX-COD,EX-LEI-2-2020&tipos=dispositivo_alterado';
    expect(await feed(query)).toMatchObject({ total: 1, items: [{ id: 4 }] });
  });

  test.each([
    ['siglas', 'EX-NADA', '“EX-NADA”'],
    ['siglas', 'EX-COD,EX-NADA,outra', 'conhecido por “EX-NADA”. Não há no acervo diploma conhecido por “outra”.'],
    ['siglas', 'LD', 'O diploma LD (Lei de Drogas, Lei nº 11.343/2006) não foi incluído neste acervo.'],
    ['siglas', ',', 'não nomeia nada'],
    ['siglas', '', 'não pode ser vazio'],
    ['tipos', 'dispositivo_mudado', '“dispositivo_mudado”'],
    ['tipos', 'DISPOSITIVO_ALTERADO', '“DISPOSITIVO_ALTERADO”'],
    ['page', '0', 'maior ou igual a 1'],
    ['page_size', '201', 'menor ou igual a 200'],
    ['page_size', '0', 'maior ou igual a 1'],
    ['page', '1.5', 'número inteiro'],
  ])('%s=%s is 400 and says %p', async (campo, value, problema) => {
    const response = await service.get(`/v1/alteracoes?${campo}=${value}`);
    const error = await expectFailure(response, 400, 'invalid_request');
    expect(error.details).toMatchObject([{ campo, problema: expect.stringContaining(problema) }]);
  });

  test('everything that is wrong is said at once', async () => {
    const response = await service.get('/v1/alteracoes?desde=x&siglas=x&tipos=x');
    const error = await expectFailure(response, 400, 'invalid_request');
    expect((error.details as { campo: string }[]).map(({ campo }) => campo)).toEqual(['desde', 'siglas', 'tipos']);
  });

  test('pages follow one another, and past the last there is nothing', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => feed(`?page=${page}&page_size=4`)));
    expect(pages.map(({ items }) => items.map(({ id }) => id))).toEqual([[1, 2, 3, 4], [5, 6], []]);
    expect(pages.map(({ total, page, page_size }) => [total, page, page_size])).toEqual([
      [6, 1, 4],
      [6, 2, 4],
      [6, 3, 4],
    ]);
    expect((await feed('?page=999999999999999&page_size=200')).items).toEqual([]);
  });

  test('a renumbering tells the key before', async () => {
    const renumbered = { ...item(1, 'dispositivo_renumerado', 'EX-COD.2', '2026-01-01T00:00:00.000Z') };
    const other = await startService({ alteracoes: [{ ...renumbered, ref_key_anterior: 'EX-COD.1' }] });
    try {
      const response = await other.get('/v1/alteracoes?tipos=dispositivo_renumerado');
      const { items } = await expectBody(response, operations.listarAlteracoes.response);
      expect(items).toMatchObject([{ ref_key: 'EX-COD.2', ref_key_anterior: 'EX-COD.1' }]);
    } finally {
      await other.stop();
    }
  });

  test('the longest page is 200 items', async () => {
    const many = Array.from({ length: 201 }, (_, index) =>
      item(index + 1, 'dispositivo_alterado', 'EX-COD.2', '2026-01-01T00:00:00.000Z'),
    );
    const other = await startService({ alteracoes: many });
    try {
      const { items, total } = (await (await other.get('/v1/alteracoes?page_size=200')).json()) as {
        items: Alteracao[];
        total: number;
      };
      expect([items.length, total, items.at(-1)?.id]).toEqual([200, 201, 200]);
    } finally {
      await other.stop();
    }
  });
});

test('a snapshot without changes has an empty feed', async () => {
  const empty = await startService();
  try {
    const body = await (await empty.get('/v1/alteracoes')).json();
    expect(body).toMatchObject({ page: 1, page_size: 50, total: 0, items: [] });
  } finally {
    await empty.stop();
  }
});
