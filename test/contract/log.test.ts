import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { createRegistro, type LinhaDoPedido } from '../../runtime/registro.ts';
import { ADMIN_TOKEN, type Service, startService } from './service.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** The lines of the requests that `ask` makes. */
async function logged(ask: () => Promise<unknown>): Promise<LinhaDoPedido[]> {
  const before = service.pedidos.length;
  await ask();
  return service.pedidos.slice(before);
}

describe('the line of a request', () => {
  test('says its name, method, route, status, time and key', async () => {
    const [{ id } = { id: '' }] = await service.estado.listar();
    const lines = await logged(() =>
      service.post('/v1/resolver', '{"citacoes":[]}', { 'content-type': 'application/json', 'x-request-id': 'a-1' }),
    );
    expect(lines).toEqual([
      { pedido: 'a-1', metodo: 'POST', rota: '/v1/resolver', status: 200, ms: expect.any(Number), chave: id },
    ]);
  });

  test.each([
    ['GET', '/v1/dispositivos/EX-COD.2', '/v1/dispositivos/{ref_key}', 200],
    ['HEAD', '/v1/dispositivos/EX-COD.2', '/v1/dispositivos/{ref_key}', 200],
    ['GET', '/v1/diplomas/EX-COD/export', '/v1/diplomas/{sigla}/export', 200],
    ['GET', '/v1/dispositivos/EX-NADA.1', '/v1/dispositivos/{ref_key}', 404],
    ['GET', '/v1/diplomas/%FF', '/v1/diplomas/{sigla}', 400],
    ['GET', '/v1/admin/ingest-runs', '/v1/admin/ingest-runs', 401],
    ['POST', '/v1/parse', '/v1/parse', 401],
    ['DELETE', '/v1/diplomas', null, 405],
    ['OPTIONS', '/v1/diplomas', null, 204],
    ['GET', '/nada', null, 404],
  ])('%s %s is one line, of route %p and status %d', async (method, path, rota, status) => {
    const lines = await logged(() => service.get(path, {}, method));
    expect(lines.map((line) => [line.metodo, line.rota, line.status, line.chave])).toEqual([
      [method, rota, status, null],
    ]);
  });

  test('holds nothing of what was asked for, no key, no token and no address', async () => {
    const segredo = 'citacao-sigilosa';
    await service.get(`/v1/consulta?q=${segredo}`, { authorization: `Bearer ${service.chave}` });
    await service.get(`/v1/dispositivos/${segredo}`, { 'x-forwarded-for': '198.51.100.7' });
    await service.get(`/${segredo}`, { 'x-request-id': `${segredo} `.repeat(9) });
    await service.get('/v1/admin/ingest-runs', { authorization: `Bearer ${ADMIN_TOKEN}` });
    await service.post('/v1/resolver-texto', JSON.stringify({ texto: segredo }));
    const log = JSON.stringify([service.pedidos, service.lines]);
    for (const hidden of [segredo, service.chave.slice(4), ADMIN_TOKEN, '127.0.0.1', '198.51.100.7']) {
      expect(log).not.toContain(hidden);
    }
  });
});

describe('the log', () => {
  const now = () => Date.parse('2026-01-02T04:00:00.000Z');
  const collect = (flush: () => number | Promise<number>) => {
    const texts: string[] = [];
    const write = (text: unknown) => texts.push(String(text));
    return { sink: { write, flush }, written: () => texts.join('') };
  };
  const pedido: LinhaDoPedido = { pedido: 'a', metodo: 'GET', rota: null, status: 404, ms: 0.5, chave: null };

  test('is a JSON object a line, in order, whatever a message holds', async () => {
    const { sink, written } = collect(() => 0);
    const registro = createRegistro(sink, now);
    registro.linha(pedido);
    registro.linha({ mensagem: 'duas\nlinhas "e aspas"' });
    await registro.flush();
    expect(written().endsWith('\n')).toBe(true);
    expect(
      written()
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { em: '2026-01-02T04:00:00.000Z', ...pedido },
      { em: '2026-01-02T04:00:00.000Z', mensagem: 'duas\nlinhas "e aspas"' },
    ]);
  });

  test('keeps a bounded part of what nobody reads, and says how much was lost', async () => {
    let read = () => {};
    const reader = new Promise<number>((resolve) => {
      read = () => resolve(0);
    });
    const { sink, written } = collect(() => reader);
    const registro = createRegistro(sink, now);
    registro.linha(pedido);
    const first = registro.flush();
    for (let n = 0; n < 100_000; n++) registro.linha(pedido);
    read();
    await first;
    await registro.flush();
    await registro.flush();
    expect(written().length).toBeLessThan(2 << 20);
    expect(written()).toMatch(/"\d+ lines of the log were lost"/);
  });
});
