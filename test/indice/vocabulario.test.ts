import { describe, expect, test } from 'bun:test';
import { Value } from '@sinclair/typebox/value';
import { chaveDoNome, NOMES } from '../../pipeline/indice/headings/nomes.ts';
import { lerPalavras } from '../../pipeline/indice/words/palavras.ts';
import { AREAS, Area, acharVerbetes, VERBETES } from '../../pipeline/indice/words/vocabulario.ts';

const termos = (texto: string, sigla = 'CC') =>
  acharVerbetes(lerPalavras(texto), sigla).map(({ verbete }) => verbete.termo);

describe('the vocabulary', () => {
  test('is an editor’s: some thousands of headwords, each set to be read', () => {
    expect(VERBETES.length).toBeGreaterThan(2_000);
    const nomes = VERBETES.flatMap(({ termo, sinonimos = [] }) => [termo, ...sinonimos]);
    expect(nomes.filter((nome) => !/^[\p{Lu}\d][\p{L}\d ,ºª.%-]*[\p{L}\d%.]$/u.test(nome))).toEqual([]);
  });

  test('is written as it is described, no headword twice in an area', () => {
    for (const area of AREAS) {
      expect([...Value.Errors(Area, area)]).toEqual([]);
      const termos = area.verbetes.map(({ termo }) => chaveDoNome(termo));
      expect(termos.filter((termo, i) => termos.indexOf(termo) !== i)).toEqual([]);
    }
  });

  test('refers to headwords that exist', () => {
    const missing = VERBETES.flatMap(({ ver = [] }) => ver.filter((outro) => !NOMES.has(chaveDoNome(outro))));
    expect(missing).toEqual([]);
  });

  test('has wordings that are read as they stand', () => {
    const wordings = VERBETES.flatMap(({ formas = [], salvo = [] }) => [...formas, ...salvo]);
    const unread = wordings.filter((forma) => lerPalavras(forma).length === 0);
    expect(unread).toEqual([]);
    const cut = wordings.filter((forma) => lerPalavras(forma).some(({ corte }, i) => corte && i > 0));
    expect(cut).toEqual([]);
  });
});

describe('a headword in a text', () => {
  test.each([
    ['O BEM DE FAMÍLIA é isento', ['Bem de família']],
    ['os bens da família', ['Bem de família']],
    ['vícios redibitórios', ['Vício redibitório']],
    ['a usucapião especial urbana', ['Usucapião especial urbana']],
    ['seqüestro e cárcere privado', ['Sequestro e cárcere privado']],
    ['bem; família', []],
    ['o bem, a família', []],
    ['os bens na família', []],
    ['nada que se leia', []],
  ])('%s', (texto, found) => {
    expect(termos(texto)).toEqual(found);
  });

  test('words that are something else are not it', () => {
    expect(termos('a adoção de criança')).toEqual(['Adoção']);
    expect(termos('a adoção de medidas')).toEqual([]);
  });

  test('a single word means what it does in the acts of its area alone', () => {
    expect(termos('o erro', 'CC')).toEqual(['Erro']);
    expect(termos('o erro', 'CTB')).toEqual([]);
    expect(termos('a usucapião', 'CTB')).toEqual(['Usucapião']);
  });
});
