/** What an act does to another, by its stems: part of a pattern. */
export const MUDA =
  'alter|modific|revog|derrog|ab-?rog|reform|acrescent|acresc|inclu|introduz|insir|inser|suprim|mud|renumer|atualiz|' +
  'substitu|emend|regulament';
