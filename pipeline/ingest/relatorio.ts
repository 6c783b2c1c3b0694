import type { IngestRunRelatado } from '../../schemas/contract/model/corpus/ingest-run.ts';
import {
  FONTES_SUMULAS,
  type FonteSumulas,
  LISTAS_SUMULAS,
  parseRefKeySumula,
} from '../../schemas/contract/model/corpus/sumula.ts';
import type { ReferenciaSemLinha } from '../bake/artifacts/referencias.ts';
import type { Excedente } from '../indice/compose-indice.ts';
import { agrupar } from '../indice/words/agrupar.ts';
import type { Achado, Mencoes } from '../parse/types.ts';
import type { Proporcoes } from '../vigencia/proporcoes.ts';
import type { ParsedPage } from './parsed-page.ts';
import type { PageResult } from './read-page.ts';

/** The free-form report of a run: what a person needs to judge it without reading the page again. */
export type Relatorio = Record<string, unknown>;

/** Reports the pages that were asked for and the result of each. */
export function reportPages(pages: readonly PageResult[]): Relatorio[] {
  return pages.map((page) =>
    page.ok
      ? { url: page.url, tamanho: page.tamanho, sha256: page.bytes, conteudo: page.conteudo }
      : { url: page.url, falha: page.kind, mensagem: page.mensagem },
  );
}

/** Counts the items of each kind. */
export function countByTipo(each: readonly { tipo: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { tipo } of each) counts[tipo] = (counts[tipo] ?? 0) + 1;
  return counts;
}

/** Returns what the parser found about one of the acts of a page. */
export function achadosOf(page: ParsedPage, sigla: string): Achado[] {
  return page.achados.filter((achado) => isOf(achado, page, sigla));
}

/** Returns what a page says of acts, in the part that belongs to one of its own acts. */
export function mencoesOf(page: ParsedPage, sigla: string): Mencoes {
  const { ditos, elos } = page.mencoes;
  return { ditos: ditos.filter((dito) => isOf(dito, page, sigla)), elos: elos.filter((elo) => isOf(elo, page, sigla)) };
}

/** Reports what the parser found on the page that gives the act, and where the page's characters went. */
export function reportReading(page: ParsedPage, sigla: string): Relatorio {
  const achados = achadosOf(page, sigla);
  return {
    conservacao: page.conservacao,
    achados_por_tipo: countByTipo(achados),
    achados,
    nao_classificado: page.unplaced,
  };
}

/**
 * Reports the citations of each source whose target is missing from the snapshot: either the citation or the reading is
 * wrong.
 */
export function reportReferencias(runs: readonly IngestRunRelatado[], semLinha: readonly ReferenciaSemLinha[]): void {
  const bySource = agrupar(semLinha, ({ de }) => fonteOf(de) ?? siglaOf(de));
  for (const { fonte, sigla, relatorio } of runs) {
    const own = bySource.get(sigla ?? fonte);
    if (own) relatorio.referencias_sem_linha = own;
  }
}

/** Reports the provisions of each act that the subject index has no room for under a term. */
export function reportExcedentes(runs: readonly IngestRunRelatado[], excedentes: readonly Excedente[]): void {
  const byAto = agrupar(excedentes, ({ ref_key }) => siglaOf(ref_key));
  for (const { sigla, relatorio } of runs) {
    const own = sigla === null ? undefined : byAto.get(sigla);
    if (own) relatorio.indice_excedente = own;
  }
}

const siglaOf = (refKey: string): string => refKey.split('.', 1)[0] as string;

/** Reports how precisely the wordings of each act are dated, and by what. */
export function reportVigencia(runs: readonly IngestRunRelatado[], vigencia: ReadonlyMap<string, Proporcoes>): void {
  for (const { sigla, relatorio } of runs) {
    const shares = sigla === null ? undefined : vigencia.get(sigla);
    if (shares) relatorio.vigencia = { ...shares };
  }
}

function fonteOf(refKey: string): FonteSumulas | undefined {
  const sumula = parseRefKeySumula(refKey);
  return FONTES_SUMULAS.find((fonte) => {
    const { tribunal, vinculante } = LISTAS_SUMULAS[fonte];
    return tribunal === sumula?.tribunal && vinculante === sumula.vinculante;
  });
}

/** Reports an exception, without paths of the machine on which it happened. */
export function reportFailure(error: Error): Relatorio {
  return { nome: error.name, mensagem: error.message };
}

/**
 * A finding about a provision belongs to the provision's act. A finding about the page belongs to the act asked for.
 */
function isOf({ ref_key }: Pick<Achado, 'ref_key'>, { atos }: ParsedPage, sigla: string): boolean {
  const owner =
    ref_key === null ? undefined : atos.find((ato) => ref_key === ato.sigla || ref_key.startsWith(`${ato.sigla}.`));
  return (owner ?? atos[0])?.sigla === sigla;
}
