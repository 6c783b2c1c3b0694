import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport as Transport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { CallToolRequestSchema, type CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';

/**
 * A process of its own: the least that answers `ler_artigo` with the runtime's results, ready in memory. No look-up, no
 * validation, no rules of access; one server and one transport for each request, as a stateless service has them.
 */
const { values } = parseArgs({ options: { results: { type: 'string', default: '' } } });
const known = JSON.parse(readFileSync(values.results, 'utf8')) as { args: object; result: CallToolResult }[];
const results = new Map(known.map(({ args, result }) => [JSON.stringify(args), result]));
const jsonSchemaValidator = new AjvJsonSchemaValidator();

const server = Bun.serve({
  port: 0,
  development: false,
  async fetch(request) {
    const mcp = new Server({ name: 'stub', version: '1.0.0' }, { capabilities: { tools: {} }, jsonSchemaValidator });
    mcp.setRequestHandler(
      CallToolRequestSchema,
      ({ params }) => results.get(JSON.stringify(params.arguments)) as CallToolResult,
    );
    const transport = new Transport({ enableJsonResponse: true });
    await mcp.connect(transport);
    return await transport.handleRequest(request);
  },
});
console.log(server.url.href);
