/**
 * FNV-1a in 32 bits (Fowler, Noll and Vo). A hash can be extended: that of `CC.1.I` continues the one of `CC.1`.
 * `Math.imul` gives signed numbers; `>>> 0` makes one unsigned.
 */
export const FNV_OF_NOTHING = 0x811c9dc5 | 0;

/** Extends a hash by one number, such as the code of a character. */
export const extendFnv = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);
