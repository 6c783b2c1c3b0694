import { expect, test } from 'bun:test';
import { found } from './found.ts';

const ROWS: readonly (readonly [text: string, words: readonly string[], why: string])[] = [
  ['diz “quem causa dano” e', ['quem causa dano'], 'typographic marks'],
  ['diz "quem causa dano" e', ['quem causa dano'], 'straight marks'],
  ['diz «quem causa dano».', ['quem causa dano'], 'angle marks'],
  ['diz "art. 78, II, "a", do Código".', ['art. 78, II, "a", do Código', 'a'], 'straight marks within straight marks'],
  ['diz ("quem causa dano)". E', ['quem causa dano)'], 'a bracket closed within'],
  ['a "b" do inciso "c" da lei', ['b', 'c'], 'letters of alíneas close what they open'],
  ['diz "quem causa dano ". Assim', ['quem causa dano'], 'a blank before the mark that closes'],
  ['controvérsia " (AgRg) de "dano" e', ['dano'], 'a mark between blanks opens nothing'],
  [
    'a regra:\n\n> Quem causa dano\n> responde.\n\nAssim',
    ['Quem causa dano\n> responde.'],
    'lines marked as Markdown does',
  ],
  [
    'estabelece:\nArt. 413. A penalidade é\nreduzida.\nNo caso',
    ['Art. 413. A penalidade é\nreduzida.'],
    'a label behind a colon',
  ],
  ['de fato:\nI – FATOS\nEm 2020', [], 'a heading in capitals is no inciso'],
  [
    'legais:\n"Art. 178. Intervém.\n(...)\nArt. 279. É nulo."',
    ['Art. 178. Intervém.\n(...)', 'Art. 279. É nulo.'],
    'each article of a block',
  ],
  ['um copo d’água e outro', [], 'an apostrophe'],
  ['diz “quem causa dano e nada fecha', [], 'a mark that nothing closes'],
];

test.each(ROWS)('%j: %j (%s)', (text, words) => {
  expect(found(text).map((each) => each.trim())).toEqual([...words]);
});
