import type { AtoCatalogado, Catalogo } from '../../schemas/contract/model/corpus/catalogo.ts';
import type { AtoSeguido, Seguidos } from '../../schemas/storage/seguidos.ts';
import type { FetchPage, PageFailureKind } from '../fetch/page.ts';
import type { PageStore } from '../fetch/page-store.ts';
import type { ParsedPage } from '../ingest/parsed-page.ts';
import { type PageResult, type ReadPage, readPage } from '../ingest/read-page.ts';
import { type Parser, parseSafely } from '../ingest/read-source.ts';
import { levantarMencoes } from '../registro/links.ts';
import { Conhecidos } from './conhecidos.ts';
import { type Candidato, Frontier, isFederal, keyOf } from './frontier.ts';
import { readLinked } from './read-linked.ts';

export interface FollowOptions {
  /** The catalogue without acts found by links: where links are followed from, and what is known without them. */
  catalogo: Catalogo;
  seguidos: Seguidos;
  fetchPage: FetchPage;
  store: PageStore;
  parser: Parser;
  /** How many links away from the catalogue an act may be. */
  profundidade: number;
  /** The most addresses from links to request. */
  limite: number;
  clock: () => Date;
  /**
   * Whether to remember addresses without an act, and not request them again for some time. Not needed for a mirror,
   * which costs nothing to read.
   */
  remember: boolean;
  /** Called with a line for each address. */
  onProgress?: (line: string) => void;
}

/** The result of following links. */
export interface Followed {
  seguidos: Seguidos;
  /** The siglas of new acts. */
  lidos: string[];
  /** The number of addresses requested. */
  pedidos: number;
  /** Addresses at which the source has nothing. */
  mortos: string[];
  /** Pages that cannot be accepted as an act's, each with the reason. */
  retidos: { url: string; motivo: string }[];
  /** Acts within reach that were not tried. */
  restam: number;
  /** Why it stopped early, or null. */
  parou: 'limite' | 'fonte fora de alcance' | null;
}

/** Days for which an address is not requested again: one without a page, and one with another page. */
const DIAS_AUSENTE = 180;
const DIAS_RETIDA = 30;
const DAY_MS = 24 * 3_600_000;
/** Failures that may be gone at the next request, so that the next run tries again. */
const PASSING: ReadonlySet<PageFailureKind> = new Set([
  'rede',
  'http',
  'recusada',
  'adiada',
  'acesso_negado',
  'captcha',
]);
/** After this many in a row the source is left alone. */
const PATIENCE = 5;

/**
 * Reads the acts that the catalogue's acts link to, nearer ones before farther ones, and newer ones first. Each gets a
 * catalogue entry from its epigraph, unless there is a reason to keep its page back. Nothing is published here: an
 * ingestion of the extended catalogue reads the same pages again.
 */
export async function follow(options: FollowOptions): Promise<Followed> {
  const { catalogo, seguidos, fetchPage, store, parser, profundidade, limite, clock, onProgress = () => {} } = options;
  const now = clock();
  const conhecidos = new Conhecidos(catalogo.atos);
  const atos = new Map<string, AtoSeguido>();
  for (const seguido of seguidos.atos) {
    // It may have been added to the catalogue since, under another name.
    if (conhecidos.hasSigla(seguido.ato.sigla)) continue;
    atos.set(seguido.ato.sigla, seguido);
  }
  for (const { ato } of atos.values()) conhecidos.add(ato);
  const frontier = new Frontier(seguidos.fila);
  const mortos = Object.fromEntries(Object.entries(seguidos.mortos).filter(([, { ate }]) => ate > now.toISOString()));
  // Another version of the parser may find other links in the same pages.
  const lidas = seguidos.parser === parser.versao ? { ...seguidos.lidas } : {};
  const tried = new Set<string>();
  const followed: Pick<Followed, 'lidos' | 'mortos' | 'retidos'> = { lidos: [], mortos: [], retidos: [] };
  let silent = 0;
  let parou: Followed['parou'] = null;

  async function ask(url: string): Promise<PageResult> {
    const page = await readPage(url, fetchPage, store, new Map());
    silent = !page.ok && PASSING.has(page.kind) ? silent + 1 : 0;
    if (silent >= PATIENCE) parou = 'fonte fora de alcance';
    return page;
  }

  /** Records where the links of a page lead. */
  function gather(sigla: string, page: ReadPage, { mencoes }: ParsedPage, depth: number): void {
    lidas[sigla] = page.conteudo;
    for (const { url: written, forma, numero, ano, anos } of levantarMencoes(mencoes, { sigla, url: page.url })
      .mencoes) {
      if (written === null || !isFederal(written)) continue;
      const url = keyOf(written);
      const faixa: [number, number] | null = anos && [anos[0], anos[1]];
      const visto = { url, forma, numero, faixa, anos: ano === null ? [] : [ano], profundidade: depth + 1, por: sigla };
      if (!conhecidos.has(visto)) frontier.add(visto);
    }
  }

  /** Gathers the links of an act that was read before, if its page has changed. */
  async function readKnown(ato: AtoCatalogado, depth: number): Promise<void> {
    for (const url of ato.enderecos) {
      if (parou) return;
      const page = await ask(url);
      if (!page.ok) continue;
      const pagina = lidas[ato.sigla] === page.conteudo ? null : parseSafely(parser, page, ato);
      if (pagina && !(pagina instanceof Error)) gather(ato.sigla, page, pagina, depth);
      return;
    }
  }

  function giveUp(url: string, motivo: string, dias: number): void {
    onProgress(`${url} ${motivo}`);
    if (options.remember && dias > 0)
      mortos[url] = { motivo, ate: new Date(now.getTime() + dias * DAY_MS).toISOString() };
  }

  /** Tries the addresses of an act, the preferred one first, until one has it. */
  async function readCandidato({ enderecos }: Candidato, depth: number): Promise<void> {
    for (const visto of enderecos) {
      const { url } = visto;
      // A page that was read in the meantime may have been of the same act.
      if (parou || conhecidos.has(visto)) return;
      if (url in mortos) continue;
      if (tried.size >= limite) {
        parou = 'limite';
        return;
      }
      tried.add(url);
      const page = await ask(url);
      if (!page.ok && page.kind === 'ausente') {
        followed.mortos.push(url);
        giveUp(url, page.mensagem, DIAS_AUSENTE);
        continue;
      }
      const read = page.ok
        ? readLinked(page, visto, parser, (sigla) => conhecidos.hasSigla(sigla))
        : { motivo: page.mensagem };
      if ('motivo' in read) {
        followed.retidos.push({ url, motivo: read.motivo });
        const passing = !page.ok && PASSING.has(page.kind);
        giveUp(url, read.motivo, passing ? 0 : DIAS_RETIDA);
        if (passing) return;
        continue;
      }
      const { ato, pagina } = read;
      onProgress(`${url} ${ato.sigla}`);
      conhecidos.add(ato);
      atos.set(ato.sigla, { ato, profundidade: depth, por: { sigla: visto.por, url } });
      followed.lidos.push(ato.sigla);
      gather(ato.sigla, page as ReadPage, pagina, depth);
      return;
    }
  }

  for (const ato of firstOfEachPage(catalogo.atos)) await readKnown(ato, 0);
  for (const { ato, profundidade: depth } of [...atos.values()]) await readKnown(ato, depth);
  for (let depth = 1; depth <= profundidade; depth++) {
    frontier.drop((visto) => conhecidos.has(visto));
    for (const candidato of frontier.newestFirst(depth)) await readCandidato(candidato, depth);
  }
  frontier.drop((visto) => conhecidos.has(visto));
  const open = ({ enderecos }: Candidato) =>
    enderecos.every(({ url }) => !tried.has(url)) && enderecos.some(({ url }) => !(url in mortos));
  let restam = 0;
  for (let depth = 1; depth <= profundidade; depth++) restam += frontier.newestFirst(depth).filter(open).length;
  return {
    seguidos: { atos: [...atos.values()], fila: frontier.fila(), mortos, parser: parser.versao, lidas },
    ...followed,
    ...{ pedidos: tried.size, restam, parou },
  };
}

/** If one page has several acts, such as the constitution and its ADCT, only the first: the links are the page's. */
function firstOfEachPage(atos: readonly AtoCatalogado[]): AtoCatalogado[] {
  const pages = new Set<string>();
  return atos.filter(({ enderecos }) => {
    const page = enderecos.join('\n');
    return !pages.has(page) && pages.add(page);
  });
}
