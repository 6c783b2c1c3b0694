import { type Static, Type } from '@sinclair/typebox';
import { oneOf, RefKey } from './primitives.ts';

/** The courts whose súmulas are verified. */
export const TRIBUNAIS = ['STF', 'STJ'] as const;
export type Tribunal = (typeof TRIBUNAIS)[number];

export const Sumula = Type.Object({
  ref_key: RefKey,
  tribunal: oneOf(TRIBUNAIS),
  numero: Type.Integer({ minimum: 1 }),
  vinculante: Type.Boolean({ description: 'Súmula vinculante do STF.' }),
  cancelada: Type.Boolean(),
  texto: Type.String(),
});
export type Sumula = Static<typeof Sumula>;
