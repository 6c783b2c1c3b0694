/**
 * Matches the end of a sentence. `art.` and `nº` do not match: no capital letter follows them, or they are too short to
 * end one.
 */
const FIM = /(?<=[\p{L}\d)”"]{3})[.!?;](?=\s+[\p{Lu}“"(])|\n/gu;

/**
 * Returns the rest of the sentence around the span from `inicio` to `fim`: what the citation there is used for. It
 * takes at most `alcance` characters on either side.
 */
export function fraseEm(texto: string, inicio: number, fim: number, alcance: number): string {
  let from = Math.max(0, inicio - alcance);
  const window = texto.slice(from, fim + alcance);
  const ends = Array.from(window.matchAll(FIM), ({ index }) => from + index);
  from = (ends.findLast((end) => end < inicio) ?? from - 1) + 1;
  const to = ends.find((end) => end >= fim) ?? fim + alcance;
  return `${texto.slice(from, inicio)} ${texto.slice(fim, to)}`;
}
