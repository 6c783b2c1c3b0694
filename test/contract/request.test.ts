import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { Type } from '@sinclair/typebox';
import { momentaneo } from '../../runtime/answer.ts';
import type { Handlers } from '../../runtime/call.ts';
import { createQueryDecoder } from '../../runtime/http/query.ts';
import { oneOf } from '../../schemas/contract/model/primitives.ts';
import type { Operation } from '../../schemas/contract/operations/operation.ts';
import { expectFailure } from './expect-schema.ts';
import { openDoor } from './open-door.ts';
import { startTable } from './service.ts';

const Eco = Type.Object({
  citacoes: Type.Array(Type.Object({ sigla: Type.String({ minLength: 1, maxLength: 20 }) }), { maxItems: 2 }),
  nivel: Type.Optional(oneOf(['inciso', 'item'])),
});
const Pagina = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1 })),
  limiar: Type.Optional(Type.Number()),
  vinculante: Type.Optional(Type.Boolean()),
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 5 })),
});

/** A table of its own: what a body and a query go through before any operation of the API has one. */
const table = {
  ecoar: {
    method: 'POST',
    path: '/v1/eco',
    acesso: 'chave',
    resumo: 'Devolve o que recebeu.',
    params: Type.Object({}),
    query: Type.Object({}),
    body: Eco,
    response: Eco,
    cache: 'no-store',
    tool: null,
  },
  paginar: {
    method: 'GET',
    path: '/v1/pagina',
    acesso: 'leitura',
    resumo: 'Devolve os parâmetros que recebeu.',
    params: Type.Object({}),
    query: Pagina,
    body: null,
    response: Pagina,
    cache: 'no-store',
    tool: null,
  },
  quebrar: {
    method: 'GET',
    path: '/v1/quebra',
    acesso: 'livre',
    resumo: 'Falha sempre.',
    params: Type.Object({}),
    query: Type.Object({}),
    body: null,
    response: Type.Object({}),
    cache: 'no-store',
    tool: null,
  },
} as const satisfies Record<string, Operation>;
const handlers: Handlers<typeof table> = {
  ecoar: ({ body }) => momentaneo(JSON.stringify(body), 200),
  paginar: ({ query }) => momentaneo(JSON.stringify(query), 200),
  quebrar: () => {
    throw new Error('segredo interno');
  },
};

let service: Awaited<ReturnType<typeof startTable<typeof table>>>;
beforeAll(async () => {
  service = await startTable(table, handlers);
});
afterAll(() => service.stop());

describe('bodies', () => {
  const valid = { citacoes: [{ sigla: 'CF' }], nivel: 'item' };

  test('a valid body reaches the handler as it is', async () => {
    const response = await service.post('/v1/eco', JSON.stringify(valid), {
      'content-type': 'Application/JSON; charset=utf-8',
    });
    expect([response.status, await response.json()]).toEqual([200, valid]);
    expect(response.headers.get('access-control-allow-origin')).toBe(null);
  });

  test('other content types are 415', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json5']) {
      await expectFailure(await service.post('/v1/eco', '{}', { 'content-type': type }), 415, 'invalid_request');
    }
  });

  test('past 1 MiB is 413, told beforehand or found out while reading', async () => {
    const big = JSON.stringify({ citacoes: [], lixo: 'x'.repeat(1 << 20) });
    await expectFailure(await service.post('/v1/eco', big), 413, 'invalid_request');
    const stream = new ReadableStream({
      start(controller) {
        for (let i = 0; i < 40; i++) controller.enqueue(new Uint8Array(65_536).fill(32));
        controller.close();
      },
    });
    await expectFailure(await service.post('/v1/eco', stream), 413, 'invalid_request');
  });

  test('a body that is announced as huge is refused before it is sent', async () => {
    const { hostname, port } = new URL(service.base);
    const head = `POST /v1/eco HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${service.chave}\r\nContent-Type: application/json\r\nContent-Length: 300000000\r\n\r\n`;
    const { promise, resolve } = Promise.withResolvers<string>();
    const socket = await Bun.connect({
      hostname,
      port: Number(port),
      socket: { data: (_, bytes) => resolve(bytes.toString()) },
    });
    socket.write(head);
    const response = await promise;
    socket.end();
    expect(response).toStartWith('HTTP/1.1 413');
    expect(response).toContain('"code":"invalid_request"');
  });

  test.each([
    ['nothing', ''],
    ['half an object', '{"citacoes":'],
    ['bytes that are not UTF-8', Uint8Array.of(0x22, 0xff, 0x22)],
  ])('%s is 400', async (_, body) => {
    const error = await expectFailure(await service.post('/v1/eco', body), 400, 'invalid_request');
    expect(error.details).toEqual([{ campo: 'body', problema: 'não é JSON válido em UTF-8' }]);
  });

  test.each([
    [{}, 'citacoes', 'é obrigatório'],
    [[], 'body', 'deve ser um objeto'],
    [{ citacoes: [{ sigla: [7] }] }, 'citacoes.0.sigla', 'deve ser um texto'],
    [{ citacoes: [{}, { sigla: '' }] }, 'citacoes.1.sigla', 'não pode ser vazio'],
    [{ citacoes: [1, 2, 3] }, 'citacoes', 'deve ter no máximo 2 itens'],
    [{ citacoes: [], nivel: 'x' }, 'nivel', 'deve ser um destes: inciso, item'],
  ])('%j is 400 and names the field', async (body, campo, problema) => {
    const error = await expectFailure(await service.post('/v1/eco', JSON.stringify(body)), 400, 'invalid_request');
    expect(error.details).toContainEqual({ campo, problema });
  });

  test('a thousand problems are answered with twenty', async () => {
    const body = { citacoes: Array.from({ length: 1000 }, () => ({ sigla: [1] })) };
    const error = await expectFailure(await service.post('/v1/eco', JSON.stringify(body)), 400, 'invalid_request');
    expect(error.details).toHaveLength(20);
  });

  test('GET is 405, and a stranger page gets no leave to post', async () => {
    const get = await service.get('/v1/eco');
    expect(get.headers.get('allow')).toBe('POST, OPTIONS');
    await expectFailure(get, 405, 'invalid_request');
    const preflight = await service.get('/v1/eco', { origin: 'https://exemplo.invalid' }, 'OPTIONS');
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, null]);
  });
});

describe('queries', () => {
  test('texts become what the schema asks for', async () => {
    const response = await service.get('/v1/pagina?page=7&limiar=0.5&vinculante=false&q=a%C3%A7+%2B&outro=1');
    expect(await response.json()).toEqual({ page: 7, limiar: 0.5, vinculante: false, q: 'aç +' });
  });

  test.each([
    ['page=7.9', 'page', 'deve ser um número inteiro'],
    ['page=', 'page', 'deve ser um número inteiro'],
    ['page=1e3', 'page', 'deve ser um número inteiro'],
    ['page=0', 'page', 'deve ser maior ou igual a 1'],
    ['vinculante=sim', 'vinculante', 'deve ser `true` ou `false`'],
    ['q', 'q', 'não pode ser vazio'],
    ['q=abcdef', 'q', 'deve ter no máximo 5 caracteres'],
    ['q=a&q=b', 'q', 'aparece mais de uma vez'],
    ['q=%E0%A4%A', 'q', 'não é texto UTF-8 válido'],
  ])('%s is 400', async (query, campo, problema) => {
    const error = await expectFailure(await service.get(`/v1/pagina?${query}`), 400, 'invalid_request');
    expect(error.details).toEqual([{ campo, problema }]);
  });

  test('names that every object has are not parameters', () => {
    const url = 'http://x/?__proto__=1&constructor=2&toString=3&hasOwnProperty=4';
    expect(createQueryDecoder(Pagina)({ url })).toEqual({ ok: true, value: {} });
  });
});

describe('failures of our own', () => {
  test('are 500 with the error body, tell the client nothing, and the log everything', async () => {
    const response = await service.get('/v1/quebra');
    const error = await expectFailure(response, 500, 'internal_error');
    expect(JSON.stringify(error)).not.toContain('segredo');
    expect(service.lines.join()).toContain('segredo interno');
    expect(service.lines.join()).toContain('/v1/quebra');
  });
});

test('the door refuses what a handler must not see, whoever knocks', () => {
  const call = openDoor(table, handlers, service.source.current);
  expect(call('paginar', { query: { page: 'um' } })).toEqual({
    kind: 'failure',
    code: 'invalid_request',
    message: 'A requisição é inválida.',
    details: [{ campo: 'page', problema: 'deve ser um número inteiro' }],
  });
});
