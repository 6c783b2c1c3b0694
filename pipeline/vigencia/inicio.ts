import type { BaseDeData } from '../../schemas/contract/model/corpus/vigencia.ts';
import type { Dia, Periodo } from '../../schemas/law/calendario.ts';

/**
 * When something began, as far as it is known: on one of the days of `quando`. If both ends are the same, on that day.
 */
export interface Inicio {
  quando: Periodo;
  base: BaseDeData | null;
}

export const DESCONHECIDO: Inicio = { quando: { de: null, ate: null }, base: null };

/** A beginning on a known day, and how that day is known. */
export const emDia = (dia: Dia, base: BaseDeData): Inicio => ({ quando: { de: dia, ate: dia }, base });

/** Returns the first moment at which both have begun: nothing that an act holds is in force before the act. */
export function maisTarde(a: Inicio, b: Inicio): Inicio {
  const de = later(a.quando.de, b.quando.de);
  const ate = a.quando.ate === null || b.quando.ate === null ? null : later(a.quando.ate, b.quando.ate);
  const { base } = de === a.quando.de && (de !== b.quando.de || a.base !== null) ? a : b;
  return { quando: { de, ate }, base };
}

/** Returns the range that covers several beginnings, of which nobody knows the right one. */
export function umDe(inicios: readonly Inicio[]): Inicio {
  const [first = DESCONHECIDO, ...others] = inicios;
  return others.reduce(({ quando, base }, other) => {
    const { de, ate } = other.quando;
    return {
      quando: {
        de: quando.de === null || de === null ? null : quando.de < de ? quando.de : de,
        ate: quando.ate === null || ate === null ? null : quando.ate > ate ? quando.ate : ate,
      },
      base,
    };
  }, first);
}

/** Returns "not before this": all that is known about something deferred to an unknown day. */
export const adiado = ({ quando, base }: Inicio): Inicio => ({ quando: { de: quando.de, ate: null }, base });

/** Returns the later of two days. Null is before every day. */
const later = (a: Dia | null, b: Dia | null): Dia | null => (a === null ? b : b === null || a > b ? a : b);
