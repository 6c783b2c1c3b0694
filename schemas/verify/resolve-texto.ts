import type { CitacaoExtraida } from '../contract/model/verification/citacao.ts';
import type { Resolucao, ResumoVerificacao } from '../contract/model/verification/resolucao.ts';
import type { OrigemDaTranscricao, Transcricao } from '../contract/model/verification/transcricao.ts';
import { readPeriodo } from '../law/calendario.ts';
import type { Acervo } from './acervo/acervo.ts';
import { withAlertas } from './claims/alertas.ts';
import { fraseEm } from './claims/frase.ts';
import { gravidadeDe, piorGravidade } from './gravidade.ts';
import { NomesDoTexto } from './identify/nome-do-ato.ts';
import type { Lidas } from './locate/achado.ts';
import { settleAoLado } from './locate/ao-lado.ts';
import { resolveCitacao } from './resolve-citacao.ts';
import { withOutroCitado } from './suggest/outro-citado.ts';
import { ALCANCE_DA_REVOGACAO } from './time/dito-revogado.ts';
import { ALCANCE_DA_REDACAO } from './time/outra-redacao.ts';

/** How many characters on either side of a citation show what it is about. */
const VIZINHANCA = 300;

export interface CitacaoResolvida {
  citacao: CitacaoExtraida;
  resolucao: Resolucao;
}

/** Resolves every citation of a text, in order. */
export function resolveTexto(texto: string, citacoes: readonly CitacaoExtraida[], acervo: Acervo): CitacaoResolvida[] {
  const nomes = new NomesDoTexto(citacoes);
  const lidas: Lidas = new Map();
  const resolvidas = citacoes.map((citacao, index) => {
    const contexto = texto.slice(Math.max(0, citacao.offset - VIZINHANCA), citacao.fim + VIZINHANCA);
    const diploma = isToldByWords(citacao, acervo) ? nomes.nomeDe(index) : null;
    const frase = fraseEm(texto, citacao.offset, citacao.fim, VIZINHANCA);
    const antes = texto.slice(Math.max(0, citacao.offset - ALCANCE_DA_REVOGACAO), citacao.offset);
    const depois = texto.slice(citacao.fim, citacao.fim + ALCANCE_DA_REDACAO);
    const opcoes = { contexto, frase, antes, depois, lidas, ...(diploma !== null && { diploma }) };
    const resolucao = withOutroCitado(citacao, resolveCitacao(citacao, acervo, opcoes), citacoes, acervo);
    return { citacao: settleAoLado(citacao, acervo), resolucao };
  });
  return withAlertas(texto, resolvidas, acervo);
}

/**
 * Whether only the words that name the act show which one is meant: the act is not in the corpus, or it is named beside
 * another.
 */
const isToldByWords = (citacao: CitacaoExtraida, acervo: Acervo): boolean =>
  citacao.tipo === 'dispositivo' &&
  citacao.sigla !== null &&
  (citacao.ao_lado !== undefined || acervo.sigla(citacao.sigla) === null);

/**
 * Summarizes a text from the results of its citations and of the words quoted with them.
 * @param tempos for each citation, the time that the text speaks of there
 */
export function summarize(
  resolucoes: readonly Pick<Resolucao, 'status' | 'motivo' | 'alerta'>[],
  transcricoes: readonly Transcricao[],
  tempos: readonly (string | null)[] = [],
): ResumoVerificacao {
  const porStatus = countEach(resolucoes.map(({ status }) => status));
  const total = resolucoes.length;
  const piores = resolucoes.map(gravidadeDe);
  for (const { citacao, gravidade } of transcricoes)
    piores[citacao] = piorGravidade([piores[citacao] ?? 'ok', gravidade]);
  const confirmed = (porStatus.verificado ?? 0) + (porStatus.verificado_inferido ?? 0);
  const todas = total > 0 && confirmed === total;
  return {
    ...{ total, por_status: porStatus, por_gravidade: countEach(piores), todas_confirmadas: todas },
    transcricoes: countEach(transcricoes.map(({ situacao }) => situacao)),
    tudo_confere:
      todas &&
      resolucoes.every(({ alerta }) => alerta === undefined) &&
      transcricoes.every((transcricao) => isFaithful(transcricao, tempos[transcricao.citacao])),
  };
}

/** The time that a text speaks of at a citation, as far as it is known. */
export const tempoDe = (citacao: CitacaoExtraida): string | null =>
  ('tempo' in citacao ? citacao.tempo?.data : undefined) ?? null;

/**
 * Whether a quotation is faithful. A cut that changes the rule is not. An earlier wording is, if it was the law at the
 * time that the text speaks of.
 */
function isFaithful({ situacao, mensagem, de }: Transcricao, tempo: string | null = null): boolean {
  if (situacao === 'redacao_anterior') return de !== null && tempo !== null && wasLaw(de, tempo);
  return situacao === 'literal' || (situacao === 'com_cortes' && mensagem === undefined);
}

/** Whether a wording certainly was the law during all of those days. */
function wasLaw({ desde, ate }: OrigemDaTranscricao, tempo: string): boolean {
  const dias = readPeriodo(tempo);
  const begin = readPeriodo(desde ?? '');
  const end = readPeriodo(ate ?? '');
  return dias !== null && begin !== null && end !== null && begin.ate <= dias.de && end.de >= dias.ate;
}

function countEach(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
