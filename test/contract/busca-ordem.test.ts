import { afterAll, describe, expect, test } from 'bun:test';
import { type PalavrasDispositivo, packPalavras } from '../../schemas/search/index/palavras.ts';
import { dicionario, type Lingua } from '../../schemas/search/query/dicionario.ts';
import { nomeadosEm } from '../../schemas/search/query/nomeados.ts';
import { readPergunta } from '../../schemas/search/query/pergunta.ts';
import { type Unidade, unidadesDe } from '../../schemas/search/query/unidades.ts';
import { Marcas } from '../../schemas/search/rank/marcas.ts';
import { Leitor } from '../../schemas/search/rank/pontuar.ts';
import { juntas } from '../../schemas/search/rank/proximidade.ts';
import { openBusca } from './fixture-busca.ts';

/** Its words are some forty apart. */
const DE_LONGE =
  'Frustrar o pagamento por falta de fundos, sendo o título que se emite uma duplicata, uma nota promissória, uma letra ' +
  'de câmbio, uma cédula rural, um conhecimento de depósito, uma apólice, uma ação ao portador, uma debênture, um ' +
  'bilhete de loteria, um vale postal ou, em último caso, o que o comércio conhece como cheque.';

const leis = openBusca({
  atos: [
    { sigla: 'EX-MILITAR', nome: 'Código Penal Militar', tipo: 'codigo' },
    { sigla: 'EX-PENAL', nome: 'Código dos Crimes', tipo: 'codigo' },
  ],
  linhas: [
    { ref_key: 'EX-MILITAR.1', texto: 'Furtar: pena de reclusão.' },
    { ref_key: 'EX-PENAL.1', texto: 'Furtar: pena de reclusão.' },
    { ref_key: 'EX-MILITAR.2', texto: 'Emitir cheque sem fundos.' },
    { ref_key: 'EX-PENAL.2', texto: DE_LONGE },
    { ref_key: 'EX-PENAL.3', texto: 'Falsificar medicamentos.' },
    ...Array.from({ length: 160 }, (_, i) => ({
      ...{ ref_key: `EX-PENAL.${i + 10}`, texto: 'A execução da pena.', hierarquia: 'TÍTULO I – Da Execução' },
    })),
    { ref_key: 'EX-PENAL.500', texto: 'O juiz dispõe sobre a execução fiscal.' },
  ],
  termos: [],
});
afterAll(() => leis.close());

const keys = (q: string) => leis.buscar(q).map(({ ref_key }) => ref_key);

/** A thing asked for in one word, by its number. */
const asks = (numero: number): Unidade => ({
  alternativas: [{ radicais: [''], numeros: [numero], frase: false, peso: 1 }],
  ...{ peso: 1, exigida: true, atos: null, teto: null },
});

const DOC = { id: 1, sigla: 'EX', sumula: false, forca: 2, notoriedade: 0, inativo: false, alterador: false };

/** An article of these provisions as search reads it. */
const packedOf = (dispositivos: PalavrasDispositivo[]) =>
  new Uint32Array(packPalavras({ rubrica: [], aberturas: [], titulos: [], dispositivos }).buffer);

describe('the order of results', () => {
  test('what holds a mere part of another wording lacks what was asked', () => {
    const wording = { radicais: ['', '', ''], numeros: [2, 3, 4], frase: false, peso: 1 };
    const asked = asks(1);
    asked.alternativas.push(wording);
    const leitor = new Leitor([asked], new Float32Array(10).fill(1));
    const falta = (...texto: number[]) =>
      leitor.pontuar({ ...DOC, palavras: packedOf([{ acima: 0, rubrica: [], texto }]) }).falta;
    expect(falta(9, 1)).toBe(0);
    expect(falta(2, 3, 4)).toBe(0);
    expect(falta(9, 2)).toBeGreaterThan(0.5);
  });

  test('an area of the law is named as it is typed, not by any word of its stem', () => {
    const named = (q: string) => nomeadosEm(readPergunta(q), new Map()).flatMap(({ atos }) => [...atos]);
    expect(named('acidente trabalhista')).toEqual(['CLT']);
    expect(named('empregada doméstica')).toEqual(['LC-150-2015']);
    expect(named('acidente do trabalho')).toEqual([]);
  });

  test('two words that alone only ask are a matter together', () => {
    const known = { total: 10, dicionario, radical: () => ({ numero: 1, docs: 1 }), parentes: () => [] as string[] };
    const must = (q: string) =>
      unidadesDe(readPergunta(q), [], known as unknown as Lingua).map(({ exigida }) => exigida);
    expect(must('domicílio da pessoa jurídica')).toEqual([true, true, true]);
    expect(must('domicílio quando cabe')).toEqual([true, false, false]);
  });

  test('what stands together may begin in the sentence above', () => {
    const asked = [asks(1), asks(2)];
    const marcas = new Marcas(asked);
    expect(juntas(Uint32Array.of(2), marcas, asked)).toBe(0);
    expect(juntas(Uint32Array.of(2), marcas, asked, Uint32Array.of(9, 1))).toBe(1);
  });

  test('the common law comes before the special one that says the same', () =>
    expect(keys('furtar')).toEqual(['EX-PENAL.1', 'EX-MILITAR.1']));

  test('and before one that says a little more, unless that is asked for', () => {
    expect(keys('cheque sem fundos')).toEqual(['EX-PENAL.2', 'EX-MILITAR.2']);
    expect(keys('cheque sem fundos ex-militar')[0]).toBe('EX-MILITAR.2');
  });

  test('a word of every day asks for what the law says', () => expect(keys('remédio')).toEqual(['EX-PENAL.3']));

  test('an institute is found where the law treats of it, though the law does not say its name', () => {
    const civil = openBusca({
      atos: [{ sigla: 'CC', nome: 'Código Civil', tipo: 'codigo' }],
      linhas: [
        { ref_key: 'CC.1196', texto: 'Considera-se possuidor quem tem de fato o exercício da propriedade.' },
        { ref_key: 'CC.1784', texto: 'Aberta a sucessão, a herança transmite-se, desde logo, aos herdeiros.' },
      ],
      termos: [],
    });
    const found = civil.buscar('droit de saisine').map(({ ref_key }) => ref_key);
    civil.close();
    expect(found).toEqual(['CC.1784']);
  });

  test('an area of the law is looked for as a word too, however much holds the rest', () =>
    expect(keys('execução fiscal')[0]).toBe('EX-PENAL.500'));
});
