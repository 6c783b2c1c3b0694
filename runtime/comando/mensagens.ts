import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Readable, type Writable } from 'node:stream';
import { deserializeMessage } from '@modelcontextprotocol/server';
import { CODE } from '../mcp/protocol-error.ts';

/**
 * The messages of JSON-RPC on a stream, a line each. A line that is none is answered by an error without id, as JSON-RPC
 * 2.0 has it (section 5.1): the SDK would pass over it, and whoever sent it would wait.
 */
export function readMensagens(input: Readable, output: Writable): Readable {
  async function* mensagens() {
    for await (const line of createInterface({ input })) {
      const error = line.trim() === '' ? null : recusaDe(line);
      if (error === null) yield Buffer.from(`${line}\n`);
      else if (!output.write(`${JSON.stringify({ jsonrpc: '2.0', id: null, error })}\n`)) await once(output, 'drain');
    }
  }
  return Readable.from(mensagens());
}

function recusaDe(line: string): { code: number; message: string } | null {
  try {
    deserializeMessage(line);
    return null;
  } catch (error) {
    return error instanceof SyntaxError
      ? { code: CODE.parse, message: 'A linha não é um JSON válido.' }
      : { code: CODE.invalidRequest, message: 'A linha não é uma mensagem JSON-RPC 2.0.' };
  }
}
