import { compact } from '../../text/compact.ts';
import { endAt } from '../../text/sticky.ts';
import { beginOfBlank, isSmall, skipBlank, tableOf } from './characters.ts';
import type { Edit } from './edits.ts';
import { joinLines } from './source-code.ts';

/** How line ends are read: edits, and the offsets of line ends that are read as a space. */
export interface LineEnds {
  edits: Edit[];
  joined: number[];
}

/** Returns what changes at the ends of lines. A blank is processed once, however many line ends it contains. */
export function readLineEnds(text: string, ends: readonly number[]): LineEnds {
  const edits: Edit[] = [];
  const joined: number[] = [];
  let past = 0;
  for (const end of ends) {
    if (end < past) continue;
    const from = beginOfBlank(text, end);
    past = skipBlank(text, end + 1);
    const edit = readLineEnd(text, from, past);
    if (edit) edits.push(edit);
    else if (past - from === 1 && goesOn(text, from, past)) joined.push(end);
  }
  return { edits, joined };
}

function readLineEnd(text: string, from: number, to: number): Edit | null {
  const broken = text.charCodeAt(from - 1) === HYPHEN ? endAt(BROKEN_WORD, text, from - 1) : -1;
  if (broken >= 0) return { from: from - 1, to: broken, by: '' };
  const lines = to - from === 1 ? 1 : countLines(text, from, to);
  const joined = lines === 1 ? joinLines(text, from, to) : null;
  if (joined) return joined;
  if (endsParagraph(text, from, to, lines)) return { from, to, by: PARAGRAPH_END };
  return shortenBlank(text, from, to, lines);
}

// Between capitals a hyphen also joins acronyms (`SP-⏎SC`). So a broken word has at least three letters on one side,
// and the second part does not begin with a word that begins a citation.
const BROKEN_WORD = compact(
  /(?<=\p{Ll})-[ \t]*\r?\n[ \t]*(?=\p{Ll})|(?<=\p{Lu}{3})-[ \t]*\r?\n[ \t]*(?=\p{Lu}{2})(?!ART|INC|PAR|AL[ÍI]N|LEI|C[FPCDLTE]+(?!\p{L}))|(?<=\p{Lu}{2})-[ \t]*\r?\n[ \t]*(?=\p{Lu}{3})(?!ART|INC|PAR|AL[ÍI]N|LEI|C[FPCDLTE]+(?!\p{L}))/uy,
);

// ── blanks ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Not white space, not a letter and in no pattern, so no citation crosses it. */
const BARRIER = '\ufffc';
const PARAGRAPH_END = `\n${BARRIER}\n`;

/** Shortens the blanks at these offsets. */
export function shortenBlanks(text: string, offsets: readonly number[]): Edit[] {
  const found: Edit[] = [];
  let past = 0;
  for (const offset of offsets) {
    if (offset < past) continue;
    const from = beginOfBlank(text, offset);
    past = skipBlank(text, offset + 1);
    const edit = shortenBlank(text, from, past, countLines(text, from, past));
    if (edit) found.push(edit);
  }
  return found;
}

/** Returns the offsets of double spaces. */
export function findDoubled(text: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf('  '); at >= 0; at = text.indexOf('  ', skipBlank(text, at))) found.push(at);
  return found;
}

/**
 * The longest blank that a citation may contain. With a longer one, a citation of few words would have an endless span.
 */
const LONGEST = 80;

/**
 * Returns how a blank of more than one character is read, or null to leave it. Line ends and paragraph ends stay
 * distinct.
 * @param lines how many line ends it contains
 */
function shortenBlank(text: string, from: number, to: number, lines: number): Edit | null {
  // Most of more than one character are only an empty line.
  if (to - from < 2 || (lines === 2 && to - from === 2)) return null;
  if (lines < 2 && goesOn(text, from, to)) return { from, to, by: ' ' };
  if (to - from > LONGEST) return { from, to, by: PARAGRAPH_END };
  return { from, to, by: [' ', '\n'][lines] ?? '\n\n' };
}

function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) if (text.charCodeAt(at) === NEWLINE) count += 1;
  return count;
}

const [NEWLINE, SPACE, OPEN, CLOSE, COMMA, HYPHEN] = [0x0a, 0x20, 0x28, 0x29, 0x2c, 0x2d];

// ── whether a line continues in the next one ─────────────────────────────────────────────────────────────────────────

/** Words at which a line is cut off: what they announce is on the next line. */
const LINE_CUT_AT = new Set(
  (
    'o a os as do da dos das no na nos nas ao à aos às de em e ou que um uma pelo pela com por sem sob seu sua seus suas este esta ' +
    'art. arts. art arts § §§ inc. incs. al. n. nº n° no. c/c lei leis'
  )
    .split(' ')
    .flatMap((word) => [word, word.toUpperCase()]),
);
const LONGEST_CUT = 5;
/** Their last characters; most lines end otherwise, so that no word need be looked up. */
const CUT_ENDS = tableOf([...LINE_CUT_AT].map((word) => word.slice(-1)));
/** Even after a comma, this may be the label of the next line. */
const ARTICLE = /art/iy;
const PAUSES = tableOf(';:!?\n');

/**
 * Whether a line continues in the next one: it is cut off, or the next one begins with a small letter and no label.
 * @param from where the line ends
 * @param to where the next line begins
 */
export function goesOn(text: string, from: number, to: number): boolean {
  if (to >= text.length) return false;
  const last = from > 0 ? text.charCodeAt(from - 1) : 0;
  if (isSmall(text.charCodeAt(to)) && PAUSES[last] !== 1 && !isLabel(text, to)) return true;
  if (last === COMMA || last === OPEN) return endAt(ARTICLE, text, to) < 0;
  return CUT_ENDS[last] === 1 && LINE_CUT_AT.has(lastWord(text, from));
}

/** Returns the last word before an offset, or an empty string if it is longer than the words in `LINE_CUT_AT`. */
function lastWord(text: string, end: number): string {
  for (let at = end - 1; at >= end - LONGEST_CUT - 1; at--) {
    const code = at < 0 ? SPACE : text.charCodeAt(at);
    if (code <= SPACE || code === OPEN) return text.slice(at + 1, end);
  }
  return '';
}

/** `art. 2º`, `inciso X`, `parágrafo único`. */
const LEVEL = /a(?:rt|l[íi])|i(?:nc|te)|p[aá]r/y;
const LEVEL_INITIALS = tableOf('aip');
/** What follows the numeral or letter of a label: `b)`, `ii - `. */
const LABEL_ENDS = tableOf(').–—-');
const LONGEST_LABEL = 5;

/** Whether a line that begins with a small letter begins with a label. */
function isLabel(text: string, at: number): boolean {
  if (LEVEL_INITIALS[text.charCodeAt(at)] === 1 && endAt(LEVEL, text, at) >= 0) return true;
  let end = at + 1;
  while (end < text.length && isSmall(text.charCodeAt(end))) if (++end - at > LONGEST_LABEL) return false;
  if (end < text.length && text.charCodeAt(end) === SPACE) end += 1;
  return end === text.length || LABEL_ENDS[text.charCodeAt(end)] === 1;
}

// ── whether a paragraph ends ─────────────────────────────────────────────────────────────────────────────────────────

/** What begins an item of a list of lines: `- `, `• `, `2. `, `b) `. */
const MARKER = compact(/(?:[-–—•▪●◦·*]\s(?![A-Z](?!\p{L}))|\d{1,2}[.)]\s|[a-zA-Z]\)\s)/uy);
/** The characters, besides letters, with which one begins. */
const MARKS = tableOf('-–—•▪●◦·*0123456789');

function isMarker(text: string, at: number): boolean {
  if (at + 1 >= text.length) return false;
  const code = text.charCodeAt(at);
  // Most lines begin with a letter that no `)` follows.
  const may = MARKS[code] === 1 || (text.charCodeAt(at + 1) === CLOSE && isSmall(code | SMALL));
  return may && endAt(MARKER, text, at) >= 0;
}

/** The bit by which a small letter differs from its capital. */
const SMALL = 0x20;

/**
 * The end of a line that is cut off within a citation, or that announces one. What follows continues it, even behind an
 * empty line.
 */
const PARAGRAPH_CUT_AT = compact(
  /(?:[,:(–—/-]|§|(?:^|\P{L})(?:e|ou|c\/c|combinad[oa]s?|com|em|[oa]s?|[dn][ao]s?|de|ao?s?|à|às|pel[oa]s?|nos\s+termos|arts?|artigos?|incisos?|al[íi]neas?|par[áa]grafos?|caput|n[.º°o]{1,2}|leis?|decretos?|complementar|s[úu]mulas?|temas?|enunciados?))$/iu,
);
/** Words that continue the line before, even if that seems complete: `art. 5º⏎⏎da Constituição`. */
const CONTINUES = /(?:d[aoe]s?|n[oa]s?|e|ou|c\/c|todos|ambos)\s/y;
/** The most characters of the word at which a line is cut off. */
const REACH = 16;

/**
 * Whether a paragraph, or an item of a list of lines, ends here. No citation continues beyond that.
 * @param from where the blank at the end of a line begins
 * @param to where it ends
 * @param lines how many line ends it contains
 */
function endsParagraph(text: string, from: number, to: number, lines: number): boolean {
  if (lines < 2 && !isMarker(text, to)) return false;
  // After the end of a sentence no citation continues anyway.
  if (from === 0 || '.!?'.includes(text[from - 1] as string)) return false;
  return endAt(CONTINUES, text, to) < 0 && !PARAGRAPH_CUT_AT.test(text.slice(Math.max(0, from - REACH), from));
}
