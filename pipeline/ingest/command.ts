import { statSync } from 'node:fs';
import { Command, InvalidArgumentError, Option } from 'commander';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { FONTES_SUMULAS } from '../../schemas/contract/model/sumula.ts';
import type { Names } from '../bake/finish-draft.ts';
import { createHttpFetch, politeDefaults } from '../fetch/http.ts';
import { createMirrorFetch } from '../fetch/mirror.ts';
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
import { composeSummary, exitCodeOf } from './summary.ts';

interface IngestArguments {
  mirror?: string;
  out: string;
  only?: string;
  accept?: string;
  interval: number | null;
  seguir?: number;
  limite: number;
  clock?: Date;
}

/** `ingest`: reads the catalogue's pages and publishes a snapshot. Exit 2 for a request that cannot be meant. */
export function ingestCommand(): Command {
  return new Command('ingest')
    .description("read the catalogue's pages and publish a snapshot")
    .option('--mirror <dir>', 'read pages from a folder laid out <host>/<path>, not from the network', existingFolder)
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
      const { mirror, clock, out, seguir, limite } = options;
      const known = withSeguidos(catalogo, readSeguidos(out));
      const names = composeNames(known);
      const only = resolveAll(options.only, names, command);
      const accept = resolveAll(options.accept, names, command);
      const display = createProgressDisplay(process.stderr);
      const ingestion: IngestOptions = {
        catalogo: known,
        names,
        parser: { parse: parsePagina, versao: parserVersion() },
        fetchPages: (store) =>
          mirror === undefined
            ? createHttpFetch(politeDefaults(store, process.env.VIGENTE_CONTATO))
            : createMirrorFetch(mirror),
        sumulas: (fetchPage, store) =>
          mirror === undefined ? officialSumulas(fetchPage, store) : mirroredSumulas(mirror),
        out,
        clock: () => clock ?? new Date(),
        only,
        accept,
        mirrored: mirror !== undefined,
        intervalo: options.interval,
        onProgress: display.onProgress,
      };
      const following =
        seguir === undefined
          ? null
          : { profundidade: seguir, limite, onProgress: (line: string) => console.error(line) };
      const { result, followed } = await (following
        ? ingestFollowing({ ...ingestion, catalogo }, following)
        : ingest(ingestion).then((result) => ({ result, followed: null }))
      ).finally(display.stop);
      if (followed) console.log(`${composeFollowed(followed)}\n`);
      console.log(composeSummary(result));
      process.exitCode = exitCodeOf(result);
    });
}

/** Canonical siglas and lists, in the order given; any name of the catalogue will do, and an unknown one stops the command. */
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
