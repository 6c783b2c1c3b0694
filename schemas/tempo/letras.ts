/** Reduces a wording to its letters and digits, without case or accents, so that typography does not count. */
export const letrasDe = (texto: string): string =>
  texto
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
