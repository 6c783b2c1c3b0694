import type { Subject } from './subject.ts';

export interface Mutated {
  sent: number;
  /**
   * The number of responses with each status. `none` means that the connection was closed, for example after half a
   * request.
   */
  statuses: Readonly<Record<string, number>>;
  /** Requests to which the service responded with a failure of its own. */
  failures: readonly string[];
}

/** Returns a generator of pseudo-random numbers that repeat for the same seed (mulberry32). */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
const post = (path: string, body: string, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\n${more}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

const seeds = ({ boa }: Subject): string[] => {
  const key = `Authorization: Bearer ${boa}\r\n`;
  return [
    get('/v1/dispositivos/EX-COD.2', 'Accept-Encoding: gzip\r\nIf-None-Match: "a"\r\n'),
    get('/v1/diplomas/EX-COD/artigos/5?em=2020-01-01'),
    get('/v1/diplomas/EX-COD/export?em=2020', 'Range: bytes=0-10\r\n'),
    get('/v1/busca?q=prazo%20%22de%20tr%C3%AAs%22&siglas=EX-COD&limit=5'),
    get('/v1/consulta?q=art.%205%20ex-cod'),
    get('/v1/alteracoes?desde=2026-01-01T00:00:00Z&page=2&page_size=10'),
    get('/v1/sumulas/STF/11?vinculante=true'),
    get('/v1/indice/termos?q=a'),
    get('/v1/admin/ingest-runs?limit=3', 'Authorization: Bearer token\r\n'),
    get('/v1/health'),
    get('/docs'),
    post('/v1/resolver', '{"citacoes":[{"sigla":"EX-COD","artigo":"2","inciso":null,"transcricao":"Redação"}]}', key),
    post('/v1/parse', '{"texto":"Diz o art. 2º do Código de Exemplo.","em":"2020"}', key),
    post('/v1/resolver-texto', '{"texto":"Diz o art. 2º, § 1º, I, do Código de Exemplo."}', key),
    post(
      '/mcp',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"buscar","arguments":{"q":"a"}}}',
      key,
    ),
    post(
      '/mcp',
      '[{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"legislacao:///diplomas/EX-COD"}}]',
    ),
  ];
};

/** Changes, removes, repeats or replaces some bytes. */
function mutate(request: Buffer, below: (n: number) => number): Buffer {
  let bytes = request;
  for (let times = 1 + below(4); times > 0; times--) {
    const at = below(bytes.length);
    const length = 1 + below(8);
    const middle = [
      () => Buffer.from([below(256)]),
      () => Buffer.alloc(0),
      () => Buffer.concat([bytes.subarray(at, at + length), bytes.subarray(at, at + length)]),
      () =>
        Buffer.from(
          ['null', '-1', '9'.repeat(20), '%00', '\u0000', '"', '{', 'é', '../', '\r\n', '%E0%A4%A'][
            below(11)
          ] as string,
        ),
    ][below(4)]?.() as Buffer;
    bytes = Buffer.concat([bytes.subarray(0, at), middle, bytes.subarray(at + (below(2) ? length : 0))]);
    if (bytes.length === 0) return request;
  }
  return bytes;
}

/** Gives each request an address of its own. With a single one, most requests would only meet the rate limit. */
function ofItsOwnAddress(request: Buffer, n: number): Buffer {
  const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
  const text = request.toString('latin1').replace('\r\nHost: a', `\r\nX-Forwarded-For: ${address}$&`);
  return Buffer.from(text, 'latin1');
}

/** Sends `count` requests, each a valid one that was altered somewhere, whatever is left of it. */
export async function sendMutated(subject: Subject, count: number, seed: number): Promise<Mutated> {
  const below = random(seed);
  const bases = seeds(subject).map((text) => Buffer.from(text));
  const statuses: Record<string, number> = {};
  const failures: string[] = [];
  let sent = 0;
  const { hostname, port } = new URL(subject.base);

  async function send(bytes: Buffer): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string>();
    let received = '';
    const socket = await Bun.connect({
      ...{ hostname, port: Number(port) },
      socket: {
        open(socket) {
          socket.write(bytes);
        },
        data(_, chunk) {
          received += chunk.toString('latin1');
          const status = /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1];
          if (status) {
            resolve(status);
          }
        },
        close: () => resolve('none'),
        error: () => resolve('none'),
      },
    }).catch(() => null);
    if (!socket) return 'none';
    // The altered bytes may be the beginning of a longer request, for whose rest the service waits.
    const timer = setTimeout(() => resolve('none'), 1_000);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      socket.terminate();
    }
  }
  const client = async () => {
    while (sent < count) {
      sent += 1;
      const bytes = ofItsOwnAddress(mutate(bases[below(bases.length)] as Buffer, below), sent);
      const status = await send(bytes);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (/^5(?!05)/.test(status)) failures.push(`${status}: ${JSON.stringify(bytes.toString('latin1'))}`);
    }
  };
  await Promise.all(Array.from({ length: 64 }, client));
  return { sent, statuses, failures };
}
