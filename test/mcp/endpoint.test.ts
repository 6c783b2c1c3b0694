import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { Type } from '@sinclair/typebox';
import { momentaneo } from '../../runtime/answer.ts';
import type { Handlers } from '../../runtime/call.ts';
import { createFerramentas } from '../../runtime/mcp/ferramentas.ts';
import { createAllowedOrigins } from '../../runtime/mcp/origem.ts';
import type { Porta } from '../../runtime/mcp/porta.ts';
import { LIMITES } from '../../schemas/contract/model/service/limites.ts';
import type { Operation } from '../../schemas/contract/operations/operation.ts';
import { expectFailure } from '../contract/expect-schema.ts';
import { ADMIN_TOKEN, criarChave, type Service, startService, startTable } from '../contract/service.ts';
import { connect, textOf } from './connect.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
const ask = (init: RequestInit) =>
  fetch(`${service.base}/mcp`, { method: 'POST', headers: HEADERS, body: ping, ...init });

describe('/mcp', () => {
  test('is answered in one body, without a session, and by nobody kept', async () => {
    const response = await ask({});
    expect([response.status, await response.json()]).toEqual([200, { jsonrpc: '2.0', id: 1, result: {} }]);
    expect(response.headers.get('mcp-session-id')).toBe(null);
    expect(response.headers.get('x-snapshot')).toBe(service.source.current.rotulo);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['initialize', {}, 'Os parâmetros não são os que o protocolo pede deste método.'],
    ['initialize', { protocolVersion: 5 }, 'Os parâmetros não são os que o protocolo pede deste método.'],
    [
      'tools/call',
      { task: { ttl: 1 }, name: 'buscar', arguments: { q: 'prazo' } },
      'Este servidor não cria tarefas: chame a ferramenta sem `task`.',
    ],
  ])(
    'what is wrong with the parameters of %s is the caller’s, and said in Portuguese',
    async (method, params, message) => {
      const said = { jsonrpc: '2.0', id: 1, error: { code: -32602, message } };
      const one = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
      expect(await (await ask({ body: one })).json()).toEqual(said);
      const [first] = [await (await ask({ body: `[${one}]` })).json()].flat();
      expect(first).toEqual(said);
    },
  );

  test('a call has the same answer alone and among others, and however its length is told', async () => {
    const call = (id: number, sigla: string) => {
      return { jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'sumario_diploma', arguments: { sigla } } };
    };
    const inPieces = async function* (text: string) {
      yield text.slice(0, 9);
      await Bun.sleep(1);
      yield text.slice(9);
    };
    const answer = async (body: NonNullable<RequestInit['body']>) =>
      (await (await ask({ body })).json()) as { id: number };
    const calls = [call(1, 'EX-COD'), call(2, 'NADA')];
    const alone = await Promise.all(calls.map((one) => answer(JSON.stringify(one))));
    expect(alone).toMatchObject([
      { id: 1, result: { structuredContent: { sigla: 'EX-COD' } } },
      { result: { isError: true } },
    ]);
    expect(await Promise.all(calls.map((one) => answer(inPieces(JSON.stringify(one)))))).toEqual(alone);
    for (const body of [JSON.stringify(calls), inPieces(JSON.stringify(calls))]) {
      const together = (await answer(body)) as unknown as { id: number }[];
      expect(together.toSorted((a, b) => a.id - b.id)).toEqual(alone);
    }
  });

  test('a host that is none changes no answer', async () => {
    const { hostname, port } = new URL(service.base);
    const { promise, resolve } = Promise.withResolvers<string>();
    const head = `POST /mcp HTTP/1.1\r\nHost:B a\r\nContent-Type: application/json\r\nAccept: ${HEADERS.accept}`;
    let answer = '';
    await Bun.connect({
      ...{ hostname, port: Number(port) },
      socket: {
        open: (socket) => void socket.write(`${head}\r\nContent-Length: ${ping.length}\r\n\r\n${ping}`),
        data(socket, bytes) {
          answer += bytes.toString();
          if (answer.endsWith('}')) socket.end();
        },
        close: () => resolve(answer),
      },
    });
    expect(await promise).toStartWith('HTTP/1.1 200');
  });

  test.each(['GET', 'DELETE', 'PUT'])('%s is 405: there is no stream to open and no session to end', async (method) => {
    const response = await ask({ method, body: null });
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    await expectFailure(response, 405, 'invalid_request');
  });

  test('past 1 MiB is 413, not JSON is 415 and 400', async () => {
    expect((await ask({ body: JSON.stringify({ lixo: 'x'.repeat(1 << 20) }) })).status).toBe(413);
    expect((await ask({ headers: { ...HEADERS, 'content-type': 'text/plain' } })).status).toBe(415);
    expect((await ask({ body: '{' })).status).toBe(400);
    expect((await ask({ body: '{"jsonrpc":"2.0"}' })).status).toBe(400);
  });

  test.each([
    ['{', -32700, 'O corpo não é um JSON válido.'],
    ['{"jsonrpc":"2.0"}', -32700, 'O corpo não é uma mensagem JSON-RPC 2.0.'],
    ['{"jsonrpc":"2.0","id":1,"method":"nada"}', -32601, 'Não há método “nada”.'],
    [
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}',
      -32602,
      'O parâmetro `name` é obrigatório e deve ser um texto.',
    ],
    [
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"buscar","arguments":"furto"}}',
      -32602,
      'O parâmetro `arguments` deve ser um objeto.',
    ],
    [
      '{"jsonrpc":"2.0","id":1,"method":"resources/read"}',
      -32602,
      'O parâmetro `uri` é obrigatório e deve ser um texto.',
    ],
    [
      '{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"nada"}}',
      -32602,
      'Não há prompt “nada”; há: `verificar_peca`.',
    ],
    [
      '{"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"verificar_peca","arguments":{"texto":7}}}',
      -32602,
      'O argumento `texto` é obrigatório e deve ser um texto.',
    ],
  ])('%s is refused in Portuguese', async (body, code, message) => {
    const { error } = (await (await ask({ body })).json()) as { error: unknown };
    expect(error).toEqual({ code, message });
  });

  test('what the client accepts and sends is told in Portuguese too', async () => {
    const said = async (headers: Record<string, string>) =>
      ((await (await ask({ headers: { ...HEADERS, ...headers } })).json()) as { error: { message: string } }).error
        .message;
    expect(await said({ accept: 'text/html' })).toContain('deve aceitar');
    expect(await said({ 'content-type': 'text/plain' })).toContain('`Content-Type` deve ser');
    expect(await said({ 'mcp-protocol-version': '1999-01-01' })).toContain('não é suportada');
  });

  test('a tool that there is not is told with those that there are', async () => {
    const body = '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"nada"}}';
    const { error } = (await (await ask({ body })).json()) as { error: { message: string } };
    expect(error.message).toMatch(/^Não há ferramenta “nada”; há: .*`ler_artigo`/);
  });

  test('a page of this machine may ask, and is told so beforehand; a stranger may not', async () => {
    const origin = 'http://localhost:6274';
    const preflight = await ask({ method: 'OPTIONS', headers: { origin }, body: null });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, origin]);
    const own = await ask({ headers: { ...HEADERS, origin } });
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, origin]);
    for (const stranger of ['https://exemplo.invalid', 'null', 'http://localhost.exemplo.invalid'])
      await expectFailure(await ask({ headers: { ...HEADERS, origin: stranger } }), 403, 'invalid_request');
  });
});

describe('a request without `initialize`', () => {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'teste', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const VERSION = { 'mcp-protocol-version': '2026-07-28' };
  /** A message of the newer revision, with the headers that it wants. */
  const message = (method: string, params: { name?: string; uri?: string; [more: string]: unknown } = {}) => {
    const name = params.name ?? params.uri;
    return {
      headers: { ...HEADERS, ...VERSION, 'mcp-method': method, ...(name === undefined ? {} : { 'mcp-name': name }) },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta } }),
    };
  };
  const list = message('tools/list');

  test('is answered in one body, with who answers and how long it holds', async () => {
    const response = await ask(list);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(response.headers.get('x-snapshot')).toBe(service.source.current.rotulo);
    expect(await response.json()).toMatchObject({
      result: {
        ...{ resultType: 'complete', cacheScope: 'public', ttlMs: 300_000 },
        _meta: {
          'io.modelcontextprotocol/serverInfo': { name: 'vigente' },
          snapshot: service.source.current.rotulo,
        },
      },
    });
  });

  test('meets the server by asking what it can', async () => {
    const { result } = (await (await ask(message('server/discover'))).json()) as { result: Record<string, unknown> };
    expect(result).toMatchObject({ supportedVersions: ['2026-07-28'], capabilities: { tools: {}, completions: {} } });
    expect(result.instructions).toContain('Antes de citar');
  });

  test('has the same result as one of the earlier era', async () => {
    const params = { name: 'ler_artigo', arguments: { sigla: 'EX-COD', artigo: '5' } };
    const resultOf = async (init: RequestInit) =>
      ((await (await ask(init)).json()) as { result: Record<string, unknown> }).result;
    const { content, structuredContent } = await resultOf(message('tools/call', params));
    const before = await resultOf({ body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }) });
    expect({ content, structuredContent }).toMatchObject({
      content: before.content,
      structuredContent: before.structuredContent,
    });
  });

  test.each([
    ['nada', 'Não há método “nada”.'],
    ['subscriptions/listen', 'Não há método “subscriptions/listen”.'],
    ['ping', 'Não há este método nesta revisão do protocolo.'],
  ])('%s is a 404, as the revision has it', async (method, said) => {
    const response = await ask(message(method));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ id: 1, error: { code: -32601, message: said } });
  });

  test.each<[string, RequestInit, number, string]>([
    ['whose header names another method', { headers: { ...list.headers, 'mcp-method': 'ping' } }, -32020, 'cabeçalhos'],
    ['without headers', { headers: HEADERS }, -32020, 'cabeçalhos'],
    ['that names its revision in the header alone', { body: ping }, -32602, '`_meta`'],
    [
      'of a revision to come',
      { ...message('tools/list'), headers: HEADERS, body: list.body.replace('2026-07-28', '2027-01-01') },
      -32022,
      'não é suportada',
    ],
    ['in a batch', { body: `[${list.body}]` }, -32600, 'não tem lotes'],
    ['that is none', { body: '{"jsonrpc":"2.0"}' }, -32600, 'não é uma mensagem JSON-RPC'],
  ])('%s is refused in Portuguese', async (_, init, code, said) => {
    const response = await ask({ ...list, ...init });
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { code: number; message: string } };
    expect([error.code, error.message]).toEqual([code, expect.stringContaining(said)]);
  });

  test('is bounded as any other', async () => {
    expect((await ask({ ...list, body: list.body.replace('{', `{"lixo":"${'x'.repeat(1 << 20)}",`) })).status).toBe(
      413,
    );
    expect((await ask({ ...list, headers: { ...list.headers, 'content-type': 'text/plain' } })).status).toBe(415);
    expect((await ask({ ...list, body: '{' })).status).toBe(400);
    const stranger = await ask({ ...list, headers: { ...list.headers, origin: 'https://exemplo.invalid' } });
    await expectFailure(stranger, 403, 'invalid_request');
    const many = await ask({ ...list, body: `[${Array(21).fill(list.body).join()}]` });
    expect(JSON.stringify(await many.json())).toContain('lotes de até 20');
  });
});

test.each([['*/*'], ['application/json'], ['application/*;q=0.9'], [null]])(
  'a client that accepts %s is answered',
  async (accept) => {
    const { accept: _, ...others } = HEADERS;
    const response = await ask({ headers: accept === null ? others : { ...others, accept } });
    expect([response.status, await response.json()]).toEqual([200, { jsonrpc: '2.0', id: 1, result: {} }]);
  },
);

describe('limits', () => {
  const call = (name: string, args: object, credencial?: string) => ({
    method: 'POST',
    headers: { ...HEADERS, ...(credencial === undefined ? {} : { authorization: `Bearer ${credencial}` }) },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
  });
  const limits = ({ headers }: Response) =>
    ['ratelimit-policy', 'ratelimit', 'retry-after'].map((name) => headers.get(name));

  test('are those of HTTP, and are said in the same headers', async () => {
    const own = await startService({}, { limites: LIMITES });
    const post = (init: RequestInit) => fetch(`${own.base}/mcp`, init);
    const read = call('ler_artigo', { sigla: 'EX-COD', artigo: '5' });
    try {
      expect(limits(await post({ ...read, body: ping }))).toEqual([null, null, null]);
      expect(limits(await post(read))).toEqual(['"sem-chave";q=30;w=60', '"sem-chave";r=29;t=60', null]);
      expect((await own.get('/v1/dispositivos/EX-COD.2')).headers.get('ratelimit')).toBe('"sem-chave";r=28;t=60');
      for (let left = 28; left > 0; left--) await post(read);
      const refused = await post(read);
      expect(limits(refused)).toEqual(['"sem-chave";q=30;w=60', '"sem-chave";r=0;t=60', '60']);
      expect(JSON.stringify(await refused.json())).toContain('rate_limited');
      const keyed = await post(call('verificar_citacoes', { citacoes: [] }, await criarChave(own.estado, 'free')));
      expect(limits(keyed)[0]).toBe('"free";q=20;w=60, "free-mes";q=1000;w=2678400');
    } finally {
      await own.stop();
    }
  });
});

test('origins are those named, exactly', () => {
  const allowed = createAllowedOrigins('https://exemplo.invalid, http://outro.invalid:8080/');
  expect(
    ['https://exemplo.invalid', 'http://outro.invalid:8080', 'http://[::1]:1', 'http://127.0.0.1'].map(allowed),
  ).toEqual([true, true, true, true]);
  expect(['http://exemplo.invalid', 'https://exemplo.invalid:444', 'http://outro.invalid', 'x'].map(allowed)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(() => createAllowedOrigins('exemplo.invalid')).toThrow('MCP_ORIGINS');
});

const operation = (tool: string, acesso: Operation['acesso']): Operation => ({
  ...{ method: 'GET', path: `/v1/${tool}`, acesso, resumo: 'Serve ao teste.', cache: 'no-store', tool, body: null },
  ...{ params: Type.Object({}), query: Type.Object({}), response: Type.Object({}) },
});
const table: Record<string, Operation> = {
  guardar: operation('listar_diplomas', 'admin'),
  quebrar: operation('buscar', 'livre'),
};
const handlers: Handlers<typeof table> = {
  guardar: () => momentaneo('{"ok":true}', 200),
  quebrar: () => {
    throw new Error('segredo interno');
  },
};

describe('the rules of the one door', () => {
  test('who has no credential is told so by the error body, who has it is let in', async () => {
    const guarded = await startTable(table, handlers);
    const [stranger, admin] = [await connect(guarded.base), await connect(guarded.base, ADMIN_TOKEN)];
    const refused = await stranger.call('listar_diplomas');
    expect([refused.isError, JSON.parse(textOf(refused)).error.code]).toEqual([true, 'unauthorized']);
    expect((await admin.call('listar_diplomas')).structuredContent).toEqual({ ok: true });

    const broken = await stranger.call('buscar');
    expect([broken.isError, JSON.parse(textOf(broken)).error.code]).toEqual([true, 'internal_error']);
    expect(textOf(broken)).not.toContain('segredo');
    expect(guarded.lines.join()).toContain('segredo interno');
    await Promise.all([stranger.close(), admin.close()]);
    await guarded.stop();
  });

  test('a tool of a keyed route says that it wants a key; one minute is shared with HTTP', async () => {
    const limites = { leitura: { por_minuto: 3 }, planos: { teste: { por_minuto: 100, por_mes: 100 } } };
    const limited = await startService({}, { limites });
    const [nobody, keyed] = [await connect(limited.base), await connect(limited.base, limited.chave)];
    const codeOf = (result: Parameters<typeof textOf>[0]) => JSON.parse(textOf(result)).error?.code ?? 'ok';
    const citacoes = [{ sigla: 'EX-COD', artigo: '2' }];
    expect(codeOf(await nobody.call('verificar_citacoes', { citacoes }))).toBe('unauthorized');
    expect(codeOf(await keyed.call('verificar_citacoes', { citacoes }))).toBe('ok');

    await nobody.client.listTools();
    await nobody.client.listResources();
    expect(codeOf(await nobody.call('ler_dispositivo', { ref_key: 'EX-COD.2' }))).toBe('ok');
    expect((await limited.get('/v1/dispositivos/EX-COD.2')).status).toBe(200);
    expect(codeOf(await nobody.call('ler_dispositivo', { ref_key: 'EX-COD.2' }))).toBe('ok');
    expect(codeOf(await nobody.call('ler_dispositivo', { ref_key: 'EX-COD.2' }))).toBe('rate_limited');
    expect((await limited.get('/v1/dispositivos/EX-COD.2')).status).toBe(429);
    const uri = 'legislacao:///dispositivos/EX-COD.2';
    await expect(nobody.client.readResource({ uri })).rejects.toMatchObject({
      data: { error: { code: 'rate_limited', details: { limite: 3 } } },
    });
    expect(await nobody.client.ping()).toEqual({});
    await Promise.all([nobody.close(), keyed.close()]);
    await limited.stop();
  });

  test('a call with wrong arguments counts like any other', async () => {
    const limites = { leitura: { por_minuto: 2 }, planos: { teste: { por_minuto: 100, por_mes: 100 } } };
    const limited = await startService({}, { limites });
    const mcp = await connect(limited.base);
    const codeOf = (result: Parameters<typeof textOf>[0]) => JSON.parse(textOf(result)).error?.code ?? 'ok';
    const wrong = { ref_key: 'EX-COD.2', nada: 1 };
    const codes: string[] = [];
    for (let n = 0; n < 3; n++) codes.push(codeOf(await mcp.call('ler_dispositivo', wrong)));
    expect(codes).toEqual(['invalid_request', 'invalid_request', 'rate_limited']);
    expect(codeOf(await mcp.call('verificar_citacoes', { nada: 1 }))).toBe('unauthorized');
    await mcp.close();
    await limited.stop();
  });

  test('a call knocks once, a list never', async () => {
    const calls: string[] = [];
    const porta = {
      rotulo: 'r',
      frescor: { lido_em: null },
      hoje: null,
      log: () => {},
      call: async (id: string) => {
        calls.push(id);
        return { resultado: momentaneo('{}', 200), rotulo: 'r' };
      },
    } as unknown as Porta;
    const texto = { titulo: 't', descricao: 'd' };
    const ferramentas = createFerramentas(table, { listar_diplomas: texto, buscar: texto });
    expect(ferramentas.lista).toHaveLength(2);
    expect(calls).toEqual([]);
    await ferramentas.chamar('buscar', {}, porta);
    expect(calls).toEqual(['quebrar']);
  });
});
