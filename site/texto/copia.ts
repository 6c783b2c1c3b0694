/** What is taken along of the law: its lines, what they are of, and where that stands. */
export interface Levado {
  linhas: readonly string[];
  nome: string;
  url: string;
}

/** The words between quotation marks, and what they are of: `“Art. 186. …” (CC, art. 186)`. */
export const comoTexto = ({ linhas, nome }: Levado): string => `“${linhas.join('\n')}” (${nome})`;

/** A quotation, a paragraph a line, with a link to where it stands. */
export const comoMarkdown = ({ linhas, nome, url }: Levado): string =>
  [...linhas.map(escapado), `— [${nome}](${url})`].map((linha) => `> ${linha}`).join('\n>\n');

/** What Markdown would take for a mark of its own. */
const escapado = (linha: string): string => linha.replace(/[\\`*_[\]<>#|~]/g, '\\$&');
