import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import type { Alteracoes, Manifest, RunLog } from '../schemas/storage/artifacts.ts';
import { ALTERACOES, MANIFEST, snapshotPath } from '../schemas/storage/layout.ts';
import { composeKeptBack, composeReport } from './ingest/run-report.ts';

/**
 * `report`: prints the results of ingestions since an instant, as Markdown. Prints nothing if nothing was ever
 * published.
 */
export function reportCommand(): Command {
  return new Command('report')
    .description('print what ingestions came to, as Markdown')
    .option('--data <dir>', 'the folder that holds manifest.json', 'dist-data')
    .option('--desde <instant>', 'of those since then, ISO 8601', instant, new Date(0))
    .option('--retidas', 'only the sources that were kept back or failed; nothing when there are none')
    .action(({ data, desde, retidas }: { data: string; desde: Date; retidas?: true }) => {
      if (!existsSync(join(data, MANIFEST))) return;
      const read = <T>(...path: string[]): T => JSON.parse(readFileSync(join(data, ...path), 'utf8'));
      const { versao, runs } = read<Manifest>(MANIFEST);
      const since = (time: string | null) => time !== null && time >= desde.toISOString();
      const told = read<RunLog>(runs.path)
        .recentes.filter(({ finalizado_em }) => since(finalizado_em))
        .reverse();
      if (retidas) return print(composeKeptBack(told));
      const { alteracoes } = read<Alteracoes>(snapshotPath(versao), ALTERACOES);
      print(
        composeReport(
          told,
          alteracoes.filter(({ detectado_em }) => since(detectado_em)),
        ),
      );
    });
}

function print(text: string): void {
  if (text !== '') console.log(text);
}

function instant(value: string): Date {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw new InvalidArgumentError('it is not an instant.');
  return date;
}
