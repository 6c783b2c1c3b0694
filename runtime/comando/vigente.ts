#!/usr/bin/env node
import { Command } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { printableLine } from '../../schemas/text/printable.ts';
import { atualizarCommand } from './atualizar.ts';
import { buscarCommand } from './buscar.ts';
import { emPortugues } from './em-portugues.ts';
import { lerCommand } from './ler.ts';
import { mcpCommand } from './mcp.ts';
import { Recusa } from './recusa.ts';
import { servirCommand } from './servir.ts';
import { verificarCommand } from './verificar.ts';

const { version } = manifest;

const program = new Command('vigente')
  .description('Confere citações da legislação brasileira e das súmulas do STF e do STJ, sem rede e sem IA.')
  .version(version, '-V, --version', 'mostra a versão')
  .helpCommand('help [comando]', 'mostra a ajuda de um comando')
  .addCommand(verificarCommand())
  .addCommand(lerCommand())
  .addCommand(buscarCommand())
  .addCommand(atualizarCommand())
  .addCommand(servirCommand())
  .addCommand(mcpCommand());

/** An invalid request exits with code 2, as a failed one does. */
for (const command of [program, ...program.commands]) {
  emPortugues(command);
  command.exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));
}

try {
  await program.parseAsync();
} catch (error) {
  // A `Recusa` is the user's to mend, so its message is enough. Any other error is a defect, shown with its stack.
  console.error(error instanceof Recusa ? `vigente: ${printableLine(error.message)}` : error);
  process.exitCode = 2;
}
