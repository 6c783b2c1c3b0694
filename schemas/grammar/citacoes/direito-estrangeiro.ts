import { compact } from '../compact.ts';
import { lookFor } from './automato.ts';
import { isEstrangeiro, isLugarEstrangeiro, palavrasEstrangeiras } from './gentilicos.ts';

/** How far before a name what is said of all its sentence may begin. */
const ALCANCE = 140;
const FIM_DE_FRASE = compact(/^[\s\S]*(?:[.;!?]\s{1,8}(?=\p{Lu})|;|\n\s*\n)/u);
const ANTES =
  '(?:^\\s{0,3}|[.(:"“—–-]\\s{0,3}|,\\s|(?<!\\p{L})(?:[eE]|[jJ]á|JÁ|[mM]as|MAS|[qQ]ue|QUE|[eE]nquanto|ENQUANTO|[aA]ssim|ASSIM|[tT]ambém|TAMBÉM),?\\s)';
/** What a sentence goes on with that tells of the law of the place. */
const REGE =
  '(?:vigora|vige|rege|prev[êe]|disp[õo]e|vale|aplica|incide|h[áa](?!\\p{L})|existe|trata|(?:[oa]s?\\s)?(?:arts?(?!\\p{L})|artigo|c[óo]digo|constitui[çc]))';
/** `Na Argentina, `, `Já na Itália e em Portugal, `, `Na Espanha vigora `; not `residente em Portugal, `. */
const PAIS = compact(
  new RegExp(
    `${ANTES}(?:[Nn][oaOA][sS]?|[Ee][mM])\\s{1,3}(\\p{Lu}[\\p{L} -]{2,45}?)(?:,|\\s(?=${REGE})(?<![.\\n]\\s))`,
    'gu',
  ),
);
/** `No direito português, `, `segundo a legislação italiana, `. */
const DIREITO = compact(
  /(?:^|[^\p{L}])(?:(?<!(?:inspirad[oa]s?|como)\s{1,3})n[oa]|(?:segundo|conforme|sob|[àa]\s{1,3}luz\s{1,3}d|de\s{1,3}acordo\s{1,3}com)\s{0,3}[oa])\s{1,3}(?:direito|ordenamento|sistema|legisla[çc][ãa]o|doutrina|jurisprud[êe]ncia|regime)\s([^,:]{2,60})[,:]/giu,
);
/** `O legislador português, no`, `A Corte Constitucional da Colômbia examinou`, `a jurisprudência francesa sobre`. */
const SUJEITO = compact(
  /(?:^\s{0,3}|[.(:"“—–-]\s{0,3}|,\s|(?<!\p{L})(?:e|j[áa]|mas|que|enquanto|segundo|conforme|como),?\s)(?:[oa]s?\s{1,3})?(?:direito|ordenamento|sistema|legisla[çc][ãa]o|legislador|doutrina|jurisprud[êe]ncia|tribunal|corte|su(?:prem[ao]|perior)\s{1,3}(?:corte|tribunal))((?:\s{1,3}[\p{L}-]{2,20}){1,6}?)(?:,?\s{1,3}(?:n[oa]s?(?!\p{L})|em\s{1,3}seus?|sobre|acerca|quanto|ao\s{1,3}\p{L}{3,12}r(?!\p{L}))|(?:,[^,.;]{1,60},)?\s{1,3}(?:aplic|examin|interpret|declar|julg|analis|apreci|prev[êei]|disp[õo]|estabelec|disciplin|trat|regul|invoc|reconhec|afirm|decidi|entende|fix|consider|adot|acolh|consagr|utiliz|afast|mante|extra|admit)\p{L}{0,8}(?!\p{L}))/giu,
);
/** `nossa Constituição`, `no Brasil`: from there on the sentence speaks of the law of the country again. */
const NOSSO = compact(/(?<!\p{L})(?:noss[oa]s?|aqui|bras[íi]l\p{L}*|p[áa]tri[oa]s?|entre\s{1,3}n[óo]s)(?!\p{L})/iu);
const NOSSO_ATRAS =
  /^\s{0,3}(?:[/⁄]\s?\d|(?:de\s{1,3})(?:19|20)\d\d|d[oa]\s{1,3}(?:brasil|rep[úu]blica\s{1,3}federativa)|bras|p[áa]tri)/i;
/** `equivale ao`, `difere do`: of whose law the other article is, nobody said. */
const COMPARADO =
  /(?:equival|correspond|semelhan|an[áa]log|similar|difer|distin|inspir|igual|id[êe]ntic|parecid|assemelh|lembra|remete)\S{0,12}\s/i;

/** Asked of every code's name: whether what stands before it tells of a place or a people at all. */
const mayBe = lookFor(palavrasEstrangeiras());

/**
 * Whether the sentence says, before the name between two offsets, that it speaks of another country's law; `talvez` where
 * it compares that with what may be ours.
 */
export function isDireitoEstrangeiro(text: string, at: number, fim: number): 'sim' | 'talvez' | null {
  const near = text.slice(Math.max(0, at - ALCANCE), at);
  // Lines are short in most texts, and what ends one ends the sentence here.
  const told = near.slice(Math.max(near.lastIndexOf('\n'), near.lastIndexOf(';')) + 1);
  if (!mayBe(told)) return null;
  const frase = told.replace(FIM_DE_FRASE, '');
  const agente = lastOf(SUJEITO, frase, isDeQuemAge);
  const sujeito = agente >= 0 && OUTRO_SUJEITO.test(frase.slice(agente)) ? -1 : agente;
  const from = Math.max(lastOf(PAIS, frase, isLugar), lastOf(DIREITO, frase, isDePovo), sujeito);
  if (from < 0) return null;
  const depois = frase.slice(from);
  const chamado = text.slice(at, fim);
  // `CF/88`: with its own year it is ours.
  if (/\d/.test(chamado) || NOSSO.test(chamado) || NOSSO.test(depois) || NOSSO_ATRAS.test(text.slice(fim, fim + 30)))
    return null;
  return COMPARADO.test(depois) ? 'talvez' : 'sim';
}

/** Past the last that the sentence tells so, where it is another country's; -1 where none is. */
function lastOf(pattern: RegExp, frase: string, isOutro: (told: string) => boolean): number {
  const match = [...frase.matchAll(pattern)].at(-1);
  return match && isOutro(match[1] ?? '') ? match.index + match[0].length : -1;
}

const isLugar = (told: string): boolean =>
  told.split(/\s{1,3}(?:e|ou)\s{1,3}(?:(?:n[ao]s?|em)\s{1,3})?/).some(isLugarEstrangeiro);

/** `, e o STF, `: another one goes on. */
const OUTRO_SUJEITO = compact(
  /(?:^|[^\p{L}])(?:e|mas|j[áa]|enquanto|por[ée]m),?\s{1,3}[oa]s?\s{1,3}(?!arts?(?!\p{L})|artigo|§)/iu,
);
const isDeQuemAge = (told: string): boolean => !/estrangeir/i.test(told) && isDePovo(told);

const DE = /^d[aeo]s?$/;
const isDePovo = (told: string): boolean => {
  const words = told.trim().split(/\s+/, 7);
  return words.some((word, i) => {
    if (isEstrangeiro(word)) return true;
    return (
      i > 0 &&
      DE.test(words[i - 1] as string) &&
      [1, 2, 3].some((n) => isLugarEstrangeiro(words.slice(i, i + n).join(' ')))
    );
  });
};
