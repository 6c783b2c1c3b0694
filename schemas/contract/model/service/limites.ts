import { type Static, Type } from '@sinclair/typebox';
import { oneOf } from '../primitives.ts';

/** A thousand a millisecond: more was never asked. */
const MAX_POR_MINUTO = 60_000_000;

const porMinuto = Type.Integer({ minimum: 1, maximum: MAX_POR_MINUTO });

/** What a plan allows: by the minute, and by the calendar month in UTC. */
export const Cota = Type.Object(
  { por_minuto: porMinuto, por_mes: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) },
  { additionalProperties: false },
);
export type Cota = Static<typeof Cota>;

/** Everything that is limited. A plan's name stands in response headers, so it is plain. */
export const Limites = Type.Object(
  {
    /** Reads without a key, of one client address. */
    leitura: Type.Object({ por_minuto: porMinuto }, { additionalProperties: false }),
    planos: Type.Record(Type.String({ pattern: '^[a-z][a-z0-9_-]{0,19}$' }), Cota, { additionalProperties: false }),
  },
  { additionalProperties: false },
);
export type Limites = Static<typeof Limites>;

/** The contract's table, in force where no other is given. */
export const LIMITES: Limites = {
  leitura: { por_minuto: 30 },
  planos: {
    free: { por_minuto: 20, por_mes: 1_000 },
    pro: { por_minuto: 300, por_mes: 50_000 },
  },
};

/**
 * `details` of `rate_limited`: what was exceeded, and after how many seconds to ask again. `agora` is of what one caller may
 * have at work at once.
 */
export const Excesso = Type.Object({
  limite: Type.Integer(),
  janela: oneOf(['minuto', 'mes', 'agora']),
  tente_em: Type.Integer({ minimum: 1 }),
});
export type Excesso = Static<typeof Excesso>;
