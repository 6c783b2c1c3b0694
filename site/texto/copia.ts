import { escapeMarkdown } from '../../schemas/text/escape.ts';

/** Words of the law that a reader copies: the lines, the name of their provision, and the address. */
export interface Levado {
  linhas: readonly string[];
  nome: string;
  url: string;
}

/** Puts the words in quotation marks, followed by the name: `“Art. 186. …” (CC, art. 186)`. */
export const comoTexto = ({ linhas, nome }: Levado): string => `“${linhas.join('\n')}” (${nome})`;

/** Writes a Markdown quotation, one paragraph per line, with a link to the source. */
export const comoMarkdown = ({ linhas, nome, url }: Levado): string =>
  [...linhas.map(escapeMarkdown), `— [${nome}](${url})`].map((linha) => `> ${linha}`).join('\n>\n');
