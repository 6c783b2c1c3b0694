import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REGISTRO_DE_FATOS } from '../../schemas/fatos/arquivo.ts';
import { abrir } from '../../schemas/library/base.ts';
import { verificar } from '../../schemas/library/verificar.ts';
import { ROOT } from '../project-files.ts';

const base = abrir(JSON.parse(readFileSync(join(ROOT, REGISTRO_DE_FATOS), 'utf8')));

/** What is said of the one provision, or the one act, that a text cites. */
function said(texto: string, em: string): string {
  const { citacoes, atos } = verificar(texto, base, { em });
  const dito = citacoes[0]?.resolucao ?? atos[0];
  return `${dito?.status} ${dito?.gravidade}: ${dito?.mensagem}`;
}

test.each([
  ['O art. 1º do CC.', '1900', 'o CC de 1916 ainda não existia: vigorou desde 1º de janeiro de 1917.'],
  ['O art. 1º do CC.', '1916-12-31', 'o CC de 1916 ainda não existia: vigorou desde 1º de janeiro de 1917.'],
  ['O art. 319 do CPC.', '1500', 'o CPC de 1939 ainda não existia: vigorou desde 1º de março de 1940.'],
  ['O art. 1º do CPC.', '1930', 'o CPC de 1939 ainda não existia: vigorou desde 1º de março de 1940.'],
  ['O art. 5º da CF.', '1800', 'a Constituição de 1824 ainda não existia: vigorou desde 25 de março de 1824.'],
  ['A CF vale.', '1800', 'a Constituição de 1824 ainda não existia: vigorou desde 25 de março de 1824.'],
  ['O art. 4º da Lei 14.133/2021.', '2002', '“Lei 14.133/2021” ainda não existia: é de 2021.'],
  ['O art. 4º da Lei 9.999/2020.', '2002', '“Lei 9.999/2020” ainda não existia: é de 2020.'],
  ['A Lei 14.133/2021 vale.', '2002', '“Lei 14.133/2021” ainda não existia: é de 2021.'],
  ['A Lei 8.078/1990 vale.', '1980', '“Lei 8.078/1990” ainda não existia: é de 1990.'],
])('what did not exist on the days: %s %s', (texto, em, frase) => {
  expect(said(texto, em)).toStartWith('nao_encontrado erro: Em ');
  expect(said(texto, em)).toContain(frase);
});

const AINDA = 'o diploma citado ainda vigorava.';

test.each([
  ['O art. 24 da Lei 8.666/93.', '2002', 'Em 2002, '],
  ['A Lei 8.666/93 vale.', '2002', 'Em 2002, '],
  ['O art. 1º do CC.', '1917', 'Em 1917, '],
  ['O art. 5º da CF.', '1850-03-01', 'Em 1º de março de 1850, '],
])('what was repealed since was in force: %s %s', (texto, em, dia) => {
  expect(said(texto, em)).toEndWith(`${dia}${AINDA}`);
  expect(said(texto, em)).toStartWith('diploma_desconhecido duvida: ');
});

test.each([
  // In its own year, of which the day is not known, and after its end.
  ['O art. 4º da Lei 14.133/2021.', '2021'],
  ['O art. 24 da Lei 8.666/93.', '2025'],
  ['O art. 24 da Lei 8.666/93.', '1993'],
  ['A Lei 8.078/1990 vale.', '1995'],
])('of other days nothing is said: %s %s', (texto, em) => {
  expect(said(texto, em)).not.toContain('vigorava');
  expect(said(texto, em)).not.toContain('não existia');
});

test('between two codes of one name it is the one of the days', () => {
  expect(said('O art. 5º da CF.', '1968')).toContain('trata-se da Constituição de 1967');
  expect(said('O art. 5º da CF.', '1980')).toContain('trata-se da Constituição de 1969');
});
