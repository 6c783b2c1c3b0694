import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import { ProtocolError } from './protocol-error.ts';

/** The parameters of a request, as they come. */
export type Params = Readonly<Record<string, unknown>> | undefined;

/** A parameter that must be a text; what is wrong is said in the terms of the protocol. */
export function readTexto(params: Params, nome: string): string {
  const value = params?.[nome];
  if (typeof value === 'string') return value;
  throw new ProtocolError(ErrorCode.InvalidParams, `O parâmetro \`${nome}\` é obrigatório e deve ser um texto.`);
}

/** The arguments of a call; none where they are left out. */
export function readArgumentos(params: Params): Record<string, unknown> {
  const given = params?.arguments ?? {};
  if (typeof given === 'object' && !Array.isArray(given)) return given as Record<string, unknown>;
  throw new ProtocolError(ErrorCode.InvalidParams, 'O parâmetro `arguments` deve ser um objeto.');
}
