import type { Resolucao } from '../contract/model/verification/resolucao.ts';
import { diaAnterior } from '../law/calendario.ts';
import type { Datada, Dias, EstadoEm } from './estado-em.ts';

/** Returns the status on some days of what a citation resolves to, from its status today. */
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

/**
 * Returns today's `efeito_em` for some days: only if it is still to come on them, and is the end of the wording that was
 * in force.
 */
export function efeitoEm(
  { efeito_em, revogado }: Pick<Resolucao, 'efeito_em' | 'revogado'>,
  estado: EstadoEm<Datada>,
  dias: Dias,
): Pick<Resolucao, 'efeito_em'> {
  if (efeito_em === undefined || efeito_em <= dias.ate || estado.tipo !== 'vigente') return {};
  const { ate, vigente } = estado.versao;
  return (vigente || revogado) && ate === diaAnterior(efeito_em) ? { efeito_em } : {};
}

/** Whether it is not known if the provision was in force, or in which words. */
export const isIncerta = ({ tipo }: EstadoEm<Datada>): boolean => tipo === 'incerto' || tipo === 'sem_redacao';

/** Whether nothing else need be suggested, because the provision was in force. */
export const isConfirmada = (status: Resolucao['status']): boolean =>
  status === 'verificado' || status === 'verificado_inferido';

/**
 * Returns from today's message the sentence about the missing level, which holds for any day; null if there is none.
 */
export const parcialDita = ({ parcial, mensagem = '' }: Pick<Resolucao, 'parcial' | 'mensagem'>): string | null =>
  parcial ? (/^.*?; o texto é do que existe\./u.exec(mensagem)?.[0] ?? null) : null;
