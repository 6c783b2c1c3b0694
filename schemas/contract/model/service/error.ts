import { type Static, Type } from '@sinclair/typebox';
import { oneOf } from '../primitives.ts';

export const CODIGOS_ERRO = [
  'invalid_request',
  'unauthorized',
  'rate_limited',
  'not_found',
  'upstream_error',
  'internal_error',
] as const;
export type CodigoErro = (typeof CODIGOS_ERRO)[number];

/**
 * The body of every failure. The `details` of `invalid_request` are an array of `{campo, problema}`, those of
 * `rate_limited` an `Excesso`.
 */
export const ErroBody = Type.Object({
  error: Type.Object({
    code: oneOf(CODIGOS_ERRO),
    message: Type.String(),
    details: Type.Optional(Type.Unknown()),
  }),
});
export type ErroBody = Static<typeof ErroBody>;
