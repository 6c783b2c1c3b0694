import type { FonteLida } from '../../schemas/artifacts.ts';
import type { PreviousAct } from '../bake/previous-snapshot.ts';
import { comparePaginas } from '../check/compare-paginas.ts';
import type { Closeness } from '../diff/letters.ts';
import type { PageFailure } from '../fetch/page.ts';
import type { AtoLido } from '../parse/types.ts';
import type { PageResult, ReadPage } from './read-page.ts';
import {
  achadosOf,
  countByTipo,
  type ParsedPage,
  type Relatorio,
  reportFailure,
  reportPages,
  reportReading,
} from './relatorio.ts';

/** What reading one act came to. */
export type ActReading =
  | { outcome: 'ausente' }
  | { outcome: 'sem_mudanca'; relatorio: Relatorio }
  | { outcome: 'erro'; erro: string; relatorio: Relatorio }
  | ActRead;

export interface ActRead {
  outcome: 'lido';
  ato: AtoLido;
  fonteUrl: string;
  fonte: FonteLida;
  /** The pages are those of the snapshot: only the parser is another. */
  samePages: boolean;
  /** How what was read compares with what the snapshot holds. */
  closeness: Closeness;
  relatorio: Relatorio;
}

export interface ActContext {
  previous: PreviousAct | null;
  mayBeAbsent: boolean;
  versaoParser: number;
  /** Parses a page, once however often it is asked for. */
  parse: (page: ReadPage) => ParsedPage | Error;
}

/** Reads one act from its pages, preferred first: the first readable page gives it, the others are compared with it. */
export function readAct(sigla: string, pages: readonly PageResult[], context: ActContext): ActReading {
  const { previous, versaoParser, parse } = context;
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
  if (samePages && previous.fonte.parser === versaoParser) return { outcome: 'sem_mudanca', relatorio };

  const pagina = parse(main);
  if (pagina instanceof Error) {
    relatorio.causa = reportFailure(pagina);
    return fail(`o leitor falhou: ${pagina.message}`);
  }
  Object.assign(relatorio, reportReading(pagina, sigla));
  const ato = pagina.atos.find((candidate) => candidate.sigla === sigla);
  if (!ato || ato.linhas.length === 0) return fail(`a página não tem nenhum dispositivo de ${sigla}`);
  // What the page leaves unstruck is law, unless a reason is known: a reading without one would repeal it by mistake.
  const unexplained = achadosOf(pagina, sigla).filter(({ motivo }) => motivo === null);
  if (unexplained.length > 0) {
    const keys = unexplained.map(({ ref_key }) => ref_key).join(', ');
    return fail(`a leitura tira de vigor, sem motivo, o que a página não riscou: ${keys}`);
  }

  const comparable = others.filter(({ conteudo }) => conteudo !== main.conteudo);
  if (comparable.length > 0) relatorio.comparacoes = comparable.map((page) => compareWith(ato, page, parse(page)));
  const fonte: FonteLida = {
    parser: versaoParser,
    nao_classificado: pagina.conservacao.nao_classificado,
    paginas: read.map(({ url, bytes, conteudo }) => ({ url, bytes, conteudo })),
  };
  const sameReading = previous?.fonte.parser === versaoParser && previous.fonte.paginas[0]?.url === main.url;
  const closeness = sameReading ? 'literal' : 'substance';
  return { outcome: 'lido', ato, fonteUrl: main.url, fonte, samePages, closeness, relatorio };
}

/**
 * The page that gave the act before, when it cannot be read now and only a less preferred one can: publishing that one
 * instead would take the history that the better page keeps for dropped.
 */
function lostMainPage({ paginas }: FonteLida, pages: readonly PageResult[]): PageFailure | null {
  const firstRead = pages.findIndex((page) => page.ok);
  const before = pages.slice(0, firstRead).find(({ url }) => url === paginas[0]?.url);
  return before && !before.ok ? before : null;
}

/** Same main page, and every other page that can be read as it was; one that cannot be read today is no change. */
function isSameSource({ paginas }: FonteLida, read: readonly ReadPage[]): boolean {
  const before = new Map(paginas.map(({ url, conteudo }) => [url, conteudo]));
  return read[0]?.url === paginas[0]?.url && read.every(({ url, conteudo }) => before.get(url) === conteudo);
}

function compareWith(ato: AtoLido, page: ReadPage, pagina: ParsedPage | Error): Relatorio {
  const { url } = page;
  if (pagina instanceof Error) return { url, causa: reportFailure(pagina) };
  const outra = pagina.atos.find(({ sigla }) => sigla === ato.sigla);
  if (!outra) return { url, mensagem: `a página não tem nenhum dispositivo de ${ato.sigla}` };
  const diferencas = comparePaginas(ato, outra);
  return { url, conservacao: pagina.conservacao, diferencas_por_tipo: countByTipo(diferencas), diferencas };
}

function describeFailures(pages: readonly PageResult[]): string {
  return pages.map((page) => (page.ok ? '' : page.mensagem)).join('; ');
}
