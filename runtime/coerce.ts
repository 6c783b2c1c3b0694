import type { TSchema } from '@sinclair/typebox';
import type { ChosenOf } from '../schemas/contract/model/chosen-of.ts';
import type { Operation } from '../schemas/contract/operations/operation.ts';
import type { Problema } from './answer.ts';
import { compileValidation, type EntradaBruta } from './validation.ts';

/**
 * Compiles the reader of an operation's input. The reader returns the input as it came if it is valid, or the coerced
 * input if that is valid. Otherwise it returns the problems that are left after coercion.
 */
export function compileLeitura(operation: Operation): (input: EntradaBruta) => EntradaBruta | Problema[] {
  const problems = compileValidation(operation);
  return (input) => {
    if (!problems(input)) return input;
    const meant = coerceEntrada(operation, input);
    return problems(meant) ?? meant;
  };
}

/** Coerces each part of a request by the schema of its operation. */
export const coerceEntrada = ({ params, query, body }: Operation, input: EntradaBruta): EntradaBruta => ({
  params: coerce(params, input.params),
  query: coerce(query, input.query),
  body: body ? coerce(body, input.body) : input.body,
});

/** The noun of a level, before its number or letter. */
const SUBSTANTIVO = /^\s*(?:par[áa]grafo|inciso|al[íi]nea|item|letra)\s+/i;

/** As many digits as a JavaScript number represents exactly. */
const DIGITS = /^-?\d{1,15}$/;

/**
 * Converts a value to the form that the schema asks for, if its meaning is plain: `121` for `"121"` and back, `"true"`
 * for `true` and back, a list if its members are expected separated by commas, a level written with its noun. Language
 * models write these whatever a schema says. A value that has the right form already, or has no other plain meaning, is
 * returned as it is.
 */
export function coerce(schema: TSchema, value: unknown): unknown {
  if ('choose' in schema) {
    const chosen = (schema as ChosenOf).choose(value);
    return chosen ? coerce(chosen, value) : value;
  }
  const shape = shapeOf(schema);
  switch (shape?.type) {
    case 'object':
      return isObject(value) ? mapValues(value, (each, name) => coerceMember(shape.properties?.[name], each)) : value;
    case 'array':
      return Array.isArray(value) ? value.map((each) => coerceMember(shape.items, each)) : value;
    case 'string':
      return asString(shape, value);
    case 'integer':
      return typeof value === 'string' && DIGITS.test(value.trim()) ? Number(value) : value;
    case 'boolean':
      return value === 'true' ? true : value === 'false' ? false : value;
    default:
      return isEnumOfStrings(shape) ? asString(shape as TSchema, value) : value;
  }
}

const coerceMember = (schema: TSchema | undefined, value: unknown) => (schema ? coerce(schema, value) : value);

function asString(schema: TSchema, value: unknown): unknown {
  if (typeof value === 'boolean' || Number.isSafeInteger(value)) return String(value);
  if ('nivel' in schema && typeof value === 'string') return value.replace(SUBSTANTIVO, '');
  const list = 'separados' in schema && Array.isArray(value) && value.every((each) => typeof each === 'string');
  return list ? (value as string[]).join(',') : value;
}

/**
 * Returns the only alternative that is not null. If there are several, returns null: `choose` must decide among them.
 */
function shapeOf(schema: TSchema): TSchema | null {
  const shapes = (schema.anyOf as TSchema[] | undefined)?.filter(({ type }) => type !== 'null') ?? [schema];
  return shapes.length === 1 ? (shapes[0] ?? null) : null;
}

const isEnumOfStrings = (schema: TSchema | null): boolean =>
  Array.isArray(schema?.enum) && schema.enum.every((each: unknown) => typeof each === 'string');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapValues = (object: Record<string, unknown>, map: (value: unknown, name: string) => unknown) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value, name)]));
