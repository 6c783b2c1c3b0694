import { readAto } from './atos.ts';
import { skipBranco } from './lexico.ts';
import type { Nomes } from './nomes.ts';

/** How far behind a list the sentence may still tell another one's act: `nem o art. 7º | nem o art. 8º da CLT`. */
const ALCANCE = 160;
/** Where the sentence ends; the stop of `art.` and the like ends none. */
const FIM_DE_FRASE =
  /(?<!(?:^|[^\p{L}])(?:arts?|incs?|pará?g?|als?|n|fls?|cf|p))[.!?](?=\s|$)|;(?!.{0,120}(?:tod|amb)[oa]s\s)|\n\s*\n/iu;
const ARTIGO = /(?:^|[^\p{L}])(?:arts?(?!\p{L})|artigos?(?!\p{L}))/iu;
/** Behind what an act may stand: `art. 8º da CLT`, `art. 8º, CLT`, `art. 8º CLT`, `responde (CDC)`. */
const ANTES_DE_ATO = /(?:^|[^\p{L}])(?:d[oa]s?|n[oa]s?)(?=\s{1,3}\p{L})|[,(](?=\s?\p{Lu})|[\dº°](?=\s\p{Lu}{2})/giu;
/** `viola o art. 5º`, `é incompatível com o art. 6º`: what does so is seldom of the same act. */
const CONFRONTA =
  /^[\s,]*(?:(?:n[ãa]o|[ée]|s[ãa]o|foi|seria|ora|impugnad\p{L}{1,2}|questionad\p{L}{1,2})\s{1,3}){0,3}(?:viol|contrari|ofend|fer(?:e|em|iu)|afront|diverg|afast|conflit|incompat|infring|desrespeit|vulner|colid|destoa|inconstitucion)\p{L}*\s(?:[^.;:§\d]{0,40}\s)?(?:arts?\.?|artigos?)\s/iu;

/** Whether what ends at `fim` is set against an article, of whose act it seldom is. */
export const isConfrontado = (text: string, fim: number): boolean => CONFRONTA.test(text.slice(fim, fim + ALCANCE));

/**
 * Whether the sentence goes on, behind a list that ends at `fim`, with an article of another act than `sigla`, or sets the
 * list against another article. Then the act named before is not simply taken to be the list's.
 */
export function tellsOutroAdiante(text: string, fim: number, sigla: string, nomes: Nomes): boolean {
  const near = text.slice(fim, fim + ALCANCE);
  const end = near.search(FIM_DE_FRASE);
  const frase = end < 0 ? near : near.slice(0, end);
  if (CONFRONTA.test(frase)) return true;
  const artigo = frase.search(ARTIGO);
  if (artigo < 0 && !frase.includes('(')) return false;
  for (const { index, 0: word } of frase.matchAll(ANTES_DE_ATO)) {
    if (index < artigo || (artigo < 0 && word !== '(')) continue;
    const ato = readAto(text, skipBranco(text, fim + index + word.length), nomes, 'depois');
    const outro = ato?.tipo === 'ato' && ato.sigla !== sigla;
    if (outro && (ato.numerado !== undefined || !ato.sigla.startsWith('X-'))) return true;
  }
  return false;
}
