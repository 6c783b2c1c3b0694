import { type Dia, isDia } from '../law/calendario.ts';
import { fold } from '../text/fold.ts';
import { matchAt } from '../text/sticky.ts';

/** The day of a text, or of a decision that it quotes or cites. */
export interface DataDita {
  dia: Dia;
  offset: number;
  fim: number;
  /** `texto`: the text itself was written, signed, voted or published on that day. `decisao`: another decision was. */
  de: 'texto' | 'decisao';
}

const MESES = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ');
/** Matches `3 de maio de 2012`, `1º.3.2011`, `26/04/2011`, `2011-04-26`. */
const DATA =
  /(?:(\d{1,2})\s?[º°o]?\s+de\s+(janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\s+de\s+(\d{4})|(\d{1,2})[º°]?\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4}|\d\d)|(\d{4})-(\d\d)-(\d\d))(?!\d|[./-]\d)/iy;
/** Matches the last digit of what may be a day or a year, with what follows it: ` de m`, `.04.`. */
const PERHAPS = /\d(?:\s?[º°o]?\s+de\s+[a-z]|[º°]?\s?[./-]\s?\d\d?\s?[./-])/gi;
/** A number after one of these signs is the end of another number. */
const GOES_ON = new Set([...'.,/-'].map((sign) => sign.charCodeAt(0)));

/** How many characters before a date show whose it is. */
const ANTES = 90;
/** Within this distance, an open bracket means that the date is another decision's. */
const PARENTESE = 400;

/** What a text says of itself at the beginning of a line or sentence: `Data da sessão`, `SESSÃO DE`, `1ª Turma,`. */
const NO_INICIO =
  /(?:^|\n|[.;]\s|-{3})\s*(?:\d{1,2}\.\s*)?(?:(?:publicado em|julgado em|julgamento):|(?:em mesa\s+)?julgado:|data\s+d[aeo]\s+(?:sess[ãa]o|julgamento|publica[çc][ãa]o|decis[ãa]o|disponibiliza[çc][ãa]o)\s*:?|sess[ãa]o(?:\s+(?:ordin[áa]ria|extraordin[áa]ria|virtual))?\s+d[eo](?:\s+dia)?|(?:sala|plen[áa]rio)[^\n.;]{0,70},\s+em|(?:\d{1,2}ª\s+|primeira\s+|segunda\s+)?(?:turma|plen[áa]rio|pleno|se[çc][ãa]o|c[âa]mara),(?:\s+sess[ãa]o\s+virtual\s+de)?)\s*$/i;
/** What a text says of itself only in its head. */
const NO_TOPO = /(?:^|\n)\s*(?:[\w-]+: [^\n]{0,60}\s)?(?:date|data|atualizado em):?\s*$/i;
const TOPO = 1_000;
/** What a system stamps on a document wherever there is room. */
const CARIMBO =
  /(?:site certificado\s*-\s*dje:|assinad[oa]\s+(?:eletronicamente|digitalmente)\s+em:?|assinad[oa]\s+em:|assinatura\s+(?:digital|eletr[ôo]nica)\s+em|data\s+de\s+disponibiliza[çc][ãa]o:|julgado:|matr[íi]cula\s+\d+\s*\.\s+em)\s*$/i;
/** `Brasília (DF), 3 de maio de 2012`, at the beginning of a line or sentence and with nothing after it. */
const LUGAR =
  /(?:^|[.;:”")]\s*|\n\s*)(?!(?:Min|Des|Rel|Dr|Sr|Art|Ministr[oa]|Turma)\b)\p{Lu}[\p{L}'’]+(?:[\s-]+(?:d[aeo]s?\s+)?\p{Lu}[\p{L}'’]+){0,4}\s*(?:[(/–-]\s*[A-Z]{2}\s*\)?)?\s*,\s*(?:(?:em|aos)\s+)?$/u;
const SOZINHA = /^\s*(?:\(|[.;]?\s*(?:\n|$|[\p{Lu}_*]))/u;
/** What precedes the date of a decision that the text mentions: `julgado em`, `DJe de`, `j.`, `p. em`. */
const DA_DECISAO =
  /(?:julgad[oa]s?(?:\s+em)?|julgamento|julg\.?(?:\s+em)?|\bj\.?(?:\s+em)?|\bp\.\s*em:?|publica[çc][ãa]o|publicad[oa](?:\s+n[oa]\s+\S+)?(?:\s+em)?|publ?\.(?:\s+em)?|\bD\.?J\.?(?:[eEUT]{1,3}|-e)?\.?|\bDEJT|\bDO[EU]?|turma|plen[áa]rio|se[çc][ãa]o)[\s,:(–-]*(?:de|em|do dia|n\.?\s?[º°]?\s?\d+,?(?:\s+de)?)?[\s,:]*$/i;

/** Finds the days that a text gives as its own or as those of decisions, in order. */
export function readDatas(texto: string): DataDita[] {
  const found: DataDita[] = [];
  for (const match of matchDatas(texto)) {
    const offset = match.index;
    const fim = offset + match[0].length;
    const de = deQuem(texto, match);
    // Most dates are neither, so the day is read last.
    const dia = de && diaDe(match);
    if (de && dia) found.push({ dia, offset, fim, de });
  }
  return found;
}

/** Returns whose day a date is, judging by the text around it; null for any other date. */
function deQuem(texto: string, match: RegExpExecArray): DataDita['de'] | null {
  const { index: offset } = match;
  const fim = offset + match[0].length;
  const antes = texto.slice(Math.max(0, offset - ANTES), offset);
  const own =
    (offset < TOPO && NO_TOPO.test(antes)) ||
    NO_INICIO.test(antes) ||
    CARIMBO.test(antes) ||
    isSigned(match, antes, texto.slice(fim, fim + 20));
  if (own && !isInBracket(texto, offset)) return 'texto';
  return DA_DECISAO.test(antes) ? 'decisao' : null;
}

/**
 * Finds every date, in order. Searching first for what may be a date halves the time, because most numbers in a text
 * are not dates.
 */
function matchDatas(texto: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  PERHAPS.lastIndex = 0;
  for (let perhaps = PERHAPS.exec(texto); perhaps; perhaps = PERHAPS.exec(texto)) {
    let from = perhaps.index;
    while (from > 0 && isDigit(texto.charCodeAt(from - 1))) from -= 1;
    const match = from > 0 && GOES_ON.has(texto.charCodeAt(from - 1)) ? null : matchAt(DATA, texto, from);
    PERHAPS.lastIndex = match ? DATA.lastIndex : perhaps.index + 1;
    if (match) found.push(match);
  }
  return found;
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** Whether the month is in words and the date follows the name of a place. */
const isSigned = (match: RegExpMatchArray, antes: string, depois: string): boolean =>
  match[2] !== undefined && LUGAR.test(antes) && SOZINHA.test(depois);

function diaDe([, dia, mes, ano, dia2, mes2, ano2, ano3, mes3, dia3]: RegExpMatchArray): Dia | null {
  const month = mes === undefined ? Number(mes2 ?? mes3) : MESES.indexOf(fold(mes).slice(0, 3)) + 1;
  const written = ano ?? ano2 ?? ano3 ?? '';
  const year = written.length === 2 ? (Number(written) < 50 ? `20${written}` : `19${written}`) : written;
  const day = `${year}-${String(month).padStart(2, '0')}-${(dia ?? dia2 ?? dia3 ?? '').padStart(2, '0')}`;
  return isDia(day) && year > '1850' ? day : null;
}

/** Whether the offset is inside a bracket that was opened shortly before it. */
function isInBracket(texto: string, offset: number): boolean {
  for (let at = offset - 1, depth = 0; at >= 0 && offset - at < PARENTESE; at--) {
    const sign = texto.charCodeAt(at);
    if (sign === CLOSE) depth += 1;
    else if (sign === OPEN && depth-- === 0) return true;
  }
  return false;
}

const [OPEN, CLOSE] = [0x28, 0x29];

/** How many years after its own day a text may be published. */
const ANOS_DE_ATRASO = 1;

/** The number and year of an act: `13.964/2019`. */
const NUMERADO = /\d\.\d{3}\s?\/\s?(20\d\d)(?!\d)/g;

/**
 * Returns the day of the text: the latest of its own days. Returns null if the text mentions decisions or acts that are
 * later than that.
 */
export function dataDoTexto(texto: string, datas: readonly DataDita[]): DataDita | null {
  const own = lastOf(datas, 'texto');
  const other = lastOf(datas, 'decisao');
  if (!own || (other && yearOf(other) > yearOf(own) + ANOS_DE_ATRASO)) return null;
  for (const [, ano] of texto.matchAll(NUMERADO)) if (Number(ano) > yearOf(own)) return null;
  return own;
}

/** The first day mentioned; a day after all others if there is none. */
export const firstOf = (datas: readonly DataDita[]): Dia =>
  datas.reduce((first, { dia }) => (dia < first ? dia : first), '9999-12-31');

/** Returns the latest day mentioned, of one kind if a kind is given. */
export function lastOf(datas: readonly DataDita[], de?: DataDita['de']): DataDita | null {
  let last: DataDita | null = null;
  for (const data of datas) if ((de ?? data.de) === data.de && (last === null || data.dia > last.dia)) last = data;
  return last;
}

const yearOf = ({ dia }: DataDita): number => Number(dia.slice(0, 4));
