import type { Socket } from 'bun';
import type { Subject } from './subject.ts';

/** A client of one of the kinds that abuse a service. It continues until it is told to stop. */
export type Hostile = (subject: Subject, stopped: () => boolean) => Promise<void>;

const PESADO = JSON.stringify({ texto: 'art. 1º do Código de Exemplo; '.repeat(4_900) });
const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

/** Sends a request and ignores the response, even if there is none. */
async function ask(url: string, init: RequestInit): Promise<void> {
  const response = await fetch(url, init).catch(() => null);
  await response?.arrayBuffer().catch(() => null);
}

const many = async (count: number, each: () => Promise<void>) =>
  void (await Promise.all(Array.from({ length: count }, each)));

/** Opens a connection and keeps it open. `goOn` is called every second. */
async function hold(
  base: string,
  begin: string,
  goOn: (socket: Socket) => void,
  stopped: () => boolean,
): Promise<void> {
  const { hostname, port } = new URL(base);
  let open = true;
  const socket = await Bun.connect({
    ...{ hostname, port: Number(port) },
    socket: {
      open: (opened) => void opened.write(begin),
      data: (opened) => opened.pause(),
      close: () => {
        open = false;
      },
      error() {},
    },
  }).catch(() => null);
  while (socket && open && !stopped()) {
    await Bun.sleep(1_000);
    if (open) goOn(socket);
  }
  socket?.terminate();
}

export const HOSTILE: Readonly<Record<string, Hostile>> = {
  'whole texts, twenty at a time, of one key': ({ base, ma }, stopped) =>
    many(20, async () => {
      const headers = { ...JSON_HEADERS, authorization: `Bearer ${ma}`, 'x-forwarded-for': '198.51.100.1' };
      while (!stopped()) {
        await ask(`${base}/v1/resolver-texto`, { method: 'POST', headers, body: PESADO });
        await Bun.sleep(50);
      }
    }),
  'bodies and headers at a byte a second': ({ base }, stopped) =>
    many(50, async () => {
      const body = `POST /mcp HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{`;
      while (!stopped()) await hold(base, body, (socket) => void socket.write('a'), stopped);
    }),
  'large answers that nobody reads': ({ base, ma }, stopped) =>
    many(10, async () => {
      const texto = JSON.stringify({ texto: 'art. 1º do Código de Exemplo; '.repeat(3_000) });
      const head = `Host: a\r\nAuthorization: Bearer ${ma}\r\nX-Forwarded-For: 198.51.100.2\r\nContent-Type: application/json`;
      const request = `POST /v1/resolver-texto HTTP/1.1\r\n${head}\r\nContent-Length: ${Buffer.byteLength(texto)}\r\n\r\n${texto}`;
      while (!stopped()) await hold(base, request, () => {}, stopped);
    }),
  'batches of lists to /mcp': ({ base }, stopped) =>
    many(4, async () => {
      const batch = Array.from({ length: 20 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/list' }));
      const headers = { ...JSON_HEADERS, 'x-forwarded-for': '198.51.100.3' };
      while (!stopped()) {
        await ask(`${base}/mcp`, { method: 'POST', headers, body: JSON.stringify(batch) });
        await Bun.sleep(10);
      }
    }),
  'credentials that are guessed': ({ base }, stopped) =>
    many(4, async () => {
      for (let n = 0; !stopped(); n++) {
        const headers = { authorization: `Bearer palpite-${n}`, 'x-forwarded-for': '198.51.100.4' };
        await ask(`${base}/v1/admin/ingest-runs`, { headers });
        await Bun.sleep(10);
      }
    }),
  'long addresses and broken requests': ({ base }, stopped) =>
    many(2, async () => {
      const broken = [
        'GARBAGE\r\n\r\n',
        `GET /${'a'.repeat(30_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
        'GET / HTTP/1.1\r\n\r\n',
      ];
      while (!stopped()) for (const text of broken) await hold(base, text, (socket) => socket.end(), stopped);
    }),
};
