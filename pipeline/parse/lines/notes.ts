import { classifyNota, isLaw, readAto, type TipoNota } from '../../../schemas/law/note-kinds.ts';
import { joinOrdinais } from '../../../schemas/text/ordinais.ts';
import type { Link, Span } from '../blocks/blocks.ts';

export interface Nota extends Span {
  /** The text without its parentheses, with white space folded. */
  texto: string;
  /** `chamada` is the number of an editor's footnote, which says nothing itself. */
  tipo: TipoNota | 'chamada';
  /** The act that the note names, as printed. */
  ato: string | null;
  struck: boolean;
}

const OPENS_NOTE =
  /\(\s*\(?\s*(?=(?:tacitamente|par[áa]grafo|inciso|al[íi]nea|artigo|item|caput|cap[íi]tulo|se[çc][ãa]o|t[íi]tulo|vig|sem ef|rejeit|prejudic|efic|encerr|perd|vetad|veto|inclu|incu|inlc|acresc|acr[ée]s|express|palavra|termo|execu|suspens|declarad|inconstit|produ[çc]|prazo|numerad|renum|transform|revog|suprim|extint|nova|reda[çc]|restab|restaur|revigor|repristin|alterad|vide|ficam? |regulam|promulg|parte|substitu|retific|republic|corrig|convert|nr\b|prorroga|valores|al[íi]quotas|mantid|ver |texto|dispositivo|com (?:nova )?reda|ab-?rogad|derrogad|publicad|denomina|atualizad|sem efeito|efeitos? susp|(?:inserid|introduzid|adicionad|modificad|reestabelecid|sustad)[oa]s? pel))/giu;

const BARE =
  /^(?:Vig[êe]ncia(?: encerrada)?|vig[êe]ncia|Regulamento|Produ[çc][ãa]o de efeitos?|Rejeitad[oa]|Prejudicad[oa]|Sem efic[áa]cia|Revogad[oa]s?|Inclu[íi]d[oa]s? .*|Reda[çc][ãa]o (?:dada|restabelecida) .*|(?:Revogad|Suprimid)[oa]s? pel[oa].*|Vide .*|Renumerad[oa]s? .*|Promulga[çc][ãa]o .*)[.:;]?\)?[.:;]?$/u;

/**
 * Finds the editorial notes inside `[start, end)` of a block, in order: parentheses that open with an editorial word,
 * and links that are nothing but one (`Vigência`). A parenthesis that is law text is not a note.
 */
export function findNotas(
  text: string,
  start: number,
  end: number,
  links: readonly Link[],
  struck: readonly Span[],
): Nota[] {
  const spans: Span[] = [];
  if (text.includes('(')) {
    const isNota = createIsNota(text, end);
    OPENS_NOTE.lastIndex = start;
    for (let match = OPENS_NOTE.exec(text); match && match.index < end; match = OPENS_NOTE.exec(text)) {
      const open = match.index;
      const close = closingParenthesis(text, open, end, links, isNota);
      const inner = innerOf(text, open, close);
      const tipo = classifyNota(inner);
      if (tipo === null || isLaw(inner, tipo)) continue;
      if (!isLinked(links, open, close) && isMidSentence(inner, text.slice(close, end))) continue;
      const starts = [open, ...nestedNotas(text, open, close)];
      starts.forEach((start, i) => {
        spans.push({ start, end: starts[i + 1] ?? close });
      });
      OPENS_NOTE.lastIndex = close;
    }
  }
  addBareLinks(text, start, end, links, spans);
  addUnlinked(text, start, end, spans);
  const notas = spans.map((span) => toNota(text, span, struck));
  return withChamadas(notas, text, start, end, links);
}

/** The link of a footnote number: `#ne12`, `#_ftn3`. `#art31` leads to the law. */
const FOOTNOTE = /#_?(?:ftn|edn|fn|ne|nota|rodape|n)\w?\d{1,3}$/iu;

function withChamadas(notas: Nota[], text: string, start: number, end: number, links: readonly Link[]): Nota[] {
  const chamadas = links
    .filter((link) => link.start >= start && link.end <= end && FOOTNOTE.test(link.href))
    .filter((link) => /^\s*[[(]?\d{1,3}[\])]?\s*$/u.test(text.slice(link.start, link.end)))
    .map(({ start, end }) => ({ start, end, texto: '', tipo: 'chamada' as const, ato: null, struck: false }));
  return chamadas.length === 0 ? notas : [...notas, ...chamadas].sort((a, b) => a.start - b.start);
}

/**
 * The length of the longest note, in characters. It bounds the search for a closing parenthesis, which runs for every
 * one that opens.
 */
const LONGEST = 4_000;

/**
 * Returns the offsets at which notes begin inside another that extends to `close`: `(Redação dada pela Lei nº 1, de
 * 2000 (Vigência))`.
 */
function nestedNotas(text: string, open: number, close: number): number[] {
  const found: number[] = [];
  for (let at = text.indexOf('(', open + 1); at >= 0 && at < close; at = text.indexOf('(', at + 1)) {
    const inner = innerOf(text, at, Math.min(close, at + LONGEST));
    if (saysSomething(text, found.at(-1) ?? open, at) && classifyNota(inner) !== null) found.push(at);
  }
  return found;
}

/** Whether there are words between two parentheses that open: only then is the second a note of its own. */
const saysSomething = (text: string, open: number, at: number): boolean => text.slice(open + 1, at).trim() !== '';

/**
 * Tells of each parenthesis whether what follows it is a note. Answers are kept, because every parenthesis that never
 * closes asks for all that follow it.
 */
function createIsNota(text: string, end: number): (at: number) => boolean {
  const known = new Map<number, boolean>();
  return (at) => {
    let is = known.get(at);
    if (is === undefined) {
      is = classifyNota(innerOf(text, at, Math.min(end, at + LONGEST))) !== null;
      known.set(at, is);
    }
    return is;
  };
}

/** Returns the text between the parentheses of a note. */
function innerOf(text: string, open: number, close: number): string {
  let [from, to] = [open, close];
  while (from < to && /[(\s]/u.test(text[from] as string)) from += 1;
  while (to > from && /[\s)]/u.test(text[to - 1] as string)) to -= 1;
  return text.slice(from, to);
}

const isLinked = (links: readonly Link[], open: number, close: number): boolean =>
  links.some((link) => link.start < close && open < link.end);

/**
 * `o disposto (vide o art. 2º) para o cais`: a parenthesis in lower case is not a note if the sentence continues after
 * it.
 */
function isMidSentence(inner: string, after: string): boolean {
  return /^\p{Ll}/u.test(inner) && /^\s*(?:,\s*)?\p{Ll}/u.test(after) && !/^(?:vetad|revogad)[oa]s?$/u.test(inner);
}

/**
 * Returns the offset after the parenthesis that closes the one at `open`. A note that never closes ends where the next
 * begins (`(Incluído pela Lei nº 1, de 2000 (Revogado …)`), with its link, or with its line.
 */
function closingParenthesis(
  text: string,
  open: number,
  end: number,
  links: readonly Link[],
  isNota: (at: number) => boolean,
): number {
  let depth = 0;
  let next = -1;
  const far = Math.min(end, open + LONGEST);
  for (let i = open; i < far; i++) {
    if (text[i] === '(') {
      depth += 1;
      if (next < 0 && depth > 1 && saysSomething(text, open, i) && isNota(i)) next = i;
    } else if (text[i] === ')') {
      depth -= 1;
      if (depth === 0) return i + 1;
    }
  }
  const link = links.find((candidate) => candidate.end > open + 1 && candidate.start <= open + 2);
  // Unbalanced: `((Revogado …)` closes at its first `)`.
  const close = text.slice(open, far).indexOf(')');
  const first = close < 0 ? -1 : open + close;
  if (next >= 0 && (first < 0 || next < first)) return trimEnd(text, open, Math.min(link?.end ?? end, next));
  if (first >= 0) return first + 1;
  return link ? Math.min(link.end, end) : end;
}

function trimEnd(text: string, start: number, end: number): number {
  return start + text.slice(start, end).trimEnd().length;
}

function addBareLinks(text: string, start: number, end: number, links: readonly Link[], spans: Span[]): void {
  for (const link of links) {
    if (link.start < start || link.start >= end) continue;
    if (spans.some((span) => span.start < link.end && link.start < span.end)) continue;
    let from = link.start;
    let to = Math.min(link.end, end);
    while (text[from] === ' ') from += 1;
    while (text[to - 1] === ' ') to -= 1;
    if (!BARE.test(text.slice(from, to))) continue;
    if (!UNMISTAKABLE.test(text.slice(from, to)) && !isDetached(text, start, from, spans)) continue;
    const rest = maskSpans(text, to, end, spans, links);
    if (/[\p{L}\d]/u.test(rest)) continue;
    if (text[to] === ')') to += 1;
    spans.push({ start: from, end: to });
  }
  spans.sort((a, b) => a.start - b.start);
}

const UNLINKED =
  /(?<=[.;:,)”"\]])\s*(Vig[êe]ncia(?: encerrada)?|Sem efic[áa]cia|Regulamento|Produ[çc][ãa]o de efeitos?)\s*$/u;
/** A note that lost its link and one or both of its parentheses. It ends its line and names the act. */
const UNOPENED =
  /(?:(?<=[.;:)”"\]º°\d-]\s*)|(?<=^\s*))((?:Inclu[íi]d|Reda[çc][ãa]o (?:dada|restab\p{L}*)|Revogad|Suprimid|Acrescid|Vetad)[oa]?s?\s+pel[oa]s?\s+(?:art\. \d+[º°]? d[oa] )?(?:Lei|Decreto|Medida|Emenda|LC|MP)[^()]{0,80}\)?[.;]?)\s*$/u;

/**
 * Adds the notes at the end of a line that lost their link: `…; Vigência encerrada`, `Revogado pela Lei nº 1, de 2000`.
 */
function addUnlinked(text: string, start: number, end: number, spans: Span[]): void {
  // Most lines end in the parenthesis of a note. A note that lost its parenthesis is short and ends the line, so only
  // the end of the line is searched.
  const last = spans.at(-1);
  if (last && text.slice(last.end, end).trim() === '') return;
  const at = Math.max(start, end - 180);
  const told = text.indexOf(' pel', at);
  const tail = text.slice(at, end);
  const match = (told >= 0 && told < end ? UNOPENED.exec(tail) : null) ?? UNLINKED.exec(tail);
  if (!match) return;
  const to = at + match.index + match[0].trimEnd().length;
  const from = to - (match[1] as string).length;
  if (!spans.some((span) => span.start < to && from < span.end)) spans.push({ start: from, end: to });
}

/** Links that say which act made a change are notes anywhere on a line. */
const UNMISTAKABLE = /^(?:Inclu[íi]d|Reda[çc][ãa]o (?:dada|restab)|Revogad|Suprimid|Renumerad)[oa]?s?\s.*pel[oa]/u;

/** Whether the text before the link is empty or a heading in capitals, or ends in a punctuation mark or a note. */
function isDetached(text: string, start: number, from: number, spans: readonly Span[]): boolean {
  const before = text.slice(start, from).trimEnd();
  if (/\p{Lu}{3}/u.test(before) && !/\p{Ll}/u.test(before)) return true;
  return /(?:^|[.;:,)”"\]\-–])$/u.test(before) || spans.some((span) => span.end === start + before.length);
}

/** Returns the text after `from` without its notes and the links that are bare notes. */
function maskSpans(text: string, from: number, end: number, spans: readonly Span[], links: readonly Link[]): string {
  const bare = links.filter((link) => BARE.test(text.slice(link.start, link.end).trim()));
  let rest = '';
  for (let i = from; i < end; i++) {
    const cover =
      spans.find((span) => span.start <= i && i < span.end) ?? bare.find((link) => link.start <= i && i < link.end);
    if (cover) i = cover.end - 1;
    else rest += text[i];
  }
  return rest;
}

function toNota(text: string, span: Span, struck: readonly Span[]): Nota {
  const inner = text
    .slice(span.start, span.end)
    .replace(/\s+/gu, ' ')
    .replace(/^[\s(]+|[\s)]+$/gu, '');
  const texto = joinOrdinais(closeInner(inner).normalize('NFC')).replace(/(?<=\d{2}|^vetad[oa]s?)\)?[.;,]+$/iu, '');
  const covered = struck.reduce(
    (sum, s) => sum + Math.max(0, Math.min(s.end, span.end) - Math.max(s.start, span.start)),
    0,
  );
  return {
    ...span,
    texto,
    tipo: classifyNota(texto) ?? 'outra',
    ato: readAto(texto),
    struck: covered * 2 > span.end - span.start,
  };
}

/** Restores the parenthesis that belongs inside the note: `Vide Lei nº 1 (art. 5º` → `… (art. 5º)`. */
function closeInner(texto: string): string {
  const opens = texto.split('(').length - 1;
  const closes = texto.split(')').length - 1;
  return opens > closes ? texto + ')'.repeat(opens - closes) : texto;
}
