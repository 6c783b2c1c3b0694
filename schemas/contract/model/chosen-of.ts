import { Kind, type Static, type TSchema, type TUnsafe, Type, TypeRegistry } from '@sinclair/typebox';
import { type TypeCheck, TypeCompiler } from '@sinclair/typebox/compiler';

/** A schema that is one of several, and how which one is told. */
export interface ChosenOf extends TSchema {
  choose(value: unknown): TSchema | null;
  /** What to say of a value that is none of them. */
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
 * One of several shapes, chosen by a rule and not tried in turn: so that what is wrong with a value is said of the shape
 * that was meant. In JSON Schema it is an `anyOf`.
 */
export function chosenOf<T extends TSchema>(
  schemas: T[],
  choose: (value: unknown) => TSchema | null,
  expected: string,
): TUnsafe<Static<T>> {
  return Type.Unsafe<Static<T>>({ [Kind]: 'ChosenOf', anyOf: schemas, choose, expected });
}
