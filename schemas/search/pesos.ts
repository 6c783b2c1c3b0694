/**
 * The weights by which results are ranked. They were tuned on judged queries (`test/relevancia`), with later ones
 * counting more, and checked on queries that were kept apart.
 */
export const PESOS = {
  /** The value of a word, by the column that contains it. */
  rubrica: 1.58,
  abertura: 1.15,
  titulo: 1.17,
  texto: 0.84,
  acima: 0.811,
  corpo: 0.523,
  /** Reduction for text anywhere in a long article. */
  longo: 0.1,
  /** For the first article of a heading, in proportion to how well the heading matches. */
  abre: 0.19,
  /** The part of that value left if the heading says other things as well. */
  tituloCheio: 0.13,
  /**
   * The value of a substitute for a word: one of its family, another wording, a wording of several words; and of a
   * phrase with a word missing.
   */
  familia: 0.511,
  parente: 0.407,
  sinonimo: 0.794,
  sinonimoFrase: 1.32,
  /**
   * The value of the law's term for an everyday word that the law hardly uses. Half as much if this many articles
   * contain the word.
   */
  cotidiano: 0.72,
  corrente: 150,
  incompleta: 0.12,
  /** The value of question words, and of words for an aspect of any subject. */
  pergunta: 0.583,
  aspectos: 1.85,
  /**
   * For words that are close together or early in the text, for the caput before the text below it, and for a short
   * text.
   */
  juntas: 0.189,
  juntasTitulo: 0.25,
  cedo: 0.185,
  caput: 0.087,
  curto: 0.211,
  dita: 0.0317,
  /**
   * The value of an entry of the subject index: if the entry is about something else as well, and for the rest of the
   * query.
   */
  indice: 0.879,
  subtermo: 0.813,
  aspecto: 1.15,
  primeira: 1.03,
  /** Deducted for each earlier entry of the same act, and for a term with many entries. */
  seguinte: 0.096,
  espalhado: 0.178,
  /** The part that is left if the rest of the query is missing. */
  semAspecto: 0.346,
  /** For the place where the law regulates an institute that the query names. Deducted for each place before it. */
  instituto: 1.8,
  institutoSeguinte: 0.25,
  /** For an article that is well known for an institute. */
  notorio: 0.1,
  /** For words that name an act, in a text outside that act. */
  foraDoAto: 0.933,
  /** Deducted for parts of the query that are missing. */
  falta: 0.554,
  /** By the weight of an act, see `busca_doc`. */
  forcas: [0.6, 0.82, 0.94, 1, 1.09],
  /** The factor for a result of a special act when it is compared with the best result of general law. */
  cede: 0.927,
  sumula: 1.22,
  /** For a súmula, which the subject index does not cover, that contains the words side by side. */
  sumulaJuntas: 0.194,
  /** The share that an article gets from a neighbouring article. */
  vizinho: 0.149,
  /** The share that an article or súmula gets from one that it cites or that cites it. */
  cita: 0.162,
  /** For an article of the act that has most of the best results; for one that cites or is cited. */
  mesmoAto: 0.08,
  citado: 0.015,
  /** A part of the query that matches with less value than this counts as partly missing. */
  presente: 0.2,
  /** The most that a question word may weigh relative to the subject, and the same for a word that names an aspect. */
  tetoPergunta: 0.5,
  tetoAspecto: 1.08,
  /** For repeating a word; for having it both in a heading and in the text. */
  repete: 0.0264,
  ambos: 0.062,
  /** The factor for a wording whose words are in different provisions of an article. */
  solta: 0.545,
  /** The share of its advantage that a súmula loses for missing words. */
  sumulaFalta: 0.417,
  /** Deducted for each result of an act or court after its first three, so that others appear too. */
  farto: 0.022,
  inativo: 0.2,
  alterador: 0.01,
};
