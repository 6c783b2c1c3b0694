/**
 * How surely an alias means an act. A `contextual` one needs a provision next to it, and means other things elsewhere.
 */
export type Forca = 'forte' | 'contextual';

/** Acronyms that mean an act wherever they occur, and nothing else even before a number: `CPC 300`. */
const UNICAS = ['CF', 'CLT', 'CPC', 'CPP', 'CTN', 'CTB', 'ECA'];

/**
 * Acronyms of at most three letters that mean an act wherever they occur. Before a number the last three may be a loan
 * (`CDC 500`), a file of the court of execution (`LEP 123`) or a command of the police (`CPM 190`).
 */
const FORTES = new Set([...UNICAS, 'CDC', 'LEP', 'CPM']);

/**
 * Returns how surely an alias means an act. Short acronyms other than those above are contextual: `CC` is also a
 * conflict of jurisdiction, `ED` a motion, `CE` a state.
 */
export const forcaOf = (alias: string): Forca =>
  /^\p{L}{1,3}$/u.test(alias) && !FORTES.has(alias.toUpperCase()) ? 'contextual' : 'forte';

/** Returns whether an alias is an acronym that means nothing but its act. */
export const isUnica = (alias: string): boolean => UNICAS.includes(alias);
