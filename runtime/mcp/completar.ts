import { fold } from '../../schemas/text/fold.ts';
import type { Acervo } from '../snapshot/acervo.ts';
import type { Completadas } from './recursos.ts';

/** The most values that the protocol allows in one completion. */
const MAX = 100;

/**
 * Siglas that complete what was typed: first those that begin with it, then those of acts with a name that begins with
 * it (`código p`, `10.406`), in catalogue order.
 */
export function completarSigla(comeco: string, acervo: Acervo): Completadas {
  const dito = fold(comeco);
  const nomeados = new Set(dito === '' ? [] : acervo.comecadosPor(dito).map(([, sigla]) => sigla));
  const siglas = acervo.diplomas.map(({ sigla }) => sigla);
  const comecam = siglas.filter((sigla) => fold(sigla).startsWith(dito));
  const found = [...new Set([...comecam, ...siglas.filter((sigla) => nomeados.has(sigla))])];
  return { values: found.slice(0, MAX), total: found.length, hasMore: found.length > MAX };
}
