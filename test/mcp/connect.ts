import { Client as ModernClient, StreamableHTTPClientTransport as ModernTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport as ModernStdio } from '@modelcontextprotocol/client/stdio';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport, type StdioServerParameters } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

/** The eras of the protocol, each with the newest revision of it. */
export const ERAS = [
  ['legacy', '2025-11-25'],
  ['modern', '2026-07-28'],
] as const;
export type Era = (typeof ERAS)[number][0];

const WHO = { name: 'teste', version: '1.0.0' };

/** The official client of an era, connected; `credencial` is what it presents as its key. */
export async function connect(base: string, credencial?: string, era: Era = 'legacy') {
  const headers: Record<string, string> = credencial === undefined ? {} : { authorization: `Bearer ${credencial}` };
  const url = new URL(`${base}/mcp`);
  const client =
    era === 'legacy'
      ? await legacy(url, headers)
      : await modern(new ModernTransport(url, { requestInit: { headers } }));
  return {
    client,
    call: async (name: string, args: Record<string, unknown> = {}) =>
      (await client.callTool({ name, arguments: args })) as CallToolResult,
    close: () => client.close(),
  };
}

/** The official client of an era, connected to a server that it starts. */
export async function connectStdio(server: StdioServerParameters, era: Era): Promise<Client> {
  if (era === 'modern') return await modern(new ModernStdio(server));
  const client = new Client(WHO);
  await client.connect(new StdioClientTransport(server));
  return client;
}

async function legacy(url: URL, headers: Record<string, string>): Promise<Client> {
  const client = new Client(WHO);
  // The SDK's type of its own transport is not exact about optional properties.
  const transport = new StreamableHTTPClientTransport(url, { requestInit: { headers } });
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  return client;
}

/** With the same methods, as far as they are used. */
async function modern(transport: ModernTransport | ModernStdio): Promise<Client> {
  const client = new ModernClient(WHO, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
  await client.connect(transport);
  return client as unknown as Client;
}

/** The one text of a result. */
export function textOf({ content }: CallToolResult): string {
  const [only] = content;
  if (content.length !== 1 || only?.type !== 'text') throw new Error(`not one text: ${JSON.stringify(content)}`);
  return only.text;
}
