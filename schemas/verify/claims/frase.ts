/** Where a sentence ends: `art.` and `nº` are followed by no capital letter, or are too short to end one. */
const FIM = /(?<=[\p{L}\d)”"]{3})[.!?;](?=\s+[\p{Lu}“"(])|\n/gu;

/**
 * What a sentence says beside what stands in it from `inicio` to `fim`: what that is cited for. At most `alcance`
 * characters either side.
 */
export function fraseEm(texto: string, inicio: number, fim: number, alcance: number): string {
  let from = Math.max(0, inicio - alcance);
  const window = texto.slice(from, fim + alcance);
  const ends = Array.from(window.matchAll(FIM), ({ index }) => from + index);
  from = (ends.findLast((end) => end < inicio) ?? from - 1) + 1;
  const to = ends.find((end) => end >= fim) ?? fim + alcance;
  return `${texto.slice(from, inicio)} ${texto.slice(fim, to)}`;
}
