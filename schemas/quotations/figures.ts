/**
 * Numbers in words, with their values. `uma` is also an article, but it is read as `1` on both sides of a comparison.
 */
const HUNDREDS: Readonly<Record<string, number>> = {
  ...{ cem: 100, cento: 100, duzentos: 200, duzentas: 200, trezentos: 300, trezentas: 300, quatrocentos: 400 },
  ...{ quinhentos: 500, seiscentos: 600, setecentos: 700, oitocentos: 800, novecentos: 900 },
};
const TENS: Readonly<Record<string, number>> = {
  ...{ vinte: 20, trinta: 30, quarenta: 40, cinquenta: 50, sessenta: 60, setenta: 70, oitenta: 80, noventa: 90 },
};
const UNITS: Readonly<Record<string, number>> = {
  ...{ um: 1, uma: 1, dois: 2, duas: 2, tres: 3, quatro: 4, cinco: 5, seis: 6, sete: 7, oito: 8, nove: 9, dez: 10 },
  ...{ onze: 11, doze: 12, treze: 13, quatorze: 14, catorze: 14, quinze: 15, dezesseis: 16, dezessete: 17 },
  ...{
    dezoito: 18,
    dezenove: 19,
    primeiro: 1,
    primeira: 1,
    segunda: 2,
    terceiro: 3,
    terceira: 3,
    quarto: 4,
    quarta: 4,
  },
  ...{ quinto: 5, quinta: 5, sexto: 6, sexta: 6, setimo: 7, setima: 7, oitavo: 8, oitava: 8, nono: 9, nona: 9 },
  ...{ decimo: 10, decima: 10 },
};

const FIGURES: ReadonlySet<string> = new Set([HUNDREDS, TENS, UNITS].flatMap((part) => Object.keys(part)));

/** Whether a number may begin with this word. Most words do not. */
export const beginsFigure = (word: string): boolean => FIGURES.has(word);

/**
 * Reads the number in words that begins at `at`. Returns its value and its count of words: `cento e vinte` gives 120
 * and three. The count is 0 if there is no number.
 */
export function readFigure(words: readonly string[], at: number): { value: number; count: number } {
  let value = 0;
  let next = at;
  for (const part of [HUNDREDS, TENS, UNITS]) {
    const here = next > at && words[next] === 'e' ? next + 1 : next;
    // `vinte dois` is not one number, and `por cento` is not a number.
    if (next > at && here === next) continue;
    if (part === HUNDREDS && words[here - 1] === 'por') continue;
    const said = part[words[here] ?? ''];
    if (said === undefined) continue;
    value += said;
    next = here + 1;
  }
  return { value, count: next - at };
}
