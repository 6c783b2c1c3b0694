import { join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { rehearse } from '../faults/rehearse.ts';
import { tortureByKills } from './kills.ts';
import { torturePages } from './pages.ts';
import { tortureRequests, tortureService } from './service.ts';

const PAGES = process.env.CORPUS_MIRROR ?? join(import.meta.dir, '../../pipeline/amostra/paginas');

const program = new Command('torture').description(
  'Long rehearsals of what goes wrong; the tests do the same in small.',
);

program
  .command('fontes')
  .description('ingestions from an origin whose every answer may go wrong')
  .option('--sementes <n>', 'how many schedules of faults', count, 1000)
  .option('--primeira <n>', 'the first seed', count, 1)
  .action(async ({ sementes, primeira }: { sementes: number; primeira: number }) => {
    const seen = new Map<string, number>();
    for (let seed = primeira; seed < primeira + sementes; seed++) {
      const { problems, faults } = await rehearse(seed);
      report(problems);
      for (const [fault, times] of faults) seen.set(fault, (seen.get(fault) ?? 0) + times);
    }
    console.table(Object.fromEntries([...seen].sort(([a], [b]) => (a < b ? -1 : 1))));
    console.log(`${sementes} schedules`);
  });

program
  .command('paginas')
  .description('damaged pages through the parser; CORPUS_MIRROR names a mirror, without it the sample')
  .option('--bytes <n>', 'how many bytes of them', count, 10_000_000)
  .option('--semente <n>', 'the seed', count, 1)
  .action(({ bytes, semente }: { bytes: number; semente: number }) => {
    report(torturePages(PAGES, bytes, semente));
    console.log(`${bytes} bytes of damaged pages`);
  });

program
  .command('mortes')
  .description('ingestions killed at every step')
  .option('--vezes <n>', 'how many', count, 200)
  .action(async ({ vezes }: { vezes: number }) => {
    report(await tortureByKills(vezes));
    console.log(`${vezes} kills`);
  });

program
  .command('servico')
  .description('mixed load at half of the peak, with swaps and one hostile client of each kind')
  .option('--minutos <n>', 'for how long', count, 30)
  .action(async ({ minutos }: { minutos: number }) => report(await tortureService(minutos)));

program
  .command('pedidos')
  .description('requests that are changed at random')
  .option('--vezes <n>', 'how many', count, 1_000_000)
  .option('--semente <n>', 'the seed', count, 1)
  .action(async ({ vezes, semente }: { vezes: number; semente: number }) =>
    report(await tortureRequests(vezes, semente)),
  );

await program.parseAsync();

function report(problems: readonly string[]): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

function count(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('it is not a number of at least 1.');
  return number;
}
