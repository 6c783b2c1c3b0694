import { type Static, Type } from '@sinclair/typebox';
import { oneOf, RefKey } from './primitives.ts';
import { TRIBUNAIS } from './ref-key-sumula.ts';

export * from './ref-key-sumula.ts';

export const Sumula = Type.Object({
  ref_key: RefKey,
  tribunal: oneOf(TRIBUNAIS),
  numero: Type.Integer({ minimum: 1 }),
  vinculante: Type.Boolean({ description: 'Súmula vinculante do STF.' }),
  cancelada: Type.Boolean({ description: 'Cancelada ou revogada; as superadas e as alteradas não são canceladas.' }),
  texto: Type.String(),
});
export type Sumula = Static<typeof Sumula>;
