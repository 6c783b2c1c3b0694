/**
 * A wording without typography: letters and digits only, no case, no accents, `º` as `o`. Two pages of one act, or two
 * readings of one page, differ only in typography.
 */
export function lettersOf(texto: string): string {
  return texto
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** Whether one wording has just one letter more than the other: a misprint, unless a note reports a change. */
export function isSlip(um: string, outro: string): boolean {
  const [short, long] = um.length < outro.length ? [um, outro] : [outro, um];
  if (long.length !== short.length + 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return /\p{L}/u.test(long[at] as string) && short.slice(at) === long.slice(at + 1);
}

/**
 * How closely two readings can be compared: `literal` if the same parser read the same page; otherwise `substance`,
 * because typography then says nothing about the law.
 */
export type Closeness = 'literal' | 'substance';
