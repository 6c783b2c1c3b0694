import { availableParallelism } from 'node:os';
import { Command, InvalidArgumentError, Option } from 'commander';
import { estadoOption, limitesOption } from './access/options.ts';
import { hashAhead } from './snapshot/hash.ts';

const DEFAULT_PORT = 3000;

/** What `npm run serve` was asked for. */
export interface ServeOptions {
  /** Folder that holds `manifest.json`. */
  data: string;
  port: number;
  /** Seconds between two looks for a newer snapshot. */
  intervalo: number;
  /** Threads that read whole texts, of each process. */
  trabalhadores: number;
  /** A table of plans in place of the contract's. */
  limites?: string;
  /** The SQLite file of keys and what was spent of them, unless `REDIS_URL` names a server. */
  estado: string;
}

const options = new Command('serve')
  .description('Serve the snapshot that the pipeline baked.')
  .option('--data <dir>', 'folder that holds manifest.json', 'dist-data')
  .addOption(new Option('--port <n>', 'port to listen on').env('PORT').argParser(toPort).default(DEFAULT_PORT))
  .option('--intervalo <s>', 'seconds between two looks for a newer snapshot', toSeconds, 3)
  .option('--trabalhadores <n>', 'threads that read whole texts; searches have one of their own', toCount, spare())
  .addOption(limitesOption())
  .addOption(estadoOption())
  .parse()
  .opts<ServeOptions>();

// The database is hashed while the rest of the program loads: together they would take too long to start.
const hasher = hashAhead(options.data);
const { serve } = await import('./serve.ts');
await serve(options, hasher);

function toPort(text: string): number {
  // `PORT=` in an environment file means that none was chosen.
  if (text === '') return DEFAULT_PORT;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > 65_535) throw new InvalidArgumentError('must be a port, 0 to 65535');
  return number;
}

function toSeconds(text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new InvalidArgumentError('must be a number of seconds');
  return number;
}

/** One core answers what is only looked up; past four, memory for them is asked for and not taken. */
function spare(): number {
  return Math.min(4, Math.max(1, availableParallelism() - 1));
}

function toCount(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new InvalidArgumentError('must be 1 to 99');
  return Number(text);
}
