import type { TSchema } from '@sinclair/typebox';

/** A JSON Schema (2020-12) as plain data, for documents that others read: OpenAPI, MCP. */
export interface JsonSchema {
  [keyword: string]: unknown;
}

/** Gives the reference to put in place of a schema, or null to write it out. */
export type Reference = (schema: TSchema) => string | null;

/** What only our own validation reads. */
const OURS = new Set(['choose', 'expected', 'dica', 'separados', 'nivel']);
/** The pattern that TypeBox gives to a record of any key. */
const ANY_KEY = '^(.*)$';
const SCALARS = new Set(['string', 'integer', 'number', 'boolean']);

/** Writes a TypeBox schema as JSON Schema, in the shortest form of what it says. */
export function toJsonSchema(schema: TSchema, reference: Reference = () => null): JsonSchema {
  const $ref = reference(schema);
  return $ref === null ? writeOut(schema, reference) : { $ref };
}

/** The same without asking for a reference to the schema itself, only to what is inside. */
export function writeOut(schema: TSchema, reference: Reference): JsonSchema {
  const inside = (value: unknown) => toJsonSchema(value as TSchema, reference);
  const written: JsonSchema = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (OURS.has(keyword)) continue;
    if (keyword === 'properties') written.properties = mapValues(value, inside);
    else if (keyword === 'anyOf') written.anyOf = (value as TSchema[]).map(inside);
    else if (keyword === 'items') written.items = inside(value);
    // That others may be null is not told: of that, generators of clients make that every field is.
    else if (keyword === 'additionalProperties') written.additionalProperties = false;
    else if (keyword === 'patternProperties') Object.assign(written, recordOf(mapValues(value, inside)));
    else written[keyword] = value;
  }
  return joinNull(written);
}

/** A record is keys of one form and values of one schema; most tools read `additionalProperties` alone. */
function recordOf(byPattern: Record<string, JsonSchema>): JsonSchema {
  const [[pattern, additionalProperties] = [ANY_KEY, {}], ...others] = Object.entries(byPattern);
  if (others.length > 0) throw new Error('a record with several forms of key');
  return pattern === ANY_KEY ? { additionalProperties } : { propertyNames: { pattern }, additionalProperties };
}

/** `string | null` is one type of two names; what cannot be said so stays an `anyOf`. */
function joinNull(schema: JsonSchema): JsonSchema {
  const [one, other, ...more] = (schema.anyOf ?? []) as JsonSchema[];
  if (!one || other?.type !== 'null' || more.length > 0 || !SCALARS.has(String(one.type))) return schema;
  const { anyOf: _, ...rest } = schema;
  const values = Array.isArray(one.enum) ? { enum: [...one.enum, null] } : {};
  return { ...one, ...rest, type: [one.type, 'null'], ...values };
}

function mapValues(value: unknown, map: (inside: unknown) => JsonSchema): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(value as object).map(([name, inside]) => [name, map(inside)]));
}
