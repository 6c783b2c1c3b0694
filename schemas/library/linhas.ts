import type { Gravidade } from '../contract/model/verification/gravidade.ts';
import { printableLine } from '../text/printable.ts';
import { type Achado, citadoDe } from './achados.ts';

/** The name of each severity in a line of output. */
export const NOMES: Record<Gravidade, string> = { erro: 'erro', duvida: 'dúvida', nota: 'nota', ok: 'ok' };

/**
 * One finding per line, for editors and `grep`: `peca.docx:12:5 erro revogado art. 240 do CP (CP, art. 240): O art. 240
 * (CP) não vigora.`
 */
export const composeLinhas = (achados: readonly Achado[]): string[] =>
  achados.map((achado) => {
    const { arquivo, linha, coluna, gravidade, regra, mensagem } = achado;
    return printableLine(`${arquivo}:${linha}:${coluna} ${NOMES[gravidade]} ${regra} ${citadoDe(achado)}: ${mensagem}`);
  });
