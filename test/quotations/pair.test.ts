import { describe, expect, test } from 'bun:test';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { tokenAt } from '../../schemas/citations/tokens/locate.ts';
import { findQuotations } from '../../schemas/quotations/find-quotations.ts';
import { pairsOf } from '../../schemas/quotations/pair.ts';
import { tokensOf } from './found.ts';

const nomes = nomesDe(catalogo);

/** Of the first quotation: what it is offered as the words of, the likeliest first, and how. */
function offersOf(text: string): string[] {
  const tokens = tokensOf(text);
  const cited = extractCitacoes(text, nomes).map((citacao) => ({
    from: tokenAt(tokens, citacao.offset),
    to: tokenAt(tokens, citacao.fim),
    ref_key: citacao.tipo === 'dispositivo' && citacao.sigla ? `${citacao.sigla}.${citacao.artigo}` : null,
  }));
  const [first] = findQuotations(tokens);
  return first ? pairsOf(tokens, first, cited).map(({ ref_key, offer }) => `${ref_key} ${offer}`) : [];
}

const ROWS: readonly (readonly [text: string, offers: readonly string[], why: string])[] = [
  ['Vale o art. 186 do CC: "arts. 186 e 187, ambos do CC".', [], 'nothing but a citation'],
  ['Vale o art. 186 do CC: "art. 187 do CC, sobre o abuso do direito".', ['CC.186 said'], 'words besides it'],
  [
    'Vale o art. 186 do CC: "o dever de reparar vem do art. 186 do CC, e só dele".',
    [],
    'words about the article itself',
  ],
  ['Vale o art. 186 do CC: "o dever vem do art. 186, e só dele".', ['CC.186 said'], 'a number that may be amiss'],
  ['O art. 186 do CC: "Art. 186. Quem causa dano comete ilícito".', ['CC.186 said'], 'its label'],
  ["lei: 'art. 186 do CC', pagina: 'https://exemplo.gov.br/lei'", [], 'an address'],
  ['artigo: "art. 186 do CC",\n  obs: "quem causa dano repara o dano"', [], 'the value of a key in source code'],
  ['["art. 186 do CC",\n  "quem causa dano repara o dano"]', [], 'the next string of a list'],
  ['base: "art. 186 do CC", dano: { obs: "quem causa dano repara" }', [], 'and of the first key'],
  ['O art. 186 do CC dispõe que “quem causa dano comete ilícito”.', ['CC.186 said'], 'a verb of providing'],
  ['**Art. 186 do CC**: "quem causa dano comete ilícito".', ['CC.186 said'], 'a colon'],
  ['Segundo o art. 186 do CC, “quem causa dano comete ilícito”.', ['CC.186 said'], 'a preposition before it'],
  ['1. Art. 186 do CC – “quem causa dano comete ilícito”.', ['CC.186 said'], 'a heading and a dash'],
  ['É ilícito o dano (art. 186 do CC, “quem causa dano”).', ['CC.186 beside'], 'right behind'],
  ['“Quem causa dano comete ilícito” (art. 186 do CC).', ['CC.186 beside'], 'a bracket behind'],
  ['“Quem causa dano comete ilícito”, art. 186 do CC.', ['CC.186 beside'], 'a comma behind'],
  ['Os arts. 186 e 927 do CC dispõem: “quem causa dano repara”.', ['CC.927 said', 'CC.186 said'], 'either of a list'],
  [
    'Veja o art. 186 do CC. Este artigo prevê o dever de “reparar o dano”.',
    ['CC.186 said'],
    'the provision taken up again',
  ],
  ['Veja o art. 186 do CC. O autor, “vizinho de longa data”, sofreu dano.', ['CC.186 perhaps'], 'the next sentence'],
  [
    'Nos termos do art. 186 do CC, há precedente: “o dano moral é presumido”.',
    ['CC.186 perhaps'],
    "a precedent's words",
  ],
  ['O art. 186 do CC: “o dano moral é presumido” (REsp 1.234, Rel. Min. X).', [], 'a precedent behind'],
  ['A lei mudou o art. 186 do CC. “É um avanço”, afirmou o ministro.', [], 'somebody said it'],
  ['{"artigo": "art. 186 do CC", "conteudo": "defiro o pedido"}', [], 'a value of a key'],
  ['“Quem causa dano”.\n- Art. 927 do CC: regra.', [], 'the next item of a list'],
];

describe('what a quotation is offered as', () => {
  test.each(ROWS)('%j: %j (%s)', (text, offers) => {
    expect(offersOf(text)).toEqual([...offers]);
  });
});
