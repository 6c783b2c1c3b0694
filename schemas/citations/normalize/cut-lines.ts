import { compact } from '../../text/compact.ts';
import { endAt } from '../../text/sticky.ts';

/** Words at which a line is cut off: what they announce is on the next line. */
const CUT_AT = new Set(
  (
    'o a os as do da dos das no na nos nas ao à aos às de em e ou que um uma pelo pela com por sem sob seu sua seus suas este esta ' +
    'art. arts. art arts § §§ inc. incs. al. n. nº n° no. c/c lei leis'
  )
    .split(' ')
    .flatMap((word) => [word, word.toUpperCase()]),
);
const LONGEST_CUT = 5;
/** `b)`, `ii - `, `art. 2º`, `inciso X`: a label that begins a line of its own. */
const LABEL = /a(?:rt|l[íi])|i(?:nc|te)|p[aá]r|[a-zß-ÿ]{1,5}(?![a-zß-ÿ]) ?(?:[).–—-]|$)/y;
/** Even after a comma, this may be the label of the next line. */
const ARTICLE = /art/iy;

const isSmall = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0xdf && code <= 0xff && code !== 0xf7);

/**
 * Whether a line continues in the next one: it is cut off, or the next one begins with a small letter and no label.
 * @param from where the line ends
 * @param to where the next line begins
 */
export function goesOn(text: string, from: number, to: number): boolean {
  if (to >= text.length) return false;
  const last = from > 0 ? text.charCodeAt(from - 1) : 0;
  if (isSmall(text.charCodeAt(to)) && !PAUSES.has(last) && endAt(LABEL, text, to) < 0) return true;
  if (last === COMMA || last === OPEN) return endAt(ARTICLE, text, to) < 0;
  return CUT_AT.has(lastWord(text, from));
}

const [SPACE, OPEN, COMMA] = [0x20, 0x28, 0x2c];
const PAUSES = new Set([...';:!?\n'].map((sign) => sign.charCodeAt(0)));

/** Returns the last word before an offset, or an empty string if it is longer than the words in `CUT_AT`. */
function lastWord(text: string, end: number): string {
  for (let at = end - 1; at >= end - LONGEST_CUT - 1; at--) {
    const code = at < 0 ? SPACE : text.charCodeAt(at);
    if (code <= SPACE || code === OPEN) return text.slice(at + 1, end);
  }
  return '';
}

/** What begins an item of a list of lines: `- `, `• `, `2. `, `b) `. */
const MARKER = compact(/(?:[-–—•▪●◦·*]\s(?![A-Z](?!\p{L}))|\d{1,2}[.)]\s|[a-zA-Z]\)\s)/uy);
/** Most lines begin with a letter and no `)` after it, so that the pattern need not be tried. */
const isMarker = (text: string, at: number): boolean =>
  !(isSmall(text.charCodeAt(at) | SMALL) && text.charCodeAt(at + 1) !== CLOSE) && endAt(MARKER, text, at) >= 0;
const [SMALL, CLOSE] = [0x20, 0x29];
/** The end of a line that is cut off within a citation, or that announces one. The next line continues it. */
const CUT = compact(
  /(?:[,:(–—/-]|§|(?:^|\P{L})(?:e|ou|c\/c|combinad[oa]s?|com|em|[oa]s?|[dn][ao]s?|de|ao?s?|à|às|pel[oa]s?|nos\s+termos|arts?\.?|artigos?|inc(?:isos?|\.)|al[íi]neas?|par[áa]grafos?|caput|n[.º°o]{1,2}|leis?|decretos?(?:-lei)?|complementar|s[úu]mulas?|temas?|enunciados?))$/iu,
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
export function endsParagraph(text: string, from: number, to: number, lines: number): boolean {
  if (lines < 2 && !isMarker(text, to)) return false;
  // After the end of a sentence no citation continues anyway.
  if (from === 0 || '.!?'.includes(text[from - 1] as string)) return false;
  return endAt(CONTINUES, text, to) < 0 && !CUT.test(text.slice(Math.max(0, from - REACH), from));
}
