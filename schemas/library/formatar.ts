import type { TextoVerificado } from '../contract/model/verification/texto-verificado.ts';
import { listAchados, semArquivo } from './achados.ts';
import type { Base } from './base.ts';
import { composeLinhas } from './linhas.ts';
import { composeSarif } from './sarif.ts';

export const FORMAS = ['linhas', 'sarif', 'json'] as const;
export type Forma = (typeof FORMAS)[number];

/**
 * Formats the results of a text for other programs: one finding per line (`nome:linha:coluna`), SARIF 2.1.0, or JSON.
 * @param arquivo the name to show for the text
 */
export function formatar(
  texto: string,
  verificado: TextoVerificado,
  base: Base,
  { forma = 'linhas', arquivo = 'texto' }: { forma?: Forma; arquivo?: string } = {},
): string {
  const achados = listAchados(semArquivo(texto, arquivo), verificado, base);
  switch (forma) {
    case 'json':
      return JSON.stringify({ registro: base.dia, ...verificado, achados }, null, 2);
    case 'sarif':
      return composeSarif(achados);
    case 'linhas':
      return composeLinhas(achados.filter(({ gravidade }) => gravidade !== 'ok')).join('\n');
  }
}
