import { type Dia, readPeriodo } from '../../schemas/law/calendario.ts';
import { isAmostra } from '../../schemas/storage/amostra.ts';
import type { Manifest } from '../../schemas/storage/artifacts.ts';
import type { Pedido } from '../../schemas/tempo/pedido.ts';
import { type Failure, invalidRequest } from '../answer.ts';
import { acompanhamentoDe } from '../snapshot/acompanhamento.ts';
import type { Snapshot } from '../snapshot/open.ts';

/** A request for some days, with when the law was read. */
export interface PedidoComLeitura extends Pedido {
  /** The day on which an act, or the súmulas of a court, was last read; null where nobody knows, and of fictional ones. */
  lidoEm(fonte: string): Dia | null;
}

/** Reads an `em`; null where nothing asks. An impossible date is the caller's error. */
export function readEm(
  em: string | null | undefined,
  { manifest, runs }: Pick<Snapshot, 'manifest' | 'runs'>,
  campo = 'em',
): PedidoComLeitura | null | Failure {
  if (em === undefined || em === null) return null;
  const dias = readPeriodo(em);
  const lidoEm = (fonte: string) =>
    isAmostra(manifest) ? null : (acompanhamentoDe(runs, [fonte]).lido_em?.slice(0, 10) ?? null);
  if (dias) return { escrito: em, dias, lidoEm };
  return invalidRequest([{ campo, problema: `“${em}” não é data: use AAAA-MM-DD, AAAA-MM ou AAAA` }]);
}

/** Brasília is three hours behind UTC all year. */
const FUSO = 3 * 3_600_000;

/** Today in Brasília; null where what is served is fictional. */
export const hojeDe = (manifest: Pick<Manifest, 'catalogo'>, now: number): Dia | null =>
  isAmostra(manifest) ? null : new Date(now - FUSO).toISOString().slice(0, 10);

/** Whether the date of a request could not be read. Null stands for a request without a date. */
export const isFailure = (lido: PedidoComLeitura | null | Failure): lido is Failure => lido !== null && 'kind' in lido;
