import { readPeriodo } from '../../schemas/law/calendario.ts';
import type { Dias } from '../../schemas/tempo/estado-em.ts';
import { type Failure, invalidRequest } from '../answer.ts';

/** The days that an `em` asks about, and the text of it. */
export interface Pedido {
  escrito: string;
  dias: Dias;
}

/** Reads an `em`. An impossible date is the caller's error. */
export function readEm(em: string | null | undefined, campo = 'em'): Pedido | null | Failure {
  if (em === undefined || em === null) return null;
  const dias = readPeriodo(em);
  if (dias) return { escrito: em, dias };
  return invalidRequest([{ campo, problema: `“${em}” não é data: use AAAA-MM-DD, AAAA-MM ou AAAA` }]);
}

export const isFailure = (lido: Pedido | null | Failure): lido is Failure => lido !== null && 'kind' in lido;
