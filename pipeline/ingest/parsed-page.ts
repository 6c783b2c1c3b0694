import { leavesOff } from '../parse/lines/shape.ts';
import type { PaginaLida, Peca } from '../parse/types.ts';
import { type Estranho, findEstranhos, isUnaccented } from './keep-back/letters.ts';
import { countRepeated, type Repetidos } from './keep-back/repeated.ts';

/** A piece without a destination, and how many characters of the page's text precede it. */
export interface UnplacedPiece {
  posicao: number;
  texto: string;
}

/**
 * A heading that its own note repeals, and the keys of the provisions before and after it. Null at either end of the
 * page.
 */
export interface TituloRevogado {
  /** Its label: `CAPÍTULO II`. */
  titulo: string;
  depois: string | null;
  antes: string | null;
}

/**
 * A parsed page without its pieces, which are as large as the page. Only the facts about them given here are needed.
 */
export interface ParsedPage extends Omit<PaginaLida, 'pecas'> {
  unplaced: UnplacedPiece[];
  estranhos: Estranho[];
  semAcentos: boolean;
  repetidos: Repetidos;
  titulosRevogados: TituloRevogado[];
  /** Whether the page ends as a document does, and not inside a sentence or a table. */
  terminada: boolean;
  /** The lines after the first signature that look like the epigraph of an act with articles of its own. */
  epigrafesDepois: string[];
  /**
   * The last article in force and the highest before it, if the numbers of a series go back and do not return: another
   * act follows, or a title that counts anew. Null if they do not.
   */
  numeracaoQueVolta: { ultimo: number; maior: number } | null;
  /** Who keeps the copy, if the page says that it is one: a page of another day. */
  copia: string | null;
}

/** Reduces a parsed page to what a run needs. `html` is the decoded page from which it was read. */
export function withoutPieces({ pecas, ...pagina }: PaginaLida, html: string): ParsedPage {
  return {
    ...pagina,
    unplaced: pagina.conservacao.nao_classificado === 0 ? [] : findUnplaced(pecas),
    estranhos: findEstranhos(pecas),
    semAcentos: isUnaccented(pecas),
    repetidos: countRepeated(pecas),
    titulosRevogados: findTitulosRevogados(pecas),
    terminada: isTerminada(html) && !isBrokenOff(pecas),
    epigrafesDepois: findEpigrafes(behindSignature(pecas)),
    numeracaoQueVolta: findVolta(pecas),
    copia: findCopia(html),
  };
}

/** The pieces behind the first signature: none if the page has no signature. */
function behindSignature(pecas: readonly Peca[]): readonly Peca[] {
  const at = pecas.findIndex(({ destino }) => destino === 'assinatura');
  return at < 0 ? [] : pecas.slice(at + 1);
}

function findUnplaced(pecas: readonly Peca[]): UnplacedPiece[] {
  const unplaced: UnplacedPiece[] = [];
  let posicao = 0;
  for (const { destino, texto } of pecas) {
    if (destino === 'nao_classificado') unplaced.push({ posicao, texto });
    posicao += texto.normalize('NFC').replace(/[\p{White_Space}\u00AD\u200B-\u200D\uFEFF]/gu, '').length;
  }
  return unplaced;
}

/**
 * Finds headings such as `CAPÍTULO II (Revogado pela Lei nº 15.000, de 2026)`, below which a compiled page no longer
 * shows articles.
 */
function findTitulosRevogados(pecas: readonly Peca[]): TituloRevogado[] {
  const found: TituloRevogado[] = [];
  let depois: string | null = null;
  let titulo = '';
  let open: TituloRevogado[] = [];
  for (const { destino, ref_key, texto } of pecas) {
    if (ref_key !== null) {
      for (const revogado of open) revogado.antes = ref_key;
      open = [];
      depois = ref_key;
    } else if (destino === 'titulos') titulo = /^\s*(\S+\s+\S+)/u.exec(texto)?.[1] ?? titulo;
    else if (destino === 'anotacoes' && /revogad/iu.test(texto)) {
      const revogado = { titulo, depois, antes: null };
      open.push(revogado);
      found.push(revogado);
    }
  }
  return found;
}

/** `CF.5.LXIX`, `CLT.2-DL`: the act, the number, and the series of an approving act's own articles. */
const ARTIGO = /^([^.]+)\.(\d+)(?:-[A-Za-z]+)*?(-(?:DL|DEC|LC|MP|EC|LEI))?(?:\.|$)/;

function findVolta(pecas: readonly Peca[]): { ultimo: number; maior: number } | null {
  const series = new Map<string, { ultimo: number; maior: number }>();
  for (const { destino, ref_key } of pecas) {
    if (destino !== 'vigente' || ref_key === null) continue;
    const [, sigla = '', numero = '', sufixo = ''] = ARTIGO.exec(ref_key) ?? [];
    const ultimo = Number(numero);
    const maior = Math.max(ultimo, series.get(sigla + sufixo)?.maior ?? 0);
    if (ultimo > 0) series.set(sigla + sufixo, { ultimo, maior });
  }
  return [...series.values()].find(({ ultimo, maior }) => ultimo < maior) ?? null;
}

const EPIGRAFE = /^(?:lei|decreto|medida\s+provis[óo]ria|emenda\s+constitucional)\b[^\n]{0,120}\d\W*$/iu;
const ARTIGO_1 = /^\W*art(?:igo)?[\s.]*1(?!\d)/iu;

/** Finds the epigraphs after which article 1 stands. In a table of laws, none follows. */
function findEpigrafes(pecas: readonly Peca[]): string[] {
  const lines = pecas.flatMap(({ texto }) => texto.split('\n')).map((line) => line.replace(/\s+/gu, ' ').trim());
  const last = lines.findLastIndex((line) => ARTIGO_1.test(line));
  return lines.slice(0, Math.max(last, 0)).filter((line) => EPIGRAFE.test(line));
}

/** What the copies of a page that others keep say of themselves. */
const COPIAS: readonly (readonly [string, RegExp])[] = [
  [
    'Internet Archive',
    /WAYBACK TOOLBAR INSERT|RETRIEVED FROM THE\s+INTERNET ARCHIVE|\bid=["']?wm-ipp|web-static\.archive\.org/i,
  ],
  ['archive.today', /\barchive\.(?:today|ph|is|li|md|vn|fo)\b/i],
  ['Google', /webcache\.googleusercontent|(?:cache do Google de|Google(?:'|&#39;)s cache of)\s/i],
];

/** Such a site writes its toolbar at the beginning of the body, or a comment at the end of the page. */
function findCopia(html: string): string | null {
  const ends = `${html.slice(0, 60_000)}\n${html.slice(-4_000)}`;
  return COPIAS.find(([, sign]) => sign.test(ends))?.[0] ?? null;
}

/**
 * Whether the page is complete. A page that was cut ends with text, with an opening tag or inside a table that is not
 * closed.
 */
function isTerminada(html: string): boolean {
  const body = withoutScriptsAtEnd(html);
  if (!/^<(?:\/[^>]*|(?:br|hr|img|input|link|meta)\b[^>]*)>$/i.test(body.slice(body.lastIndexOf('<')))) return false;
  let open = 0;
  for (const [tag] of html.matchAll(/<\/?table\b/gi)) open += tag[1] === '/' ? -1 : 1;
  return open <= 0;
}

/** Whether the last words of the page need more words after them: `… para os fins de`. */
function isBrokenOff(pecas: readonly Peca[]): boolean {
  const last = pecas.findLast(({ texto }) => /\p{L}/u.test(texto))?.texto.trim() ?? '';
  return last.length > A_SENTENCE && /(?:\s\p{Ll}+|,)$/u.test(last) && leavesOff(last);
}

/** Fewer characters at the end of a page are a name, or a cell of a table. */
const A_SENTENCE = 60;

function withoutScriptsAtEnd(html: string): string {
  const body = html.trimEnd();
  const [, element = ''] = /<\/(script|style)\s*>$/i.exec(body.slice(-20)) ?? [];
  const opening = body.endsWith('-->') ? '<!--' : element && `<${element}`;
  const from = opening === '' ? -1 : body.lastIndexOf(opening);
  return from < 0 ? body : withoutScriptsAtEnd(body.slice(0, from));
}
