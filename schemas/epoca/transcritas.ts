import type { DataDita } from './datas.ts';

/** A decision that a text quotes, with its day. */
export interface Transcrita {
  from: number;
  to: number;
  data: DataDita;
}

/** More characters than any quoted decision has. */
const MAIOR = 12_000;

/**
 * Finds the decisions that a text quotes word for word. Either the quotation precedes the bracket that says which
 * decision it was and when, `(REsp 450.405/RS, 2ª Turma, DJ de 8.3.2007)`, and is in quotation marks or begins with a
 * heading in capitals. Or it is in quotation marks after a sentence that gives the day and ends in a colon.
 * @param datas the days found in the text, in order
 */
export function readTranscritas(texto: string, datas: readonly DataDita[]): Transcrita[] {
  const found: Transcrita[] = [];
  let free = 0;
  for (const data of datas) {
    if (data.de !== 'decisao' || data.offset < free) continue;
    const bracket = bracketAbout(texto, data.offset);
    const before = bracket && quotedBefore(texto, bracket.open, Math.max(free, bracket.open - MAIOR));
    if (bracket && before !== null) {
      found.push({ from: before, to: bracket.close, data });
      free = bracket.close;
      continue;
    }
    const behind = quotedBehind(texto, bracket?.close ?? data.fim);
    if (!behind) continue;
    found.push({ ...behind, data });
    free = behind.to;
  }
  return found;
}

/** The maximum distance between a date and the bracket around it that says which decision it was. */
const REFERENCIA = 500;

const [OPEN, CLOSE] = [0x28, 0x29];

function bracketAbout(texto: string, offset: number): { open: number; close: number } | null {
  for (let at = offset - 1, depth = 0; at >= 0 && offset - at < REFERENCIA; at--) {
    const sign = texto.charCodeAt(at);
    if (sign === CLOSE) depth += 1;
    else if (sign === OPEN && depth-- === 0) {
      const close = texto.indexOf(')', offset);
      return close >= 0 && close - offset < REFERENCIA ? { open: at, close: close + 1 } : null;
    }
  }
  return null;
}

/** Returns where the quotation directly before an offset begins; null if there is none. */
function quotedBefore(texto: string, open: number, least: number): number | null {
  let end = open;
  while (end > least && /[\s.]/.test(texto[end - 1] as string)) end -= 1;
  if (/[”"»'’]/.test(texto[end - 1] ?? '')) return openingOf(texto, end - 1, least);
  const ends =
    /[.!?;]\s*$/.test(texto.slice(Math.max(0, open - 12), open)) || /\n\s*$/.test(texto.slice(0, open).slice(-40));
  return ends ? headingBefore(texto, end, least) : null;
}

const ABRE: Readonly<Record<string, string>> = { '”': '“', '»': '«', '’': '‘' };

/**
 * A straight mark does not show whether it opens or closes. The nearest one that begins a line or follows a colon is
 * taken as the opening one.
 */
function openingOf(texto: string, close: number, least: number): number | null {
  const mark = texto[close] as string;
  const opening = ABRE[mark];
  if (opening) {
    for (let at = close - 1, depth = 0; at >= least; at--) {
      if (texto[at] === mark) depth += 1;
      else if (texto[at] === opening && depth-- === 0) return at;
    }
    return null;
  }
  for (let at = close - 1; at >= least; at--) {
    if (texto[at] === mark && (at === least || /(?:[\n:_(]|^)\s*$/.test(texto.slice(Math.max(least, at - 8), at))))
      return at;
  }
  return null;
}

/** Returns the first line of the nearest heading in capitals. */
function headingBefore(texto: string, end: number, least: number): number | null {
  let heading: number | null = null;
  for (let to = end; to > least; ) {
    const line = Math.max(least, texto.lastIndexOf('\n', to - 1) + 1);
    const words = texto.slice(line, to);
    if (isHeading(words)) heading = line;
    else if (heading !== null && words.trim() !== '') return heading;
    to = line - 1;
  }
  return heading;
}

/** Whether the first thirty letters of a line, or all of a shorter one, are capitals. */
function isHeading(line: string): boolean {
  // Most lines begin with a capital and continue in small letters, so this check is made first.
  if (/^\P{L}*(?:\p{L}\P{L}*)?\p{Ll}/u.test(line)) return false;
  const letters = line.replace(/[^\p{L}]/gu, '').slice(0, 30);
  return letters.length >= 10 && letters === letters.toUpperCase();
}

/** How many characters after the date the words of a decision may begin. */
const ALCANCE = 220;

function quotedBehind(texto: string, from: number): { from: number; to: number } | null {
  const near = texto.slice(from, from + ALCANCE);
  const [lead] = /^[^“"«]*?:\s*(?=[“"«])/u.exec(near) ?? [];
  if (lead === undefined || /\n\s*\n[^:]*\n\s*\n/.test(lead)) return null;
  const open = from + lead.length;
  const mark = { '“': '”', '«': '»' }[texto[open] as string] ?? '"';
  const close = texto.indexOf(mark, open + 1);
  return close >= 0 && close - open < MAIOR ? { from: open, to: close + 1 } : null;
}
