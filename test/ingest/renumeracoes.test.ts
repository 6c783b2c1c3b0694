import { describe, expect, test } from 'bun:test';
import { diffDispositivos } from '../../pipeline/diff/changes.ts';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import { composeDispositivo } from '../../pipeline/views/dispositivo.ts';

const SIGLA = 'EX-A';
const LEI = 'Lei nº 90.100, de 2094';

function read(...lines: string[]) {
  const body = lines.map((line) => `<p>${line}</p>`).join('\n');
  const { atos } = parsePagina(`<p align="center">LEI Nº 90.001, DE 1º DE ABRIL DE 2091</p>\n${body}`, SIGLA);
  return (atos[0]?.linhas ?? []).map((linha, ordem) => composeDispositivo(linha, SIGLA, ordem));
}

/** `dispositivo_alterado EX-A.1`, with the key before behind an arrow. */
function changes(before: readonly string[], after: readonly string[]): string[] {
  const old = new Map(read(...before).map((row) => [row.ref_key, row]));
  return diffDispositivos(old, read(...after), 'literal').map(
    ({ tipo, dispositivo, anterior }) => `${tipo} ${dispositivo.ref_key}${anterior ? ` < ${anterior}` : ''}`,
  );
}

const UNICO = ['Art. 1º O pomar é de todos.', 'Parágrafo único. Não se poda:', 'I - no frio;', 'II - à noite.'];

describe('renumberings between two readings', () => {
  test('the only paragraph becomes the first: one item, and what is below goes with it', () => {
    const after = [
      'Art. 1º O pomar é de todos.',
      `§ 1º Não se poda: (Renumerado do parágrafo único pela ${LEI})`,
      'I - no frio;',
      'II - à noite.',
      `§ 2º Colhe-se de dia. (Incluído pela ${LEI})`,
    ];
    expect(changes(UNICO, after)).toEqual([
      'dispositivo_renumerado EX-A.1.1 < EX-A.1.unico',
      'dispositivo_incluido EX-A.1.2',
    ]);
    expect(changes(after, after)).toEqual([]);
  });

  test('what changed below what was renumbered is an item of its own', () => {
    const after = [
      'Art. 1º O pomar é de todos.',
      `§ 1º Não se poda: (Parágrafo único renumerado para § 1º pela ${LEI})`,
      'I - no frio nem na seca;',
    ];
    expect(changes(UNICO, after)).toEqual([
      'dispositivo_renumerado EX-A.1.1 < EX-A.1.unico',
      'dispositivo_alterado EX-A.1.1.I',
      'dispositivo_removido EX-A.1.1.II',
    ]);
  });

  test('a chain of labels, of which the first is given anew', () => {
    const before = ['Art. 1º O pomar.', '§ 1º Da pera.', '§ 2º Do figo.', '§ 3º Da uva.'];
    const after = [
      'Art. 1º O pomar.',
      '§ 1º Da pera.',
      `§ 2º Da ameixa. (Incluído pela ${LEI})`,
      `§ 3º Do figo. (Renumerado do § 2º pela ${LEI})`,
      `§ 4º Da uva. (Renumerado do § 3º pela ${LEI})`,
    ];
    expect(changes(before, after)).toEqual([
      'dispositivo_incluido EX-A.1.2',
      'dispositivo_renumerado EX-A.1.3 < EX-A.1.2',
      'dispositivo_renumerado EX-A.1.4 < EX-A.1.3',
    ]);
  });

  test('an article and a paragraph of it', () => {
    const after = [
      `Art. 2º O pomar é de todos. (Renumerado do art. 1º pela ${LEI})`,
      `§ 1º Não se poda: (Renumerado do parágrafo único pela ${LEI})`,
      'I - no frio;',
      'II - à noite.',
    ];
    expect(changes(UNICO, after)).toEqual([
      'dispositivo_renumerado EX-A.2 < EX-A.1',
      'dispositivo_renumerado EX-A.2.1 < EX-A.1.unico',
    ]);
  });
});

describe('what is no more shown, and what never was law', () => {
  test('the children of a repealed article fell with it', () => {
    expect(changes(UNICO, [`<strike>Art. 1º O pomar é de todos.</strike> (Revogado pela ${LEI})`])).toEqual([
      'dispositivo_revogado EX-A.1',
      'dispositivo_revogado EX-A.1.unico',
      'dispositivo_revogado EX-A.1.unico.I',
      'dispositivo_revogado EX-A.1.unico.II',
    ]);
  });

  test('they carry the repeal of what is above them', () => {
    const before = new Map(read(...UNICO).map((row) => [row.ref_key, row]));
    const after = read(`<strike>Art. 1º O pomar é de todos.</strike> (Revogado pela ${LEI})`);
    for (const { dispositivo } of diffDispositivos(before, after, 'literal'))
      expect(dispositivo).toMatchObject({ revogado: true, revogado_por: LEI });
  });

  test('a row of a lapsed provisional measure is not included, nor removed', () => {
    const lapsed = [
      ...UNICO,
      '<strike>III - de manhã:</strike> (Incluído pela Medida Provisória nº 900, de 2094) (Vigência encerrada)',
      '<strike>a) cedo;</strike> (Incluída pela Medida Provisória nº 900, de 2094) (Vigência encerrada)',
    ];
    expect(read(...lapsed).at(-1)).toMatchObject({ revogado: true, revogado_por: null });
    expect(changes(UNICO, lapsed)).toEqual([]);
    expect(changes(lapsed, UNICO)).toEqual([]);
  });

  test('one that was in force when it was seen was included, and fell', () => {
    const inForce = [...UNICO, 'III - de manhã. (Incluído pela Medida Provisória nº 900, de 2094)'];
    const lapsed = [
      ...UNICO,
      '<strike>III - de manhã.</strike> (Incluído pela Medida Provisória nº 900, de 2094) (Vigência encerrada)',
    ];
    expect(changes(UNICO, inForce)).toEqual(['dispositivo_incluido EX-A.1.unico.III']);
    expect(changes(inForce, lapsed)).toEqual(['dispositivo_revogado EX-A.1.unico.III']);
  });
});
