import { Kind, type Static, type TSchema, type TUnsafe, Type, TypeRegistry } from '@sinclair/typebox';
import { type TypeCheck, TypeCompiler } from '@sinclair/typebox/compiler';

/** A schema with several alternatives, and the rule that chooses among them. */
export interface ChosenOf extends TSchema {
  choose(value: unknown): TSchema | null;
  /** The error for a value that is none of them. */
  expected: string;
}

const compiled = new WeakMap<TSchema, TypeCheck<TSchema>>();

TypeRegistry.Set<ChosenOf>('ChosenOf', ({ choose }, value) => {
  const schema = choose(value);
  if (schema === null) return false;
  let check = compiled.get(schema);
  if (!check) {
    check = TypeCompiler.Compile(schema);
    compiled.set(schema, check);
  }
  return check.Check(value);
});

/**
 * One of several shapes, chosen by a rule instead of trying each, so that errors are about the shape that was meant. In
 * JSON Schema it is an `anyOf`.
 */
export function chosenOf<T extends TSchema>(
  schemas: T[],
  choose: (value: unknown) => TSchema | null,
  expected: string,
): TUnsafe<Static<T>> {
  return Type.Unsafe<Static<T>>({ [Kind]: 'ChosenOf', anyOf: schemas, choose, expected });
}
