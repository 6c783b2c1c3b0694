import { compact } from '../compact.ts';
import { endAt } from '../sticky.ts';
import { endOfDeFora } from './atos-de-fora.ts';

/** What comes behind `lei`, `decreto`, `código` where they are more than a word: a number, a capital, what qualifies them. */
const ADIANTE = compact(
  /[\s.,-]{0,3}(?:[\d\p{Lu}]|n[º°.úuo\s]|(?:comp|fed|est|mun|prov|const|int|leg|norm|org|distr|d[aeo]s?\s|lei|nacional|de\s|pol[íi]|p[úu]bl|soc|part))|[-/]|\s?\(/uy,
);
/** Whether a word that may begin an act goes on to one; an acronym is one by itself. */
export const leadsToAto = (text: string, inicio: number, fim: number): boolean =>
  isCapital(text[inicio + 1]) || endAt(ADIANTE, text, fim) >= 0 || endOfDeFora(text, inicio) >= 0;
const isCapital = (char = ''): boolean => char !== char.toLowerCase();
