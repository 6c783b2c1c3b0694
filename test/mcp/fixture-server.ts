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
import {
  CLIENT_CAPABILITIES_META_KEY,
  MissingRequiredClientCapabilityError,
  Server as ModernServer,
} from '@modelcontextprotocol/server';
import { createEndpoint } from '../../runtime/mcp/endpoint.ts';
import { createLegacy } from '../../runtime/mcp/era-legacy.ts';
import { createModern } from '../../runtime/mcp/era-modern.ts';
import { createAllowedOrigins } from '../../runtime/mcp/origem.ts';
import type { Porta } from '../../runtime/mcp/porta.ts';
import { textOf } from '../../runtime/mcp/resultado.ts';
import type { Snapshot } from '../../runtime/snapshot/open.ts';
import { openDoor } from '../contract/open-door.ts';
import { findPrompt, findResource, prompts, resources, resourceTemplates } from './fixture-content.ts';
import { fixtureHandlers, fixtureTable, INPUT_SCHEMAS, type Roteiro } from './fixture-tools.ts';

const capabilities = { tools: {}, resources: { subscribe: true }, prompts: {}, logging: {}, completions: {} };

const tools = Object.keys(fixtureTable).map((name) => ({
  name,
  description: `The fixture ${name}.`,
  inputSchema: { properties: {}, ...INPUT_SCHEMAS[name], type: 'object' as const },
}));

async function call(porta: Porta, name: string, args: unknown): Promise<Roteiro> {
  const { resultado } = await porta.call(name, { params: {}, query: {}, body: args ?? {} });
  if (resultado.kind === 'failure') throw new Error(resultado.message);
  return JSON.parse(await textOf(resultado)) as Roteiro;
}

/** The server that the conformance suite expects to find its fixtures on. */
function createFixtureServer(porta: Porta): Server {
  const server = new Server({ name: 'fixtures', version: '1.0.0' }, { capabilities });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, extra): Promise<CallToolResult> => {
    const {
      content,
      isError = false,
      logs = [],
      progress = [],
      ...asks
    } = await call(porta, params.name, params.arguments);
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

/** The same in the era without `initialize`, as far as its scenarios ask nothing back of their client. */
function createModernFixtureServer(porta: Porta): ModernServer {
  const server = new ModernServer(
    { name: 'fixtures', version: '1.0.0' },
    { capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} } },
  );
  server.setRequestHandler('tools/list', () => ({ tools }));
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
    const { content, isError = false, progress = [], needs = {} } = await call(porta, params.name, params.arguments);
    const { [CLIENT_CAPABILITIES_META_KEY]: can = {} } = (mcpReq.envelope ?? {}) as Record<string, object>;
    if (Object.keys(needs).some((name) => !(name in can)))
      throw new MissingRequiredClientCapabilityError({ requiredCapabilities: needs });
    const progressToken = mcpReq._meta?.progressToken;
    for (const step of progressToken === undefined ? [] : progress) {
      const said = { progressToken: progressToken as string | number, progress: step, total: 100 };
      await mcpReq.notify({ method: 'notifications/progress', params: said });
    }
    return { content: content as ContentBlock[], isError };
  });
  server.setRequestHandler('resources/list', () => ({ resources }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates }));
  server.setRequestHandler('resources/read', ({ params: { uri } }) => ({ contents: [findResource(uri)] }));
  server.setRequestHandler('prompts/list', () => ({ prompts }));
  server.setRequestHandler('prompts/get', ({ params }) => findPrompt(params.name, params.arguments ?? {}));
  server.setRequestHandler('completion/complete', () => ({ completion: { values: ['paris', 'park'], total: 2 } }));
  return server;
}

function createPorta(): Porta {
  const snapshot = { rotulo: '0000000000000000; 2026-01-02T03:04:05.000Z' } as Snapshot;
  const knock = openDoor(fixtureTable, fixtureHandlers, snapshot);
  const log = (line: string) => console.error(line);
  return {
    ...{ snapshot, rotulo: snapshot.rotulo, frescor: { lido_em: null }, hoje: null },
    log,
    contar: () => null,
    chamadas: () => 0,
    enviar: (json, headers) => new Response(json, { headers }),
    call: async (id, input) => ({ resultado: knock(id, input), rotulo: snapshot.rotulo }),
  };
}

/** The fixtures behind the endpoint of the product: one request, one server. */
export function serveFixtures() {
  const porta = createPorta();
  const endpoint = createEndpoint({
    eras: {
      legacy: async () => createLegacy(createFixtureServer, 'stream'),
      modern: async () => createModern(createModernFixtureServer),
    },
    isAllowedOrigin: createAllowedOrigins(undefined),
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
