import { describe, expect, test } from 'bun:test';
import { diaDoEfeito, isDiferido } from '../../pipeline/views/eficacia.ts';
import type { TempoDaVersao } from '../../schemas/contract/model/corpus/vigencia.ts';
import { ressalvaDeEficacia } from '../../schemas/verify/acervo/notas.ts';

const LIDO = '2026-07-01T00:00:00Z';

describe('whether effects may be deferred is told by the act of the note and by when the page was read', () => {
  test.each([
    [['Redação dada pela Lei nº 15.040, de 2024', 'Vigência'], true, 'a recent law'],
    [['Redação dada pela Lei nº 12.424, de 2011', 'Vigência'], false, 'a law of long ago'],
    [['Redação dada pela Lei nº 14.195, de 2021', 'Produção de efeitos'], true, 'five years ago'],
    [['Redação dada pela Lei nº 14.071, de 2020', 'Vigência'], false, 'more than five'],
    [['Incluído pela Emenda Constitucional nº 132, de 2023', 'Produção de efeitos'], true, 'the tax reform'],
    [['Incluído pela Emenda Constitucional nº 94, de 2016', 'Vigência'], true, 'an amendment of ten years ago'],
    [['Redação dada pela Emenda Constitucional nº 41, 19.12.2003', 'Vigência'], false, 'an amendment of long ago'],
    [['Vigência'], true, 'nothing tells since when'],
    [
      ['Redação dada pela Lei nº 9.000, de 1995', 'Vigência', 'Incluído pela Lei nº 15.100, de 2025', 'Vigência'],
      true,
      'one of two',
    ],
    [['Redação dada pela Lei nº 15.040, de 2024'], false, 'no note on effect'],
    [['Vide Medida Provisória nº 1.300, de 2025', 'Produção de efeitos', 'Vigência encerrada'], false, 'it fell'],
    [['Incluído pela Medida Provisória nº 1.300, de 2025', 'Vigência encerrada'], false, 'an end is no delay'],
  ])('%p: %p, %s', (anotacoes, esperado) => {
    expect(isDiferido({ anotacoes, revogado: false }, [], LIDO)).toBe(esperado);
  });

  test('what began on a day that was counted is deferred no more, but for what another act brings', () => {
    const wording = ['Redação dada pela Lei nº 15.040, de 2024', 'Vigência'];
    const diferido = (anotacoes: string[], tempo: TempoDaVersao) =>
      isDiferido({ anotacoes, revogado: false }, [{ desde: '2003-01-11', ate: '2025-12-10' }, tempo], LIDO);
    expect(diferido(wording, { desde: '2025-12-11' })).toBe(false);
    expect(diferido(['Vigência'], { desde: '2025-12-11' })).toBe(false);
    expect(diferido(wording, { desde: '2027-01-01' })).toBe(true);
    // Within days all of which are past, or not.
    expect(diferido(wording, { desde: '2025', desde_entre: ['2025-01-01', '2025-12-31'] })).toBe(false);
    expect(diferido(wording, { desde: null, desde_entre: ['2025-01-01', '2029-12-31'] })).toBe(true);
    expect(diferido(wording, { desde: '2025', desde_entre: ['2025-01-01', null] })).toBe(true);
    expect(diferido(['Vide Emenda Constitucional nº 132, de 2023', 'Vigência'], { desde: '2003-12-19' })).toBe(true);
  });

  test('who does not know when the page was read does not know what is past', () => {
    expect(
      isDiferido({ anotacoes: ['Redação dada pela Lei nº 1, de 1990', 'Vigência'], revogado: false }, [], null),
    ).toBe(true);
  });

  test('of what was repealed, only the repeal can be deferred', () => {
    const diferido = (anotacoes: string[], versoes: TempoDaVersao[] = []) =>
      isDiferido({ anotacoes, revogado: true }, versoes, LIDO);
    const before = ['Incluído pela Lei nº 15.000, de 2025', 'Vigência', 'Revogado pela Lei nº 15.100, de 2025'];
    expect(diferido(before)).toBe(false);
    const after = ['Incluído pela Lei nº 9.000, de 1995', 'Revogado pela Lei nº 15.100, de 2025', 'Vigência'];
    expect(diferido(after)).toBe(true);
    expect(diferido(after, [{ desde: '1995-03-01', ate: '2026-03-31' }])).toBe(false);
    expect(diferido(after, [{ desde: '1995-03-01', ate: '2026-12-31' }])).toBe(true);
    expect(diferido(['Vigência'])).toBe(false);
  });
});

describe('the day of what is put off is told where a clause gives it', () => {
  const LEI = ['Redação dada pela Lei nº 15.040, de 2024', 'Vigência'];
  const REVOGA = ['Revogado pela Lei nº 15.100, de 2025', 'Vigência'];
  const VIDE = ['Vide Emenda Constitucional nº 132, de 2023', 'Vigência'];

  test.each([
    [LEI, { desde: '2027-01-02' }, '2027-01-02'],
    [['Vigência'], { desde: '2027-01-02' }, '2027-01-02'],
    [LEI, { desde: '2026-01-02' }, null],
    [LEI, { desde: '2027', desde_entre: ['2027-01-01', '2027-12-31'] }, null],
    [LEI, { desde: null, desde_entre: ['2025-01-01', '2029-12-31'] }, null],
    [REVOGA, { desde: '1995-03-01', ate: '2026-12-31' }, '2027-01-01'],
    [VIDE, { desde: '1993-03-17', ate: '2032-12-31' }, '2033-01-01'],
    [VIDE, { desde: '1993-03-17', ate: null }, null],
  ] as [string[], TempoDaVersao, string | null][])('%j, %j: %p', (anotacoes, versao, esperado) =>
    expect(diaDoEfeito({ anotacoes }, [versao], LIDO)).toBe(esperado),
  );

  test.each([
    [LEI, false, 'indica que o efeito desta redação é diferido: começa em 1º de janeiro de 2033.'],
    [['Vigência'], false, 'indica que o efeito desta redação é diferido: começa em 1º de janeiro de 2033.'],
    [REVOGA, false, 'indica que a revogação é diferida: o dispositivo vigora até 31 de dezembro de 2032.'],
    [REVOGA, true, 'indica que o efeito da revogação é diferido: começa em 1º de janeiro de 2033.'],
    [VIDE, false, 'indica que o fim que esse ato traz é diferido: o dispositivo vigora até 31 de dezembro de 2032.'],
  ] as const)('%j, repealed: %p: %s', (anotacoes, revogado, dita) => {
    const ressalva = ressalvaDeEficacia({ anotacoes: [...anotacoes], revogado, efeito_em: '2033-01-01' });
    expect(ressalva).toEndWith(dita);
  });
});
