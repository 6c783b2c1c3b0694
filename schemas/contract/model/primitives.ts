import { Kind, type Static, type TProperties, type TSchema, Type, TypeRegistry } from '@sinclair/typebox';

// TypeBox has no kind for JSON Schema's `enum` and refuses to check a kind it does not know.
TypeRegistry.Set<{ enum: string[] }>('OneOf', (schema, value) => schema.enum.includes(value as string));

// As people type it; who reads the value makes one of it that is listed.
TypeRegistry.Set<{ enum: string[] }>(
  'OneOfInAnyCase',
  (schema, value) => typeof value === 'string' && schema.enum.includes(value.toUpperCase()),
);

/** One value out of a closed list of literals, as JSON Schema `enum` (a union of consts is unreadable in OpenAPI). */
export function oneOf<const T extends string>(values: readonly T[], options: { description?: string } = {}) {
  return Type.Unsafe<T>({ [Kind]: 'OneOf', type: 'string', enum: [...values], ...options });
}

/** The same of a list in upper case, in whatever case it comes. */
export function oneOfInAnyCase(values: readonly string[], options: { description?: string } = {}) {
  return Type.Unsafe<string>({ [Kind]: 'OneOfInAnyCase', type: 'string', enum: [...values], ...options });
}

/** `T | null`, in the JSON Schema form that OpenAPI 3.1 and MCP clients both read. */
export function nullable<T extends TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}

/** What stands for every field that an object does not have. */
export interface SemCampo extends TSchema {
  /** What the object is, to follow a preposition. */
  dono: string;
  /** The fields that it has. */
  campos: readonly string[];
}

/**
 * An object that has these fields and no others: one whose name has a slip in it would pass for one that was left out.
 * Null says nothing in any field, so that who has one shape for all of several may send it.
 * @param dono what it is, as messages say it: `citação de súmula`
 */
export function closed<T extends TProperties>(dono: string, campos: T) {
  const semCampo: SemCampo = { ...Type.Null(), dono, campos: Object.keys(campos) };
  return Type.Object(campos, { additionalProperties: semCampo });
}

/** What to say of a name of an act that is too long for a sigla; only our own validation reads it. */
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

/** Article number as it stands in a ref_key: no thousands dot, letter suffix after a hyphen. */
export const NumeroArtigo = Type.String({ description: 'Número do artigo, sem ponto de milhar: `5`, `1003`, `5-A`.' });

/** ISO 8601 instant in UTC, as `Date.prototype.toISOString` writes it. */
export const Instante = Type.String({ description: 'Data e hora em ISO 8601, UTC.' });
export type Instante = Static<typeof Instante>;
