import { LEXICON } from '../lexicon/lexicon.ts';
import { type ActStart, isTail } from '../mentions/starts.ts';
import { CODE, CODES } from '../tokens/codes.ts';
import { isGlued } from '../tokens/locate.ts';
import { endAhead, pattern } from '../tokens/pattern.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { isUpper } from '../tokens/words.ts';

/** Where something may begin: a level, what leaves its word out, an act read by itself, a name told, a number behind an act. */
export interface Candidate {
  kind: 'level' | 'ellipsis' | 'act' | 'name' | 'number';
  at: number;
}

/** What a token's code is to this; most are nothing. */
const [NOTHING, SIGN, LEVEL, ELLIPSIS, COMMA, SCANNED] = [0, 1, 2, 3, 4, 5];

let made: Uint8Array | null = null;

function makeKinds(): Uint8Array {
  const kinds = new Uint8Array(CODES);
  const mark = (codes: readonly number[], kind: number) => {
    for (const code of codes) kinds[code] = kind;
  };
  mark(LEXICON.codesOf('level'), LEVEL);
  // `et al.`: these stand for an alínea only within a list.
  for (const word of ['al', 'als']) mark(LEXICON.codesOfWord(word), NOTHING);
  mark(LEXICON.codesOfWord('§'), SIGN);
  mark(LEXICON.codesOf('accused'), ELLIPSIS);
  mark(LEXICON.codesOf('sanction'), ELLIPSIS);
  mark(LEXICON.codesOfWord('ad'), SCANNED);
  kinds[CODE.comma] = COMMA;
  return kinds;
}

/** Every place of a text where a citation of a provision may begin, in order. @param acts where an act may begin */
export function findCandidates(tokens: Tokens, acts: readonly ActStart[]): Candidate[] {
  made ??= makeKinds();
  const { codes, count } = tokens;
  const found: Candidate[] = [];
  let next = 0;
  for (let at = 0; at < count; at++) {
    const code = made[codes[at] as number] as number;
    const kind = code === NOTHING ? null : kindAt(tokens, at, code);
    if (kind) found.push({ kind, at });
    const act = acts[next];
    if (act?.at !== at) continue;
    found.push({ kind: act.named ? 'name' : 'act', at });
    next += 1;
  }
  return found;
}

/** `ad. 73`, as a scan has it. */
const SCANNED_ARTICLE = pattern('ad :number|:ordinal');
const PARAGRAPH = pattern('§');

function kindAt(tokens: Tokens, at: number, code: number): Candidate['kind'] | null {
  // Of several signs the first is read with the others: `§§ 1º e 2º`.
  if (code === SIGN) return isGlued(tokens, at) && endAhead(tokens, at - 1, PARAGRAPH) >= 0 ? null : 'level';
  if (code === COMMA) return isBetweenNumbers(tokens, at) ? 'number' : null;
  if (isTail(tokens, at)) return null;
  if (code === SCANNED) return endAhead(tokens, at, SCANNED_ARTICLE) < 0 ? null : 'level';
  return code === LEVEL ? 'level' : 'ellipsis';
}

const NUMBER = pattern(':number|:ordinal');
const BELOW = pattern('§|:roman|:romanLower|:caput|:paragrafo');

/** `5º, X`, `186, caput`, `5-A, X`: what may be a level behind a number; and `CC, 186`. */
function isBetweenNumbers(tokens: Tokens, comma: number): boolean {
  if (endAhead(tokens, comma + 1, NUMBER) >= 0) return isUpper(tokens, comma - 1);
  if (endAhead(tokens, comma + 1, BELOW) < 0) return false;
  const { codes } = tokens;
  return endAhead(tokens, comma - 1, NUMBER) >= 0 || codes[comma - 2] === CODE.dash;
}
