import type { Socket } from 'bun';

interface Turn {
  /**
   * Bytes of the response still to come. Infinite if only the last chunk marks the end, null while the head is not
   * complete.
   */
  missing: number | null;
  /** The head and what came with it. After that, the last bytes received. */
  head: string;
  since: number;
}

const LAST_CHUNK = '\r\n0\r\n\r\n';

export interface Load {
  /** `http://127.0.0.1:<port>` */
  url: string;
  paths: readonly string[];
  connections: number;
  /** How many responses to wait for in total. */
  requests: number;
}

/** Requests the paths in turn. Resolves to responses per second. */
export async function hammer({ url, paths, connections, requests }: Load): Promise<number> {
  const { host } = new URL(url);
  const messages = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: */*\r\n\r\n`);
  const message = (turn: number) => messages[turn % messages.length] as string;
  return (await exchange({ url, message, connections, requests })).rate;
}

/** The performance of a server under load. */
export interface Rate {
  /** Responses per second. */
  rate: number;
  /** Milliseconds within which 99 of 100 responses came. */
  p99: number;
}

/**
 * Sends one message per turn over keep-alive connections, each of which waits for its response before it sends again.
 * Uses raw sockets, because `fetch` costs more than what it would measure. Throws at any status but 200.
 */
export async function exchange({
  url,
  message,
  connections,
  requests,
}: Omit<Load, 'paths'> & { message(turn: number): string }): Promise<Rate> {
  const { hostname, port } = new URL(url);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let asked = 0;
  let answered = 0;
  const waited = new Float64Array(requests);

  function ask(socket: Socket<Turn>): void {
    if (asked === requests) return;
    socket.data = { missing: null, head: '', since: performance.now() };
    socket.write(message(asked));
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
      const length = /^content-length: (\d+)/im.exec(turn.head.slice(0, end))?.[1];
      turn.missing = Number(length ?? Number.POSITIVE_INFINITY) - (turn.head.length - end - 4);
    } else {
      turn.missing -= chunk.length;
      turn.head = (turn.head + chunk.toString('latin1')).slice(-LAST_CHUNK.length);
    }
    if (turn.missing === Number.POSITIVE_INFINITY ? !turn.head.endsWith(LAST_CHUNK) : turn.missing > 0) return;
    waited[answered] = performance.now() - turn.since;
    answered += 1;
    if (answered === requests) resolve();
    else ask(socket);
  }

  const opened = Array.from({ length: connections }, () =>
    Bun.connect<Turn>({
      hostname,
      port: Number(port),
      data: { missing: null, head: '', since: 0 },
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
    const rate = requests / ((performance.now() - start) / 1000);
    return { rate, p99: waited.sort()[Math.floor(requests * 0.99)] as number };
  } finally {
    for (const socket of sockets) socket.end();
  }
}
