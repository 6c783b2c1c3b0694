import type { JsonSchema } from '../../schemas/contract/json-schema.ts';
import { DA_EXTRACAO } from '../../schemas/contract/model/verification/item-citacao.ts';

/**
 * Shortens JSON schemas for a model to read, because the list of tools is part of every conversation. A value that fits
 * the full schema always fits the shortened one.
 */

/** Keywords that only restrict a value. The operation itself reports a value that breaks them, in its own words. */
const LIMITES: ReadonlySet<string> = new Set(['minLength', 'maxLength', 'pattern', 'propertyNames']);

/**
 * Shortens an input schema: it drops `LIMITES`, goes two objects deep, and gives a description that alternatives share
 * only once. Fields that come from an extraction keep only their name.
 */
export function contornarPedido(schema: JsonSchema): JsonSchema {
  function outline(inside: JsonSchema, left: number, ditas: Set<unknown>): JsonSchema {
    const written: JsonSchema = {};
    for (const [keyword, value] of Object.entries(inside)) {
      if (LIMITES.has(keyword) || (keyword === 'description' && ditas.has(value))) continue;
      if (keyword === 'description') ditas.add(value);
      if (keyword === 'properties') {
        const property = (each: JsonSchema, name: string) =>
          DA_EXTRACAO.has(name) ? {} : outline(each, left - 1, ditas);
        if (left > 0) written.properties = mapValues(value, property);
      } else if (keyword === 'items') written.items = outline(value as JsonSchema, left, ditas);
      else if (keyword === 'anyOf') {
        const said = new Set(ditas);
        Object.assign(
          written,
          alternatives(value as JsonSchema[], (each) => outline(each, left, said)),
        );
      } else if (left > 0 || (keyword !== 'required' && keyword !== 'additionalProperties')) written[keyword] = value;
    }
    return written;
  }
  return outline(schema, 2, new Set());
}

/** Shortens an output schema to the names and types of its fields. */
export function contornarResposta(schema: JsonSchema): JsonSchema {
  const part = ({ type, anyOf }: JsonSchema): JsonSchema =>
    anyOf ? alternatives(anyOf as JsonSchema[], part) : type === undefined ? {} : { type };
  const whole = ({ properties, anyOf }: JsonSchema): JsonSchema =>
    anyOf ? alternatives(anyOf as JsonSchema[], whole) : { properties: mapValues(properties, part) };
  return { type: 'object', ...whole(schema) };
}

/** Simplifies alternatives: if they differ only in type, their types; if several are now equal, one of them. */
function alternatives(anyOf: JsonSchema[], outline: (each: JsonSchema) => JsonSchema): JsonSchema {
  const each = anyOf.map(outline);
  const [first = {}, ...others] = each.filter(({ type }) => type !== 'null');
  const orNull = each.length > others.length + 1;
  if (others.length === 0) return orNull && 'type' in first ? { ...first, type: [first.type, 'null'].flat() } : first;
  const different = [...new Map(each.map((one) => [JSON.stringify(one), one])).values()];
  return different.length === 1 ? first : { anyOf: different };
}

const mapValues = (value: unknown, map: (each: JsonSchema, name: string) => JsonSchema): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(value as Record<string, JsonSchema>).map(([name, each]) => [name, map(each, name)]),
  );
