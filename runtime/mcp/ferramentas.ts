import { inspect } from 'node:util';
import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import type { TObject } from '@sinclair/typebox';
import { type JsonSchema, toJsonSchema } from '../../schemas/contract/json-schema.ts';
import type { Ferramenta } from '../../schemas/contract/operations/ferramentas.ts';
import type { Operation } from '../../schemas/contract/operations/operation.ts';
import type { Dia } from '../../schemas/law/calendario.ts';
import type { Problema } from '../answer.ts';
import type { Resposta, Table } from '../call.ts';
import { internalError, shorten } from '../http/errors.ts';
import type { EntradaBruta } from '../validation.ts';
import { contornarPedido, contornarResposta } from './contorno.ts';
import { toToolResult } from './resultado.ts';

/** An operation as a tool calls it: its arguments, and which of them are required. */
interface Chamada {
  id: string;
  operation: Operation;
  properties: TObject['properties'];
  required: readonly string[];
}

/** Since when the corpus has been watched for changes, and when it was last read. */
export interface Frescor {
  acompanhado_desde?: string | null;
  lido_em: string | null;
}

/** Calls operations on behalf of a tool. */
export interface Chamador {
  /** The value of `X-Snapshot`. */
  readonly rotulo: string;
  /** Shown in `_meta`, with the snapshot. */
  readonly frescor: Frescor;
  /** By which law that is to come is told; null where what is served is fictional, or has no words. */
  readonly hoje: Dia | null;
  /**
   * Calls an operation. With `problemas` of its arguments it is refused for them, after it was counted like any call.
   */
  call(id: string, input: EntradaBruta, problemas?: Problema[]): Promise<Resposta>;
  /** Writes one line to the log of the service. */
  log(line: string): void;
}

export interface Ferramentas {
  lista: Tool[];
  /** Calls a tool. Returns null if there is no tool of that name. */
  chamar(nome: string, argumentos: Record<string, unknown>, porta: Chamador): Promise<CallToolResult> | null;
}

/** Creates the tools of a table of operations. A tool may have several operations. */
export function createFerramentas(operations: Table, textos: Readonly<Record<string, Ferramenta>>): Ferramentas {
  const chamadas = new Map<string, Chamada[]>();
  for (const [id, operation] of Object.entries(operations)) {
    if (operation.tool === null) continue;
    chamadas.set(operation.tool, [...(chamadas.get(operation.tool) ?? []), chamadaOf(id, operation)]);
  }
  // Of several operations the one with the most required arguments is tried first, and the last is the fallback.
  for (const several of chamadas.values()) several.sort((a, b) => b.required.length - a.required.length);

  return {
    lista: [...chamadas].map(([nome, several]) => describe(nome, several, textos[nome])),
    chamar(nome, argumentos, porta) {
      const several = chamadas.get(nome);
      return several ? call(several, argumentos, porta) : null;
    },
  };
}

function chamadaOf(id: string, operation: Operation): Chamada {
  const parts = [operation.params, operation.query, ...(operation.body ? [operation.body as TObject] : [])];
  return {
    id,
    operation,
    properties: Object.assign({}, ...parts.map((part) => part.properties)),
    required: parts.flatMap((part) => part.required ?? []),
  };
}

function describe(nome: string, chamadas: Chamada[], texto: Ferramenta | undefined): Tool {
  if (!texto) throw new Error(`the tool ${nome} has no description`);
  const keyed = chamadas.some(({ operation }) => operation.acesso === 'chave');
  const acesso = keyed ? 'Exige chave de API (`Authorization: Bearer`).' : 'Não exige chave de API.';
  return {
    name: nome,
    title: texto.titulo,
    description: `${texto.descricao}\n\n${acesso}`,
    inputSchema: inputOf(chamadas),
    outputSchema: outputOf(chamadas),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  };
}

function inputOf(chamadas: Chamada[]): Tool['inputSchema'] {
  const properties = Object.entries(Object.assign({}, ...chamadas.map((chamada) => chamada.properties)));
  const [{ required }, ...others] = chamadas as [Chamada, ...Chamada[]];
  const always = required.filter((name) => others.every((other) => other.required.includes(name)));
  const written = properties.map(([name, schema]) => [name, toJsonSchema(schema as TObject)]);
  const whole = {
    type: 'object',
    properties: Object.fromEntries(written),
    ...(always.length > 0 ? { required: always } : {}),
    additionalProperties: false,
  };
  return contornarPedido(whole) as Tool['inputSchema'];
}

function outputOf(chamadas: Chamada[]): Tool['outputSchema'] {
  const schemas = chamadas.map(({ operation }) => toJsonSchema(operation.response));
  const schema: JsonSchema = schemas.length === 1 ? (schemas[0] as JsonSchema) : { anyOf: schemas };
  return contornarResposta(schema) as Tool['outputSchema'];
}

async function call(chamadas: Chamada[], given: Record<string, unknown>, porta: Chamador): Promise<CallToolResult> {
  // Models also leave an argument out by sending `null`.
  const names = Object.keys(given).filter((name) => given[name] !== null && given[name] !== undefined);
  const chosen = chamadas.find(({ required }) => required.every((name) => names.includes(name))) ?? chamadas.at(-1);
  const { id, operation, properties } = chosen as Chamada;
  const problems = names.filter((name) => !Object.hasOwn(properties, name)).map((name) => strange(name, chamadas));
  try {
    const input = split(operation, names, given);
    return await toToolResult(await porta.call(id, input, problems), id, porta);
  } catch (error) {
    porta.log(`MCP ${id}: ${inspect(error)}`);
    return await toToolResult({ resultado: internalError, rotulo: porta.rotulo }, id, porta);
  }
}

/**
 * The problem with an unknown argument. If it were ignored, the model would believe that its filter had been applied.
 */
function strange(campo: string, chamadas: Chamada[]): Problema {
  const names = chamadas.map(({ properties }) => Object.keys(properties).join(', '));
  return { campo: shorten(campo), problema: `não é um argumento aqui; os argumentos são: ${names.join('; ou ')}` };
}

/** Splits the named arguments into those that HTTP has in the path, the query and the body. */
function split({ params, query, body }: Operation, names: string[], given: Record<string, unknown>): EntradaBruta {
  const pick = ({ properties }: TObject) => {
    const picked: Record<string, unknown> = {};
    for (const name of names) if (Object.hasOwn(properties, name)) picked[name] = given[name];
    return picked;
  };
  return { params: pick(params), query: pick(query), body: body ? pick(body as TObject) : undefined };
}
