/** A text without the hyphens that broke words at the end of a line, and the way back to the one it was made from. */
export interface TextoCorrido {
  texto: string;
  /** Offset in the original of an offset in `texto`. */
  original(offset: number): number;
}

const QUEBRA = /(?<=\p{Ll})-[ \t]*\r?\n[ \t]*(?=\p{Ll})|(?<=\p{Ll})\u00ad\s*(?=\p{Ll})/gu;

/** `Com-⏎plementar` → `Complementar`; null when no word of the text is broken. */
export function joinQuebras(texto: string): TextoCorrido | null {
  if (!/-[ \t]*\r?\n|\u00ad/.test(texto)) return null;
  /** Where each stretch begins in the joined text, and how much was left out before it. */
  const starts = [0];
  const skipped = [0];
  const parts: string[] = [];
  let at = 0;
  let length = 0;
  for (const { 0: quebra, index } of texto.matchAll(QUEBRA)) {
    parts.push(texto.slice(at, index));
    length += index - at;
    at = index + quebra.length;
    starts.push(length);
    skipped.push(at - length);
  }
  parts.push(texto.slice(at));
  if (parts.length === 1) return null;
  return {
    texto: parts.join(''),
    original(offset) {
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] as number) <= offset) low = middle;
        else high = middle - 1;
      }
      return offset + (skipped[low] as number);
    },
  };
}
