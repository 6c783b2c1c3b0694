import { type Static, Type } from '@sinclair/typebox';
import { oneOf } from '../primitives.ts';

/** A thousand per millisecond, more than any deployment needs. */
const MAX_POR_MINUTO = 60_000_000;

const porMinuto = Type.Integer({ minimum: 1, maximum: MAX_POR_MINUTO });

/** The limits of a plan: per minute, and per calendar month in UTC. */
export const Cota = Type.Object(
  { por_minuto: porMinuto, por_mes: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) },
  { additionalProperties: false },
);
export type Cota = Static<typeof Cota>;

/** Everything that is limited. Plan names appear in response headers, so they are plain ASCII. */
export const Limites = Type.Object(
  {
    /** Reads without a key, per client address. */
    leitura: Type.Object({ por_minuto: porMinuto }, { additionalProperties: false }),
    planos: Type.Record(Type.String({ pattern: '^[a-z][a-z0-9_-]{0,19}$' }), Cota, { additionalProperties: false }),
  },
  { additionalProperties: false },
);
export type Limites = Static<typeof Limites>;

/** The default limits, as in the contract. */
export const LIMITES: Limites = {
  leitura: { por_minuto: 30 },
  planos: {
    free: { por_minuto: 20, por_mes: 1_000 },
    pro: { por_minuto: 300, por_mes: 50_000 },
  },
};

/**
 * The `details` of `rate_limited`: which limit was exceeded, and after how many seconds to try again. `agora` is the
 * limit of one caller's simultaneous texts.
 */
export const Excesso = Type.Object({
  limite: Type.Integer(),
  janela: oneOf(['minuto', 'mes', 'agora']),
  tente_em: Type.Integer({ minimum: 1 }),
});
export type Excesso = Static<typeof Excesso>;
