import type { Ressalva, RevogacaoDoAto } from '../../schemas/contract/model/corpus/revogacao.ts';
import type { FonteLida } from '../../schemas/storage/artifacts.ts';
import type { PreviousAct } from '../bake/draft/previous-snapshot.ts';
import { comparePaginas, type Diferenca } from '../check/compare-paginas.ts';
import type { Closeness } from '../diff/letters.ts';
import type { PageFailure } from '../fetch/page.ts';
import type { AtoLido, Linha } from '../parse/types.ts';
import { levantarMencoes } from '../registro/links.ts';
import { type Resumo, resumir } from '../registro/resumo.ts';
import type { ParsedPage } from './parsed-page.ts';
import type { PageResult, ReadPage } from './read-page.ts';
import {
  achadosOf,
  countByTipo,
  mencoesOf,
  type Relatorio,
  reportFailure,
  reportPages,
  reportReading,
} from './relatorio.ts';

/** The result of reading one act. */
export type ActReading =
  | { outcome: 'ausente' }
  | { outcome: 'sem_mudanca'; relatorio: Relatorio }
  | { outcome: 'erro'; erro: string; relatorio: Relatorio }
  | ActRead;

export interface ActRead {
  outcome: 'lido';
  ato: AtoLido;
  /** The page that gave the act. */
  pagina: ParsedPage;
  /** What its page says of acts. */
  resumo: Resumo;
  /** Acts that, according to the catalogue, are on this page but were not found there. */
  faltam: string[];
  /** The act's other pages that differ from the main page and can be parsed. */
  outras: OutraPagina[];
  fonteUrl: string;
  fonte: FonteLida;
  /** Whether the pages are those of the snapshot, so that only the parser differs. */
  samePages: boolean;
  /** How closely the reading has to be compared with what the snapshot holds. */
  closeness: Closeness;
  relatorio: Relatorio;
}

/** Another official page of the act, besides the one that gave it. */
export interface OutraPagina {
  url: string;
  /** Null if the page has no provision of the act. */
  ato: AtoLido | null;
  /** Articles that are in force on only one of the two pages. */
  divergentes: string[];
}

export interface ActContext {
  previous: PreviousAct | null;
  mayBeAbsent: boolean;
  /** The acts that the catalogue lists for the same pages, including this one. */
  juntos: readonly string[];
  versaoParser: number;
  /** What the catalogue knows of the act's repeal as a whole. */
  revogacao?: RevogacaoDoAto | undefined;
  /** Parses a page, only once however often it is called. */
  parse: (page: ReadPage) => ParsedPage | Error;
}

/**
 * Reads one act from its pages, the preferred one first. The first readable page gives the act, and the others are
 * compared with it.
 */
export function readAct(sigla: string, pages: readonly PageResult[], context: ActContext): ActReading {
  const { revogacao } = context;
  const { previous, juntos, versaoParser, parse } = context;
  const relatorio: Relatorio = { parser: versaoParser, paginas: reportPages(pages) };
  const fail = (erro: string): ActReading => ({ outcome: 'erro', erro, relatorio });

  const read = pages.filter((page) => page.ok);
  const [main, ...others] = read;
  if (!main) {
    const absent = pages.every((page) => !page.ok && page.kind === 'ausente');
    return absent && context.mayBeAbsent ? { outcome: 'ausente' } : fail(describeFailures(pages));
  }
  const lost = previous && lostMainPage(previous.fonte, pages);
  if (lost) return fail(lost.mensagem);

  const samePages = previous !== null && isSameSource(previous.fonte, read);
  const sameRepeal = Bun.deepEquals(previous?.diploma.revogado_por, revogacao);
  if (samePages && sameRepeal && previous.fonte.parser === versaoParser) return { outcome: 'sem_mudanca', relatorio };

  const pagina = parse(main);
  if (pagina instanceof Error) {
    relatorio.causa = reportFailure(pagina);
    return fail(`o leitor falhou: ${pagina.message}`);
  }
  Object.assign(relatorio, reportReading(pagina, sigla));
  const ato = pagina.atos.find((candidate) => candidate.sigla === sigla);
  if (!ato || ato.linhas.length === 0) return fail(`a página não tem nenhum dispositivo de ${sigla}`);
  const missing = survivorsMissing(ato, revogacao?.ressalvas);
  if (missing.length > 0) return fail(`a página não tem ${missing.join(', ')}, que a revogação do ato deixou em vigor`);
  // What the page leaves unstruck is law unless a reason is known. A reading that takes it out of force without a
  // reason would repeal it by mistake.
  const unexplained = achadosOf(pagina, sigla).filter(({ motivo }) => motivo === null);
  if (unexplained.length > 0) {
    const keys = unexplained.map(({ ref_key }) => ref_key).join(', ');
    return fail(`a leitura tira de vigor, sem motivo, o que a página não riscou: ${keys}`);
  }

  const faltam = juntos.filter((junto) => !pagina.atos.some((lido) => lido.sigla === junto && lido.linhas.length > 0));
  const comparable = others.filter(({ conteudo }) => conteudo !== main.conteudo);
  const comparisons = comparable.map((page) => compareWith(ato, page, parse(page)));
  if (comparisons.length > 0) relatorio.comparacoes = comparisons.map((comparison) => comparison.relatorio);
  const outras = comparisons.flatMap(({ outra }) => outra ?? []);
  const fonte: FonteLida = {
    parser: versaoParser,
    nao_classificado: pagina.conservacao.nao_classificado,
    paginas: read.map(({ url, bytes, conteudo }) => ({ url, bytes, conteudo })),
  };
  const resumo = resumir(levantarMencoes(mencoesOf(pagina, sigla), { sigla, url: main.url }));
  relatorio.elos = resumo.elos;
  if (resumo.desacordos.length > 0) relatorio.elos_em_desacordo = resumo.desacordos;
  const sameReading = previous?.fonte.parser === versaoParser && previous.fonte.paginas[0]?.url === main.url;
  const closeness = sameReading ? 'literal' : 'substance';
  const lido = { ato, pagina, resumo, faltam, outras, fonteUrl: main.url, fonte, samePages };
  return { outcome: 'lido', ...lido, closeness, relatorio };
}

/**
 * Returns the missing keys among the bounds of the ranges that the act's repeal left in force. If one is missing,
 * nobody knows what is still in force.
 */
function survivorsMissing({ sigla, linhas }: AtoLido, ressalvas: readonly Ressalva[] = []): string[] {
  const keys = new Set(linhas.map(({ ref_key }) => ref_key));
  return ressalvas.flatMap(({ de, ate }) => [`${sigla}.${de}`, `${sigla}.${ate}`]).filter((key) => !keys.has(key));
}

/**
 * Returns the page that gave the act before, if it cannot be read now and only a less preferred one can. Publishing the
 * other page instead would look as if the history that only the better page keeps had been dropped.
 */
function lostMainPage({ paginas }: FonteLida, pages: readonly PageResult[]): PageFailure | null {
  const firstRead = pages.findIndex((page) => page.ok);
  const before = pages.slice(0, firstRead).find(({ url }) => url === paginas[0]?.url);
  return before && !before.ok ? before : null;
}

/**
 * Whether the main page is the same and every other readable page is unchanged. A page that cannot be read today is not
 * a change.
 */
function isSameSource({ paginas }: FonteLida, read: readonly ReadPage[]): boolean {
  const before = new Map(paginas.map(({ url, conteudo }) => [url, conteudo]));
  return read[0]?.url === paginas[0]?.url && read.every(({ url, conteudo }) => before.get(url) === conteudo);
}

function compareWith(
  ato: AtoLido,
  { url }: ReadPage,
  pagina: ParsedPage | Error,
): { relatorio: Relatorio; outra: OutraPagina | null } {
  if (pagina instanceof Error) return { relatorio: { url, causa: reportFailure(pagina) }, outra: null };
  const outro = pagina.atos.find(({ sigla }) => sigla === ato.sigla);
  if (!outro || outro.linhas.length === 0) {
    const mensagem = `a página não tem nenhum dispositivo de ${ato.sigla}`;
    return { relatorio: { url, mensagem }, outra: { url, ato: null, divergentes: [] } };
  }
  const diferencas = comparePaginas(ato, outro);
  const { conservacao } = pagina;
  return {
    relatorio: { url, conservacao, diferencas_por_tipo: countByTipo(diferencas), diferencas },
    outra: { url, ato: outro, divergentes: differentArticles(diferencas, [...ato.linhas, ...outro.linhas]) },
  };
}

/**
 * Returns the articles that only one page has in force. A compiled page leaves out repealed provisions, so those
 * differences do not count.
 */
function differentArticles(diferencas: readonly Diferenca[], linhas: readonly Linha[]): string[] {
  const artigos = linhas.filter(({ caput_texto }) => caput_texto !== null);
  const emVigor = new Set(artigos.filter(({ revogado }) => !revogado).map(({ ref_key }) => ref_key));
  const apart = diferencas.filter(({ tipo }) => tipo !== 'redacao' && tipo !== 'grafia');
  return apart.map(({ ref_key }) => ref_key).filter((key) => emVigor.has(key));
}

function describeFailures(pages: readonly PageResult[]): string {
  return pages.map((page) => (page.ok ? '' : page.mensagem)).join('; ');
}
