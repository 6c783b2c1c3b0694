import type { Linha } from './estrutura.ts';

/** One text in the forms that programs give it; offsets are those of the text as it came. */
export const FORMAS: readonly Linha[] = [
  [
    'A alínea d do inciso I do art. 105 da Constituição.'.normalize('NFD'),
    [['CF.105.I.d', 'alínea d do inciso I do art. 105 da Constituição'.normalize('NFD')]],
    'a level and an act with accents set apart',
  ],
  ['O art.\u200b 186 do CC.', [['CC.186', 'art.\u200b 186 do CC']], 'a character that is not seen'],
  ['O ａｒｔ. １８６ do CC.', [['CC.186', 'ａｒｔ. １８６ do CC']], 'letters and digits as wide as ideographs'],
  ['O **art. 5º**, **X**, da **CF**.', [['CF.5.X', 'art. 5º**, **X**, da **CF']], 'marks of emphasis inside'],
  ['O __art. 14__ do _CDC_.', [['CDC.14', 'art. 14__ do _CDC']], 'emphasis by low lines'],
  ['> Diz o art. 5º, X,\n> da CF.', [['CF.5.X', 'art. 5º, X,\n> da CF']], 'a mail that is quoted'],
  ['Vale o art. 85, § 2º, da `CLT`.', [['CLT.85.2', 'art. 85, § 2º, da `CLT']], 'marks of code'],
  ['O <em>art. 5<sup>o</sup></em>, LV, da <b>CF</b>.', [['CF.5.LV', 'art. 5<sup>o</sup></em>, LV, da <b>CF']], 'tags'],
  ['Vale o art. 71 da [CLT](https://exemplo.org/clt).', [['CLT.71', 'art. 71 da [CLT']], 'a link'],
  [
    'art.&nbsp;5&ordm;, X, da CF',
    [['CF.5.X', 'art.&nbsp;5&ordm;, X, da CF']],
    'characters that a page calls by a name',
  ],
  ['O art.~5º, X, da CF.', [['CF.5.X', 'art.~5º, X, da CF']], 'a blank that does not break, as TeX writes it'],
  ['O art. 186 [^1] do CC.', [['CC.186', 'art. 186 [^1] do CC']], 'the mark of a note'],
  ['O *art. 5º, caput,* da CF.', [['CF.5+caput', 'art. 5º, caput,* da CF']], 'emphasis that ends behind a comma'],
];
