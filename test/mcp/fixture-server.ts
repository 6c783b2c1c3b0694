import { InMemoryEventStore } from '@modelcontextprotocol/sdk/examples/shared/inMemoryEventStore.js';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport as Transport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  CompleteRequestSchema,
  type ContentBlock,
  CreateMessageResultSchema,
  ElicitResultSchema,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
  SubscribeRequestSchema,
  UnsubscribeRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { createEndpoint } from '../../runtime/mcp/endpoint.ts';
import { createAllowedOrigins } from '../../runtime/mcp/origem.ts';
import type { Porta } from '../../runtime/mcp/porta.ts';
import { textOf } from '../../runtime/mcp/resultado.ts';
import type { Snapshot } from '../../runtime/snapshot/open.ts';
import { openDoor } from '../contract/open-door.ts';
import { findPrompt, findResource, prompts, resources, resourceTemplates } from './fixture-content.ts';
import { fixtureHandlers, fixtureTable, INPUT_SCHEMAS, type Roteiro } from './fixture-tools.ts';

const capabilities = { tools: {}, resources: { subscribe: true }, prompts: {}, logging: {}, completions: {} };

/** The server that the conformance suite expects to find its fixtures on. */
function createFixtureServer(porta: Porta): Server {
  const server = new Server({ name: 'fixtures', version: '1.0.0' }, { capabilities });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: Object.keys(fixtureTable).map((name) => ({
      name,
      description: `The fixture ${name}.`,
      inputSchema: { properties: {}, ...INPUT_SCHEMAS[name], type: 'object' as const },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, extra): Promise<CallToolResult> => {
    const { resultado } = await porta.call(params.name, { params: {}, query: {}, body: params.arguments ?? {} });
    if (resultado.kind === 'failure') throw new Error(resultado.message);
    const {
      content,
      isError = false,
      logs = [],
      progress = [],
      ...asks
    } = JSON.parse(await textOf(resultado)) as Roteiro;
    for (const data of logs) {
      await extra.sendNotification({ method: 'notifications/message', params: { level: 'info', data } });
    }
    const progressToken = params._meta?.progressToken;
    for (const step of progressToken === undefined ? [] : progress) {
      const said = { progressToken: progressToken as string | number, progress: step, total: 100 };
      await extra.sendNotification({ method: 'notifications/progress', params: said });
    }
    const text = (value: string) => ({ content: [{ type: 'text' as const, text: value }] });
    if (asks.sampling !== undefined) {
      const messages = [{ role: 'user' as const, content: { type: 'text' as const, text: asks.sampling } }];
      const said = await extra.sendRequest(
        { method: 'sampling/createMessage', params: { messages, maxTokens: 100 } },
        CreateMessageResultSchema,
      );
      return text(`LLM response: ${JSON.stringify(said.content)}`);
    }
    if (asks.elicitation) {
      const { action, content: given } = await extra.sendRequest(
        { method: 'elicitation/create', params: asks.elicitation },
        ElicitResultSchema,
      );
      return text(`Elicitation completed: action=${action}, content=${JSON.stringify(given)}`);
    }
    return { content: content as ContentBlock[], isError };
  });
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => ({ contents: [findResource(uri)] }));
  server.setRequestHandler(SubscribeRequestSchema, () => ({}));
  server.setRequestHandler(UnsubscribeRequestSchema, () => ({}));
  server.setRequestHandler(ListPromptsRequestSchema, () => ({ prompts }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) => findPrompt(params.name, params.arguments ?? {}));
  server.setRequestHandler(CompleteRequestSchema, () => ({ completion: { values: ['paris', 'park'], total: 2 } }));
  return server;
}

function createPorta(): Porta {
  const snapshot = { rotulo: '0000000000000000; 2026-01-02T03:04:05.000Z' } as Snapshot;
  const knock = openDoor(fixtureTable, fixtureHandlers, snapshot);
  const log = (line: string) => console.error(line);
  return {
    snapshot,
    log,
    contar: () => null,
    enviar: (json, headers) => new Response(json, { headers }),
    call: async (id, input) => ({ resultado: knock(id, input), rotulo: snapshot.rotulo }),
  };
}

/** The fixtures behind the endpoint of the product: one request, one server. */
export function serveFixtures() {
  const porta = createPorta();
  const endpoint = createEndpoint({
    load: async () => createFixtureServer,
    isAllowedOrigin: createAllowedOrigins(undefined),
    answers: 'stream',
  });
  return Bun.serve({ port: 0, idleTimeout: 60, fetch: (request) => endpoint(request, porta) });
}

/** The same fixtures with sessions, which the product does not have: what asks something back of the client needs them. */
export function serveFixturesWithSessions() {
  const porta = createPorta();
  const sessions = new Map<string, Transport>();
  return Bun.serve({
    port: 0,
    idleTimeout: 60,
    async fetch(request) {
      const known = sessions.get(request.headers.get('mcp-session-id') ?? '');
      if (known) return await known.handleRequest(request);
      const transport: Transport = new Transport({
        sessionIdGenerator: () => crypto.randomUUID(),
        onsessioninitialized: (id) => void sessions.set(id, transport),
        eventStore: new InMemoryEventStore(),
      });
      await createFixtureServer(porta).connect(transport);
      return await transport.handleRequest(request);
    },
  });
}
