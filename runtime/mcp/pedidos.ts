import { CODE, ProtocolError } from './protocol-error.ts';

/** The parameters of a request, as they come. */
export type Params = Readonly<Record<string, unknown>> | undefined;

/** A parameter that must be a text; what is wrong is said in the terms of the protocol. */
export function readTexto(params: Params, nome: string): string {
  const value = params?.[nome];
  if (typeof value === 'string') return value;
  throw new ProtocolError(CODE.invalidParams, `O parâmetro \`${nome}\` é obrigatório e deve ser um texto.`);
}

/** The arguments of a call; none where they are left out. */
export function readArgumentos(params: Params): Record<string, unknown> {
  const given = params?.arguments ?? {};
  if (typeof given === 'object' && !Array.isArray(given)) return given as Record<string, unknown>;
  throw new ProtocolError(CODE.invalidParams, 'O parâmetro `arguments` deve ser um objeto.');
}

/** What `completion/complete` asks for: a variable of a template of addresses, and how it begins. */
export interface PedidoDeCompletar {
  /** The template; null where a prompt is asked about, whose argument nobody can complete. */
  uriTemplate: string | null;
  variavel: string;
  comeco: string;
}

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
