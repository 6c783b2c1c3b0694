import type { CitacaoExtraida } from '../contract/model/citacao.ts';
import type { Resolucao, ResumoVerificacao } from '../contract/model/resolucao.ts';
import type { Acervo } from './acervo.ts';
import { settleAoLado } from './ao-lado.ts';
import { fraseEm } from './frase.ts';
import { NomesDoTexto } from './nome-do-ato.ts';
import { nomesOf } from './nomes-do-acervo.ts';
import { ALCANCE_DA_REDACAO } from './outra-redacao.ts';
import { resolveCitacao } from './resolve-citacao.ts';

/** How much of the text on either side of a citation tells what it is about. */
const VIZINHANCA = 300;

export interface CitacaoResolvida {
  citacao: CitacaoExtraida;
  resolucao: Resolucao;
}

/** Every citation of a text with what it comes to, one after another. */
export function* resolveTexto(
  texto: string,
  citacoes: readonly CitacaoExtraida[],
  acervo: Acervo,
): Generator<CitacaoResolvida> {
  const nomes = new NomesDoTexto(texto, citacoes, nomesOf(acervo));
  for (const [index, citacao] of citacoes.entries()) {
    const contexto = texto.slice(Math.max(0, citacao.offset - VIZINHANCA), citacao.fim + VIZINHANCA);
    const diploma = isToldByWords(citacao, acervo) ? nomes.nomeDe(index) : null;
    const frase = fraseEm(texto, citacao.offset, citacao.fim, VIZINHANCA);
    const depois = texto.slice(citacao.fim, citacao.fim + ALCANCE_DA_REDACAO);
    const opcoes = { contexto, frase, depois, ...(diploma !== null && { diploma }) };
    yield { citacao: settleAoLado(citacao, acervo), resolucao: resolveCitacao(citacao, acervo, opcoes) };
  }
}

/** Whether only the words that name the act tell which one is meant: it is none of the corpus, or stands beside one. */
const isToldByWords = (citacao: CitacaoExtraida, acervo: Acervo): boolean =>
  citacao.tipo === 'dispositivo' &&
  citacao.sigla !== null &&
  (citacao.ao_lado !== undefined || acervo.sigla(citacao.sigla) === null);

/** What a text comes to, from the statuses of its citations. */
export function summarize(statuses: Iterable<Resolucao['status']>): ResumoVerificacao {
  const porStatus: Record<string, number> = {};
  let total = 0;
  for (const status of statuses) {
    porStatus[status] = (porStatus[status] ?? 0) + 1;
    total += 1;
  }
  const confirmed = (porStatus.verificado ?? 0) + (porStatus.verificado_inferido ?? 0);
  return { total, por_status: porStatus, todas_confirmadas: total > 0 && confirmed === total };
}
