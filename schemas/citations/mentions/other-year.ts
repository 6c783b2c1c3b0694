import { compact } from '../../text/compact.ts';
import { type NamedMention, outsideSigla } from './mention.ts';
import type { Nomes } from './names.ts';

/** The last act that had the name before the one that has it now; where none is known, still not today's. */
export function replacedBy(sigla: string, names: Nomes): Pick<NamedMention, 'sigla' | 'homonym' | 'year'> {
  if (names.anteriores.has(sigla)) return { sigla };
  const years = names.anosAnteriores.get(sigla) ?? [];
  if (years.length === 0) return { sigla: outsideSigla(sigla, 'ANTERIOR'), homonym: sigla };
  const year = Math.max(...years);
  return { sigla: names.superados.get(`${sigla}/${year}`) as string, homonym: sigla, year };
}

/** `do Código vigente`, `do atual Código`: of the acts of a name, today's. */
const OF_TODAY = compact(
  /(?<!ent[ãa]o\s{1,3})(?:vigente|em\s{1,3}vigor)(?!\p{L})|(?:^|\s)(?:atual|nov[oa]|novel)(?!\p{L})/iu,
);

/** The act that has the name of an older one today, where the words that point back to it say that today's is meant. */
export const todayOf = (sigla: string, words: string, names: Nomes): string =>
  OF_TODAY.test(words) ? ofToday(sigla, names) : sigla;

/** The act that has today the name of an older one; the act itself where it is today's. */
function ofToday(sigla: string, { superados, ano }: Nomes): string {
  for (const [name, made] of superados) if (made === sigla) return name.replace(/\/\d+$/, '');
  const today = /^X-(.+)-(?:ANTERIOR|\d{4})$/.exec(sigla)?.[1] ?? sigla;
  return ano.has(today) ? today : sigla;
}

/** Which of the acts of one name is meant: the one of a year, today's, or the one before. */
export type WhichYear = number | 'today' | 'former';

/** The act of another year that has, or had, the name of one; null when nobody can tell which. */
export function ofOtherYear(sigla: string, which: WhichYear, names: Nomes): string | null {
  const today = ofToday(sigla, names);
  const own = names.ano.get(today) ?? null;
  if (own === null) return null;
  if (which === 'former') return replacedBy(today, names).sigla;
  if (which === 'today' || which === own) return today;
  return names.superados.get(`${today}/${which}`) ?? outsideSigla(today, which);
}
