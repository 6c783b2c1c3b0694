import { compact } from '../../text/compact.ts';
import { endAt } from '../../text/sticky.ts';
import { beginOfBlank, skipBlank, tableOf } from './characters.ts';
import type { Edit } from './edits.ts';

/** Line ends, tabs and quotation marks as JSON and source code write them, with the letter that follows. */
const ESCAPED = /\\(r\\n|[nt"'])(?=([\p{L}\d§])?)/gu;

/**
 * Reads escaped characters (`Fundamento:\nArt. 5º`) without changing any offset. Only a line end that would be glued to
 * a word is read as one; others are blanks.
 */
export const withoutEscapes = (text: string): string =>
  text.includes('\\')
    ? text.replace(ESCAPED, (written, char: string, next?: string) => readEscape(char, next).padStart(written.length))
    : text;

function readEscape(char: string, next: string | undefined): string {
  if (char === 't') return ' ';
  return char.endsWith('n') ? (next === undefined ? ' ' : '\n') : char;
}

/** What begins each line of a comment: ` * `, `// `, `# `, `-- `. */
const MARK = /(?:(?<=[ \t])\*|\/\/[/!]?|#|--)[ \t]+/y;
const OPENS = /\/\*{1,2}[ \t]/y;
/** The end of a line that is cut off within a citation, and the beginning of one that continues it. */
const CUT = compact(
  /(?:§|(?:^|\P{L})(?:[dn][ao]s?|de|pel[oa]s?|arts?\.?|artigos?|inc(?:isos?|\.)|al[íi]neas?|par[áa]grafos?|n[.º°]|leis?|decretos?|complementar|s[úu]mulas?))$/iu,
);
const CONTINUES = /d[ao]s?\s/y;
/** The most characters of the word at which a line is cut off. */
const REACH = 16;

/** What joins two strings: `"art. 186 do " +⏎ "Código Civil"`. */
const CONCATENATION = '+.\\';
const QUOTES = '"\'`';
const PREFIXED = /[fFrRbB]?["'`]/y;
const STOPS = '.;:!?';

/** The characters with which a line of a comment begins, and a string. */
const [OF_COMMENT, OF_STRING] = [tableOf('*/#-'), tableOf('"\'`fFrRbB')];

/**
 * Joins a comment or a string that goes on in the next line. Null if a line ends otherwise.
 * @param from where the blank at the end of a line begins
 * @param to where it ends
 */
export function joinLines(text: string, from: number, to: number): Edit | null {
  const first = to < text.length ? text.charCodeAt(to) : 0;
  if (OF_COMMENT[first] === 1) return joinComment(text, from, to);
  return OF_STRING[first] === 1 ? joinStrings(text, from, to) : null;
}

function joinComment(text: string, from: number, to: number): Edit | null {
  const end = endAt(MARK, text, to);
  if (end < 0) return null;
  const line = skipBlank(text, text.lastIndexOf('\n', from - 1) + 1);
  if (endAt(MARK, text, line) < 0 && endAt(OPENS, text, line) < 0) return null;
  const goesOn = CUT.test(text.slice(Math.max(line, from - REACH), from)) || endAt(CONTINUES, text, end) >= 0;
  return goesOn ? { from, to: end, by: ' ' } : null;
}

function joinStrings(text: string, from: number, to: number): Edit | null {
  const end = endAt(PREFIXED, text, to);
  if (end < 0) return null;
  const joint = CONCATENATION.includes(text[from - 1] ?? ' ') ? beginOfBlank(text, from - 1) : from;
  const quote = text[joint - 1] ?? ' ';
  if (!QUOTES.includes(quote) || quote !== text[end - 1]) return null;
  const last = beginOfBlank(text, joint - 1);
  const next = skipBlank(text, end);
  // Without a sign, only the blank between their words tells two strings that are joined from two rows of a table.
  if (joint === from && last === joint - 1 && next === end) return null;
  return last === 0 || STOPS.includes(text[last - 1] as string) ? null : { from: last, to: next, by: ' ' };
}
