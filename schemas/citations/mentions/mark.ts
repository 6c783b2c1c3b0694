/** `nº`, `n.º`, `n.`, `No`: part of a pattern. */
export const MARK = '( :letter|:letterUpper ( :stop|:mark ){0,2} | no|nos|numero )';
