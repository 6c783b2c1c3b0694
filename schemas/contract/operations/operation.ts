import { type Static, type TObject, type TSchema, Type } from '@sinclair/typebox';

/** Of the description of this API; the major version is in every path. */
export const VERSAO_API = '0.1.0';

/**
 * Who may call: `livre` anyone, never limited; `leitura` anyone, limited by address; `chave` who holds an API key;
 * `admin` who holds the administrative token.
 */
export type Acesso = 'livre' | 'leitura' | 'chave' | 'admin';

/** How long an answer may be kept: seconds for every cache, or not at all. Kept answers carry an `ETag`. */
export type RegraCache = { maxAge: number } | 'no-store';

/** One line of the API: what HTTP routes, OpenAPI, MCP tools and validation are all derived from. */
export interface Operation<
  Params extends TObject = TObject,
  Query extends TObject = TObject,
  Body extends TSchema | null = TSchema | null,
  Response extends TSchema = TSchema,
> {
  method: 'GET' | 'POST';
  /** Path template with `{name}` segments, as OpenAPI writes it. */
  path: `/${string}`;
  acesso: Acesso;
  /** One Portuguese sentence: what the operation gives and when to use it. */
  resumo: string;
  params: Params;
  query: Query;
  body: Body;
  response: Response;
  cache: RegraCache;
  /** Whether the body is a file of the snapshot, of which a part may be asked for. */
  arquivo?: boolean;
  /** Whether the same body is answered with 503 when it says that the service cannot serve. */
  indisponivel?: boolean;
  /** Name of the MCP tool, which may be that of several; null when HTTP alone offers it. */
  tool: string | null;
}

/** What a handler receives: every part already validated. */
export interface Entrada<Op extends Operation> {
  params: Static<Op['params']>;
  query: Static<Op['query']>;
  body: Op['body'] extends TSchema ? Static<Op['body']> : undefined;
}

const NONE = Type.Object({});

/** Fills in what a public read has by default: GET, no parameters, no body, kept for five minutes. */
export function leitura<
  Response extends TSchema,
  Params extends TObject = typeof NONE,
  Query extends TObject = typeof NONE,
>(
  operation: Pick<Operation, 'path' | 'resumo' | 'tool'> & {
    response: Response;
    params?: Params;
    query?: Query;
    acesso?: Acesso;
    cache?: RegraCache;
    arquivo?: boolean;
    indisponivel?: boolean;
  },
): Operation<Params, Query, null, Response> {
  return {
    method: 'GET',
    acesso: 'leitura',
    cache: { maxAge: 300 },
    body: null,
    ...operation,
    params: operation.params ?? (NONE as unknown as Params),
    query: operation.query ?? (NONE as unknown as Query),
  };
}

/** Fills in what an operation with a body has by default: POST, no parameters, kept by nobody. */
export function envio<Response extends TSchema, Body extends TSchema>(
  operation: Pick<Operation, 'path' | 'resumo' | 'tool' | 'acesso'> & { body: Body; response: Response },
): Operation<typeof NONE, typeof NONE, Body, Response> {
  return { method: 'POST', params: NONE, query: NONE, cache: 'no-store', ...operation };
}
