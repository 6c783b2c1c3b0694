/** The beginning of a text, cut between words and then marked as cut. */
export function cut(texto: string, limite: number): string {
  if (texto.length <= limite) return texto;
  const head = texto.slice(0, limite - 1);
  const space = head.search(/\s\S*$/);
  return `${(space > limite / 2 ? head.slice(0, space) : head).trimEnd()}…`;
}
