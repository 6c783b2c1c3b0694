import type { CallToolResult } from '@modelcontextprotocol/server';
import { type Answer, errorBody } from '../answer.ts';
import type { Resposta } from '../call.ts';
import { conferir } from '../snapshot/arquivo.ts';
import type { Chamador } from './ferramentas.ts';
import { JsonPronto } from './json-pronto.ts';
import { escrever } from './texto/escrever.ts';

/**
 * Wraps an answer as a tool's result: the HTTP body as structured data, and a text to read. A failure becomes the error
 * body.
 */
export async function toToolResult(
  { resultado, rotulo }: Resposta,
  operacao: string,
  { frescor, hoje }: Pick<Chamador, 'frescor' | 'hoje'>,
): Promise<CallToolResult> {
  const _meta = { snapshot: rotulo, ...frescor };
  if (resultado.kind === 'failure') {
    return { content: [{ type: 'text', text: errorBody(resultado) }], isError: true, _meta };
  }
  const text = await textOf(resultado);
  const curto = resultado.kind === 'documento' ? resultado.curto : undefined;
  const structuredContent = new JsonPronto(text) as object as Record<string, unknown>;
  return {
    content: [{ type: 'text', text: curto ?? escrever(operacao, text, hoje, resultado.tag) }],
    structuredContent,
    _meta,
  };
}

const decoder = new TextDecoder();

/** The body of an answer, as a string. */
export async function textOf(answer: Answer): Promise<string> {
  if (answer.kind === 'artefato') return await Bun.file(conferir(answer.plain)).text();
  return typeof answer.body === 'string' ? answer.body : decoder.decode(answer.body);
}
