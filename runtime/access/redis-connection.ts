import { RedisClient } from 'bun';

/** Whoever waits for a store waits no longer than this; it answers in a fraction of a millisecond, or is ill. */
const ESPERA_MS = 1_000;
/** Between two looks at whether the server is there. */
const RONDA_MS = 1_000;
/** What is written to see whether anything can be. */
const PROVA = 'vigente:prova';
/** Of a server that writes nothing: it follows another, its memory or its disk is full, or this user may not. */
const REFUSALS = /^(?:READONLY|OOM|MISCONF|NOREPLICAS|NOAUTH|NOPERM|LOADING|CLUSTERDOWN|MASTERDOWN)\b/;

/** One connection, made anew whenever it was lost. */
export interface RedisConnection {
  /** Rejects at once while there is no connection: nothing is queued for a server that may come back. */
  send(command: string, args: string[]): Promise<unknown>;
  connected(): boolean;
  close(): void;
}

/** Connects in the background; the client's own reconnection gives up after some failures, so it is not used. */
export async function connectRedis(url: string): Promise<RedisConnection> {
  const options = { autoReconnect: false, enableOfflineQueue: false, connectionTimeout: ESPERA_MS };
  const client = new RedisClient(url, options);
  let closed = false;
  /** Whether the server refused what it was asked: it is there, and is of no use. */
  let refuses = false;

  /** A server that hangs keeps its connection open; closing it rejects whatever waits. */
  const inTime = async <T>(work: Promise<T>): Promise<T> => {
    const timer = setTimeout(() => client.close(), ESPERA_MS);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
    }
  };

  async function look(): Promise<void> {
    try {
      if (!client.connected) await client.connect();
      else if (!refuses) await inTime(client.send('PING', []));
      else {
        await inTime(client.send('SET', [PROVA, '', 'PX', String(RONDA_MS)]));
        refuses = false;
      }
    } catch {
      // Whoever asks next is told; the log says so then.
    }
  }

  await look();
  let timer = setTimeout(patrol, RONDA_MS);
  timer.unref();
  async function patrol(): Promise<void> {
    await look();
    if (closed) return;
    timer = setTimeout(patrol, RONDA_MS);
    timer.unref();
  }

  return {
    send: async (command, args) => {
      if (!client.connected) throw new Error('there is no connection to the state store');
      try {
        return await inTime(client.send(command, args));
      } catch (error) {
        refuses ||= REFUSALS.test((error as Error).message);
        throw error;
      }
    },
    connected: () => client.connected && !refuses,
    close() {
      closed = true;
      clearTimeout(timer);
      client.close();
    },
  };
}
