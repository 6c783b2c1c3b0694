/** The numbers by which results are ordered; tuned on half of the judged queries and checked on the other. */
export const PESOS = {
  /** How well a word says what a provision is about, by where it stands. */
  rubrica: 1.58,
  abertura: 1.15,
  titulo: 1.17,
  texto: 0.84,
  acima: 0.52,
  corpo: 0.575,
  /** How much less what stands anywhere in an article says of a long one. */
  longo: 0.1,
  /** For the article that opens a heading, as far as that says what was asked. */
  abre: 0.196,
  /** How much of that remains of a heading that says only other things besides. */
  tituloCheio: 0.135,
  /** What stands for a word: one of its family, another wording of it, of several together; and one of which a word is missing. */
  familia: 0.511,
  parente: 0.625,
  sinonimo: 0.728,
  sinonimoFrase: 1.04,
  incompleta: 0.12,
  /** How much words tell that only ask, and those that name an aspect of any matter. */
  pergunta: 0.486,
  aspectos: 1.26,
  /** Words that stand together, early in the text; the caput before what is below it; a short text. */
  juntas: 0.151,
  juntasTitulo: 0.2,
  cedo: 0.154,
  caput: 0.087,
  curto: 0.211,
  dita: 0.038,
  /** What the subject index says: of an entry about something else as well, about what else was asked. */
  indice: 0.879,
  subtermo: 0.975,
  aspecto: 0.769,
  primeira: 1.22,
  /** Off for each entry of the act before this one; for a term of many entries. */
  seguinte: 0.08,
  espalhado: 0.178,
  /** How much of it is left where what else was asked is missing. */
  semAspecto: 0.288,
  /** Of what names an act, where it is said outside that act. */
  foraDoAto: 1.43,
  /** What is taken off for what was asked for and is missing. */
  falta: 0.554,
  /** By the force of an act, see `busca_doc`. */
  forcas: [0.6, 0.875, 0.94, 1, 1],
  sumula: 1.3,
  /** For a súmula, which the subject index does not know: that it holds the words side by side. */
  sumulaJuntas: 0.194,
  /** What an article has of the one next to it. */
  vizinho: 0.163,
  /** What an article or súmula has of one that it cites, or that cites it. */
  cita: 0.162,
  /** For standing in an act where most of the best stand; for being cited, or citing. */
  mesmoAto: 0.08,
  citado: 0.02,
  inativo: 0.2,
  alterador: 0.01,
};
