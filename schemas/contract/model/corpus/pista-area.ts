import { type Static, Type } from '@sinclair/typebox';
import { Sigla } from '../primitives.ts';
import { SlugArea } from './area.ts';

/** Expressions that lawyers use for an area of law, and the acts of the area that they refer to. */
export const PistaArea = Type.Object({
  area: SlugArea,
  siglas: Type.Array(Sigla, { minItems: 1 }),
  expressoes: Type.Array(Type.String({ minLength: 2 }), { minItems: 1 }),
});
export type PistaArea = Static<typeof PistaArea>;
