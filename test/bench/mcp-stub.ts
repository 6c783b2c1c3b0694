import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport as Transport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { CallToolRequestSchema, type CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { createMcpHandler, Server as ModernServer } from '@modelcontextprotocol/server';
import { AjvJsonSchemaValidator as ModernValidator } from '@modelcontextprotocol/server/validators/ajv';

/**
 * Runs in a process of its own: the minimal server that answers `ler_artigo` with the runtime's results, ready in
 * memory. No look-up, no validation, no access rules. One server and one transport per request, as in a stateless
 * service.
 */
const { values } = parseArgs({ options: { results: { type: 'string', default: '' } } });
const known = JSON.parse(readFileSync(values.results, 'utf8')) as { args: object; result: CallToolResult }[];
const results = new Map(known.map(({ args, result }) => [JSON.stringify(args), result]));
const resultOf = (args: unknown) => results.get(JSON.stringify(args)) as CallToolResult;
const jsonSchemaValidator = new AjvJsonSchemaValidator();
const modernValidator = new ModernValidator();

/** The revision without `initialize`. */
const modern = createMcpHandler(
  () => {
    const options = { capabilities: { tools: {} }, jsonSchemaValidator: modernValidator };
    const mcp = new ModernServer({ name: 'stub', version: '1.0.0' }, options);
    mcp.setRequestHandler('tools/call', ({ params }) => resultOf(params.arguments));
    return mcp;
  },
  { legacy: 'reject' },
);

const server = Bun.serve({
  port: 0,
  development: false,
  async fetch(request) {
    if (request.headers.has('mcp-method')) return await modern.fetch(request);
    const mcp = new Server({ name: 'stub', version: '1.0.0' }, { capabilities: { tools: {} }, jsonSchemaValidator });
    mcp.setRequestHandler(CallToolRequestSchema, ({ params }) => resultOf(params.arguments));
    const transport = new Transport({ enableJsonResponse: true });
    await mcp.connect(transport);
    return await transport.handleRequest(request);
  },
});
console.log(server.url.href);
