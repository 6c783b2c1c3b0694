import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { ferramentas, instrucoesSemTexto } from '../../schemas/contract/operations/ferramentas.ts';
import type { Base } from '../../schemas/library/base.ts';
import { printData } from '../../schemas/text/data.ts';
import { invalidRequest, momentaneo } from '../answer.ts';
import { createAtendimento } from '../mcp/atendimento.ts';
import { createServers } from '../mcp/era-modern.ts';
import { type Chamador, createFerramentas } from '../mcp/ferramentas.ts';
import { soLegenda } from '../mcp/recursos.ts';
import { createOperacoes, OFFLINE, type Offline } from './operacoes.ts';

/** No key is asked for. */
const TABELA = Object.fromEntries(
  Object.entries(OFFLINE).map(([id, operation]) => [id, { ...operation, acesso: 'livre' as const }]),
);

/**
 * Serves the standard input until it ends, in the era of the protocol that it begins in. The tools are those of the
 * service that need no words of the law.
 */
export function serve(base: Base): void {
  const operacoes = createOperacoes(base);
  const chamador: Chamador = {
    rotulo: base.rotulo,
    frescor: { lido_em: base.dia },
    hoje: null,
    async call(id, input) {
      const found = operacoes[id as Offline](input);
      const resultado =
        'corpo' in found ? momentaneo(JSON.stringify(found.corpo), 200) : invalidRequest(found.problemas);
      return { resultado, rotulo: base.rotulo };
    },
    log: (line) => console.error(line),
  };
  const tools = createFerramentas(TABELA, ferramentas);
  const createServer = createServers(createAtendimento(tools, soLegenda, instrucoesSemTexto(printData(base.dia))));
  serveStdio(() => createServer(chamador));
}
