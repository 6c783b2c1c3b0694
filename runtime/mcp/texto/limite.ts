import { head } from '../../../schemas/text/head.ts';

/** Characters of an answer's text. About 12,000 tokens, which leaves room for the rest of a conversation. */
export const MAX_TEXTO = 40_000;

/** Keeps as many whole lines from the beginning as fit with a note that says how much is missing. */
export function linhas(text: string, nota: (faltam: number) => string): string {
  if (text.length <= MAX_TEXTO) return text;
  const room = MAX_TEXTO - nota(text.length).length - 2;
  const line = text.lastIndexOf('\n', room);
  const kept = line > 0 ? text.slice(0, line) : head(text, room);
  return `${kept}\n\n${nota(text.length - kept.length)}`;
}
