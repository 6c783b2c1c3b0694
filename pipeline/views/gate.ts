import type { Static, TSchema } from '@sinclair/typebox';
import { type TypeCheck, TypeCompiler } from '@sinclair/typebox/compiler';

/** Accepts a document that fits the schema. Throws for any other, naming the document and the field. */
export type Gate<T extends TSchema> = (value: unknown, name: string) => Static<T>;

/**
 * Creates the gate of a schema, which every document passes before it is baked. The schema is compiled at the first
 * document, so that an ingestion that finds nothing new compiles nothing.
 */
export function createGate<T extends TSchema>(schema: T, what: string): Gate<T> {
  let check: TypeCheck<T> | null = null;
  return (value, name) => {
    check ??= TypeCompiler.Compile(schema);
    if (check.Check(value)) return value;
    const error = check.Errors(value).First();
    throw new Error(`${what} ${name} is not valid at ${error?.path || '/'}: ${error?.message ?? 'unknown reason'}`);
  };
}
