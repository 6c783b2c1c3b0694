import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { type Service, startService } from '../contract/service.ts';
import { ROOT } from '../project-files.ts';

const INSPECTOR = join(ROOT, 'node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js');

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** What the Inspector's command line prints of one request. */
async function inspect(...args: string[]): Promise<unknown> {
  const command = [
    process.execPath,
    '--bun',
    INSPECTOR,
    '--cli',
    `${service.base}/mcp`,
    '--transport',
    'http',
    ...args,
  ];
  const child = Bun.spawn(command, { stdout: 'pipe', stderr: 'pipe' });
  const [printed, complaints] = await Promise.all([child.stdout.text(), child.stderr.text()]);
  if ((await child.exited) !== 0) throw new Error(complaints || printed);
  return JSON.parse(printed);
}

describe('the command line of the MCP Inspector', () => {
  test('lists tools, resources and the prompt', async () => {
    const { tools } = (await inspect('--method', 'tools/list')) as { tools: unknown[] };
    expect(tools).toHaveLength(13);
    expect(await inspect('--method', 'resources/list')).toMatchObject({
      resources: [{ uri: 'legislacao:///legenda' }, { uri: 'legislacao:///diplomas/EX-COD' }, {}],
    });
    expect(await inspect('--method', 'prompts/list')).toMatchObject({ prompts: [{ name: 'verificar_peca' }] });
  });

  test('calls a tool', async () => {
    const args = ['--tool-name', 'ler_dispositivo', '--tool-arg', 'ref_key=EX-COD.1003'];
    expect(await inspect('--method', 'tools/call', ...args)).toMatchObject({
      structuredContent: { ref_key: 'EX-COD.1003' },
    });
  });

  test('reads a resource and gets the prompt', async () => {
    expect(await inspect('--method', 'resources/read', '--uri', 'legislacao:///diplomas/EX-COD')).toMatchObject({
      contents: [{ uri: 'legislacao:///diplomas/EX-COD' }],
    });
    const args = ['--prompt-name', 'verificar_peca', '--prompt-args', 'texto=Peça'];
    expect(await inspect('--method', 'prompts/get', ...args)).toMatchObject({ messages: [{ role: 'user' }] });
  });
});
