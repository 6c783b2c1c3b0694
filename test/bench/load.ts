import type { Socket } from 'bun';

interface Turn {
  /** Bytes of the answer still to come; null while its head is not complete. */
  missing: number | null;
  head: string;
}

export interface Load {
  /** `http://127.0.0.1:<port>` */
  url: string;
  paths: readonly string[];
  connections: number;
  /** How many answers to wait for in all. */
  requests: number;
}

/**
 * Asks for the paths in turn over keep-alive connections, each waiting for its answer before it asks again; resolves to
 * answers per second. Raw sockets, because `fetch` costs more than what it would measure. Throws at any answer but 200.
 */
export async function hammer({ url, paths, connections, requests }: Load): Promise<number> {
  const { hostname, port, host } = new URL(url);
  const messages = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: */*\r\n\r\n`);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let asked = 0;
  let answered = 0;

  function ask(socket: Socket<Turn>): void {
    if (asked === requests) return;
    socket.write(messages[asked % messages.length] as string);
    asked += 1;
  }

  function take(socket: Socket<Turn>, chunk: Buffer): void {
    const turn = socket.data;
    if (turn.missing === null) {
      turn.head += chunk.toString('latin1');
      const end = turn.head.indexOf('\r\n\r\n');
      if (end < 0) return;
      if (!turn.head.startsWith('HTTP/1.1 200')) {
        reject(new Error(turn.head.slice(0, end)));
        return;
      }
      const length = /^content-length: (\d+)/im.exec(turn.head)?.[1];
      turn.missing = Number(length) - (turn.head.length - end - 4);
    } else turn.missing -= chunk.length;
    if (turn.missing > 0) return;
    socket.data = { missing: null, head: '' };
    answered += 1;
    if (answered === requests) resolve();
    else ask(socket);
  }

  const opened = Array.from({ length: connections }, () =>
    Bun.connect<Turn>({
      hostname,
      port: Number(port),
      data: { missing: null, head: '' },
      socket: {
        data: take,
        error: (_, error) => reject(error),
        close: () => reject(new Error(`${url} closed a connection`)),
      },
    }),
  );
  const sockets = await Promise.all(opened);
  const start = performance.now();
  for (const socket of sockets) ask(socket);
  try {
    await promise;
    return requests / ((performance.now() - start) / 1000);
  } finally {
    for (const socket of sockets) socket.end();
  }
}
