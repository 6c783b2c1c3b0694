import { Command, InvalidArgumentError, Option } from 'commander';
import { estadoOption, limitesOption } from './access/options.ts';
import { sharedPart } from './processes.ts';
import { hashAhead } from './snapshot/hash.ts';

const DEFAULT_PORT = 3000;

/** The options of `npm run serve`. */
export interface ServeOptions {
  /** The folder that holds `manifest.json`. */
  data: string;
  port: number;
  /** Seconds between two checks for a newer snapshot. */
  intervalo: number;
  /** The number of processes that share the port. */
  processos: number;
  /** The number of threads per process that read whole texts. If left out, it depends on the machine. */
  trabalhadores?: number;
  /** The file of a table of plans that replaces the contract's. */
  limites?: string;
  /** The SQLite file of keys and their usage. Not used if `REDIS_URL` names a server. */
  estado: string;
}

const options = new Command('serve')
  .description('Serve the snapshot that the pipeline baked.')
  .option('--data <dir>', 'folder that holds manifest.json', 'dist-data')
  .addOption(new Option('--port <n>', 'port to listen on').env('PORT').argParser(toPort).default(DEFAULT_PORT))
  .option('--intervalo <s>', 'seconds between two looks for a newer snapshot', toSeconds, 3)
  .option('--processos <n>', 'processes that share the port, with one set of limits', toCount, 1)
  .option(
    '--trabalhadores <n>',
    'threads of each process that read whole texts; searches have one of their own',
    toCount,
  )
  .addOption(limitesOption())
  .addOption(estadoOption())
  .parse()
  .opts<ServeOptions>();

const shared = sharedPart();
if (options.processos > 1 && !shared) {
  const { serveTogether } = await import('./serve.ts');
  process.exit(await serveTogether(options));
}
// The database is hashed while the rest of the program loads. One after the other would make startup too slow.
const hasher = hashAhead(options.data);
const { serve } = await import('./serve.ts');
await serve(options, hasher, shared);

function toPort(text: string): number {
  // `PORT=` in an environment file means that no port was chosen.
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

function toCount(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new InvalidArgumentError('must be 1 to 99');
  return Number(text);
}
