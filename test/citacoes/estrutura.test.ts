import { describe, expect, test } from 'bun:test';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { readChave } from './chave.ts';
import { LINHAS, readLinha, TEMAS } from './linhas.ts';

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const siglas = new Set(catalogo.atos.map(({ sigla }) => sigla));
/** The made form of a numbered act, or `X-` and the short name. */
const FEITA = /^(?:(?:LEI|LC|DL|DEC|MP|EC)-\d+(?:-[A-Z](?=-|$))?(?:-\d{1,2}(?=-\d{4}))?(?:-\d{4})?|X-[A-Z][A-Z0-9-]*)$/;

describe('the structure table', () => {
  test('has at least 330 rows, 40 on contextual acronyms, 50 without any citation', () => {
    expect(LINHAS.length).toBeGreaterThanOrEqual(330);
    expect([TEMAS.contextual, TEMAS['contextual-nao']].flat().length).toBeGreaterThanOrEqual(40);
    expect(LINHAS.filter(([, citacoes]) => citacoes.length === 0).length).toBeGreaterThanOrEqual(50);
  });

  test('repeats no text, and proves nothing twice', () => {
    expect(repeated(LINHAS.map(([texto]) => texto))).toEqual([]);
    expect(repeated(LINHAS.map(([, , prova]) => prova))).toEqual([]);
  });

  test('says what each row proves', () => {
    expect(LINHAS.filter(([, , prova]) => prova.trim().length < 2).map(([texto]) => texto)).toEqual([]);
  });

  test('names each act by a sigla of the catalogue or a made one', () => {
    const odd = LINHAS.flatMap(([, citacoes]) => citacoes.map(([chave]) => chave)).filter((chave) => {
      const sigla = readChave(chave)?.sigla;
      return sigla === undefined || !(sigla === '?' || sigla === '*' || siglas.has(sigla) || FEITA.test(sigla));
    });
    expect(odd).toEqual([]);
  });

  test('infers only what is named, and caput only of an article', () => {
    const odd = LINHAS.flatMap(([, citacoes]) => citacoes.map(([chave]) => chave)).filter((chave) => {
      const lida = readChave(chave);
      return (
        lida === null || (lida.sigla === '?' && lida.origem !== null) || (lida.caput && /\..*\./.test(lida.refKey))
      );
    });
    expect(odd).toEqual([]);
  });

  test('is written a row a line, its citations in braces', () => {
    const row = 'Vê-se o {CF.5, CF.6|arts. 5º\\u00a0e 6º} e,\\no {CC.186 ~mencao|art. 186}.  # two \\\\ spans';
    expect(readLinha(row)).toEqual([
      'Vê-se o arts. 5º\u00a0e 6º e,\no art. 186.',
      [
        ['CF.5', 'arts. 5º\u00a0e 6º', 8],
        ['CF.6', 'arts. 5º\u00a0e 6º', 8],
        ['CC.186 ~mencao', 'art. 186', 27],
      ],
      'two \\ spans',
    ]);
  });

  test.each(['no proof', 'a {CF.5 without a bar  # x', 'a brace } left  # x', 'an escape \\q  # x'])(
    'refuses %s',
    (written) => {
      expect(() => readLinha(written)).toThrow(SyntaxError);
    },
  );

  test('gives one citation once', () => {
    const twice = LINHAS.filter(([, citacoes]) => repeated(citacoes.map(([chave]) => chave)).length > 0);
    expect(twice.map(([texto]) => texto)).toEqual([]);
  });

  test('has each rotulo begin and end on a sign of its own', () => {
    const rough = LINHAS.flatMap(([, citacoes]) => citacoes.map(([, rotulo]) => rotulo)).filter((rotulo) =>
      /^[\s,;:]|^\((?![^)]*\))|[\s,;:]$|^e\s(?!do\s)/i.test(rotulo),
    );
    expect(rough).toEqual([]);
  });
});
