import { Command } from 'commander';
import { dataOption } from './opcoes.ts';
import { abrirBase } from './registro.ts';

/** `vigente mcp`: an MCP server on standard input and output, for assistants on this computer. */
export function mcpCommand(): Command {
  return new Command('mcp')
    .description(
      'Serve as ferramentas de verificação a um assistente, por MCP na entrada e na saída padrão, sem chave e sem rede.',
    )
    .addOption(dataOption())
    .action(async ({ data }: { data?: string }) => {
      // Imported here because no other command needs the SDK.
      const { serve } = await import('./mcp-stdio.ts');
      serve(abrirBase(data));
    });
}
