import type { Gravidade } from '../contract/model/verification/gravidade.ts';
import type { Achado } from './achados.ts';

/** How a severity is called in a line. */
export const NOMES: Record<Gravidade, string> = { erro: 'erro', duvida: 'dúvida', nota: 'nota', ok: 'ok' };

/** `peca.docx:12:5 erro revogado art. 240 do CP: O art. 240 (CP) não vigora.`, a finding a line, for editors and `grep`. */
export const composeLinhas = (achados: readonly Achado[]): string[] =>
  achados.map(
    ({ arquivo, linha, coluna, gravidade, regra, trecho, mensagem }) =>
      `${arquivo}:${linha}:${coluna} ${NOMES[gravidade]} ${regra} ${trecho}: ${mensagem}`,
  );
