import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RedisClient } from 'bun';

/** Null where there is none to test against. */
const BINARY = Bun.which('redis-server') ?? Bun.which('valkey-server');

export const hasRedis = BINARY !== null;
if (!hasRedis) {
  console.warn(
    '\n*** Neither redis-server nor valkey-server is installed: the tests of the shared state store are SKIPPED.\n',
  );
}

/** A real server of this test alone, on a port that was free. */
export interface RedisServer {
  url: string;
  /** Ends it at once; nothing of it is kept. */
  kill(): Promise<void>;
  /** Starts it anew on the same port. */
  start(): Promise<void>;
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** Has it do what it is told. */
  command(words: string[]): Promise<void>;
  remove(): Promise<void>;
}

export async function startRedis(): Promise<RedisServer> {
  const dir = mkdtempSync(join(tmpdir(), 'vigente-redis-'));
  const port = freePort();
  const url = `redis://127.0.0.1:${port}`;
  let child: Bun.Subprocess | null = null;

  async function start(): Promise<void> {
    const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', dir, '--save', '', '--appendonly', 'no'];
    child = Bun.spawn([BINARY as string, ...options], { stdout: 'ignore', stderr: 'inherit' });
    while (!(await answers(url))) {
      if (child.exitCode !== null) throw new Error(`the Redis server ended with ${child.exitCode}`);
      await Bun.sleep(10);
    }
  }
  async function kill(): Promise<void> {
    child?.kill('SIGKILL');
    await child?.exited;
  }

  await start();
  return {
    url,
    start,
    kill,
    signal: (signal) => child?.kill(signal),
    async command([name = '', ...args]) {
      const client = new RedisClient(url);
      await client.send(name, args);
      client.close();
    },
    async remove() {
      await kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

function freePort(): number {
  const listener = Bun.listen({ hostname: '127.0.0.1', port: 0, socket: { data() {} } });
  const { port } = listener;
  listener.stop(true);
  return port;
}

async function answers(url: string): Promise<boolean> {
  const client = new RedisClient(url, { autoReconnect: false, enableOfflineQueue: false });
  try {
    await client.connect();
    return (await client.send('PING', [])) === 'PONG';
  } catch {
    return false;
  } finally {
    client.close();
  }
}
