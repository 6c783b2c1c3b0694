import { compact } from '../../text/compact.ts';

/** How far behind a list the article that it is set against may be told. */
const ALCANCE = 90;
/** `viola o art. 5º`, `é incompatível com o art. 6º`. */
const CONFRONTA = compact(
  /^[\s,]*(?:(?:n[ãa]o|[ée]|s[ãa]o|foi|seria|ora|impugnad\p{L}{1,2}|questionad\p{L}{1,2})\s{1,3}){0,3}(?:viol|contrari|ofend|fer(?:e|em|iu)|afront|diverg|afast|conflit|incompat|infring|desrespeit|vulner|colid|destoa|inconstitucion)\p{L}*\s(?:[^.;:§\d]{0,40}\s)?(?:arts?\.?|artigos?)\s/iu,
);

/** Whether what ends at `fim` is set against an article: the act of that one, or one named before, is seldom its own. */
export const isConfrontado = (text: string, fim: number): boolean => CONFRONTA.test(text.slice(fim, fim + ALCANCE));
