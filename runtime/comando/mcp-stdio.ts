import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema, type Tool } from '@modelcontextprotocol/sdk/types.js';
import { toJsonSchema } from '../../schemas/contract/json-schema.ts';
import { ferramentas, INSTRUCOES } from '../../schemas/contract/operations/ferramentas.ts';
import type { Operation } from '../../schemas/contract/operations/operation.ts';
import type { Base } from '../../schemas/library/base.ts';
import { printData } from '../../schemas/text/data.ts';
import { createOperacoes, OFFLINE, type Offline } from './operacoes.ts';

/** Serves until the standard input ends. The tools are those of the service that need no words of the law. */
export async function serveStdio(base: Base, version: string): Promise<void> {
  const operacoes = createOperacoes(base);
  const byTool = new Map(Object.entries(OFFLINE).map(([id, operation]) => [operation.tool as string, id as Offline]));
  const server = new Server(
    { name: 'vigente', title: 'Vigente', version },
    { capabilities: { tools: {} }, instructions: `${INSTRUCOES}\n\n${soFatosDe(base)}` },
  );
  const tools = [...byTool].map(([name, id]) => describe(name, OFFLINE[id]));
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));
  server.setRequestHandler(CallToolRequestSchema, ({ params: { name, arguments: given = {} } }) => {
    const id = byTool.get(name);
    const _meta = { snapshot: base.rotulo };
    if (!id) throw new Error(`Não há ferramenta “${name}”; há: ${[...byTool.keys()].join(', ')}.`);
    const input = OFFLINE[id].body
      ? { params: {}, query: {}, body: given }
      : { params: {}, query: given, body: undefined };
    const found = operacoes[id](input);
    if ('corpo' in found) {
      const structuredContent = found.corpo as Record<string, unknown>;
      return { content: [{ type: 'text', text: JSON.stringify(found.corpo) }], structuredContent, _meta };
    }
    const error = { code: 'invalid_request', message: 'A requisição é inválida.', details: found.problemas };
    return { content: [{ type: 'text', text: JSON.stringify({ error }) }], isError: true, _meta };
  });
  await server.connect(new StdioServerTransport());
}

const soFatosDe = ({ dia }: Base): string =>
  `Aqui se confere por um registro de fatos de ${printData(dia)}: o que existe, se vigora e desde quando, sem os textos.`;

function describe(name: string, { query, body, response }: Operation): Tool {
  const texto = ferramentas[name as keyof typeof ferramentas];
  return {
    ...{ name, title: texto.titulo, description: `${texto.descricao}\n\nNão exige chave.` },
    inputSchema: toJsonSchema(body ?? query) as Tool['inputSchema'],
    outputSchema: { ...toJsonSchema(response), type: 'object' } as Tool['outputSchema'],
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  };
}
