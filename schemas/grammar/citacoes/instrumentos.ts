import { fold } from '../../text/fold.ts';

/** Words of a list that is told with commas. */
export const listOf = (words: string): string[] => words.trim().split(/\s*,\s*/);

/** What has provisions, and is no act. */
export const INSTRUMENTOS = listOf(`
  contrato, edital, acordo, convenção, termo da, termo de, termo do, ata, manual, projeto, anteprojeto, proposta, norma coletiva,
  norma interna, norma técnica, norma regulamentadora, dissídio, pacto, tratado, protocolo, declaração, diretiva, directiva,
  apólice, instrumento, circular, deliberação, aviso, ajuste, compromisso, convênio, convénio, codice, recomendação,
  estatuto social, minuta, cartilha, condições gerais, PL, PLS, PLC, PLP, PEC, parecer, nota técnica, comunicado, ofício,
  lei-modelo, decisão normativa, súmula normativa, avença, ato declaratório, plano de cargos, plano de carreira, plano de carreiras,
  plano de recuperação, código de ética, código de conduta, termos de uso, política de, substitutivo, sentença normativa
`);

/** The source of a pattern of any of them, with its accents or without. */
export const anyOf = (words: readonly string[]): string =>
  words
    .map((word) => word.replace(/[À-ú]/g, (letter) => `[${letter}${fold(letter)}]`).replaceAll(' ', '\\s+'))
    .join('|');

export const INSTRUMENTO = anyOf(INSTRUMENTOS);
