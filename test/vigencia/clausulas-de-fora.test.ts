import { expect, test } from 'bun:test';
import { vigenciaDeFora } from '../../pipeline/vigencia/clausulas-de-fora.ts';
import { fontesDe, inicioPorAto } from '../../pipeline/vigencia/fontes.ts';
import { vigenciaDaPagina } from '../../pipeline/vigencia/vigencia-das-redacoes.ts';
import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';

/** The first days in force that courts and commentaries have. */
test.each([
  ['DL-1535-1977', '1977-05-01'],
  ['LEI-7209-1984', '1985-01-13'],
  ['LEI-9271-1996', '1996-06-17'],
  ['LEI-9957-2000', '2000-03-13'],
  ['LEI-9958-2000', '2000-04-12'],
  ['LEI-9983-2000', '2000-10-15'],
  ['LC-107-2001', '2001-05-27'],
  ['LEI-10695-2003', '2003-08-01'],
  ['LEI-11638-2007', '2008-01-01'],
  ['LEI-12440-2011', '2012-01-04'],
  ['LEI-12441-2011', '2012-01-08'],
  ['LEI-13495-2017', '2018-01-23'],
  ['LEI-13546-2017', '2018-04-19'],
  ['LEI-14154-2021', '2022-05-27'],
  ['LEI-14478-2022', '2023-06-20'],
  ['LEI-11343-2006', '2006-10-08'],
  ['LEI-12850-2013', '2013-09-19'],
  ['LEI-13344-2016', '2016-11-21'],
  ['LEI-14197-2021', '2021-12-01'],
  ['LEI-15040-2024', '2025-12-11'],
  ['LEI-10303-2001', '2002-03-01'],
  ['LEI-10537-2002', '2002-09-27'],
  ['LEI-11689-2008', '2008-08-09'],
  ['LEI-11719-2008', '2008-08-22'],
  ['LEI-12403-2011', '2011-07-04'],
  ['LEI-13777-2018', '2019-02-04'],
  ['LEI-13964-2019', '2020-01-23'],
  ['LEI-14071-2020', '2021-04-12'],
  ['LEI-14344-2022', '2022-07-09'],
  ['EC-69-2012', '2012-07-28'],
  ['LEI-12741-2012', '2013-06-10'],
  ['LEI-12971-2014', '2014-11-01'],
  ['EC-87-2015', '2016-01-01'],
  ['LEI-13256-2016', '2016-03-18'],
  ['LEI-13445-2017', '2017-11-21'],
  ['LEI-14688-2023', '2023-11-20'],
  ['LEI-14905-2024', '2024-08-30'],
  ['LEI-15190-2025', '2026-02-04'],
  ['LEI-9249-1995', '1996-01-01'],
])('%s is in force since %s', (sigla, dia) => {
  expect(vigenciaDeFora(sigla)?.geral).toEqual({ quando: { de: dia, ate: dia }, base: 'clausula' });
});

test.each([
  // Its parts began on three days.
  ['MP-664-2014', '2014-12-30', '2015-03-01'],
  ['MP-905-2019', '2019-11-12', '2020-03-01'],
  // Days after its publication, which is known about.
  ['LEI-4729-1965', '1965-07-14', '1965-09-18'],
  ['LEI-5478-1968', '1968-07-25', '1968-08-26'],
  // Suspended within a month, on some pages without a note.
  ['DL-8740-1946', '1946-01-19', '1951-12-31'],
])('%s began between %s and %s', (sigla, de, ate) => {
  expect(vigenciaDeFora(sigla)?.geral).toEqual({ quando: { de, ate }, base: 'clausula' });
});

test('of an act that is not there nothing is told', () => expect(vigenciaDeFora('LEI-1-2000')).toBeNull());

/** When what a note tells began. */
const inicio = (ato: string, artigo: string, diferida: boolean) => {
  const fontes = fontesDe(
    new Map(),
    () => null,
    () => null,
  );
  const { de, ate } = inicioPorAto(ato, artigo, diferida, fontes).quando;
  return `${de} ${ate}`;
};

test('where notes mark what an act puts off, the rest is of its own time', () => {
  expect(inicio('Lei nº 14.438, de 2022', '15', true)).toBe('2022-08-25 2024-03-01');
  expect(inicio('Lei nº 14.438, de 24.8.2022', '15', false)).toBe('2022-08-24 2022-08-24');
  expect(inicio('Medida Provisória nº 664, de 2014', '74', false)).toBe('2014-12-30 2015-03-01');
});

test('a part of an act with another day is told by its article', () => {
  expect(inicio('Lei nº 14.905, de 2024', '389', true)).toBe('2024-08-30 2024-08-30');
  expect(inicio('Lei nº 14.905, de 2024', '406', true)).toBe('2024-07-01 2024-08-30');
});

test.each([
  [
    'LEP',
    'Esta Lei entra em vigor concomitantemente com a lei de reforma da Parte Geral do Código Penal.',
    '1985-01-13',
  ],
  ['LEP', 'Esta Lei entra em vigor na data de sua publicação.', '1984-07-13'],
  ['LEI', 'Esta Lei entra em vigor concomitantemente com a lei de reforma.', null],
])('of %s, a page that says “%s” is in force since %p', (sigla, texto, dia) => {
  const dispositivo = {
    ref_key: `${sigla}.204`,
    artigo: '204',
    texto,
    caput_texto: texto,
    revogado: false,
  } as Dispositivo;
  const assinatura = 'Este texto não substitui o publicado no DOU de 13.7.1984';
  const { geral } = vigenciaDaPagina({ sigla, epigrafe: '', assinatura }, [{ dispositivo, versoes: [] }]);
  expect(geral.quando.ate).toBe(dia);
});
