import { expect, test } from 'bun:test';
import { readVigenciaDoAto } from '../../pipeline/vigencia/vigencia-do-ato.ts';

const semClausula = (epigrafe: string, publicado: string, proprio = 'Fica criada a taxa.') =>
  readVigenciaDoAto({
    ...{ sigla: 'LEI-1', epigrafe, assinatura: `Este texto não substitui o publicado no DOU de ${publicado}` },
    linhas: [{ ref_key: 'LEI-1.1', proprio, revogado: false, deMedidas: [] }],
  }).geral;

test.each([
  ['LEI Nº 1, DE 17 DE MARÇO DE 1964', '23.3.1964', undefined, ['1964-05-07', '1964-05-07']],
  // Its effects begin before the act does, though not before its year.
  [
    'LEI Nº 1, DE 17 DE MARÇO DE 1964',
    '23.3.1964',
    'Os efeitos desta lei são contados a partir de 1º de janeiro de 1964.',
    ['1964-01-01', '1964-05-07'],
  ],
  // Before LINDB the delay depended on the place.
  ['LEI Nº 1, DE 2 DE MARÇO DE 1931', '7.3.1931', undefined, ['1931-03-02', '1931-04-21']],
])('an act without a clause of force begins within known days: %s, %s, %s', (epigrafe, publicado, proprio, dias) => {
  const { quando } = semClausula(epigrafe, publicado, proprio);
  expect([quando.de, quando.ate]).toEqual(dias as never);
});
