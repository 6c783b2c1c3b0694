import { connect, createServer, type Socket } from 'node:net';

/** A connection of a phone. */
export interface Rede {
  /** From a question to its answer, in milliseconds. */
  rtt: number;
  /** Bytes a second, of all connections together. */
  banda: number;
}

/** What Lighthouse calls slow 4G: 150 ms and 1.6 Mbit/s. */
export const LENTA: Rede = { rtt: 150, banda: 1_638_400 / 8 };
/** What Chrome's developer tools call slow 4G. */
export const MAIS_LENTA: Rede = { rtt: 562.5, banda: 1_440_000 / 8 };

/**
 * Puts a slow network between a browser and a server on this machine. A browser's own throttling knows neither what
 * workers ask for nor that opening a connection costs one more way there and back.
 * @returns where to ask instead
 */
export async function redeLenta(base: string, { rtt, banda }: Rede) {
  const { hostname, port } = new URL(base);
  let livre = 0;
  const sockets = new Set<Socket>();
  const server = createServer((phone) => {
    const service = connect(Number(port), hostname);
    const aberta = performance.now() + rtt;
    for (const socket of [phone, service]) sockets.add(socket.on('error', () => socket.destroy()));
    phone.on('data', (chunk) => later(Math.max(performance.now(), aberta) + rtt / 2, () => service.write(chunk)));
    service.on('data', (chunk) => {
      livre = Math.max(livre, performance.now()) + (chunk.length / banda) * 1000;
      later(livre + rtt / 2, () => phone.write(chunk));
    });
    phone.on('close', () => service.destroy());
    service.on('close', () => later(livre + rtt / 2, () => phone.destroy()));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    base: `http://127.0.0.1:${address.port}`,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Calls in the order of the moments that are told. */
const later = (moment: number, call: () => void) => setTimeout(call, Math.max(0, moment - performance.now()));
