import { fold } from '../../text/fold.ts';
import { Automato, type Palavra } from './automato.ts';

/** Words of a list that is told with commas. */
export const listOf = (words: string): string[] => words.trim().split(/\s*,\s*/);

/** What has provisions, and is no act. */
export const INSTRUMENTOS = listOf(`
  contrato, edital, acordo, convenção, termo da, termo de, termo do, ata, manual, projeto, anteprojeto, proposta, norma coletiva,
  norma interna, norma técnica, norma regulamentadora, dissídio, pacto, tratado, protocolo, declaração, diretiva, directiva,
  apólice, instrumento, circular, deliberação, aviso, ajuste, compromisso, convênio, convénio, codice, recomendação,
  estatuto social, minuta, cartilha, condições gerais, PL, PLS, PLC, PLP, PEC, parecer, nota técnica, comunicado, ofício,
  lei-modelo, decisão normativa, súmula normativa
`);

/** The source of a pattern of any of them, with its accents or without. */
export const anyOf = (words: readonly string[]): string =>
  words
    .map((word) => word.replace(/[À-ú]/g, (letter) => `[${letter}${fold(letter)}]`).replaceAll(' ', '\\s+'))
    .join('|');

export const INSTRUMENTO = anyOf(INSTRUMENTOS);

/**
 * Tells whether a text has the first word of one of these: to look is cheap, and spares most texts the patterns.
 * @param more words besides
 */
export function lookFor(words: readonly string[], more: readonly Palavra[] = []): (text: string) => boolean {
  const primeiras = new Set(words.map((each) => each.replace(/[ -].*$/, '')));
  const automato = new Automato([...[...primeiras].map((texto) => ({ texto, exata: false })), ...more]);
  return (text) => {
    let found = false;
    automato.scan(text, (_, palavras) => {
      found ||= palavras.length > 0;
    });
    return found;
  };
}
