import type { Link, Span } from './blocks.ts';

/** What an editorial note says of the provision it stands by. */
export type TipoNota =
  | 'redacao'
  | 'inclusao'
  | 'renumeracao'
  | 'revogacao'
  | 'encerramento'
  | 'eficacia'
  | 'veto'
  | 'inconstitucional'
  | 'suspensao'
  | 'expressao'
  | 'outra';

export interface Nota extends Span {
  /** Without its parentheses, spacing folded. */
  texto: string;
  tipo: TipoNota;
  /** The act it names, as printed. */
  ato: string | null;
  struck: boolean;
}

/** Most specific first: `Redação dada … (Revogado)` is decided by how the note begins. */
const TIPOS: readonly (readonly [TipoNota, RegExp])[] = [
  [
    'encerramento',
    /^(?:vig[êe]ncia encerrada|sem efic[áa]cia|rejeitad|prejudicad|efic[áa]cia encerrada|encerrad|perda de efic[áa]cia|perdeu (?:a )?efic[áa]cia)/i,
  ],
  ['veto', /^(?:vetad|(?:inclu[íi]d|acrescid)[oa]s? e vetad)/i],
  [
    'expressao',
    /^(?:express[ãa]o|palavra|termo|express[õo]es) (?:declarad|suspens|.*(?:declarad|inconstitucional|suspens))/i,
  ],
  ['suspensao', /^(?:execu[çc][ãa]o suspensa|suspens[ao](?: a)? (?:execu[çc][ãa]o|efic[áa]cia|pel)|suspens[ao]s?$)/i],
  ['inconstitucional', /^(?:declarad[oa]s? (?:a )?inconstitucion|inconstitucion)/i],
  ['eficacia', /^(?:vig[êe]ncia|produ[çc][ãa]o de efeito|prazo de vig[êe]ncia|vig[êe]ncia\b)/i],
  [
    'renumeracao',
    /^(?:(?:par[áa]grafo|inciso|al[íi]nea|artigo|item)?s?\s*(?:[úu]nico|\d+[º°o]?|[ivxlc]+|["“]?[a-z]["”]?)?\s*)?(?:re)?numerad|^renumerand|^transformad/i,
  ],
  [
    'revogacao',
    /^(?:tacitamente )?(?:(?:par[áa]grafo|inciso|al[íi]nea|artigo|cap[íi]tulo|se[çc][ãa]o|t[íi]tulo)s?\s+)?(?:revogad|suprimid|extint)/i,
  ],
  [
    'inclusao',
    /^(?:(?:par[áa]grafo|inciso|al[íi]nea|artigo|item|cap[íi]tulo|se[çc][ãa]o|t[íi]tulo|caput)s?\s+(?:[úu]nico\s+)?)?(?:in?[nl]?c[lu]?u[íi]d|inclus[ãa]o d|acrescid|acrescentad|acr[ée]scimo)|^par[áa]grafo e tabela acrescentad/i,
  ],
  [
    'redacao',
    /^(?:nova )?reda[çc][ãa]o|^reda[çc]|^(?:artigo,? .*)?restabelecid|^restaurad|^revigorad|^repristinad|^alterad|^(?:par[áa]grafo|inciso|al[íi]nea|artigo|caput)\s+(?:com )?(?:reda[çc][ãa]o|alterad|restabelecid|com nova)/i,
  ],
  [
    'outra',
    /^(?:vide|regulament|promulga|parte promulgada|parte vetada|partes? mantidas?|veto rejeitad|express|substitu|retificad|republicad|corrigid|convertid|nr$|nova reda|prorroga|al[íi]nea realinhad|valores atualizados|mantid|ver (?:lei|decreto|art)|texto (?:original|republicado)|(?:par[áa]grafo|artigo|al[íi]nea|inciso)s?,? (?:[úu]nico )?(?:realinhad|restabelecid|desdobrad))/i,
  ],
];

const OPENS_NOTE =
  /\(\s*\(?\s*(?=(?:tacitamente|par[áa]grafo|inciso|al[íi]nea|artigo|item|caput|cap[íi]tulo|se[çc][ãa]o|t[íi]tulo|vig|sem ef|rejeit|prejudic|efic|encerr|perd|vetad|veto|inclu|incu|inlc|acresc|acr[ée]s|express|palavra|termo|execu|suspens|declarad|inconstit|produ[çc]|prazo de|numerad|renum|transform|revog|suprim|extint|nova|reda[çc]|restab|restaur|revigor|repristin|alterad|vide|regulam|promulg|parte|substitu|retific|republic|corrig|convert|nr\b|prorroga|valores|mantid|ver |texto))/giu;

const BARE =
  /^(?:Vig[êe]ncia(?: encerrada)?|vig[êe]ncia|Regulamento|Produ[çc][ãa]o de efeitos?|Rejeitad[oa]|Prejudicad[oa]|Sem efic[áa]cia|Revogad[oa]s?|Inclu[íi]d[oa]s? .*|Reda[çc][ãa]o (?:dada|restabelecida) .*|(?:Revogad|Suprimid)[oa]s? pel[oa].*|Vide .*|Renumerad[oa]s? .*|Promulga[çc][ãa]o .*)[.:;]?\)?[.:;]?$/u;

/** Which kind of note a text is; null when it is no editorial note. */
export function classifyNota(texto: string): TipoNota | null {
  for (const [tipo, pattern] of TIPOS) if (pattern.test(texto)) return tipo;
  return null;
}

const ACT =
  /(?<!\p{L})(?:lei\b|leis\b|lei n|decreto|medida provis|emenda|constitui[çc]|ato (?:complementar|institucional)|resolu[çc]|lcp\b|lc n|del\b|dec\b|mpv?\b|adin?\b|adpf\b|adc\b|ado\b|re\b|rsf\b|portaria|delibera[çc])/iu;

/** The act that a note names, as printed but for spacing: `Lei nº 13.964, de 2019`. */
export function readAto(nota: string): string | null {
  const by = /(?:^|\s)pel[oa]s?\s+(?:pel[oa]s?\s+)?(?!art|inciso|par[áa]grafo|al[íi]nea|§)(?=\S)/iu.exec(nota);
  const start =
    by && ACT.test(nota.slice(by.index + by[0].length, by.index + by[0].length + 40))
      ? by.index + by[0].length
      : nota.search(ACT);
  if (start < 0) return null;
  const ato = nota
    .slice(start)
    .replace(/\)\s*\(.*$/u, '')
    .replace(/[\s.,;:()]+$/u, '')
    .replace(/\bn\s*([º°o])\s*/giu, (_, ordinal: string) => `n${ordinal} `)
    .replace(/\s+/gu, ' ')
    .trim();
  return ato === '' ? null : ato;
}

/**
 * The editorial notes inside `[start, end)` of a block, in order: parentheses that open with an editorial word, and links
 * that are nothing but one (`Vigência`). A parenthesis that is law is none.
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
    OPENS_NOTE.lastIndex = start;
    for (let match = OPENS_NOTE.exec(text); match && match.index < end; match = OPENS_NOTE.exec(text)) {
      const open = match.index;
      const close = closingParenthesis(text, open, end, links);
      const inner = text.slice(open, close).replace(/^[(\s]+|[\s)]+$/gu, '');
      const tipo = classifyNota(inner);
      if (tipo === null || isLaw(inner, tipo)) continue;
      if (!isLinked(links, open, close) && isMidSentence(inner, text.slice(close, end))) continue;
      spans.push({ start: open, end: close });
      OPENS_NOTE.lastIndex = close;
    }
  }
  addBareLinks(text, start, end, links, spans);
  addUnlinked(text, start, end, spans);
  return spans.map((span) => toNota(text, span, struck));
}

/** `(revogado o disposto no …)`, `(redação resumida)` and the like belong to the law's own sentence. */
function isLaw(inner: string, tipo: TipoNota): boolean {
  if ((tipo === 'redacao' || tipo === 'inclusao' || tipo === 'renumeracao') && readAto(inner) === null) {
    return !/^(?:inclu|acresc|restab|reda[çc][ãa]o (?:dada|restab))\p{L}*(?: pel[oa])?/iu.test(inner);
  }
  if (/\bpel[oa]s? (?:lei|decreto|medida|emenda)/iu.test(inner)) return false;
  return /^(?:revogad[oa]s? (?:[oa]s?|est[ea]|ess[ea]) |vide (?:quadro|tabela|anexo)|palavra |parte |item |al[íi]nea ["“]?[a-z]["”]?\)?$|texto (?!original|republicado))/iu.test(
    inner,
  );
}

const isLinked = (links: readonly Link[], open: number, close: number): boolean =>
  links.some((link) => link.start < close && open < link.end);

/** `o disposto (vide o art. 2º) para o cais`: in lower case, with the sentence going on behind it, it is no note. */
function isMidSentence(inner: string, after: string): boolean {
  return /^\p{Ll}/u.test(inner) && /^\s*(?:,\s*)?\p{Ll}/u.test(after) && !/^(?:vetad|revogad)[oa]s?$/u.test(inner);
}

/** Past the parenthesis that closes the one at `open`; a note that never closes ends with its link, or its line. */
function closingParenthesis(text: string, open: number, end: number, links: readonly Link[]): number {
  let depth = 0;
  for (let i = open; i < end; i++) {
    if (text[i] === '(') depth += 1;
    else if (text[i] === ')') {
      depth -= 1;
      if (depth === 0) return i + 1;
    }
  }
  // Unbalanced: `((Revogado …)` closes at its first `)`.
  const first = text.indexOf(')', open);
  if (first >= 0 && first < end) return first + 1;
  const link = links.find((candidate) => candidate.end > open + 1 && candidate.start <= open + 2);
  return link ? Math.min(link.end, end) : end;
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

const UNLINKED = /(?<=[.;:,)”"\]])\s*(Vig[êe]ncia(?: encerrada)?|Sem efic[áa]cia)\s*$/u;

/** `…; Vigência encerrada` at the end of a line, its link lost. */
function addUnlinked(text: string, start: number, end: number, spans: Span[]): void {
  const match = UNLINKED.exec(text.slice(start, end));
  if (!match) return;
  const to = start + match.index + match[0].trimEnd().length;
  const from = to - (match[1] as string).length;
  if (!spans.some((span) => span.start < to && from < span.end)) spans.push({ start: from, end: to });
}

/** Links that say who changed what are notes wherever they stand. */
const UNMISTAKABLE = /^(?:Inclu[íi]d|Reda[çc][ãa]o (?:dada|restab)|Revogad|Suprimid|Renumerad)[oa]?s?\s.*pel[oa]/u;

/** Nothing but a mark of punctuation or another note stands before the link. */
function isDetached(text: string, start: number, from: number, spans: readonly Span[]): boolean {
  const before = text.slice(start, from).trimEnd();
  return /(?:^|[.;:,)”"\]\-–])$/u.test(before) || spans.some((span) => span.end === start + before.length);
}

/** What follows `from` when notes and links that are bare notes are left out. */
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
  const texto = closeInner(inner).normalize('NFC');
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

/** Gives back the parenthesis that belongs inside the note: `Vide Lei nº 1 (art. 5º` → `… (art. 5º)`. */
function closeInner(texto: string): string {
  const opens = texto.split('(').length - 1;
  const closes = texto.split(')').length - 1;
  return opens > closes ? texto + ')'.repeat(opens - closes) : texto;
}
