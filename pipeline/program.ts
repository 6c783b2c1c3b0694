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

/** Invalid arguments exit with 2. The code 1 is for commands that failed. */
for (const command of [program, ...program.commands]) {
  command.exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));
}

try {
  await program.parseAsync();
} catch (error) {
  // `AlreadyRunning` is the user's to solve, so its message is enough. Any other error is a defect, shown with its
  // stack.
  console.error(error instanceof AlreadyRunning ? `error: ${error.message}` : error);
  process.exitCode = 1;
}
