/** The numbers by which results are ordered; tuned on half of the judged queries and checked on the other. */
export const PESOS = {
  /** How well a word says what a provision is about, by where it stands. */
  rubrica: 1.9,
  abertura: 1.15,
  titulo: 0.9,
  texto: 0.84,
  acima: 0.65,
  corpo: 0.65,
  /** For the article that opens a heading, as far as that says what was asked. */
  abre: 0.3,
  /** How much of that remains of a heading that says only other things besides. */
  tituloCheio: 0.22,
  /** What stands for a word: one of its family, another wording of it, of several together; and one of which a word is missing. */
  familia: 0.6,
  sinonimo: 0.7,
  sinonimoFrase: 0.8,
  incompleta: 0.15,
  /** How much words tell that only ask, and those that name an aspect of any matter. */
  pergunta: 0.2,
  aspectos: 0.6,
  /** Words that stand together, early in the text; the caput before what is below it; a short text. */
  juntas: 0.32,
  cedo: 0.2,
  caput: 0.067,
  curto: 0.1,
  /** What the subject index says: of an entry about something else as well, about what else was asked. */
  indice: 0.52,
  subtermo: 0.6,
  aspecto: 1,
  primeira: 0.9,
  /** Off for each entry of the act before this one; for a term of many entries. */
  seguinte: 0.08,
  espalhado: 0.3,
  /** How much of it is left where what else was asked is missing. */
  semAspecto: 0.375,
  /** Of what names an act, where it is said outside that act. */
  foraDoAto: 0.675,
  /** What is taken off for what was asked for and is missing. */
  falta: 0.9,
  /** By the force of an act, see `busca_doc`. */
  forcas: [0.6, 0.7, 0.94, 1, 1],
  sumula: 1,
  /** For a súmula, which the subject index does not know: that it holds the words side by side. */
  sumulaJuntas: 0.5,
  /** What an article has of the one next to it. */
  vizinho: 0.22,
  inativo: 0.2,
  alterador: 0.01,
};
