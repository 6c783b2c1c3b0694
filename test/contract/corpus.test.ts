import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '../../schemas/contract/operations/index.ts';
import { exportPath, snapshotPath } from '../../schemas/storage/artifacts.ts';
import { expectBody, expectFailure } from './expect-schema.ts';
import { fixtureAreas, INGESTED_AT } from './fixture-acts.ts';
import { type Service, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

describe('GET /v1/diplomas', () => {
  test('lists the acts in catalogue order, with their count of articles', async () => {
    const response = await service.get('/v1/diplomas');
    expect(response.status).toBe(200);
    const { diplomas } = await expectBody(response, operations.listarDiplomas.response);
    expect(diplomas.map(({ sigla, artigos }) => [sigla, artigos])).toEqual([
      ['EX-COD', 8],
      ['EX-LEI-2-2020', 1],
    ]);
  });
});

describe('GET /v1/diplomas/{sigla}', () => {
  test('gives the act with its sumário', async () => {
    const body = await expectBody(await service.get('/v1/diplomas/EX-COD'), operations.lerDiploma.response);
    expect(body.nome).toBe('Código de Exemplo');
    expect(body.sumario).toEqual([
      { hierarquia: 'TÍTULO I – Dos Exemplos', artigo_inicial: '1', artigo_final: '1004', artigos: 8 },
    ]);
  });

  test.each(['ex-cod', 'COD-EX', 'C%C3%B3digo%20de%20Exemplo', 'codigo%20%20de%20exemplo', 'Lei%209.999'])(
    'answers to the alias %s with the canonical sigla',
    async (nome) => {
      const body = await expectBody(await service.get(`/v1/diplomas/${nome}`), operations.lerDiploma.response);
      expect(body.sigla).toBe('EX-COD');
    },
  );

  test('an unknown act is 404 and says what was asked', async () => {
    const error = await expectFailure(await service.get('/v1/diplomas/EX-NADA'), 404, 'not_found');
    expect(error.message).toContain('EX-NADA');
  });
});

describe('GET /v1/diplomas/{sigla}/export', () => {
  test('sends the artifact as it was baked', async () => {
    const response = await service.get('/v1/diplomas/EX-COD/export');
    const baked = readFileSync(join(service.dir, snapshotPath(service.manifest.versao), exportPath('EX-COD')), 'utf8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(await response.clone().text()).toBe(baked);
    const body = await expectBody(response, operations.exportarDiploma.response);
    expect(body.dispositivos.map(({ ordem }) => ordem)).toEqual(body.dispositivos.map((_, i) => i));
    expect(body.snapshot_at).toBe(INGESTED_AT);
  });

  test('answers to an alias, and 404 to an unknown act', async () => {
    const body = await expectBody(await service.get('/v1/diplomas/ex-l2/export'), operations.exportarDiploma.response);
    expect(body.sigla).toBe('EX-LEI-2-2020');
    await expectFailure(await service.get('/v1/diplomas/EX-NADA/export'), 404, 'not_found');
  });
});

describe('GET /v1/diplomas/{sigla}/artigos/{artigo}', () => {
  test('gives the article, its provisions and its neighbours', async () => {
    const body = await expectBody(await service.get('/v1/diplomas/EX-COD/artigos/5'), operations.lerArtigo.response);
    expect(body.dispositivos.map(({ ref_key }) => ref_key)).toEqual([
      'EX-COD.5',
      'EX-COD.5.1',
      'EX-COD.5.1.I',
      'EX-COD.5.1.I.a',
      'EX-COD.5.1.I.a.1',
    ]);
    expect([body.anterior, body.proximo]).toEqual(['2', '5-A']);
  });

  test.each([
    ['art. 5º', '5'],
    ['Art.5', '5'],
    ['5o', '5'],
    ['5º-A', '5-A'],
    ['5a', '5-A'],
    ['121A', '121-A'],
    ['1.003', '1003'],
    ['359o', '359-O'],
  ])('reads %s as article %s', async (citado, artigo) => {
    const response = await service.get(`/v1/diplomas/cod-ex/artigos/${encodeURIComponent(citado)}`);
    const body = await expectBody(response, operations.lerArtigo.response);
    expect([body.diploma.sigla, body.artigo]).toEqual(['EX-COD', artigo]);
  });

  test('a repealed article is served and says so', async () => {
    const body = await expectBody(await service.get('/v1/diplomas/EX-COD/artigos/1004'), operations.lerArtigo.response);
    expect([body.revogado, body.revogado_por]).toEqual([true, 'Lei nº 3, de 2021']);
  });

  test.each(['/v1/diplomas/EX-COD/artigos/99', '/v1/diplomas/EX-COD/artigos/nada', '/v1/diplomas/EX-NADA/artigos/1'])(
    '%s is 404',
    async (path) => {
      await expectFailure(await service.get(path), 404, 'not_found');
    },
  );
});

describe('GET /v1/dispositivos/{ref_key}', () => {
  const read = async (refKey: string) =>
    await expectBody(
      await service.get(`/v1/dispositivos/${encodeURIComponent(refKey)}`),
      operations.lerDispositivo.response,
    );

  test('gives one provision of any level', async () => {
    const body = await read('EX-COD.5.1.I.a.1');
    expect([body.artigo, body.paragrafo, body.inciso, body.alinea, body.item]).toEqual(['5', '1', 'I', 'a', '1']);
  });

  test.each([
    ['COD-EX.2', 'EX-COD.2'],
    ['Código de Exemplo.2', 'EX-COD.2'],
    ['Lei 9.999.2', 'EX-COD.2'],
    ['EX-COD.1.003', 'EX-COD.1003'],
    ['EX-COD.1.003.parágrafo único', 'EX-COD.1003.unico'],
    ['ex-cod.art. 5º.§ 1º.I.a', 'EX-COD.5.1.I.a'],
    ['EX-COD.5.º.1', 'EX-COD.5.1'],
    ['EX-COD.121a.xl', 'EX-COD.121-A.XL'],
    ['ex-cod.5.1.i.A', 'EX-COD.5.1.I.a'],
    ['ex-l2.1', 'EX-LEI-2-2020.1'],
  ])('reads %s as %s', async (citada, refKey) => {
    expect((await read(citada)).ref_key).toBe(refKey);
  });

  test('letters that differ only in case are two provisions: the exact key first, no guess between them', async () => {
    expect((await read('EX-COD.5-A.II')).inciso).toBe('II');
    expect((await read('EX-COD.5-A.ii')).alinea).toBe('ii');
    expect((await read('ex-cod.5-a.ii')).alinea).toBe('ii');
    await expectFailure(await service.get('/v1/dispositivos/EX-COD.5-A.Ii'), 404, 'not_found');
  });

  test.each(['EX-COD.99', 'EX-NADA.1', 'EX-COD', 'EX-COD.5.2', '...', 'EX-COD..', 'EX-COD.1.2.3.4.5.6.7.8.9.10.11.12'])(
    '%s is 404',
    async (refKey) => {
      await expectFailure(await service.get(`/v1/dispositivos/${refKey}`), 404, 'not_found');
    },
  );

  test('what there is not is told with the level that there is, and where to have the citation read', async () => {
    const error = await expectFailure(await service.get('/v1/dispositivos/EX-COD.5.1.XL'), 404, 'not_found');
    expect(error.message).toBe(
      'Não há no acervo dispositivo “EX-COD.5.1.XL”; há “EX-COD.5.1”. Confira a citação em /v1/consulta?q=EX-COD.5.1.XL.',
    );
  });

  test.each([
    ['SUM.STF.279', '/v1/sumulas/STF/279'],
    ['sum.stj.7', '/v1/sumulas/STJ/7'],
    ['SUM.STF.SV11', '/v1/sumulas/STF/11?vinculante=true'],
  ])('%s is 404 and names the route %s', async (refKey, route) => {
    const error = await expectFailure(await service.get(`/v1/dispositivos/${refKey}`), 404, 'not_found');
    expect(error.message).toEndWith(`${route}.`);
  });

  test.each(['SUM.STJ.SV7', 'SUM.TST.7', 'SUM.STF.99999999999999999999'])(
    '%s is the key of no súmula',
    async (refKey) => {
      const error = await expectFailure(await service.get(`/v1/dispositivos/${refKey}`), 404, 'not_found');
      expect(error.message).not.toContain('/v1/');
    },
  );
});

describe('GET /v1/dispositivos/{ref_key}/versoes', () => {
  test('gives the wordings, to an alias as well', async () => {
    const response = await service.get('/v1/dispositivos/cod-ex.1.003/versoes');
    const body = await expectBody(response, operations.lerVersoes.response);
    expect(body.ref_key).toBe('EX-COD.1003');
    expect(body.versoes.map(({ vigente, origem }) => [vigente, origem])).toEqual([[true, 'fonte']]);
  });

  test('an unknown provision is 404', async () => {
    await expectFailure(await service.get('/v1/dispositivos/EX-COD.99/versoes'), 404, 'not_found');
  });
});

test('GET /v1/aliases gives the names of every act, for a day', async () => {
  const response = await service.get('/v1/aliases');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  const { aliases } = await expectBody(response, operations.listarAliases.response);
  expect(aliases['EX-LEI-2-2020']).toEqual(['EX-LEI-2-2020', 'EX-L2']);
});

test('GET /v1/areas gives every area with its count, and the areas of each act that has any, for a week', async () => {
  const response = await service.get('/v1/areas');
  expect(response.headers.get('cache-control')).toBe('public, max-age=604800');
  const { areas, diplomas } = await expectBody(response, operations.listarAreas.response);
  expect(areas).toEqual(fixtureAreas.map((area, index) => ({ ...area, diplomas: index < 2 ? 1 : 0 })));
  expect(diplomas).toEqual({ 'EX-COD': ['exemplar', 'geral'] });
  const list = await expectBody(await service.get('/v1/diplomas'), operations.listarDiplomas.response);
  expect(list.diplomas.map((ato) => ato.areas)).toEqual([['exemplar', 'geral'], []]);
});
