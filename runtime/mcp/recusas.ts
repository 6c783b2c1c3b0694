import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { CODE } from './protocol-error.ts';

/** The SDK's refusals, with their Portuguese translations. The error code is kept. */
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

/** Translates a refusal of the SDK into Portuguese. Any other response is returned unchanged. */
export async function dizerRecusa(response: Response): Promise<Response> {
  if (response.ok || !response.headers.get('content-type')?.startsWith('application/json')) return response;
  const { status, headers } = response;
  const body = (await response.json()) as { error?: { message?: string } };
  const said = RECUSAS.find(([pattern]) => pattern.test(body.error?.message ?? ''))?.[1];
  if (body.error && said !== undefined) body.error.message = said;
  headers.delete('content-length');
  return new Response(JSON.stringify(body), { status, headers });
}

/** Errors that the SDK reports as internal although the caller made them. Their messages are raw validation output. */
const ERROS: readonly (readonly [RegExp, string])[] = [
  [/^\[\s*\{/, 'Os parâmetros não são os que o protocolo pede deste método.'],
  [/task creation/, 'Este servidor não cria tarefas: chame a ferramenta sem `task`.'],
];

/** Reports such an error as invalid parameters, in Portuguese. Any other message is returned unchanged. */
export function dizerErro(message: JSONRPCMessage): JSONRPCMessage {
  if (!('error' in message) || message.error.code !== CODE.internal) return message;
  const said = ERROS.find(([pattern]) => pattern.test(message.error.message))?.[1];
  return said === undefined ? message : { ...message, error: { code: CODE.invalidParams, message: said } };
}
