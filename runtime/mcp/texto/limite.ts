/** Characters of an answer that a model is given to read: some 12,000 tokens, beside whatever else it holds. */
export const MAX_TEXTO = 40_000;

/** The beginning of a text, never half a character of two units. */
export function head(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

/** As many whole lines from the beginning as there is room for beside a note that says what is missing. */
export function linhas(text: string, nota: (faltam: number) => string): string {
  if (text.length <= MAX_TEXTO) return text;
  const room = MAX_TEXTO - nota(text.length).length - 2;
  const line = text.lastIndexOf('\n', room);
  const kept = line > 0 ? text.slice(0, line) : head(text, room);
  return `${kept}\n\n${nota(text.length - kept.length)}`;
}
