import { RedisClient } from 'bun';

/** The longest wait for the store, which normally answers in a fraction of a millisecond. */
const ESPERA_MS = 1_000;
/** The pause between two checks whether the server is available. */
const RONDA_MS = 1_000;
/** A key that is written to check whether the server accepts writes. */
const PROVA = 'vigente:prova';
/** Errors of a server that cannot write: it is a replica, its memory or disk is full, or this user lacks permission. */
const REFUSALS = /^(?:READONLY|OOM|MISCONF|NOREPLICAS|NOAUTH|NOPERM|LOADING|CLUSTERDOWN|MASTERDOWN)\b/;

/** A connection that is renewed whenever it is lost. */
export interface RedisConnection {
  /** Rejects at once while there is no connection. Nothing is queued for a server that may come back. */
  send(command: string, args: string[]): Promise<unknown>;
  connected(): boolean;
  close(): void;
}

/** Connects in the background. The client's own reconnection is not used, because it gives up after some failures. */
export async function connectRedis(url: string): Promise<RedisConnection> {
  const options = { autoReconnect: false, enableOfflineQueue: false, connectionTimeout: ESPERA_MS };
  const client = new RedisClient(url, options);
  let closed = false;
  /** Whether the server is reachable but refuses to write. */
  let refuses = false;

  /** A server that hangs keeps its connection open. Closing it rejects every pending call. */
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
      // The next call fails and logs the error.
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
