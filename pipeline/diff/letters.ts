/**
 * A wording without its typography: letters and digits only, no case, no accents, `º` as `o`. Two pages of one act, or
 * two readings of one page, give the same wording in different dress.
 */
export function lettersOf(texto: string): string {
  return texto
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/**
 * How closely two readings can be compared: `literal` when the same page was read by the same parser; `substance` when
 * either is another, so that typography tells nothing about the law.
 */
export type Closeness = 'literal' | 'substance';
