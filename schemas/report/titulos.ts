import type { Motivo } from '../contract/model/verification/gravidade.ts';
import type { Alerta, Resolucao, Status } from '../contract/model/verification/resolucao.ts';
import type { Situacao, Transcricao } from '../contract/model/verification/transcricao.ts';
import { gravidadeDe } from '../verify/gravidade.ts';

/** The name of each status as people read it. */
export const STATUS: Record<Status, string> = {
  verificado: 'Verificado',
  verificado_inferido: 'Verificado (por inferência)',
  verificado_parcial: 'Existe só em parte',
  revogado: 'Revogado',
  cancelada: 'Súmula cancelada',
  nao_encontrado: 'Não encontrado',
  diploma_desconhecido: 'Diploma desconhecido',
  ambiguo: 'Falta dizer de quê',
  nao_suportado: 'Não conferido aqui',
};

const MOTIVO: Record<Motivo, string> = {
  contradiz: 'Nome, número ou ano errado',
  superado: 'Lei antiga, que outra substituiu',
  nao_lido: 'Diploma fora do acervo',
  sem_diploma: 'Falta dizer de quê',
  redacao_incerta: 'Não se sabe o que vigorava então',
  dito_revogado: 'Revogado, como o texto diz',
  data_diversa: 'A data do diploma é outra',
};

const ALERTA: Record<Alerta['tipo'], string> = {
  assunto_diverso: 'Trata de outro assunto',
  tempo_diverso: 'Pode ser da lei anterior',
};

/** Returns the title of a result. For a provision in force, an alert takes precedence over the status. */
export function tituloDe({ status, motivo, alerta }: Pick<Resolucao, 'status' | 'motivo' | 'alerta'>): string {
  if (alerta && gravidadeDe({ status }) === 'ok') return ALERTA[alerta.tipo];
  return motivo === undefined ? STATUS[status] : MOTIVO[motivo];
}

const SITUACAO: Record<Situacao, string> = {
  literal: 'Transcrição fiel',
  com_cortes: 'Transcrição fiel, com cortes',
  redacao_anterior: 'Transcrição de redação anterior',
  de_outro_dispositivo: 'Transcrição de outro dispositivo',
  alterada: 'Transcrição alterada',
  nao_confere: 'Transcrição não confere',
};

/** Returns the title of a quotation. Cuts have a title of their own only if one changes the meaning. */
export const tituloDasPalavras = ({ situacao, mensagem }: Pick<Transcricao, 'situacao' | 'mensagem'>): string =>
  situacao === 'com_cortes' && mensagem !== undefined ? 'Corte que muda o sentido' : SITUACAO[situacao];
