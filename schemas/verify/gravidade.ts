import { GRAVIDADES, type Gravidade, type Motivo } from '../contract/model/verification/graus.ts';
import type { Alerta, Resolucao, Status } from '../contract/model/verification/resolucao.ts';
import type { Situacao, Transcricao } from '../contract/model/verification/transcricao.ts';

/** The severity of each finding. The page, the report, the command and the API all use only these tables. */
const DO_STATUS: Record<Status, Gravidade> = {
  verificado: 'ok',
  verificado_inferido: 'ok',
  verificado_parcial: 'erro',
  revogado: 'erro',
  cancelada: 'erro',
  nao_encontrado: 'erro',
  diploma_desconhecido: 'nota',
  ambiguo: 'duvida',
  nao_suportado: 'nota',
};

/** If a result has a `motivo`, its severity comes from here and not from the status. */
const DO_MOTIVO: Record<Motivo, Gravidade> = {
  contradiz: 'erro',
  superado: 'duvida',
  nao_lido: 'nota',
  // Nearly all of these are of acts that are not read (rules of courts, laws of states) or were inferred wrongly.
  sem_diploma: 'duvida',
  redacao_incerta: 'duvida',
  dito_revogado: 'nota',
  data_diversa: 'nota',
};

const DA_SITUACAO: Record<Situacao, Gravidade> = {
  literal: 'ok',
  com_cortes: 'ok',
  redacao_anterior: 'duvida',
  de_outro_dispositivo: 'erro',
  alterada: 'erro',
  nao_confere: 'erro',
};

const DO_ALERTA: Record<Alerta['tipo'], Gravidade> = { assunto_diverso: 'duvida', tempo_diverso: 'duvida' };

/**
 * Returns the severity of a citation: that of its `motivo`, or of its status if it has none, or of its alert if that is
 * worse.
 */
export const gravidadeDe = ({ status, motivo, alerta }: Pick<Resolucao, 'status' | 'motivo' | 'alerta'>): Gravidade =>
  piorGravidade([motivo === undefined ? DO_STATUS[status] : DO_MOTIVO[motivo], alerta ? DO_ALERTA[alerta.tipo] : 'ok']);

/** Returns the severity of a quotation. Cuts matter only if there is a message that one changes the meaning. */
export const gravidadeDasPalavras = ({ situacao, mensagem }: Pick<Transcricao, 'situacao' | 'mensagem'>): Gravidade =>
  situacao === 'com_cortes' && mensagem !== undefined ? 'erro' : DA_SITUACAO[situacao];

/** Adds the severity to the result of a citation. */
export function withGravidade(resolucao: Resolucao): Resolucao {
  const { status, gravidade: _, ...rest } = resolucao;
  return { status, gravidade: gravidadeDe(resolucao), ...rest };
}

/** Returns the worst of the severities found for one place. */
export const piorGravidade = (gravidades: readonly Gravidade[]): Gravidade =>
  GRAVIDADES.find((gravidade) => gravidades.includes(gravidade)) ?? 'ok';
