import { describe, expect, test } from 'bun:test';
import { parseCatalogo } from '../../pipeline/sumulas/catalogo.ts';

const catalogo = (...sumulas: Record<string, unknown>[]) =>
  JSON.stringify({ _meta: {}, sumulas: Object.fromEntries(sumulas.map((each) => [String(each.numero), each])) });
const entry = (numero: number, enunciado: string, status = 'ativa', more = {}) => ({
  numero,
  enunciado,
  status,
  ...more,
});

describe('a catalogue in JSON', () => {
  test('gives texts without marks, and cancelled is what is cancelled or revoked', () => {
    const json = catalogo(
      entry(1, 'Um.', 'ativa', { data: '13/12/1963', url: 'https://exemplo.invalid' }),
      entry(2, 'Dois. (superada)', 'superada'),
      entry(3, 'Três. (revogada)', 'cancelada'),
      entry(4, 'Quatro. (cancelada)', 'ativa'),
      entry(5, 'A Súmula Vinculante 5 está pendente de publicação.', 'aprovada'),
    );
    const { sumulas, semTexto } = parseCatalogo(json, 'x.json');
    expect(sumulas).toEqual([
      { numero: 1, texto: 'Um.', cancelada: false, data: '1963-12-13' },
      { numero: 2, texto: 'Dois.', cancelada: false, situacao: 'superada', data: null },
      { numero: 3, texto: 'Três.', cancelada: true, situacao: 'revogada', data: null },
      { numero: 4, texto: 'Quatro.', cancelada: true, situacao: 'cancelada', data: null },
    ]);
    expect(semTexto).toEqual([5]);
  });

  test.each([
    ['Cabe X. (CANCELADA EM 27/05/2009)', 'Cabe X.'],
    ['Cabe X. (Súmula cancelada)', 'Cabe X.'],
    ['Cabe X. (*) Súmula revogada pela Súmula 9.', 'Cabe X.'],
    [
      'Cabe X. (PRIMEIRA SEÇÃO, julgado em 1/2/2018, DJe 3/2/2018) SÚMULA CANCELADA: A Seção deliberou pelo CANCELAMENTO da Súmula n. 1.',
      'Cabe X.',
    ],
  ])('%j is cancelled, whatever its status is said to be', (enunciado, texto) => {
    expect(parseCatalogo(catalogo(entry(1, enunciado)), 'x.json').sumulas).toMatchObject([
      { numero: 1, texto, cancelada: true, data: null },
    ]);
  });

  test('a date that its text holds is not the date of the súmula', () => {
    const json = catalogo(entry(1, 'Cabe até 31/12/1995.', 'ativa', { data: '31/12/1995' }));
    expect(parseCatalogo(json, 'x.json').sumulas[0]?.data).toBeNull();
  });

  test.each([
    ['{', 'não é JSON'],
    ['[]', 'não tem a forma'],
    ['{"sumulas": {"1": {"numero": 1, "status": "ativa"}}}', 'não tem a forma de um catálogo em /sumulas/1/enunciado'],
    ['{"sumulas": {"1": {"numero": 2, "enunciado": "x", "status": "ativa"}}}', 'a súmula de chave 1 tem o número 2'],
    [catalogo(entry(1, 'Um. (cancelada em parte)')), 'x.json: a súmula 1 parece falar do seu próprio fim'],
    [catalogo(entry(1, 'Um.', 'talvez')), 'situação desconhecida: “talvez”'],
  ])('%j stops', (json, why) => expect(() => parseCatalogo(json, 'x.json')).toThrow(why));
});
