import { type Static, Type } from '@sinclair/typebox';
import { Sigla } from '../primitives.ts';
import { SlugArea } from './area.ts';

/** Expressions that a lawyer uses when a text is about an area of the law, and the acts of the area they speak of. */
export const PistaArea = Type.Object({
  area: SlugArea,
  siglas: Type.Array(Sigla, { minItems: 1 }),
  expressoes: Type.Array(Type.String({ minLength: 2 }), { minItems: 1 }),
});
export type PistaArea = Static<typeof PistaArea>;
