/** How many characters on either side of a citation may say that it is repealed. */
export const ALCANCE_DA_REVOGACAO = 40;

const ANTES =
  /(?<!\p{L})(?<!(?:n[ãa]o|nunca|jamais)\s+(?:se\s+)?)(?:revogad[oa]s?|revoga[çc][ãa]o\s+d[oae]s?|revog(?:ou|aram)(?:\s+expressamente)?\s+[oa]s?)\s+$/iu;
/** In `art. 316 do CPP, revogada a prisão` something else is revoked; `revogado a partir de 2005` is of the article. */
const DEPOIS =
  /^[\s,(–-]*(?:que\s+foi\s+|(?:j[áa]|hoje|ora|agora|atualmente|expressamente|tacitamente)\s+)*revogad[oa]s?(?!\p{L})(?!\s+[oa]s?\s+(?!partir|contar))/iu;

/** Whether a text itself says of what it cites that it is repealed: `o revogado art. 5º`, `art. 5º (revogado)`. */
export const isDitoRevogado = (antes: string, depois: string): boolean => ANTES.test(antes) || DEPOIS.test(depois);
