import { CODE, ProtocolError } from './protocol-error.ts';

/** The parameters of a request, not yet validated. */
export type Params = Readonly<Record<string, unknown>> | undefined;

/** Reads a parameter that must be a string. Throws a `ProtocolError` otherwise. */
export function readTexto(params: Params, nome: string): string {
  const value = params?.[nome];
  if (typeof value === 'string') return value;
  throw new ProtocolError(CODE.invalidParams, `O parâmetro \`${nome}\` é obrigatório e deve ser um texto.`);
}

/** Reads the arguments of a call; an empty object if they are left out. */
export function readArgumentos(params: Params): Record<string, unknown> {
  const given = params?.arguments ?? {};
  if (typeof given === 'object' && !Array.isArray(given)) return given as Record<string, unknown>;
  throw new ProtocolError(CODE.invalidParams, 'O parâmetro `arguments` deve ser um objeto.');
}

/** What `completion/complete` asks for: a variable of an address template, and the beginning of its value. */
export interface PedidoDeCompletar {
  /** The address template; null for the argument of a prompt, which cannot be completed. */
  uriTemplate: string | null;
  variavel: string;
  comeco: string;
}

/** Reads the parameters of `completion/complete`. Throws a `ProtocolError` if they are not what MCP prescribes. */
export function readPedidoDeCompletar(params: Params): PedidoDeCompletar {
  const { ref, argument } = params ?? {};
  const of = (value: unknown) => (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const { type, uri } = of(ref);
  const { name, value } = of(argument);
  if (type !== 'ref/prompt' && (type !== 'ref/resource' || typeof uri !== 'string'))
    throw new ProtocolError(CODE.invalidParams, 'O parâmetro `ref` deve ser um modelo de recurso ou um prompt.');
  if (typeof name !== 'string' || typeof value !== 'string')
    throw new ProtocolError(CODE.invalidParams, 'O parâmetro `argument` deve ter `name` e `value`, ambos textos.');
  return { uriTemplate: type === 'ref/resource' ? (uri as string) : null, variavel: name, comeco: value };
}
