import { type Achado, citadoDe } from '../../schemas/library/achados.ts';
import { NOMES } from '../../schemas/library/linhas.ts';
import { printableLine } from '../../schemas/text/printable.ts';
import { type Pintar, SINAIS } from './cores.ts';

const FRACA = '2';
const FORTE = '1';

/** Formats findings for a terminal: each one to review with its reason, each correct one on a single line. */
export function composeTabela(achados: readonly Achado[], pintar: Pintar, largura: number): string[] {
  const places = achados.map(placeOf);
  const wide = Math.max(0, ...places.map((place) => place.length));
  return achados.flatMap((achado, i) => {
    const { gravidade, endereco } = achado;
    const [citado, mensagem] = [printableLine(citadoDe(achado)), printableLine(achado.mensagem)];
    const { sinal, cor } = SINAIS[gravidade];
    const place = pintar((places[i] as string).padStart(wide), FRACA);
    const head = `${place}  ${pintar(`${sinal} ${NOMES[gravidade].padEnd(6)}`, cor)}  ${gravidade === 'ok' ? citado : pintar(citado, FORTE)}`;
    if (gravidade === 'ok') return [head];
    const indent = ' '.repeat(wide + 2);
    const lines = wrap(mensagem, Math.max(40, largura - indent.length)).map((line) => indent + line);
    return [head, ...lines, ...(endereco === null ? [] : [indent + pintar(endereco, FRACA)])];
  });
}

const placeOf = ({ linha, coluna, pagina }: Achado): string =>
  pagina === null ? `${linha}:${coluna}` : `p. ${pagina}, ${linha}:${coluna}`;

/** Breaks a text between words into lines of at most `largura` characters. */
function wrap(texto: string, largura: number): string[] {
  const lines: string[] = [''];
  for (const word of texto.split(' ')) {
    const last = lines.at(-1) as string;
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length > largura) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
