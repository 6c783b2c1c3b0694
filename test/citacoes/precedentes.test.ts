import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import type { PrecedenteCitado } from '../../schemas/contract/model/verification/citacao.ts';
import { INFERIDAS } from './precedentes-inferidos.ts';
import { OUTROS } from './precedentes-outros.ts';
import { SUMULAS } from './precedentes-sumulas.ts';

const nomes = nomesDe(catalogo);
const precedentesOf = (texto: string) =>
  extractCitacoes(texto, nomes).filter((citacao) => citacao.tipo !== 'dispositivo');

/** `STJ 7`, `STF vinculante 10`, `STJ 7 ~titulo` where the court is inferred, `oj TST SBDI-1 111`, `tema STF repercussao_geral 1046`, `enunciado FONAJE 54`; `?` is null. */
function print(citado: PrecedenteCitado): string {
  const said = (value: string | null) => value ?? '?';
  switch (citado.tipo) {
    case 'sumula':
      return [
        said(citado.tribunal),
        ...(citado.vinculante ? ['vinculante'] : []),
        citado.numero,
        ...(citado.tribunal_inferido ? [`~${citado.origem_tribunal}`] : []),
      ].join(' ');
    case 'oj':
      return `oj ${said(citado.tribunal)} ${said(citado.orgao)} ${citado.numero}`;
    case 'tema':
      return `tema ${said(citado.tribunal)} ${said(citado.sistematica)} ${citado.numero}`;
    case 'enunciado':
      return `enunciado ${said(citado.orgao)} ${citado.numero}`;
  }
}

describe.each([
  ['súmulas', SUMULAS],
  ['súmulas cujo tribunal não está junto ao número', INFERIDAS],
  ['orientações, temas e enunciados', OUTROS],
] as const)('%s', (_, rows) => {
  test.each(rows.map((row) => [row[2], ...row] as const))('%s', (_, marked, expected) => {
    const parts = marked.split('|');
    const texto = parts.join('');
    const citados = precedentesOf(texto);
    expect(citados.map(print)).toEqual([...expected]);
    // The citations of one range share their span.
    const spans = citados.filter(({ offset }, i) => offset !== citados[i - 1]?.offset);
    expect(spans.map(({ rotulo }) => rotulo)).toEqual(parts.filter((_, i) => i % 2 === 1));
    for (const { rotulo, offset, fim } of citados) expect(rotulo).toBe(texto.slice(offset, fim));
  });
});

test('the tables hold at least 120 rows, each with a reason of its own', () => {
  const reasons = [...SUMULAS, ...INFERIDAS, ...OUTROS].map(([, , reason]) => reason);
  expect(reasons.length).toBeGreaterThanOrEqual(120);
  expect(reasons.filter((reason, i) => reasons.indexOf(reason) !== i)).toEqual([]);
});

const FRAGMENTOS =
  'Súmula|Súmulas|SÚMULA|Su\u0301mula|Sú-\nmula|súm.|SV|SVs|vinculante|Enunciado|enunciados|verbete sumular|administrativo|OJ|OJs|Orientação Jurisprudencial|Transitória|Tema|temas|IRDR|IAC|IRR|incidente de|repetitivo|repercussão geral|RG|nº|n.|nºs|n|de|do|da|desta|Corte|Tribunal|Superior|Regional|da 4ª Região|STF|STJ|TST|C.|TJ/SP|FONAJE|I Jornada de Direito Civil|SBDI-1|SDI|Subseção|I|IV|item|itens|alínea|"a"|ambas|todas|e|ou|a|,|;|/|-|–|(|)|.|:|7|07|331|1.046|9999|0|50|2015|1|2|\n|  |\u00a0|𝕏|🏛|ª|%'.split(
    '|',
  );
const grammar = fc
  .array(fc.tuple(fc.constantFrom(...FRAGMENTOS), fc.constantFrom(' ', ' ', ' ', '', '\n')), { maxLength: 80 })
  .map((parts) => parts.flat().join(''));

describe('on any text', () => {
  test.each([
    ['fragments of the grammar', grammar],
    ['any string', fc.string({ unit: 'binary', maxLength: 200 })],
  ])('%s: in order, not overlapping but in a range, rótulo as written, numbers from 1', (_, texts) => {
    fc.assert(
      fc.property(texts, (texto) => {
        let [offset, fim] = [0, 0];
        for (const citado of precedentesOf(texto)) {
          const sameRange = citado.offset === offset && citado.fim === fim;
          expect(sameRange || citado.offset >= fim).toBe(true);
          expect(citado.fim).toBeGreaterThan(citado.offset);
          expect(citado.rotulo).toBe(texto.slice(citado.offset, citado.fim));
          expect(citado.rotulo.trim()).toBe(citado.rotulo);
          expect(citado.numero).toBeGreaterThanOrEqual(1);
          [offset, fim] = [citado.offset, citado.fim];
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('what stands before and after does not change a citation', () => {
    fc.assert(
      fc.property(fc.constantFrom('Súmula 7 do STJ', 'OJ 5 da SDC', 'SV 11'), fc.lorem(), (citado, words) => {
        const [found] = precedentesOf(`${words}. ${citado}. ${words}`);
        expect(found?.rotulo).toBe(citado);
        expect(found?.offset).toBe(words.length + 2);
      }),
    );
  });
});
