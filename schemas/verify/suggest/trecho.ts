/** Returns the beginning of a text, cut between words. An ellipsis marks the cut. */
export function cut(texto: string, limite: number): string {
  if (texto.length <= limite) return texto;
  let space = limite - 2;
  while (space > limite / 2 && !/\s/.test(texto[space] as string)) space -= 1;
  return `${texto.slice(0, space > limite / 2 ? space : limite - 1).trimEnd()}…`;
}
