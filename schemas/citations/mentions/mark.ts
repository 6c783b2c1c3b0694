/** `nº`, `n.º`, `n.`, `No`: part of a pattern. */
export const MARK = '( :number-mark | :letter|:letterUpper ( :stop|:sign ){0,2} | no|nos|numero )';
