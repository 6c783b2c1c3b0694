/** The number of a lawsuit as a text has it, and whether its check digits match its other digits. */
export interface Processo {
  offset: number;
  fim: number;
  numero: string;
  confere: boolean;
}

/** Matches `NNNNNNN-DD.AAAA.J.TR.OOOO` (CNJ, Resolução 65/2008, art. 1º), with the blanks that line breaks leave. */
const NUMERO =
  /(?<![\d.-])(\d{7})\s?-\s?(\d{2})\s?\.\s?(\d{4})\s?\.\s?(\d)\s?\.\s?(\d{2})\s?\.\s?(\d{4})(?![\d-]|\.\d)/g;

/**
 * Finds the numbers of lawsuits in a text and checks their check digits (CNJ, Resolução 65/2008, annex VIII: ISO 7064,
 * MOD 97-10). A number whose digits do not match belongs to no lawsuit. One whose digits match may still not exist.
 */
export function findProcessos(texto: string): Processo[] {
  return Array.from(
    texto.matchAll(NUMERO),
    ({ 0: numero, 1: ordem, 2: digito, 3: ano, 4: ramo, 5: tribunal, 6: origem, index }) => ({
      ...{
        offset: index,
        fim: index + numero.length,
        numero: `${ordem}-${digito}.${ano}.${ramo}.${tribunal}.${origem}`,
      },
      confere: BigInt(`${ordem}${ano}${ramo}${tribunal}${origem}${digito}`) % 97n === 1n,
    }),
  );
}
