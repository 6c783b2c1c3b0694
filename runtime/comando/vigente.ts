#!/usr/bin/env node
import { Command } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
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

/** A request that cannot be meant ends with 2, as one that cannot be done. */
for (const command of [program, ...program.commands]) {
  emPortugues(command);
  command.exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));
}

try {
  await program.parseAsync();
} catch (error) {
  // A defect shows its stack; what a person can mend says only what it is.
  console.error(error instanceof Recusa ? `vigente: ${error.message}` : error);
  process.exitCode = 2;
}
