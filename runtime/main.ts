import { Command, InvalidArgumentError, Option } from 'commander';
import { operations } from '../schemas/operations/index.ts';
import { announce } from './announce.ts';
import { createDoor } from './call.ts';
import { handlers } from './handlers/index.ts';
import { createApp } from './http/app.ts';
import { describe, type SnapshotSource, watchSnapshot } from './snapshot/watch.ts';

const RETRY_MS = 60_000;
/** How long requests under way may take to end once the service was told to stop. */
const GRACE_MS = 10_000;

const { data, port, intervalo } = new Command('serve')
  .description('Serve the snapshot that the pipeline baked.')
  .option('--data <dir>', 'folder that holds manifest.json', 'dist-data')
  .addOption(new Option('--port <n>', 'port to listen on').env('PORT').argParser(toPort).default(3000))
  .option('--intervalo <s>', 'seconds between two looks for a newer snapshot', toSeconds, 3)
  .parse()
  .opts<{ data: string; port: number; intervalo: number }>();

const log = (line: string) => console.error(`${new Date().toISOString()} ${line}`);

const source = await openOrExit(data);
const app = createApp({
  operations,
  door: createDoor(operations, handlers),
  source,
  now: () => new Date(),
  log,
});
listenOrExit();
console.log(announce(source.current, app.server?.url.href ?? ''));

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal));

async function openOrExit(dir: string): Promise<SnapshotSource> {
  try {
    return await watchSnapshot(dir, { intervalMs: intervalo * 1000, retryMs: RETRY_MS, log });
  } catch (error) {
    return exit(`no snapshot to serve in ${dir}: ${describe(error)}`);
  }
}

function listenOrExit(): void {
  try {
    // Elysia shares ports by default, and a second service would then start beside the first without a word.
    app.listen({ port, reusePort: false, development: false });
  } catch (error) {
    const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    exit(inUse ? `port ${port} is in use; choose another with --port or PORT` : `cannot listen: ${Bun.inspect(error)}`);
  }
}

/** Takes no new connection, lets the requests under way end, and leaves. */
async function stop(signal: string): Promise<void> {
  log(`${signal}: stopping`);
  setTimeout(() => exit(`requests still open after ${GRACE_MS / 1000} s`), GRACE_MS).unref();
  await app.stop();
  await source.close();
  process.exit(0);
}

function exit(message: string): never {
  console.error(message);
  process.exit(1);
}

function toPort(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > 65_535) throw new InvalidArgumentError('must be a port, 0 to 65535');
  return number;
}

function toSeconds(text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new InvalidArgumentError('must be a number of seconds');
  return number;
}
