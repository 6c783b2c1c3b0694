import { statSync } from 'node:fs';
import { Command, InvalidArgumentError, Option } from 'commander';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { FONTES_SUMULAS } from '../../schemas/contract/model/corpus/sumula.ts';
import type { Names } from '../bake/finish-draft.ts';
import { createHttpFetch, politeDefaults } from '../fetch/http.ts';
import { createMirrorFetch } from '../fetch/mirror.ts';
import type { PageStore } from '../fetch/page-store.ts';
import { ingestFollowing } from '../follow/ingest-following.ts';
import { readSeguidos, withSeguidos } from '../follow/state.ts';
import { composeFollowed } from '../follow/summary.ts';
import { parsePagina } from '../parse/parse-pagina.ts';
import { mirroredSumulas } from '../sumulas/catalogo.ts';
import { officialSumulas } from '../sumulas/oficiais.ts';
import { type IngestOptions, ingest } from './ingest.ts';
import { composeNames } from './names.ts';
import { parserVersion } from './parser-version.ts';
import { createProgressDisplay } from './progress.ts';
import { repeat } from './repeat.ts';
import { composeSummary, exitCodeOf } from './summary.ts';

interface IngestArguments {
  mirror?: string;
  origem?: string;
  prazo: number;
  cada?: number;
  out: string;
  only?: string;
  accept?: string;
  interval: number | null;
  seguir?: number;
  limite: number;
  clock?: Date;
}

/** `ingest`: reads the catalogue's pages and publishes a snapshot. Exits with 2 if the arguments are invalid. */
export function ingestCommand(): Command {
  return new Command('ingest')
    .description("read the catalogue's pages and publish a snapshot")
    .option('--mirror <dir>', 'read pages from a folder laid out <host>/<path>, not from the network', existingFolder)
    .addOption(
      new Option('--origem <url>', 'ask for pages there, below a folder named for their host, not at the host itself')
        .argParser(httpUrl)
        .conflicts('mirror'),
    )
    .option('--prazo <time>', 'stop asking after so long, as 90m or 6h; the next run goes on', duration, 6 * 3600)
    .option('--cada <time>', 'read again every so often, as 24h, until the process is stopped', duration)
    .option('--out <dir>', 'where snapshots are published', 'dist-data')
    .option(
      '--only <siglas>',
      'read these only: siglas or other names of acts, lists of súmulas (stf, stf_vinculante, stj), separated by commas',
    )
    .option(
      '--accept <siglas>',
      'publish these, named likewise, where they would be kept back; the page of another act never',
    )
    .option('--interval <seconds>', 'how often this command is scheduled; health tells when it is late', seconds, null)
    .addOption(
      new Option(
        '--seguir <links>',
        'read the acts too that so many links lead to from the catalogue, the near and new first',
      )
        .argParser(count)
        .conflicts('only'),
    )
    .option(
      '--limite <addresses>',
      'ask for so many addresses that links give at most; the next run goes on',
      count,
      500,
    )
    .addOption(new Option('--clock <instant>', 'the time it is, ISO 8601').argParser(instant).hideHelp())
    .action(async (options: IngestArguments, command: Command) => {
      const { cada } = options;
      if (cada === undefined) process.exitCode = await ingestOnce(options, command);
      else await repeat(cada, () => ingestOnce({ ...options, interval: options.interval ?? cada }, command));
    });
}

/** Reads and publishes once, and prints the result. Returns the exit code of the process. */
async function ingestOnce(options: IngestArguments, command: Command): Promise<number> {
  const { mirror, origem = null, prazo, clock, out, seguir, limite } = options;
  const known = withSeguidos(catalogo, readSeguidos(out));
  const names = composeNames(known);
  const only = resolveAll(options.only, names, command);
  const accept = resolveAll(options.accept, names, command);
  const fromNetwork = (store: PageStore) =>
    createHttpFetch({
      ...politeDefaults(store, process.env.VIGENTE_CONTATO),
      ...{ origin: origem, budgetMs: prazo * 1000 },
      // With `--origem` the pages come from a stand-in for the official site, so no delay between requests is needed.
      ...(origem !== null && { delayMs: 0 }),
    });
  const display = createProgressDisplay(process.stderr);
  const ingestion: IngestOptions = {
    catalogo: known,
    names,
    parser: { parse: parsePagina, versao: parserVersion() },
    fetchPages: (store) => (mirror === undefined ? fromNetwork(store) : createMirrorFetch(mirror)),
    sumulas: (fetchPage, store) => (mirror === undefined ? officialSumulas(fetchPage, store) : mirroredSumulas(mirror)),
    out,
    clock: () => clock ?? new Date(),
    only,
    accept,
    mirrored: mirror !== undefined,
    intervalo: options.interval,
    onProgress: display.onProgress,
  };
  const following =
    seguir === undefined ? null : { profundidade: seguir, limite, onProgress: (line: string) => console.error(line) };
  const { result, followed } = await (following
    ? ingestFollowing({ ...ingestion, catalogo }, following)
    : ingest(ingestion).then((result) => ({ result, followed: null }))
  ).finally(display.stop);
  if (followed) console.log(`${composeFollowed(followed)}\n`);
  console.log(composeSummary(result));
  return exitCodeOf(result);
}

/**
 * Returns canonical siglas and names of lists, in the order given. Any name in the catalogue is accepted. An unknown
 * one stops the command.
 */
function resolveAll(list: string | undefined, { resolve }: Names, command: Command): string[] {
  const names = (list ?? '').split(',').map((name) => name.trim());
  return names
    .filter((name) => name !== '')
    .map(
      (name) =>
        FONTES_SUMULAS.find((fonte) => fonte === name) ??
        resolve(name) ??
        command.error(`error: the catalogue has no act named "${name}"`),
    );
}

function existingFolder(path: string): string {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw new InvalidArgumentError('it is not a folder.');
  return path;
}

function seconds(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('it is not a number of seconds.');
  return number;
}

/** Converts `90s`, `30m`, `24h` or `7d` to seconds. */
function duration(value: string): number {
  const [, number, unit] = /^([1-9]\d{0,5})([smhd])$/.exec(value) ?? [];
  if (!number || !unit) throw new InvalidArgumentError('it is not a time such as 30m, 24h or 7d.');
  return Number(number) * { s: 1, m: 60, h: 3600, d: 86_400 }[unit as 's' | 'm' | 'h' | 'd'];
}

function httpUrl(value: string): string {
  if (!/^https?:$/.test(URL.parse(value)?.protocol ?? '')) throw new InvalidArgumentError('it is not an http address.');
  return value;
}

function count(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('it is not a number of at least 1.');
  return number;
}

function instant(value: string): Date {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw new InvalidArgumentError('it is not an instant.');
  return date;
}
