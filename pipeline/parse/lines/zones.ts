import { SEM_ROTULO } from './headings.ts';
import type { Line } from './lines.ts';
import { wordsOf } from './shape.ts';

/**
 * The kind of a zone, a stretch of the page with one role. `corpo` holds provisions. `vetos` is a second document that
 * repeats provisions whose veto was overridden. `anexa` is the code, regulation or treaty that the act approves.
 */
export type TipoZona = 'frente' | 'corpo' | 'adct' | 'anexa' | 'vetos' | 'assinatura' | 'anexos';

export interface Zona {
  tipo: TipoZona;
  lines: Line[];
}

const MONTH = 'janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|sete?mbro|septembro|outubro|novembro|dezembro';
/** A year. A typewriter's `l960` counts as one. */
const YEAR = /[l12]\.?[089]\d\d(?!\d)/;
/** A place, a date, and at most the years since Independence and the Republic. */
const DATE_LINE = new RegExp(
  String.raw`^[“"]?\p{L}[\p{L}.'’()/,\s-]{1,90}?[\s,.]*(?:\b(?:em|aos)\s+)?(?:\d{1,2}\s?\.?[º°ªo]?\s*(?:dias do m[êe]s\s+)?(?:de\s+)?(?:${MONTH})\s*,?\s*(?:de\s+)?|\d{1,2}[./]\d{1,2}[./])[l\d]\.?\d{3}[\s.,;:)–-]*(?:$|\d{1,3}\s?\.?[º°ªo]?\s*(?:d[ao]\b|$)|(?:\p{L}+[-\s]){0,4}da (?:Independ|Rep))`,
  'iu',
);
const TREATY_END = /^(?:em f[ée] d[oe]|em testemunho|feit[oa] (?:em|na cidade|no|na)\b|dad[oa] em\b|lavrad[oa] em\b)/iu;
/** The closing formula of the Empire, which precedes its date. */
const MANDA = /^manda(?:mos)?,? portanto,? a tod[oa]s/iu;
const DOU_LINE = /^(?:\W*)(?:este|esse) texto (?:n[ãa]o|nao) substitu/iu;
const ANNEX =
  /^(?:A\s?N\s?E\s?X\s?[O0]\s?S?|Anexos?)(?:\s+(?:[IVXLC]+|\d+|[ÚU]NIC[OA]|[A-Z])(?:-[A-Z])?(?![\p{L}]))?\s*(?:$|[-–—:.(*]|\p{Lu})/u;
/** An annex with a name of its own: `Lista de serviços anexa à Lei Complementar nº 116`. */
const ANNEXED = /^(?:listas?|tabelas?|quadros?|rela[çc](?:[ãa]o|[õo]es)|modelos?)\b/iu;
const POST =
  /(?:^|\s)(?:vice-?\s?)?(?:president[ea]|secret[áa]ri[oa]|suplente|ministr[oa]|deputad[oa]|senador[a]?|mesa d[ao])(?:\s|$)/iu;
/** Declarations of signatory States are not part of a treaty. */
const APPENDIX = /^declara[çc](?:[õo]es e reservas|[ãa]o interpretativa)/iu;
const INDEX = /^\W*[ÍI]NDICE\b/u;
const VETOED_PARTS = /partes?\s+vetadas?|vetad[ao]s?\s+(?:pelo|e\s+mantid)|dispositivos?\s+vetad/iu;
const ADCT = /^\W*ATO\s+DAS\s+DISPOSI[ÇC][ÕO]ES\s+CONSTITUCIONAIS\s+TRANSIT[ÓO]RIAS/iu;
const APPROVES =
  /\b(?:aprovad[oa]s?|aprova|promulgad[oa]s?|apens[oa]s?|anex[oa]s?|ser[áa] executad|adotad[oa]|acompanha)\b/iu;

const opensBody = (line: Line): boolean => line.titulo !== null || (line.rotulo?.nivel === 'artigo' && !line.aspas);
const isArtigo = (line: Line): boolean => line.rotulo?.nivel === 'artigo';
const hasWords = (line: Line): boolean => /[\p{L}\d]/u.test(line.block.text.slice(line.start, line.end));

/** Whether a line dates an act: `Brasília, 25 de julho de 1990; 169º da Independência e 102º da República.` */
export function isDateLine(line: Line): boolean {
  if (line.rotulo || line.titulo) return false;
  if (line.end - line.start > 400 || !YEAR.test(line.corpo)) return false;
  const words = wordsOf(line);
  return words.length < 260 && /^[“"]?\p{Lu}/u.test(words) && DATE_LINE.test(words) && !/[;:]$/.test(words);
}

/** Cuts a page's lines into zones, in page order. Every line is in exactly one zone. */
export function readZonas(lines: readonly Line[]): Zona[] {
  const zonas: Zona[] = [];
  let at = 0;
  const take = (tipo: TipoZona, until: number) => {
    if (until > at) zonas.push({ tipo, lines: lines.slice(at, until) });
    at = Math.max(at, until);
  };

  take('frente', titlesBefore(lines, findFrom(lines, 0, opensBody)));
  let mainStart = at;
  take('corpo', bodyEnd(lines, at, false));
  const approves = zonas.some(
    (zona) => zona.tipo === 'corpo' && zona.lines.length < 40 && zona.lines.some((line) => APPROVES.test(line.corpo)),
  );
  if (at === mainStart && at < lines.length) mainStart = at;

  let annexed = false;
  let hasAdct = false;
  while (at < lines.length) {
    take('assinatura', signatureEnd(lines, at));
    if (at >= lines.length) break;
    const start = at;
    const first = findFrom(lines, at, isArtigo);
    if (first >= lines.length) {
      take('anexos', lines.length);
      break;
    }
    const head = lines.slice(start, first).map(wordsOf).join(' ');
    const body = headEnd(lines, start, first);
    if (VETOED_PARTS.test(head)) {
      take('frente', body);
      take('vetos', bodyEnd(lines, at, false));
    } else if (!hasAdct && lines.slice(start, first).some((line) => ADCT.test(wordsOf(line)))) {
      hasAdct = true;
      take('frente', body);
      take('adct', bodyEnd(lines, at, false));
    } else if (!annexed && approves && lines[first]?.rotulo?.ordem === 1) {
      annexed = true;
      take('frente', body);
      take('anexa', bodyEnd(lines, at, true));
    } else {
      take('anexos', bodyEnd(lines, first, true));
    }
    // Nothing was taken: takes one line, since the loop would otherwise never end.
    if (at === start) take('anexos', at + 1);
  }
  return zonas;
}

/**
 * Returns the index at which the body begins. A rubric or an unlabelled heading right above the first article belongs
 * to the body, not to the front.
 */
function titlesBefore(lines: readonly Line[], body: number): number {
  let at = body;
  for (let i = body - 1; i > 0 && i >= body - 4; i--) {
    const line = lines[i] as Line;
    const words = wordsOf(line);
    if (!hasWords(line)) continue;
    const titled = SEM_ROTULO.test(words) || ((line.negrito || line.block.centered) && /\p{Ll}/u.test(words));
    if (!titled || words.length > 120 || /[.:;,]$/.test(words) || line.notas.length > 0 || line.block.links.length > 0)
      break;
    at = i;
  }
  return at;
}

/**
 * Returns the index at which the head of a further document ends: its first heading or article, whichever comes first.
 */
function headEnd(lines: readonly Line[], start: number, first: number): number {
  const heading = findFrom(lines, start, (line) => line.titulo !== null);
  return Math.min(heading, first);
}

/**
 * Returns the index at which a body ends: its closing formula or date line, `Este texto não substitui`, an annex or an
 * index.
 */
function bodyEnd(lines: readonly Line[], from: number, treaty: boolean): number {
  /** The number of the article being read. */
  let artigo: number | null = null;
  /** The index of the next article, or of what closes the body before it. */
  let next = from;
  for (let i = from; i < lines.length; i++) {
    const line = lines[i] as Line;
    if (isArtigo(line) && !line.aspas) artigo = line.rotulo?.ordem ?? null;
    if (line.rotulo || line.titulo) continue;
    const words = wordsOf(line);
    if (closes(line) || MANDA.test(words) || (treaty && TREATY_END.test(words))) return i;
    if (!opensAnnex(line, words)) continue;
    if (next <= i) next = findFrom(lines, i, (each) => isArtigo(each) || closes(each));
    if (!goesOn(lines[next], artigo)) return i;
  }
  return lines.length;
}

const closes = (line: Line): boolean => isDateLine(line) || (!line.rotulo && DOU_LINE.test(wordsOf(line)));

/** Whether an annex is inside the body: the article after it is the next in the sequence. */
function goesOn(next: Line | undefined, artigo: number | null): boolean {
  return artigo !== null && next !== undefined && !next.aspas && next.rotulo?.ordem === artigo + 1 && isArtigo(next);
}

function opensAnnex(line: Line, words: string): boolean {
  if (line.aspas || words.length > 160) return false;
  if (line.block.centered && APPENDIX.test(words)) return true;
  return (ANNEX.test(words) || INDEX.test(words)) && (line.block.centered || line.negrito || words.length < 40);
}

/**
 * Returns the index at which a signature ends: it has names and posts after a date, up to and including `Este texto não
 * substitui …` and the lines without words after it.
 */
function signatureEnd(lines: readonly Line[], from: number): number {
  let i = from;
  let published = false;
  for (; i < lines.length; i++) {
    const line = lines[i] as Line;
    const words = wordsOf(line);
    if (DOU_LINE.test(words)) {
      published = true;
      continue;
    }
    if (!hasWords(line)) continue;
    // `1º Vice-Presidente` only looks like a paragraph.
    const paragraph = line.rotulo?.nivel === 'paragrafo' && !line.rotulo.fraco;
    if (published || opensBody(line) || paragraph || opensAnnex(line, words)) break;
    if (ADCT.test(words)) break;
    if (i > from && ANNEXED.test(words) && (line.block.centered || line.negrito)) break;
    const { table } = line.block;
    if (i > from && table > 0 && table !== (lines[from] as Line).block.table && !isSigned(lines, i)) break;
  }
  return i;
}

/** Whether a table is one in which the two Houses sign: it has only short lines, and one of them names a post. */
function isSigned(lines: readonly Line[], from: number): boolean {
  const { table } = (lines[from] as Line).block;
  let posts = 0;
  for (let i = from; lines[i]?.block.table === table; i++) {
    const words = wordsOf(lines[i] as Line);
    if (words.length > 90) return false;
    if (POST.test(words)) posts += 1;
  }
  return posts > 0;
}

function findFrom(lines: readonly Line[], from: number, test: (line: Line) => boolean): number {
  for (let i = from; i < lines.length; i++) if (test(lines[i] as Line)) return i;
  return lines.length;
}
