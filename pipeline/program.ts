import { Command } from 'commander';
import { checkCommand } from './bake/check/check-command.ts';
import { registroCommand } from './fatos/registro-command.ts';
import { ingestCommand } from './ingest/command.ts';
import { AlreadyRunning } from './ingest/lock.ts';
import { parseCommand } from './parse-command.ts';
import { reportCommand } from './report-command.ts';
import { sampleCommand } from './sample-command.ts';
import { correspondenciaCommand } from './sucessor/correspondencia-command.ts';

const program = new Command('vigente')
  .description('Brazilian legislation, from the official pages to a published snapshot')
  .addCommand(ingestCommand())
  .addCommand(parseCommand())
  .addCommand(sampleCommand())
  .addCommand(checkCommand())
  .addCommand(registroCommand())
  .addCommand(correspondenciaCommand())
  .addCommand(reportCommand());

/** A request that cannot be meant exits with 2; 1 is left to a request that failed. */
for (const command of [program, ...program.commands]) {
  command.exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));
}

try {
  await program.parseAsync();
} catch (error) {
  // A defect shows its stack; what a person can mend says only what it is.
  console.error(error instanceof AlreadyRunning ? `error: ${error.message}` : error);
  process.exitCode = 1;
}
