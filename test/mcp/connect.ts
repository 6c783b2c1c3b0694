import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

/** The official client, connected; `credencial` is what it presents as its key. */
export async function connect(base: string, credencial?: string) {
  const client = new Client({ name: 'teste', version: '1.0.0' });
  const headers: Record<string, string> = credencial === undefined ? {} : { authorization: `Bearer ${credencial}` };
  // The SDK's type of its own transport is not exact about optional properties.
  const transport = new StreamableHTTPClientTransport(new URL(`${base}/mcp`), { requestInit: { headers } });
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  return {
    client,
    call: async (name: string, args: Record<string, unknown> = {}) =>
      (await client.callTool({ name, arguments: args })) as CallToolResult,
    close: () => client.close(),
  };
}

/** The one text of a result. */
export function textOf({ content }: CallToolResult): string {
  const [only] = content;
  if (content.length !== 1 || only?.type !== 'text') throw new Error(`not one text: ${JSON.stringify(content)}`);
  return only.text;
}
