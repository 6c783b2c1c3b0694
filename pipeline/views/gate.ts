import type { Static, TSchema } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';

/** Lets a document of the schema through and stops at any other: throws, naming the document and the field. */
export type Gate<T extends TSchema> = (value: unknown, name: string) => Static<T>;

/** Compiles a schema into the gate that every document passes before it is baked. */
export function createGate<T extends TSchema>(schema: T, what: string): Gate<T> {
  const check = TypeCompiler.Compile(schema);
  return (value, name) => {
    if (check.Check(value)) return value;
    const error = check.Errors(value).First();
    throw new Error(`${what} ${name} is not valid at ${error?.path || '/'}: ${error?.message ?? 'unknown reason'}`);
  };
}
