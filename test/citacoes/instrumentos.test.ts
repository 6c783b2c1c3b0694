import { expect, test } from 'bun:test';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import { extractCitacoes } from '../../schemas/grammar/citacoes/extrair.ts';
import { ENTIDADES, INSTRUMENTO, INSTRUMENTOS, PECAS } from '../../schemas/grammar/citacoes/instrumentos.ts';
import { fold } from '../../schemas/text/fold.ts';

test.each(INSTRUMENTOS)('%s: the pattern reads it in any spelling', (word) => {
  for (const written of [word, fold(word), word.toUpperCase(), word.replaceAll(' ', '  ')]) {
    const text = `o ${written}, art. 5º`;
    expect(new RegExp(`(?<!\\p{L})(?:${INSTRUMENTO})(?!\\p{L})`, 'iu').test(text)).toBe(true);
  }
});

const nomes = nomesDe(catalogo);
const spellings = (word: string) => [word, fold(word), word.toUpperCase(), fold(word).toUpperCase()];
/** The act of the list that stands last. */
const ownerOf = (said: string) => {
  const last = extractCitacoes(`O CC, art. 186, trata do dano. ${said}`, nomes).at(-1);
  return last?.tipo === 'dispositivo' ? last.sigla : undefined;
};

test.each(INSTRUMENTOS)('%s: its articles are not those of the act before, however it is written', (word) => {
  const nouns = spellings(/ d[aoe]$/.test(word) ? `${word} ajuste` : word);
  for (const noun of nouns)
    for (const said of [
      `O ${noun}, art. 9º`,
      `No ${noun}, no art. 9º`,
      `Veda o ${noun}, em seu art. 9º`,
      `; ${noun}, art. 9º`,
    ])
      expect([said, ownerOf(said)]).toEqual([said, null]);
});

test.each(PECAS)('%s: nor are those beside it', (word) => {
  for (const noun of spellings(word))
    for (const said of [`Na ${noun}, art. 9º`, `A ${noun}, o art. 9º`])
      expect([said, ownerOf(said)]).toEqual([said, null]);
});

test.each(ENTIDADES)('%s: nor is what it commands', (word) => {
  for (const noun of spellings(word)) {
    const said = `O ${noun} veda, no art. 9º, a venda`;
    expect([said, ownerOf(said)]).toEqual([said, null]);
  }
});
