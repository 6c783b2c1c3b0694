import { NIVEIS, type Rotulo, readRotulo } from '../../../schemas/law/rotulos.ts';
import type { Block, Span } from '../blocks/blocks.ts';
import type { Motivo } from '../types.ts';
import { type RotuloTitulo, readTitulo } from './headings.ts';
import { findNotas, type Nota } from './notes.ts';
import { sweep } from './sweep.ts';

/** A stretch of law text inside a line, neither label nor note. */
export interface Trecho extends Span {
  struck: boolean;
}

/** The unit of reading: the text between two block boundaries or `<br>`s. */
export interface Line {
  block: Block;
  /** `[start, end)` in the block's text. */
  start: number;
  end: number;
  /**
   * The offset after the opening quote mark, if the line begins with one; otherwise that of the line's first character.
   */
  inicio: number;
  /** Whether the line begins with an opening quote mark. */
  aspas: boolean;
  rotulo: Rotulo | null;
  titulo: RotuloTitulo | null;
  notas: Nota[];
  trechos: Trecho[];
  /** Whether the wording as a whole is struck. */
  riscada: boolean;
  /** Whether part of the wording is struck. */
  parcial: boolean;
  /** Why the line counts as struck, though the page leaves words of it unstruck. */
  motivo?: Motivo;
  /** The words of the line outside its label and notes, struck ones included. */
  corpo: string;
  /** Whether most of its text is bold. */
  negrito: boolean;
}

const QUOTE_OPEN = /[\s[]*["“‘'«„”’`´]+\s*/uy;

/** Strikes of at most this many letters or digits are ignored. */
const STRAY = 2;

/** Cuts blocks into lines, and each line into label, law text and notes. */
export function readLines(blocks: readonly Block[]): Line[] {
  const lines: Line[] = [];
  let opened = false;
  for (const block of blocks) {
    let start = 0;
    const { text } = block;
    while (start < text.length) {
      let end = text.indexOf('\n', start);
      // A line break belongs to the line that it ends, so that the lines joined together are the block.
      end = end < 0 ? text.length : end + 1;
      // A break with nothing after it, or with nothing before it, does not end a line.
      if (end < text.length && text.slice(end).trim() === '') end = text.length;
      if (text.slice(start, end).trim() === '' && end < text.length) {
        const next = text.indexOf('\n', end);
        end = next < 0 ? text.length : next + 1;
      }
      const line = readLine(block, start, end);
      opened ||= line.rotulo?.nivel === 'artigo';
      const inner = behindFormula(line, opened) ?? innerLabel(line) ?? newWording(line) ?? gluedParagrafo(line);
      if (inner === null) lines.push(line);
      else lines.push(readLine(block, start, inner));
      start = inner ?? end;
    }
  }
  return lines;
}

const FORMULA =
  /(?:(?<!\p{L})(?:decret|promulg|resolv|sancion)\p{L}+|seguinte\s\p{L}[\p{L}\s-]{1,30}?)\s*[:;,.]?\s*(?=Art(?:igo|\.)?\s*(?:1(?!\d)|[ÚúUu]nico|Primeiro))/iu;

/** Returns the offset at which the first article begins on the line of the enacting formula: `DECRETA: Art. 1º …`. */
function behindFormula({ block: { text }, rotulo, start, end }: Line, opened: boolean): number | null {
  const match = opened || rotulo ? null : FORMULA.exec(text.slice(start, end));
  return match ? start + match.index + match[0].length : null;
}

/**
 * Returns the offset of a second label that follows the first at once, as the first of its list: `3. a) Ninguém …`, `I
 * - a) …`.
 */
function innerLabel({ block, rotulo, end }: Line): number | null {
  if (!rotulo) return null;
  const inner = readRotulo(block.text, rotulo.fim);
  // `b) i) …`: the first item of an alínea.
  if (rotulo.nivel === 'alinea' && !rotulo.fraco && inner?.valor === 'i' && !inner.fraco) return rotulo.fim;
  if (!inner || inner.fraco || inner.ordem !== 1 || inner.fim >= end || inner.nivel === 'paragrafo') return null;
  // In a treaty, `3.` is the label of a paragraph.
  const outer = rotulo.nivel === 'item' ? 'paragrafo' : rotulo.nivel;
  return NIVEIS.indexOf(inner.nivel) > NIVEIS.indexOf(outer) && inner.nivel !== rotulo.nivel ? rotulo.fim : null;
}

/**
 * Returns the offset at which an unstruck wording begins, with its label, after a struck one: `<del>Art. 5º …</del>
 * Art. 5º …`.
 */
function newWording({ block, rotulo, inicio, trechos, parcial }: Line): number | null {
  if (!rotulo || !parcial || !isStruck(block, inicio, rotulo.fim)) return null;
  const next = trechos.findIndex((trecho, i) => i > 0 && !trecho.struck && trechos[i - 1]?.struck);
  const trecho = trechos[next];
  if (!trecho) return null;
  const first = trecho.start + block.text.slice(trecho.start, trecho.end).search(/\S|$/);
  const found = readRotulo(block.text, first);
  return found && !found.fraco && found.fim < trecho.end ? trecho.start : null;
}

const UNICO = 'Parágrafo único';

/** Returns the offset of a paragraph that the page left on the line of the caput, or of the paragraph before it. */
function gluedParagrafo({ block: { text }, rotulo, end, notas }: Line): number | null {
  if (rotulo?.nivel !== 'artigo' && rotulo?.nivel !== 'paragrafo') return null;
  const only = rotulo.nivel === 'artigo' ? text.indexOf(UNICO, rotulo.fim) : -1;
  const at = only >= 0 && only < end ? only : text.indexOf('§', rotulo.fim);
  if (at < 0 || at >= end || !/[.;:)]["”]?\s*$/.test(text.slice(Math.max(rotulo.fim, at - 4), at))) return null;
  const next = readRotulo(text, at);
  if (!next || next.fim >= end || notas.some((nota) => nota.start <= at && at < nota.end)) return null;
  if (at === only) return /^\s*[.:–—-]/.test(text.slice(at + UNICO.length, end)) ? at : null;
  return next.ordem === (rotulo.nivel === 'artigo' ? 1 : rotulo.ordem + 1) ? at : null;
}

function readLine(block: Block, start: number, end: number): Line {
  const { text } = block;
  let first = start;
  while (first < end && /\s/.test(text[first] as string)) first += 1;
  QUOTE_OPEN.lastIndex = first;
  const quote = QUOTE_OPEN.exec(text);
  const inicio = quote ? Math.min(end, first + quote[0].length) : first;
  const titulo = readTitulo(text, inicio, end, block.centered);
  const found = titulo ? null : readRotulo(text, inicio);
  const rotulo = found && found.fim <= end ? pastRepeated(text, found, end) : null;
  const notas = findNotas(text, start, end, block.links, block.struck);
  const labelEnd = rotulo?.fim ?? first;
  const trechos = cut(block, Math.max(labelEnd, start), end, notas);
  const corpo = trechos.map((trecho) => text.slice(trecho.start, trecho.end)).join(' ');
  let live = 0;
  let dead = 0;
  for (const trecho of trechos) {
    const weight = countWords(text, trecho);
    if (trecho.struck) dead += weight;
    else live += weight;
  }
  let riscada: boolean;
  if (live + dead > 0)
    riscada = dead > 0 && (live === 0 || (dead > STRAY && (live <= STRAY || isHole(trechos, live, dead, text))));
  else {
    const marks = notas.map((nota) => nota.struck);
    // The strike left out the label, but it covers every note, so the line is struck.
    const silenced = marks.length > 0 && marks.every(Boolean);
    const labelled = rotulo !== null && isStruck(block, inicio, labelEnd);
    riscada = silenced || (labelled && (marks.length === 0 || marks.some(Boolean)));
  }
  return {
    block,
    start,
    end,
    inicio,
    aspas: quote !== null,
    rotulo,
    titulo,
    notas,
    trechos,
    riscada,
    parcial: !riscada && dead > STRAY,
    corpo,
    negrito: isBold(block, trechos),
  };
}

/** Skips a label that was typed twice: `§ 9º § 9º A taxa`. */
function pastRepeated(text: string, rotulo: Rotulo, end: number): Rotulo {
  const again = text[rotulo.fim] === '§' ? readRotulo(text, rotulo.fim) : null;
  return again && again.valor === rotulo.valor && again.fim <= end ? { ...rotulo, fim: again.fim } : rotulo;
}

/** Extends a label that its neighbours show to be longer. */
export function extendRotulo(line: Line, rotulo: Rotulo): void {
  line.rotulo = rotulo;
  line.trechos = cut(line.block, Math.min(rotulo.fim, line.end), line.end, line.notas);
  line.corpo = line.trechos.map((trecho) => line.block.text.slice(trecho.start, trecho.end)).join(' ');
}

/** Removes the label of a line that only looked labelled: the label's words are law text. */
export function dropRotulo(line: Line): void {
  if (!line.rotulo) return;
  line.rotulo = null;
  line.trechos = cut(line.block, line.start, line.end, line.notas);
  line.corpo = line.trechos.map((trecho) => line.block.text.slice(trecho.start, trecho.end)).join(' ');
}

function isBold(block: Block, trechos: readonly Trecho[]): boolean {
  let bold = 0;
  let all = 0;
  for (const { start, end } of trechos) {
    bold += coverage(block.bold, start, end);
    all += block.text.slice(start, end).trim().length;
  }
  return all > 0 && bold * 2 > all;
}

/**
 * Whether there are only a few unstruck words, with struck words on both sides, such as a link inside a struck
 * sentence.
 */
function isHole(trechos: readonly Trecho[], live: number, dead: number, text: string): boolean {
  if (live * 6 > live + dead) return false;
  const wordy = trechos.filter((trecho) => countWords(text, trecho) > 0);
  return wordy.at(0)?.struck === true && wordy.at(-1)?.struck === true;
}

/** Returns the stretches of `[start, end)` outside the notes, cut where a strike begins or ends. */
function cut(block: Block, start: number, end: number, notas: readonly Nota[]): Trecho[] {
  if (notas.length === 0 && block.struck.length === 0) return start < end ? [{ start, end, struck: false }] : [];
  const edges = new Set([start, end]);
  const inside = (offset: number) => offset > start && offset < end;
  for (const { start: a, end: b } of [...block.struck, ...notas]) {
    if (inside(a)) edges.add(a);
    if (inside(b)) edges.add(b);
  }
  const sorted = [...edges].sort((a, b) => a - b);
  const notaAt = sweep(notas);
  const struckAt = sweep(block.struck);
  const trechos: Trecho[] = [];
  for (let i = 0; i + 1 < sorted.length; i++) {
    const from = sorted[i] as number;
    const to = sorted[i + 1] as number;
    if (notaAt(from)) continue;
    const struck = struckAt(from) !== undefined;
    const last = trechos.at(-1);
    if (last && last.end === from && last.struck === struck) last.end = to;
    else trechos.push({ start: from, end: to, struck });
  }
  return trechos;
}

function countWords(text: string, span: Span): number {
  let count = 0;
  for (let i = span.start; i < span.end; i++) {
    const code = text.charCodeAt(i);
    if (
      (code >= 48 && code <= 57) ||
      (code >= 65 && code <= 90) ||
      (code >= 97 && code <= 122) ||
      (code >= 0xc0 && code < 0x2000)
    ) {
      count += 1;
      if (count > 1000) break;
    }
  }
  return count;
}

function isStruck(block: Block, start: number, end: number): boolean {
  return coverage(block.struck, start, end) * 2 > block.text.slice(start, end).trim().length;
}

function coverage(spans: readonly Span[], start: number, end: number): number {
  let sum = 0;
  for (const span of spans) sum += Math.max(0, Math.min(span.end, end) - Math.max(span.start, start));
  return sum;
}
