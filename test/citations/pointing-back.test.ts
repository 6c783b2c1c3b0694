import { describe, expect, test } from 'bun:test';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { POINTING_BACK } from '../../schemas/citations/lexicon/pointing-back.ts';

const nomes = nomesDe(catalogo);
const siglas = (texto: string) =>
  extractCitacoes(texto, nomes).map((citacao) => citacao.tipo === 'dispositivo' && citacao.sigla);

describe('a word that points back', () => {
  for (const word of POINTING_BACK.split(' ').filter((each) => each.endsWith('o')))
    test(`${word} means the code and not the law named last, before the article and behind it`, () => {
      const named = 'O Código Civil cede à Lei nº 9.784/99.';
      expect(siglas(`${named} Vale o art. 187 do ${word} código.`)).toEqual(['CC']);
      expect(siglas(`${named} O ${word} código, no art. 187, veda.`)).toEqual(['CC']);
      expect(siglas(`${named} No ${word} código, o art. 187 veda.`)).toEqual(['CC']);
    });
});
