import type { Motivo } from '../contract/model/verification/gravidade.ts';
import type { Alerta, Resolucao, Status } from '../contract/model/verification/resolucao.ts';
import type { Situacao, Transcricao } from '../contract/model/verification/transcricao.ts';
import { gravidadeDe } from '../verify/gravidade.ts';

/** What each thing that is said of a citation is called where people read it. */
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
  nao_lido: 'Diploma que não se lê aqui',
  redacao_incerta: 'Não se sabe o que vigorava então',
};

const ALERTA: Record<Alerta['tipo'], string> = { assunto_diverso: 'Trata de outro assunto' };

/** What is doubtful of what is in force is said before that it is. */
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

/** Of cuts there is something to say only where one changes the sense. */
export const tituloDasPalavras = ({ situacao, mensagem }: Pick<Transcricao, 'situacao' | 'mensagem'>): string =>
  situacao === 'com_cortes' && mensagem !== undefined ? 'Corte que muda o sentido' : SITUACAO[situacao];
