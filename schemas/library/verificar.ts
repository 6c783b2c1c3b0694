import { extractAtos } from '../citations/extract-acts.ts';
import type { CitacaoExtraida } from '../contract/model/verification/citacao.ts';
import type { TextoVerificado } from '../contract/model/verification/texto-verificado.ts';
import type { Transcricao } from '../contract/model/verification/transcricao.ts';
import { resolveFatosEm } from '../fatos/fatos-em.ts';
import { citadasComAspas, semConferir } from '../fatos/sem-conferir.ts';
import { soFatos } from '../fatos/so-fatos.ts';
import { readPeriodo } from '../law/calendario.ts';
import { nomesOf } from '../verify/acervo/nomes-do-acervo.ts';
import { type Exportados, lawOfExports } from '../verify/quotations/law-of-exports.ts';
import { layOver, readOferecidas } from '../verify/quotations/resolve-transcricoes.ts';
import { resolveAto } from '../verify/resolve-ato.ts';
import { type CitacaoResolvida, resolveTexto, summarize } from '../verify/resolve-texto.ts';
import { readTempo } from '../verify/time/tempo-do-texto.ts';
import type { Base } from './base.ts';
import { extrair } from './extrair.ts';

export interface Opcoes {
  /** The date whose law applies, as a day, month or year: `2015-03-01`, `2015-03`, `2015`. */
  em?: string;
  /** The words of acts, to compare the text's quotations with. */
  lei?: Exportados;
  /** Called after each citation. */
  progresso?(feitas: number, total: number): void;
}

/** These may also be an earlier wording, which exports do not hold. */
const PODE_SER_ANTERIOR = new Set<Transcricao['situacao']>(['alterada', 'nao_confere', 'de_outro_dispositivo']);

/**
 * Verifies every citation of a text by facts, in the shape of `/v1/resolver-texto` but without any words of the law.
 * Throws a `TypeError` if the text or `em` is no string, and a `RangeError` if `em` is not a date.
 */
export function verificar(texto: string, base: Base, opcoes: Opcoes = {}): TextoVerificado {
  const { lei, em } = opcoes;
  checkEm(em);
  const { acervo } = base;
  const extraidas = extrair(texto, base);
  const extraidos = extractAtos(texto, extraidas, nomesOf(acervo));
  const lido = readTempo(texto, { citacoes: extraidas, atos: extraidos }, acervo, em);
  const resolvidas = resolver(texto, lido.citacoes, base, opcoes);
  const naoConferidas = lei ? new Set<number>() : citadasComAspas(texto, resolvidas);
  const citacoes = resolvidas.map(({ citacao, resolucao }, index) => ({
    citacao,
    resolucao: naoConferidas.has(index) ? semConferir(soFatos(resolucao)) : soFatos(resolucao),
  }));
  const dias = em === undefined ? null : readPeriodo(em);
  const atos = lido.atos.map((ato) => resolveAto(ato, acervo, dias));
  const transcricoes = lei ? conferirTranscricoes(texto, resolvidas, lei) : [];
  const resumo = summarize(
    citacoes.map(({ resolucao }) => resolucao),
    transcricoes,
  );
  resumo.tudo_confere &&= naoConferidas.size === 0;
  return { resumo, ...(lido.tempo && { tempo: lido.tempo }), citacoes, transcricoes, atos };
}

/**
 * Resolves the citations of a text and keeps their suggestions and candidates, with empty strings in place of words.
 */
export function resolverTexto(texto: string, base: Base, opcoes: Opcoes = {}): CitacaoResolvida[] {
  checkEm(opcoes.em);
  const citacoes = extrair(texto, base);
  const atos = extractAtos(texto, citacoes, nomesOf(base.acervo));
  const lido = readTempo(texto, { citacoes, atos }, base.acervo, opcoes.em);
  return resolver(texto, lido.citacoes, base, opcoes).map(({ citacao, resolucao }) => {
    const { sugestao, candidatos } = resolucao;
    return {
      citacao,
      resolucao: {
        ...soFatos(resolucao),
        ...(sugestao && { sugestao: sugestao.map((cada) => ({ ...cada, trecho: '' })) }),
        ...(candidatos && { candidatos: candidatos.map((cada) => ({ ...cada, texto: '' })) }),
      },
    };
  });
}

/** A program without types may send the number 2000. */
function checkEm(em: unknown): void {
  if (em !== undefined && typeof em !== 'string')
    throw new TypeError(`\`em\` deve ser uma string, como "2015" ou "2015-03-01", e veio ${JSON.stringify(em)}`);
}

/** Resolves citations by facts. Where the service would show words there are placeholders, which the caller removes. */
function resolver(
  texto: string,
  citacoes: readonly CitacaoExtraida[],
  base: Base,
  { em, progresso }: Opcoes,
): CitacaoResolvida[] {
  const dias = em === undefined ? null : readPeriodo(em);
  if (em !== undefined && dias === null) throw new RangeError(`“${em}” não é data: use AAAA-MM-DD, AAAA-MM ou AAAA`);
  const resolvidas: CitacaoResolvida[] = [];
  for (const { citacao, resolucao } of resolveTexto(texto, citacoes, base.acervo)) {
    const pedido = dias && { dias, escrito: em as string };
    resolvidas.push({ citacao, resolucao: pedido ? resolveFatosEm(resolucao, citacao, base, pedido) : resolucao });
    progresso?.(resolvidas.length, citacoes.length);
  }
  return resolvidas;
}

/**
 * Compares the words that a text quotes with the law: `lei` holds whole exports of the cited acts and their earlier
 * wordings (`historicos`). If the provision had other wordings that are not there, a difference is not reported.
 */
export function conferirTranscricoes(
  texto: string,
  citacoes: readonly CitacaoResolvida[],
  lei: Exportados,
): Transcricao[] {
  const law = lawOfExports(lei);
  return layOver(readOferecidas(texto, citacoes), law).filter(
    ({ situacao, ref_key }) => !(PODE_SER_ANTERIOR.has(situacao) && law.hadOtherWords(ref_key)),
  );
}
