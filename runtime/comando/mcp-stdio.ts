import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { ferramentasSemTexto, instrucoesSemTexto } from '../../schemas/contract/operations/ferramentas.ts';
import type { Base } from '../../schemas/library/base.ts';
import { printData } from '../../schemas/text/data.ts';
import { invalidRequest, momentaneo } from '../answer.ts';
import { createAtendimento } from '../mcp/atendimento.ts';
import { createServers } from '../mcp/era-modern.ts';
import { type Chamador, createFerramentas } from '../mcp/ferramentas.ts';
import { soLegenda } from '../mcp/recursos.ts';
import { readMensagens } from './mensagens.ts';
import { createOperacoes, OFFLINE, type Offline } from './operacoes.ts';

/** Over stdio no tool needs an API key. */
const TABELA = Object.fromEntries(
  Object.entries(OFFLINE).map(([id, operation]) => [id, { ...operation, acesso: 'livre' as const }]),
);

/**
 * Serves MCP on standard input and output until the input ends. The first message decides the protocol's era. Only the
 * tools that work without the words of the law are offered.
 */
export function serve(base: Base): void {
  const operacoes = createOperacoes(base);
  const chamador: Chamador = {
    rotulo: base.rotulo,
    frescor: { lido_em: base.dia },
    hoje: null,
    async call(id, input, problemas = []) {
      const found = problemas.length > 0 ? { problemas } : operacoes[id as Offline](input);
      const resultado =
        'corpo' in found ? momentaneo(JSON.stringify(found.corpo), 200) : invalidRequest(found.problemas);
      return { resultado, rotulo: base.rotulo };
    },
    log: (line) => console.error(line),
  };
  const tools = createFerramentas(TABELA, ferramentasSemTexto);
  const createServer = createServers(
    createAtendimento(tools, soLegenda, { instrucoes: instrucoesSemTexto(printData(base.dia)) }),
  );
  const transport = new StdioServerTransport(readMensagens(process.stdin, process.stdout), process.stdout);
  serveStdio(() => createServer(chamador), { transport });
}
