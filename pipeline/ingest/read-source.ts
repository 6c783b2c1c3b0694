import type { AtoCatalogado } from '../../schemas/contract/model/corpus/catalogo.ts';
import type { RevogacaoDoAto } from '../../schemas/contract/model/corpus/revogacao.ts';
import type { PreviousAct } from '../bake/draft/previous-snapshot.ts';
import type { FetchPage } from '../fetch/page.ts';
import type { PageStore } from '../fetch/page-store.ts';
import type { PaginaLida } from '../parse/types.ts';
import { startLaps } from './laps.ts';
import { type ParsedPage, withoutPieces } from './parsed-page.ts';
import { type ActReading, readAct } from './read-act.ts';
import { type PageResult, type ReadPage, readPage } from './read-page.ts';

/** The parser as the pipeline uses it. It takes a decoded page, the act asked for, and what is known of its repeal. */
export interface Parser {
  parse: (html: string, sigla: string, revogacao: RevogacaoDoAto | null) => PaginaLida;
  /** A different number means that the same page may be read differently. */
  versao: number;
}

/** Everything that reading a source needs besides its addresses. */
export interface SourceReader {
  fetchPage: FetchPage;
  store: PageStore;
  parser: Parser;
  /** The act in the snapshot that the ingestion starts from. */
  previous: (sigla: string) => PreviousAct | null;
  /** Whether an act without any page is left out (`ausente`). Otherwise the missing page is a failure. */
  mayBeAbsent: (ato: AtoCatalogado) => boolean;
  clock: () => Date;
}

export interface SourceReading {
  ato: AtoCatalogado;
  reading: ActReading;
  duracoes: Duracoes;
}

/** How long it took to fetch the pages, and to read the act from them. Parsing a page counts for its first act. */
export interface Duracoes {
  paginas_ms: number;
  leitura_ms: number;
}

/**
 * Reads the acts that share one list of addresses (the constitution and its ADCT, otherwise a single act), in order.
 * Each page is fetched and parsed at most once, and not parsed at all if no act has anything new.
 */
export async function readSource(atos: readonly AtoCatalogado[], reader: SourceReader): Promise<SourceReading[]> {
  const [first] = atos;
  if (!first) return [];
  const known = knownPages(atos, reader);
  const lap = startLaps(reader.clock);
  const pages: PageResult[] = [];
  for (const url of first.enderecos) pages.push(await readPage(url, reader.fetchPage, reader.store, known));

  const paginas_ms = lap();
  const parsed = new Map<string, ParsedPage | Error>();
  function parse(page: ReadPage): ParsedPage | Error {
    const result = parsed.get(page.url) ?? parseSafely(reader.parser, page, first as AtoCatalogado);
    parsed.set(page.url, result);
    return result;
  }
  const juntos = atos.map(({ sigla }) => sigla);
  return atos.map((ato) => {
    const previous = reader.previous(ato.sigla);
    const mayBeAbsent = reader.mayBeAbsent(ato);
    const versaoParser = reader.parser.versao;
    const revogacao = ato.revogado_por;
    const reading = readAct(ato.sigla, pages, { previous, mayBeAbsent, juntos, versaoParser, revogacao, parse });
    return { ato, reading, duracoes: { paginas_ms, leitura_ms: lap() } };
  });
}

/** Maps the hash of the raw bytes to the content hash, for the pages from which these acts were made before. */
function knownPages(atos: readonly AtoCatalogado[], { previous }: SourceReader): Map<string, string> {
  const pages = atos.flatMap(({ sigla }) => previous(sigla)?.fonte.paginas ?? []);
  return new Map(pages.map(({ bytes, conteudo }) => [bytes, conteudo]));
}

/** The parser should never throw on a page. If it does all the same, only this source fails. */
export function parseSafely(
  { parse }: Parser,
  page: ReadPage,
  ato: Pick<AtoCatalogado, 'sigla' | 'revogado_por'>,
): ParsedPage | Error {
  try {
    const html = page.html();
    return withoutPieces(parse(html, ato.sigla, ato.revogado_por ?? null), html);
  } catch (cause) {
    return cause instanceof Error ? cause : new Error(String(cause));
  }
}
