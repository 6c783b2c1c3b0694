import { afterEach, describe, expect, test } from 'bun:test';
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mcpOptions } from '../../runtime/mcp/options.ts';
import { operations } from '../../schemas/contract/operations/index.ts';
import { MANIFEST } from '../../schemas/storage/layout.ts';
import { expectBody } from './expect-schema.ts';
import { type FixtureOptions, run, writeFixture } from './fixture.ts';
import { INGESTED_AT } from './fixture-acts.ts';
import { AGORA, type Service, startService } from './service.ts';

let service: Service;
afterEach(() => service.stop());

async function health(options: FixtureOptions = {}) {
  service = await startService(options);
  const response = await service.get('/v1/health');
  return { status: response.status, body: await expectBody(response, operations.saude.response) };
}

const cod = { sigla: 'EX-COD' };
const lei = { sigla: 'EX-LEI-2-2020' };

describe('GET /v1/health', () => {
  test('all read and fresh is ok, at the time of the clock given', async () => {
    const { status, body } = await health();
    expect(status).toBe(200);
    expect([body.status, body.banco, body.agora]).toEqual(['ok', 'ok', AGORA.toISOString()]);
    expect(body.diplomas.map(({ sigla, ultima_ingestao }) => [sigla, ultima_ingestao?.status])).toEqual([
      ['EX-COD', 'ok'],
      ['EX-LEI-2-2020', 'ok'],
    ]);
    expect(body.sumulas).toEqual([
      { fonte: 'stf', ultima_ingestao: null },
      { fonte: 'stf_vinculante', ultima_ingestao: null },
      { fonte: 'stj', ultima_ingestao: null },
    ]);
  });

  test('a source whose newest run failed degrades, and keeps the date of its last good reading', async () => {
    const runs = [
      run(1, cod, 'ok', '2026-01-01T00:00:00.000Z'),
      run(2, lei, 'ok', '2026-01-01T00:00:01.000Z'),
      run(3, cod, 'sem_mudanca', '2026-01-02T00:00:00.000Z'),
      run(4, cod, 'erro', '2026-01-02T01:00:00.000Z'),
    ];
    const { status, body } = await health({ runs });
    expect([status, body.status, body.banco]).toEqual([200, 'degraded', 'ok']);
    expect(body.diplomas[0]).toEqual({
      sigla: 'EX-COD',
      ingested_at: '2026-01-02T00:00:00.000Z',
      ultima_ingestao: {
        id: 4,
        fonte: 'planalto',
        status: 'erro',
        iniciado_em: '2026-01-02T01:00:00.000Z',
        finalizado_em: '2026-01-02T01:00:00.000Z',
        erro: 'Acesso Negado',
      },
    });
  });

  test('an old failure that was mended does not degrade', async () => {
    const { body } = await health({ runs: [run(1, cod, 'erro'), run(2, cod, 'ok'), run(3, lei, 'ok')] });
    expect(body.status).toBe('ok');
  });

  test('an act that was never read is listed with its failure', async () => {
    const { body } = await health({
      runs: [run(1, cod, 'ok'), run(2, lei, 'ok'), run(3, { sigla: 'EX-FORA' }, 'erro')],
    });
    expect(body.status).toBe('degraded');
    expect(body.diplomas[2]).toMatchObject({ sigla: 'EX-FORA', ingested_at: null, ultima_ingestao: { id: 3 } });
  });

  test('an act without runs shows when it was baked', async () => {
    const { body } = await health({ runs: [run(1, lei, 'ok')] });
    expect(body.diplomas[0]).toEqual({ sigla: 'EX-COD', ingested_at: INGESTED_AT, ultima_ingestao: null });
  });

  test('sources of súmulas are all listed, with their newest run when there is one', async () => {
    const { body } = await health({
      runs: [run(1, { fonte: 'stj' }, 'ok'), run(2, { fonte: 'stf_vinculante' }, 'ok')],
    });
    expect(body.sumulas.map(({ fonte, ultima_ingestao }) => [fonte, ultima_ingestao?.id])).toEqual([
      ['stf', undefined],
      ['stf_vinculante', 2],
      ['stj', 1],
    ]);
    expect(body.diplomas).toHaveLength(2);
  });

  // The newest run is of 02:04:05 and the clock says 04:00:00: 6,955 seconds.
  test.each([
    [null, 'ok'],
    [3478, 'ok'],
    [3477, 'degraded'],
  ] as const)('with an interval of %p seconds it is %s', async (intervalo, status) => {
    expect((await health({ intervalo })).body.status).toBe(status);
  });

  test('a schedule without any run is late', async () => {
    expect((await health({ intervalo: 3600, runs: [] })).body.status).toBe('degraded');
  });

  test('a database that cannot be read any more is 503, and the log says why', async () => {
    await health();
    const file = join(service.dir, service.manifest.banco.path);
    truncateSync(file, 8192);
    const response = await service.get('/v1/health');
    expect(response.status).toBe(503);
    const body = await expectBody(response, operations.saude.response);
    expect([body.status, body.banco]).toEqual(['degraded', 'erro']);
    expect(service.lines.join()).toContain('the database cannot be read');
  });
});

describe('what the service says of itself', () => {
  test('a newer snapshot that is refused degrades, since when it is, until a good one comes', async () => {
    await health();
    const ask = async () => await expectBody(await service.get('/v1/health'), operations.saude.response);
    expect((await ask()).snapshot).toEqual({
      versao: service.manifest.versao,
      gerado_em: service.manifest.gerado_em,
      recusado_desde: null,
    });
    writeFileSync(join(service.dir, MANIFEST), '{');
    await service.source.refresh();
    const refused = await ask();
    expect([refused.status, refused.snapshot.versao]).toEqual(['degraded', service.manifest.versao]);
    expect(Date.now() - Date.parse(refused.snapshot.recusado_desde ?? '')).toBeLessThan(60_000);
    writeFixture(service.dir);
    await service.source.refresh();
    expect(await ask()).toMatchObject({ status: 'ok', snapshot: { recusado_desde: null } });
  });

  test('an MCP server that cannot be loaded degrades until it can', async () => {
    const options = mcpOptions(operations, undefined);
    let broken = true;
    const legacy = () => (broken ? Promise.reject(new Error('EMFILE')) : options.eras.legacy());
    service = await startService({}, { mcp: { ...options, eras: { ...options.eras, legacy } } });
    const ping = () =>
      fetch(`${service.base}/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
      });
    const ask = async () => {
      const { status, mcp } = await expectBody(await service.get('/v1/health'), operations.saude.response);
      return [status, mcp];
    };
    expect(await ask()).toEqual(['ok', 'ok']);
    await ping();
    expect(await ask()).toEqual(['degraded', 'erro']);
    broken = false;
    await ping();
    expect(await ask()).toEqual(['ok', 'ok']);
  });

  test('whether it lives is one thing, and whether it can serve another', async () => {
    await health();
    const ask = async () => [(await service.get('/livez')).status, (await service.get('/readyz')).status];
    expect(await ask()).toEqual([200, 200]);
    truncateSync(join(service.dir, service.manifest.banco.path), 4096);
    expect(await ask()).toEqual([200, 503]);
  });
});
