/** A wording without its typography: letters and digits only, no case, no accents. */
export const letrasDe = (texto: string): string =>
  texto
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
