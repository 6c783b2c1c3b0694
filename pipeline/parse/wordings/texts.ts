import { joinOrdinais } from '../../../schemas/text/ordinais.ts';
import type { Line, Trecho } from '../lines/lines.ts';
import type { Nota } from '../lines/notes.ts';
import { hasBody } from '../lines/shape.ts';
import type { Cauda, Grupo } from '../tree/tree.ts';
import { isRepealedTail, quotedNotas } from './group-notes.ts';

/** A text with no words, except perhaps the conjunction before something that a note replaced (`…(VETADO); e`). */
const WORDLESS = /^[^\p{L}\d]*(?:[;,.]\s*(?:e|ou)[\s.;,]*)?$/u;
/** Laws of the sixties write `V E T A D O -`. */
export const BARE_STATE = /^\(?\s*(?:(?:vetad|revogad|suprimid)[oa]s?|v e t a d [oa])\s*\)?[\s.;”"’–-]*$/iu;
export const BARE_REPEAL = /^\(?\s*(?:revogad|suprimid)[oa]s?\s*\)?[\s.;”"’]*$/iu;
export const BARE_VETO = /^\(?\s*(?:vetad[oa]s?|v e t a d [oa])\s*\)?[\s.;”"’–-]*$/iu;

/** Joins the words of some stretches of a line. Notes between them leave no gap before a punctuation mark. */
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

/**
 * Removes the space that the links of the page, not the law, put before a mark or after a bracket: `( art. 62 ) , o`.
 */
const closeUp = (text: string): string => (/ [,;:.)]|\( /.test(text) ? text.replace(SET_OFF, '') : text);

/** A text that ends in a mark, or in the conjunction after one (`…; e`). */
const STOPPED = /[.;:,!?]\s*(?:(?:e|ou)\s*)?$/u;

/**
 * Adds the mark after a note that itself came after a mark (`…; (Incluído …);`). It adds only the conjunction that may
 * follow the mark, but replaces a comma by the mark.
 */
function addMark(out: string, mark: string): string {
  const conjunction = /\p{L}+/u.exec(mark)?.[0];
  const stopped = out.endsWith(',') && /^[.;:]/.test(mark) ? `${out.slice(0, -1)}${mark[0]}` : out;
  return conjunction && !stopped.endsWith(` ${conjunction}`) ? `${stopped} ${conjunction}` : stopped;
}

/** Returns the text of a quoted line with its label, its marks and the words that only look like notes. */
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

/** A text, with the index of its line (the first is 0) for each line of the page. */
interface Composed {
  texto: string;
  linhas: ReadonlyMap<Line, number>;
}

const texts = new WeakMap<Grupo, Map<boolean, Composed>>();

/** Returns `composeText` of a group, composed only once. */
function composed(grupo: Grupo, standing: boolean): Composed {
  const known = texts.get(grupo) ?? new Map<boolean, Composed>();
  texts.set(grupo, known);
  const text = known.get(standing) ?? composeText(grupo, standing);
  known.set(standing, text);
  return text;
}

/**
 * Returns the text of a group, one line per paragraph. With `standing`, struck words are left out; without it they
 * stay, because an earlier wording is struck as a whole.
 */
export const textOf = (grupo: Grupo, standing: boolean): string => composed(grupo, standing).texto;

/**
 * Returns, for each note, the index of the line of the group's text that it is on (the first is 0); null for a note on
 * a line of its own.
 */
export function linesOfNotas(grupo: Grupo, standing: boolean, notas: readonly Nota[]): (number | null)[] {
  if (notas.length === 0) return [];
  const found = new Map<Nota, number>();
  for (const [line, at] of composed(grupo, standing).linhas) for (const nota of line.notas) found.set(nota, at);
  return notas.map((nota) => found.get(nota) ?? null);
}

/** Composes the text of a group: what is unstruck if the group is in force, all of it if it is an earlier wording. */
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

/** Returns how many of the last lines of a group's text come after its list. */
export function linesBehindList(grupo: Grupo, standing: boolean): number {
  if (!grupo.caudas.some(({ fecho }) => fecho)) return 0;
  const lines = (text: string) => (text === '' ? 0 : text.split('\n').length);
  const before = textOf({ ...grupo, caudas: grupo.caudas.filter(({ fecho }) => !fecho) }, standing);
  const whole = textOf(grupo, standing);
  return whole.startsWith(before) ? lines(whole) - lines(before) : 0;
}

/**
 * Returns what a group says before the words that it quotes: `O art. 5º passa a vigorar com a seguinte redação:`. Null
 * if it quotes nothing.
 */
export function commandOf(grupo: Grupo, standing: boolean): string | null {
  const first = grupo.caudas.findIndex((cauda) => cauda.modo === 'citada');
  return first < 0 ? null : textOf({ ...grupo, caudas: grupo.caudas.slice(0, first) }, standing);
}

/** Whether the group says something, if only in struck words. */
export const hasText = (grupo: Grupo): boolean => textOf(grupo, true) !== '' || textOf(grupo, false) !== '';
