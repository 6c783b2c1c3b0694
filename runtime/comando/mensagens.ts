import { once } from 'node:events';
import { Readable, type Writable } from 'node:stream';
import { deserializeMessage } from '@modelcontextprotocol/server';
import { CODE } from '../mcp/protocol-error.ts';

/**
 * Passes on the JSON-RPC messages of a stream, one per line. The SDK ignores a line that is not a message, and its
 * sender would wait forever; here it is answered with an error without an id (JSON-RPC 2.0, section 5.1).
 */
export function readMensagens(input: Readable, output: Writable): Readable {
  async function* mensagens() {
    for await (const line of linesOf(input)) {
      const error = line.trim() === '' ? null : recusaDe(line);
      if (error === null) yield Buffer.from(`${line}\n`);
      else if (!output.write(`${JSON.stringify({ jsonrpc: '2.0', id: null, error })}\n`)) await once(output, 'drain');
    }
  }
  return Readable.from(mensagens());
}

/** Lines end at a line feed alone: JSON may contain U+2028, at which Bun's `readline` splits too. */
async function* linesOf(input: Readable): AsyncGenerator<string> {
  let rest = '';
  input.setEncoding('utf8');
  for await (const chunk of input) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
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
