import { join } from 'node:path';
import type { Measure } from './bench.ts';
import { figure, ratios } from './figure.ts';
import { hammer } from './load.ts';
import { startServer } from './process.ts';
import { startRuntime } from './runtime.ts';

/** A whole act is up to some megabytes, so a few connections fill the loopback. */
const CONNECTIONS = 8;
const REQUESTS = 700;

/**
 * Measures whole exports per second of the runtime against a bare server that sends the same files, alternating the
 * two.
 */
export const measureExports: Measure = async ({ rounds, snapshot, folder, note }) => {
  const data = await snapshot();
  const runtime = await startRuntime(data, folder());
  const bare = await startServer('test/bench/bare-server.ts', { args: ['--data', data], log: join(folder(), 'log') });
  try {
    const { diplomas } = (await (await fetch(`${runtime.url}/v1/diplomas`)).json()) as {
      diplomas: { sigla: string }[];
    };
    const paths = diplomas.map(({ sigla }) => `/v1/diplomas/${sigla}/export`);
    const load = { paths, connections: CONNECTIONS, requests: REQUESTS };
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round <= rounds * 3; round++) {
      note(round === 0 ? 'exports per second, warming up' : `exports per second, ${round} of ${rounds * 3}`);
      const our = await hammer({ ...load, url: runtime.url });
      const their = await hammer({ ...load, url: bare.url });
      if (round === 0) continue;
      ours.push(our);
      theirs.push(their);
    }
    return {
      title: `GET /v1/diplomas/{sigla}/export over loopback (${CONNECTIONS} connections, ${REQUESTS} requests a round)`,
      figures: [
        figure('runtime', '1/s', ours),
        figure('bare Bun.serve, same files', '1/s', theirs),
        figure('runtime / bare', '×', ratios(ours, theirs), { at: 'least', value: 0.7 }),
      ],
    };
  } finally {
    await Promise.all([runtime.stop(), bare.stop()]);
  }
};
