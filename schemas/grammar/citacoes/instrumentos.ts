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

/** What is an act, if not always one of ours. */
export const ESPECIES = listOf(`
  lei, legislação, decreto, código, diploma, norma, normativo, texto, estatuto, constituição, consolidação, carta,
  medida provisória, emenda, resolução, normas, orientação, ordem de serviço, portaria, regimento, regulamento, instrução, provimento, ato normativo, ato regimental,
  ato conjunto, ato institucional
`);

/** What is told in these may be a law's, but what stands right beside them is their own. */
export const PECAS = listOf(`
  contestação, petição, inicial, exordial, sentença, acórdão, voto, livro, obra, réplica, defesa, recurso, apelação, agravo,
  manifestação, contrarrazões, razões, laudo, denúncia, queixa, memoriais, escritura, monografia, tese, dissertação, relatório
`);

/** What has a statute, and commands in it. */
export const ENTIDADES = listOf(`
  condomínio, clube, associação, sindicato, federação, confederação, cooperativa, fundação, companhia, empresa, sociedade, partido,
  agremiação, entidade, instituição, banco, seguradora, operadora, concessionária, universidade, faculdade, escola, igreja,
  município, prefeitura, conselho, autarquia, agência
`);

/** The source of a pattern of any of them, with its accents or without. */
export const anyOf = (words: readonly string[]): string =>
  words
    .map((word) => word.replace(/[À-ú]/g, (letter) => `[${letter}${fold(letter)}]`).replaceAll(' ', '\\s+'))
    .join('|');

export const INSTRUMENTO = anyOf(INSTRUMENTOS);
export const ESPECIE = anyOf(ESPECIES);

/** So many letters tell such a word from most others. */
const LETRAS = 7;
/** What they begin with; shorter ones are whole. */
export const comecosOf = (words: readonly string[]): string[] => words.map((word) => word.slice(0, LETRAS));
