import { endAt } from '../sticky.ts';

/** From the word that accuses to the number of the article that it leaves unsaid: `incurso nas penas do 157`. */
const ELIDIDO =
  /(?:(?:incurs|denunciad|condenad|pronunciad|indiciad)[oa]s?(?:\s{1,3}n?as\s{1,3}(?:penas|san[çc][õo]es)\s{1,3}d[oe]s?|\s{1,3}(?:n[oa]s?|pel[oa]s?))|(?:penas|san[çc][õo]es)\s{1,3}d[oe]s?)\s{1,3}(?=\d{1,3}(?:\.\d{3}|\d)?(?:[º°]|-[A-Z])?(?:\s?,|\s{1,3}d[oa]\s))/iy;

/** Where the number stands of an article without the word for it, or -1. */
export const endOfElipse = (text: string, at: number): number => endAt(ELIDIDO, text, at);
