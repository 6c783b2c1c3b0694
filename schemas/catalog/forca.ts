/**
 * How surely an alias means an act. A `contextual` one needs a provision next to it, and means other things elsewhere.
 */
export type Forca = 'forte' | 'contextual';

/** Acronyms of at most three letters that mean an act wherever they occur. */
const FORTES = new Set(['CF', 'CLT', 'CPC', 'CPP', 'CDC', 'CTN', 'CTB', 'ECA', 'LEP', 'CPM']);

/**
 * Returns how surely an alias means an act. Short acronyms other than those above are contextual: `CC` is also a
 * conflict of jurisdiction, `ED` a motion, `CE` a state.
 */
export const forcaOf = (alias: string): Forca =>
  /^\p{L}{1,3}$/u.test(alias) && !FORTES.has(alias.toUpperCase()) ? 'contextual' : 'forte';
