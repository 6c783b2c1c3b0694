import { describe, expect, test } from 'bun:test';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { extractAtos } from '../../schemas/citations/extract-acts.ts';

const names = nomesDe(catalogo);

const citedIn = (texto: string) => extractAtos(texto, extractCitacoes(texto, names), names);

/** A text with braces around each act that it cites alone, and their siglas. */
const ACTS: readonly (readonly [string, ...string[]])[] = [
  ['Impetrou-se com base na {Lei 12.016/2009}.', 'LMS'],
  ['O {Código Civil} e a {Constituição Federal} o vedam.', 'CC', 'CF'],
  ['A {Lei nº 8.078/91} não existe.', 'LEI-8078-1991'],
  ['O {CPC/73} e o antigo {CPC} não vigoram.', 'LEI-5869-1973', 'LEI-5869-1973'],
  ['O {Código Civil (Lei nº 8.078/90)} diz outra coisa.', 'X-CC-CDC'],
  ['A {Lei nº 8.078/90 (CDC)} protege o consumidor.', 'CDC'],
  ['Protege-o o consumidor (a {Lei nº 8.078/90 - CDC}).', 'CDC'],
  ['As {Leis nº 8.078/90}, {9.099/95} e {10.259/2001} valem.', 'CDC', 'LJE', 'LEI-10259-2001'],
  ['A {Lei nº⏎12.016,⏎de 7 de agosto⏎de 2009}, regula-o.', 'LMS'],
  ['O {Código de Pro-⏎cesso Civil} regula-o.', 'CPC'],
  ['A {Lei do FGTS} vale.', 'FGTS'],
  ['A {Consolidação das Leis do Trabalho} (CLT) e o {CDC} valem.', 'CLT', 'CDC'],
  ['O {Estatuto dos Ferroviários (Decreto nº 35.530/59)}.', 'DEC-35530-1959'],
  ['Dito no {CDC} ({Código Civil}, em parte, também).', 'CDC', 'CC'],
  // Told with a provision.
  ['O art. 5º da CF, e a {CLT} também.', 'CLT'],
  ['O art. 6º da Lei 8.078/90 (CDC).'],
  ['O art. 1º da Lei 9.099/95 e a {Lei 8.078/90}.', 'CDC'],
  // None of the Union's, or none that can be told.
  ['A Lei estadual nº 8.078/90 e a Lei nº 5.810/94 do Estado do Pará.'],
  ['A Lei Complementar nº 1.109/2010 do Estado de São Paulo.'],
  ['O PL nº 1.234/2020 e o contrato social.'],
  ['O Regimento Interno do STF e a Resolução nº 125 do CNJ.'],
  ['A referida lei, o mesmo diploma, o Código.'],
  ['O Código Civil italiano.'],
  // A thing, and no act.
  ['O depósito do FGTS, a constituição em mora e os pressupostos de constituição do processo.'],
  ['A mora depende de constituição regular.'],
  ['(DA/CF) Processo; leis/codigo-penal.md'],
];

describe('acts that a text cites alone', () => {
  test.each(ACTS)('%s', (marked, ...siglas) => {
    const written = marked.replaceAll('⏎', '\n');
    const texto = written.replace(/[{}]/g, '');
    const expected = [...written.matchAll(/\{([^}]*)\}/g)].map((match, index) => ({
      rotulo: match[1] as string,
      offset: match.index - 2 * index,
      sigla: siglas[index] as string,
    }));
    expect(expected).toHaveLength(siglas.length);
    const found = citedIn(texto);
    expect(found.map(({ rotulo, offset, sigla }) => ({ rotulo, offset, sigla }))).toEqual(expected);
    for (const { rotulo, offset, fim } of found) expect(texto.slice(offset, fim)).toBe(rotulo);
  });

  test('reading stops one past the limit', () => {
    expect(extractAtos('a CLT, '.repeat(9), [], names, 3)).toHaveLength(4);
  });
});
