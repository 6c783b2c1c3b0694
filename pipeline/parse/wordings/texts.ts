import { joinOrdinais } from '../../../schemas/text/ordinais.ts';
import type { Line, Trecho } from '../lines/lines.ts';
import type { Nota } from '../lines/notes.ts';
import { hasBody } from '../lines/shape.ts';
import type { Cauda, Grupo } from '../tree/tree.ts';
import { isRepealedTail, quotedNotas } from './group-notes.ts';

/** Nothing is said: at most the conjunction that led to what a note took out (`…(VETADO); e`). */
const WORDLESS = /^[^\p{L}\d]*(?:[;,.]\s*(?:e|ou)[\s.;,]*)?$/u;
export const BARE_STATE = /^\(?\s*(?:vetad|revogad|suprimid)[oa]s?\s*\)?[\s.;”"’]*$/iu;
export const BARE_REPEAL = /^\(?\s*(?:revogad|suprimid)[oa]s?\s*\)?[\s.;”"’]*$/iu;
export const BARE_VETO = /^\(?\s*vetad[oa]s?\s*\)?[\s.;”"’]*$/iu;

/** The words of some stretches of a line; notes that stood between them leave no gap before a punctuation mark. */
export function join(line: Line, trechos: readonly Trecho[]): string {
  let out = '';
  let at = -1;
  for (const trecho of trechos) {
    const words = line.block.text.slice(trecho.start, trecho.end).replaceAll('\n', ' ');
    if (at >= 0 && at !== trecho.start && WORDLESS.test(words) && STOPPED.test(out)) {
      out = addMark(out.trimEnd(), words.trim());
      at = trecho.end;
      continue;
    }
    if (at >= 0 && at !== trecho.start) {
      out = out.trimEnd();
      const rest = /[.;:]$/.test(out)
        ? words.replace(/^\s*[.;](?=\s)/u, '')
        : out.endsWith(',')
          ? words.replace(/^\s*,(?=\s)/u, '')
          : words;
      out += /^\s*[.,;:)]/.test(rest) ? '' : ' ';
      out += rest.trimStart();
    } else out += words;
    at = trecho.end;
  }
  if (WORDLESS.test(out)) return '';
  const text = closeUp(out.replaceAll('  ', ' ').replace(/^\s*[.;,](?=\s+\p{L})/u, ''))
    .normalize('NFC')
    .trim();
  return WORDLESS.test(text) ? '' : text;
}

const SET_OFF = /(?<=[\p{L}\d)”"º°ª%]) +(?=[,;:.)](?:[\s)”",;:.]|$))|(?<=\() +/gu;

/** Takes out the space that the links of the page, not the law, set before a mark or after a bracket: `( art. 62 ) , o`. */
const closeUp = (text: string): string => (/ [,;:.)]|\( /.test(text) ? text.replace(SET_OFF, '') : text);

/** Ends in a mark, or in the conjunction behind one (`…; e`). */
const STOPPED = /[.;:,!?]\s*(?:(?:e|ou)\s*)?$/u;

/**
 * The mark behind a note that stood after one (`…; (Incluído …);`) adds nothing but the conjunction that may follow it; a
 * comma gives way to it.
 */
function addMark(out: string, mark: string): string {
  const conjunction = /\p{L}+/u.exec(mark)?.[0];
  const stopped = out.endsWith(',') && /^[.;:]/.test(mark) ? `${out.slice(0, -1)}${mark[0]}` : out;
  return conjunction && !stopped.endsWith(` ${conjunction}`) ? `${stopped} ${conjunction}` : stopped;
}

/** A quoted line keeps its label, its marks and the words that only look like notes. */
function quotedText(line: Line): string {
  const kept = quotedNotas(line);
  let out = '';
  let at = line.start;
  for (const nota of kept) {
    out += line.block.text.slice(at, nota.start);
    at = nota.end;
  }
  out += line.block.text.slice(at, line.end);
  return out.replace(/\s+/gu, ' ').normalize('NFC').trim();
}

const JOINTS: Record<Cauda['modo'], string> = {
  paragrafo: '\n',
  continuacao: ' ',
  celula: ' | ',
  entrada: '\n',
  citada: '\n',
  repetida: '',
};

/** A text, and on which of its lines, 0 the first, each line of the page stands. */
interface Composed {
  texto: string;
  linhas: ReadonlyMap<Line, number>;
}

const texts = new WeakMap<Grupo, Map<boolean, Composed>>();

/** `composeText`, once for every group. */
function composed(grupo: Grupo, standing: boolean): Composed {
  const known = texts.get(grupo) ?? new Map<boolean, Composed>();
  texts.set(grupo, known);
  const text = known.get(standing) ?? composeText(grupo, standing);
  known.set(standing, text);
  return text;
}

export const textOf = (grupo: Grupo, standing: boolean): string => composed(grupo, standing).texto;

/** The line of the group's text that each note stands on, 0 the first; null of one that stands apart from them. */
export function linesOfNotas(grupo: Grupo, standing: boolean, notas: readonly Nota[]): (number | null)[] {
  if (notas.length === 0) return [];
  const found = new Map<Nota, number>();
  for (const [line, at] of composed(grupo, standing).linhas) for (const nota of line.notas) found.set(nota, at);
  return notas.map((nota) => found.get(nota) ?? null);
}

/** The text of a group: what is unstruck when it stands, all of it when it is an earlier wording. */
function composeText(grupo: Grupo, standing: boolean): Composed {
  const pick = (line: Line) => join(line, standing ? line.trechos.filter((trecho) => !trecho.struck) : line.trechos);
  let text = pick(grupo.principal);
  if (BARE_STATE.test(text)) text = '';
  const spoken = hasBody(grupo.principal);
  const linhas = new Map([[grupo.principal, 0]]);
  let at = 0;
  for (const cauda of grupo.caudas) {
    const { line, modo } = cauda;
    if (modo === 'repetida') continue;
    if (standing && (line.riscada || (spoken && isRepealedTail(cauda)))) continue;
    const words = modo === 'citada' ? quotedText(line) : pick(line);
    if (words === '') continue;
    const joint = text === '' ? '' : JOINTS[modo];
    if (joint === '\n') at += 1;
    linhas.set(line, at);
    text += joint + words;
  }
  return { texto: joinOrdinais(text), linhas };
}

/** How many of the last lines of a group's text stand behind its list. */
export function linesBehindList(grupo: Grupo, standing: boolean): number {
  if (!grupo.caudas.some(({ fecho }) => fecho)) return 0;
  const lines = (text: string) => (text === '' ? 0 : text.split('\n').length);
  const before = textOf({ ...grupo, caudas: grupo.caudas.filter(({ fecho }) => !fecho) }, standing);
  const whole = textOf(grupo, standing);
  return whole.startsWith(before) ? lines(whole) - lines(before) : 0;
}

export function commandOf(grupo: Grupo, standing: boolean): string | null {
  const first = grupo.caudas.findIndex((cauda) => cauda.modo === 'citada');
  return first < 0 ? null : textOf({ ...grupo, caudas: grupo.caudas.slice(0, first) }, standing);
}

/** Something is said, if only in struck words. */
export const hasText = (grupo: Grupo): boolean => textOf(grupo, true) !== '' || textOf(grupo, false) !== '';
