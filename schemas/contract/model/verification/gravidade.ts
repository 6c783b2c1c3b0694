import { oneOf } from '../primitives.ts';
import * as graus from './graus.ts';

export type Gravidade = graus.Gravidade;
export type Motivo = graus.Motivo;

export const Gravidade = oneOf(graus.GRAVIDADES, {
  description:
    '`erro`: não está na lei em vigor, é para corrigir. `duvida`: só quem escreveu sabe, é para rever. `nota`: é para saber, sem reparo ao texto, como o que este serviço não lê. `ok`: nada a dizer.',
});

export const Motivo = oneOf(graus.MOTIVOS, {
  description:
    'Por que o diploma é desconhecido, ou o que pesa no status. `contradiz`: número, ano ou nome não são do mesmo ato, e `sugestao` traz o dispositivo do ato certo. `superado`: é lei antiga, que outra substituiu. `nao_lido`: pode existir, e este acervo não o tem. `sem_diploma`: não se diz qual é, e nenhum do acervo tem o dispositivo, ou o tem outro que o texto cita, e não o que se inferiu; ou o número atrás da sigla (`CDC 14`) pode ser o do artigo ou o ano. Com `em`, `redacao_incerta`: pelas datas conhecidas não se sabe se vigorava naqueles dias, ou com que redação, e a `mensagem` diz entre quais. `dito_revogado`: está revogado, e é o que o próprio texto diz. `data_diversa`: existe e vigora, mas o dia ou o mês que o texto dá ao diploma não são os dele; ou, em `diploma_desconhecido`, o ano é o de entrada em vigor (`CC/2003`).',
});
