/** How surely an alias is an act: `contextual` ones need a provision beside them, and mean other things elsewhere. */
export type Forca = 'forte' | 'contextual';

/** Acronyms of at most three letters that are acts wherever they stand. */
const FORTES = new Set(['CF', 'CLT', 'CPC', 'CPP', 'CDC', 'CTN', 'CTB', 'ECA', 'LEP', 'CPM']);

/** `CC` is also a conflict of jurisdiction, `ED` a motion, `CE` a state: short acronyms are contextual, those above aside. */
export const forcaOf = (alias: string): Forca =>
  /^\p{L}{1,3}$/u.test(alias) && !FORTES.has(alias.toUpperCase()) ? 'contextual' : 'forte';
