/** The numbers by which results are ordered; tuned on judged queries (`test/relevancia`), those that came later weighing more, and checked on some that were kept apart. */
export const PESOS = {
  /** How well a word says what a provision is about, by where it stands. */
  rubrica: 1.58,
  abertura: 1.15,
  titulo: 1.17,
  texto: 0.84,
  acima: 0.811,
  corpo: 0.523,
  /** How much less what stands anywhere in an article says of a long one. */
  longo: 0.1,
  /** For the article that opens a heading, as far as that says what was asked. */
  abre: 0.19,
  /** How much of that remains of a heading that says only other things besides. */
  tituloCheio: 0.13,
  /** What stands for a word: one of its family, another wording of it, of several together; and one of which a word is missing. */
  familia: 0.511,
  parente: 0.407,
  sinonimo: 0.794,
  sinonimoFrase: 1.32,
  /** Of a word of every day, where the law hardly has it itself; half as much where so many articles have it. */
  cotidiano: 0.72,
  corrente: 150,
  incompleta: 0.12,
  /** How much words tell that only ask, and those that name an aspect of any matter. */
  pergunta: 0.583,
  aspectos: 1.85,
  /** Words that stand together, early in the text; the caput before what is below it; a short text. */
  juntas: 0.189,
  juntasTitulo: 0.25,
  cedo: 0.185,
  caput: 0.087,
  curto: 0.211,
  dita: 0.0317,
  /** What the subject index says: of an entry about something else as well, about what else was asked. */
  indice: 0.879,
  subtermo: 0.813,
  aspecto: 1.15,
  primeira: 1.03,
  /** Off for each entry of the act before this one; for a term of many entries. */
  seguinte: 0.096,
  espalhado: 0.178,
  /** How much of it is left where what else was asked is missing. */
  semAspecto: 0.346,
  /** Where the law treats of an institute that is asked for by its name; off for each place before this one. */
  instituto: 1.8,
  institutoSeguinte: 0.25,
  /** For what an institute is known by. */
  notorio: 0.1,
  /** Of what names an act, where it is said outside that act. */
  foraDoAto: 0.933,
  /** What is taken off for what was asked for and is missing. */
  falta: 0.554,
  /** By the force of an act, see `busca_doc`. */
  forcas: [0.6, 0.82, 0.94, 1, 1.09],
  /** What is left of an answer of a special act when it is weighed against the first of the common law. */
  cede: 0.927,
  sumula: 1.22,
  /** For a súmula, which the subject index does not know: that it holds the words side by side. */
  sumulaJuntas: 0.194,
  /** What an article has of the one next to it. */
  vizinho: 0.149,
  /** What an article or súmula has of one that it cites, or that cites it. */
  cita: 0.162,
  /** For standing in an act where most of the best stand; for being cited, or citing. */
  mesmoAto: 0.08,
  citado: 0.015,
  /** What is answered with less force than this is missing as far as it is less. */
  presente: 0.2,
  /** What a word that only asks may weigh at most beside what is asked about; and one that names an aspect of it. */
  tetoPergunta: 0.5,
  tetoAspecto: 1.08,
  /** For how often an article says a word; for standing in a heading and in the text. */
  repete: 0.0264,
  ambos: 0.062,
  /** What is left of a wording whose words stand in different provisions of an article. */
  solta: 0.545,
  /** How much of its advantage a súmula loses for what it lacks. */
  sumulaFalta: 0.417,
  /** Off for each result of an act, or a court, past the first three: others have a say too. */
  farto: 0.022,
  inativo: 0.2,
  alterador: 0.01,
};
