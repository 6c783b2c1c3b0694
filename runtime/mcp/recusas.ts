import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { CODE } from './protocol-error.ts';

/** What the SDK says of a request that it refuses, and what is said here; the code stays. */
const RECUSAS: readonly (readonly [RegExp, string])[] = [
  [/^Parse error: Invalid JSON-RPC/, 'O corpo não é uma mensagem JSON-RPC 2.0.'],
  [/^Parse error/, 'O corpo não é um JSON válido.'],
  [/not a valid JSON-RPC message/, 'O corpo não é uma mensagem JSON-RPC 2.0.'],
  [/^Unsupported Media Type/, 'O `Content-Type` deve ser `application/json`.'],
  [/Batch must not exceed/, 'O lote tem mensagens demais: envie-as em lotes menores.'],
  [/Only one initialization/, 'Um lote só pode ter um pedido `initialize`.'],
  [/Unsupported protocol version/, 'Esta versão do protocolo MCP não é suportada (cabeçalho `Mcp-Protocol-Version`).'],
  [
    /headers and body disagree/,
    'Os cabeçalhos `Mcp-Protocol-Version`, `Mcp-Method` e `Mcp-Name` faltam ou não dizem o mesmo que o corpo.',
  ],
  [
    /initialize request .* modern/,
    'O pedido `initialize` é de revisões anteriores à que o cabeçalho `Mcp-Protocol-Version` diz.',
  ],
  [/_meta envelope|per-request envelope/, 'Ao `_meta` do pedido falta o que a revisão 2026-07-28 pede: veja `data`.'],
  [/JSON-RPC batch/, 'A revisão 2026-07-28 não tem lotes: envie uma mensagem por requisição.'],
  [/^Method not found/, 'Não há este método nesta revisão do protocolo.'],
  [/^Payload Too Large/, 'O corpo da requisição passa do limite de tamanho.'],
];

/** A refusal of the SDK in Portuguese; any other response as it is. */
export async function dizerRecusa(response: Response): Promise<Response> {
  if (response.ok || !response.headers.get('content-type')?.startsWith('application/json')) return response;
  const { status, headers } = response;
  const body = (await response.json()) as { error?: { message?: string } };
  const said = RECUSAS.find(([pattern]) => pattern.test(body.error?.message ?? ''))?.[1];
  if (body.error && said !== undefined) body.error.message = said;
  headers.delete('content-length');
  return new Response(JSON.stringify(body), { status, headers });
}

/** What the SDK calls a failure of its own, and is one of the caller's: it sends what its validation found, as it is. */
const ERROS: readonly (readonly [RegExp, string])[] = [
  [/^\[\s*\{/, 'Os parâmetros não são os que o protocolo pede deste método.'],
  [/task creation/, 'Este servidor não cria tarefas: chame a ferramenta sem `task`.'],
];

/** An answer with such an error said as what it is, in Portuguese; any other as it is. */
export function dizerErro(message: JSONRPCMessage): JSONRPCMessage {
  if (!('error' in message) || message.error.code !== CODE.internal) return message;
  const said = ERROS.find(([pattern]) => pattern.test(message.error.message))?.[1];
  return said === undefined ? message : { ...message, error: { code: CODE.invalidParams, message: said } };
}
