import { compact } from '../../text/compact.ts';
import { phrase } from '../tokens/pattern.ts';
import { type NamedMention, outsideSigla } from './mention.ts';
import type { Nomes } from './names.ts';

const EPOCH = 'epoca|tempo|ocasiao|data|momento';
/**
 * Words behind a name that say that an older act is meant: `antigo`, `então vigente`. Not `art. 240 do CP (revogado)`,
 * which is said of the article: in brackets, only `o revogado` is said of the code.
 */
export const FORMER_BEHIND = phrase(`
  :openQuote|:closeQuote? ( :former | ja? :repealed (! por|em|:adverb ) | de outrora )
  | :open ( o|a? :former :comma|:close | o|a :repealed :comma|:close | :repealed :comma )
  | :comma? :open? ( entao vigente|vigorante | entao em vigor
    | ( vigente | em vigor ) a|ao|no|na|àquele|àquela ${EPOCH} | da epoca ) :close?`);
/** The same before the name: `o velho CPC`. */
export const FORMER_BEFORE = phrase(':former|:repealed | entao vigente');
/** `CPC (revogado)`: says so of a name that an older act also had. */
export const REPEALED = phrase(':open o|a? ja? :repealed|rev|revog :stop? :close');

/**
 * Returns the last act that had the name before the present one. If none is known, the sigla `X-…-ANTERIOR`, since it
 * is not the present act either.
 */
export function replacedBy(sigla: string, names: Nomes): Pick<NamedMention, 'sigla' | 'homonym' | 'year'> {
  if (names.anteriores.has(sigla)) return { sigla };
  const years = names.anosAnteriores.get(sigla) ?? [];
  if (years.length === 0) return { sigla: outsideSigla(sigla, 'ANTERIOR'), homonym: sigla };
  const year = Math.max(...years);
  return { sigla: names.superados.get(`${sigla}/${year}`) as string, homonym: sigla, year };
}

/** `do Código vigente`, `do atual Código`: the act that has the name today. */
const OF_TODAY = compact(
  /(?<!ent[ãa]o\s{1,3})(?:vigente|em\s{1,3}vigor)(?!\p{L})|(?:^|\s)(?:atual|nov[oa]|novel)(?!\p{L})/iu,
);

/**
 * Returns the act that has an older act's name today, if the words that point back to the older act say `vigente`,
 * `atual` or the like. Otherwise returns the sigla unchanged.
 */
export const todayOf = (sigla: string, words: string, names: Nomes): string =>
  OF_TODAY.test(words) ? ofToday(sigla, names) : sigla;

/** Returns the act that has the name of an older act today, or the act itself if it is the present one. */
function ofToday(sigla: string, { superados, ano }: Nomes): string {
  for (const [name, made] of superados) if (made === sigla) return name.replace(/\/\d+$/, '');
  const today = /^X-(.+)-(?:ANTERIOR|\d{4})$/.exec(sigla)?.[1] ?? sigla;
  return ano.has(today) ? today : sigla;
}

/** Which act of one name is meant: that of a year, the present one, or the one before it. */
export type WhichYear = number | 'today' | 'former';

/** Returns the act of another year that has, or had, the name of this act. Null if it is unknown which. */
export function ofOtherYear(sigla: string, which: WhichYear, names: Nomes): string | null {
  const today = ofToday(sigla, names);
  const own = names.ano.get(today) ?? null;
  if (own === null) return null;
  if (which === 'former') return replacedBy(today, names).sigla;
  return which === 'today' || which === own ? today : siglaOfYear(today, which, names);
}

/** Returns the sigla of the act of another year that had an act's name: the act that was replaced, or `X-…`. */
export const siglaOfYear = (sigla: string, year: number, { superados }: Nomes): string =>
  superados.get(`${sigla}/${year}`) ?? outsideSigla(sigla, year);
