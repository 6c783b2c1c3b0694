import { Command } from 'commander';
import { checkSnapshot } from './check-snapshot.ts';

/** `check`: verifies a published snapshot. Exits with 1 if anything in it is not what its manifest says. */
export function checkCommand(): Command {
  return new Command('check')
    .description('verify a published snapshot: hashes, schemas and counts')
    .option('--data <dir>', 'the folder that holds manifest.json', 'dist-data')
    .action(({ data }: { data: string }) => {
      const { versao, checked, problems } = checkSnapshot(data);
      for (const problem of problems) console.error(`problem: ${problem}`);
      const counts = Object.entries(checked).map(([what, count]) => `${count} ${what}`);
      console.log(`Snapshot ${versao}: ${counts.join(', ')} checked, ${problems.length} problems.`);
      process.exitCode = problems.length === 0 ? 0 : 1;
    });
}
