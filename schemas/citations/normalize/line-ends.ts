import { compact } from '../../text/compact.ts';
import { endAt } from '../../text/sticky.ts';
import { beginOfBlank, countLines, shortenBlank, skipBlank } from './blanks.ts';
import { endsParagraph, goesOn } from './cut-lines.ts';
import { type Edit, PARAGRAPH_END } from './edit.ts';
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
  const joined = lines === 1 && isOfCode(text.charCodeAt(to)) ? joinLines(text, from, to) : null;
  if (joined) return joined;
  if (endsParagraph(text, from, to, lines)) return { from, to, by: PARAGRAPH_END };
  return shortenBlank(text, from, to);
}

/** The characters with which a line of source code may go on; only lines that begin so are looked at. */
const OF_CODE = new Set([...'*/#-"\'`fFrRbB'].map((char) => char.charCodeAt(0)));
const isOfCode = (code: number): boolean => OF_CODE.has(code);

const HYPHEN = 0x2d;
// Between capitals a hyphen also joins acronyms (`SP-⏎SC`). So a broken word has at least three letters on one side,
// and the second part does not begin with a word that begins a citation.
const BROKEN_WORD = compact(
  /(?<=\p{Ll})-[ \t]*\r?\n[ \t]*(?=\p{Ll})|(?<=\p{Lu}{3})-[ \t]*\r?\n[ \t]*(?=\p{Lu}{2})(?!ART|INC|PAR|AL[ÍI]N|LEI|C[FPCDLTE]+(?!\p{L}))|(?<=\p{Lu}{2})-[ \t]*\r?\n[ \t]*(?=\p{Lu}{3})(?!ART|INC|PAR|AL[ÍI]N|LEI|C[FPCDLTE]+(?!\p{L}))/uy,
);
