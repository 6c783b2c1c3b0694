import { Kind, type Static, type TProperties, type TSchema, Type, TypeRegistry } from '@sinclair/typebox';

// TypeBox has no kind for JSON Schema's `enum`, and refuses to check an unknown kind.
TypeRegistry.Set<{ enum: string[] }>('OneOf', (schema, value) => schema.enum.includes(value as string));

// Accepts any letter case. The reader of the value converts it to one that is listed.
TypeRegistry.Set<{ enum: string[] }>(
  'OneOfInAnyCase',
  (schema, value) => typeof value === 'string' && schema.enum.includes(value.toUpperCase()),
);

/** One value of a closed list of literals, as a JSON Schema `enum` (a union of consts is unreadable in OpenAPI). */
export function oneOf<const T extends string>(values: readonly T[], options: { description?: string } = {}) {
  return Type.Unsafe<T>({ [Kind]: 'OneOf', type: 'string', enum: [...values], ...options });
}

/** The same for a list in upper case, accepting any letter case. */
export function oneOfInAnyCase(values: readonly string[], options: { description?: string } = {}) {
  return Type.Unsafe<string>({ [Kind]: 'OneOfInAnyCase', type: 'string', enum: [...values], ...options });
}

/** `T | null`, in the JSON Schema form that both OpenAPI 3.1 and MCP clients understand. */
export function nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

/** The schema of every field that an object must not have. */
export interface SemCampo extends TSchema {
  /** What the object is, in a form that can follow a preposition. */
  dono: string;
  /** The fields that the object has. */
  campos: readonly string[];
}

/**
 * An object with exactly these fields. Otherwise a misspelled field would pass for one that was left out. Null is
 * allowed in any field and means nothing, so that a client with one shape for all kinds can send it.
 * @param dono what the object is, as messages say it: `citação de súmula`
 */
export function closed<T extends TProperties>(dono: string, campos: T) {
  const semCampo: SemCampo = { ...Type.Null(), dono, campos: Object.keys(campos) };
  return Type.Object(campos, { additionalProperties: semCampo });
}

/** The hint for an act's name that is too long for a sigla. Only our own validation reads it. */
export const DICA_DE_SIGLA = 'use a sigla do diploma, como `CDC`, ou um nome curto';

export const Sigla = Type.String({
  minLength: 1,
  maxLength: 20,
  pattern: '^[A-Z0-9-]{1,20}$',
  description: 'Código curto do diploma, por exemplo `CF`, `CC` ou `LEI-9784-1999`.',
});

export const RefKey = Type.String({
  minLength: 3,
  description: 'Identificador do dispositivo: `CF.5.LXXVIII`, `CC.1003.unico`, `CP.121.2-A.I`.',
});

/** An article number in ref_key form: no thousands dot, letter suffix after a hyphen. */
export const NumeroArtigo = Type.String({ description: 'Número do artigo, sem ponto de milhar: `5`, `1003`, `5-A`.' });

/** A calendar day in ISO 8601: `2016-03-18`. */
export const Dia = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** An ISO 8601 instant in UTC, as `Date.prototype.toISOString` writes it. */
export const Instante = Type.String({ description: 'Data e hora em ISO 8601, UTC.' });
export type Instante = Static<typeof Instante>;
