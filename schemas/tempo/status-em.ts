import type { Resolucao } from '../contract/model/verification/resolucao.ts';
import type { Datada, EstadoEm } from './estado-em.ts';

/** The status of what a citation leads to, as it was on some days, from what it is today. */
export function statusEm(
  estado: EstadoEm<Datada>,
  { parcial, status }: Pick<Resolucao, 'parcial' | 'status'>,
  inferido: boolean,
): Resolucao['status'] {
  switch (estado.tipo) {
    case 'revogado':
      return 'revogado';
    case 'inexistente':
    case 'sem_redacao':
      return 'nao_encontrado';
    case 'incerto':
      if (estado.podeFaltar !== null) return estado.podeFaltar === 'depois' ? 'revogado' : 'nao_encontrado';
      break;
    case 'sem_data':
      return status;
    case 'vigente':
  }
  if (parcial) return 'verificado_parcial';
  return inferido ? 'verificado_inferido' : 'verificado';
}

/** Whether nobody knows if it was in force, or in which words. */
export const isIncerta = ({ tipo }: EstadoEm<Datada>): boolean => tipo === 'incerto' || tipo === 'sem_redacao';

/** Whether nothing else need be suggested: it was in force. */
export const isConfirmada = (status: Resolucao['status']): boolean =>
  status === 'verificado' || status === 'verificado_inferido';

/** Of the sentences of today, the one that a missing level is told by: it holds on any day. */
export const parcialDita = ({ parcial, mensagem = '' }: Pick<Resolucao, 'parcial' | 'mensagem'>): string | null =>
  parcial ? (/^.*?; o texto é do que existe\./u.exec(mensagem)?.[0] ?? null) : null;
