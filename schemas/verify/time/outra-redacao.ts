/** How many characters after a citation may say which wording is meant. */
export const ALCANCE_DA_REDACAO = 80;

const OUTRA =
  /^[\s,(–-]*(?:(?:na|em|com a)\s+)?(?:sua\s+)?reda[çc][ãa]o\s+(?:(?:anterior|original|origin[áa]ria|primitiva|antiga|pret[ée]rita|revogada|ent[ãa]o\s+vigente)(?!\p{L})|vigente\s+[àa]\s+[ée]poca)/iu;

/**
 * Says that a citation is of a wording other than today's. Returns null if the text does not say so.
 * @param depois the text right after the citation
 */
export const ressalvaDeRedacao = (depois: string): string | null =>
  OUTRA.test(depois) ? 'O texto cita outra redação deste dispositivo: a que aqui se confere é a de hoje.' : null;
