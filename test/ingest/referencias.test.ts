import { describe, expect, test } from 'bun:test';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import type { Dispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import type { Sumula } from '../../schemas/contract/model/corpus/sumula.ts';
import { referenciasDeDispositivo, referenciasDeSumula } from '../../schemas/referencias/referencias.ts';

const nomes = nomesDe(catalogo);

const CHAVES = ['1', '5', '7', '7.1', '20', '20.II'];

function provision(sigla: string, texto: string, more: Partial<Dispositivo> = {}, chaves = CHAVES): string[] {
  const dispositivo = { ref_key: `${sigla}.1`, sigla, texto, caput_texto: texto, alterador: false, comando: null };
  const rows = (of: string, keys: string[]) => new Set(keys.map((key) => `${of}.${key}`));
  const principais = rows('CF', sigla === 'ADCT' ? ['16', '20', '20.1', '62', '100', '100.2', '153', '153.IV'] : []);
  const ato = { sigla, chaves: rows(sigla, chaves), principais, ano: nomes.ano.get(sigla) ?? null };
  return referenciasDeDispositivo({ ...dispositivo, alterado_por: null, ...more } as Dispositivo, ato, nomes);
}

function sumula(texto: string, data: string | null = null, tribunal: Sumula['tribunal'] = 'STJ'): string[] {
  const identity = { ref_key: `SUM.${tribunal}.1`, tribunal, numero: 1, vinculante: false, cancelada: false };
  return referenciasDeSumula({ ...identity, texto }, data, nomes);
}

describe('a provision', () => {
  test.each([
    [
      'an act that it names',
      'na forma do art. 121 do Código Penal e do art. 5º, LV, da Constituição',
      ['CP.121', 'CF.5.LV'],
    ],
    ['its own act, where none is named', 'observado o disposto no § 1º do art. 7º', ['CDC.7.1']],
    ['its own act, though another one was named before', 'Aplica-se a Lei nº 9.099, de 1995, e o art. 20.', ['CDC.20']],
    ['its own act by “deste”', 'Além da Lei nº 9.099, de 1995, cabe o art. 5º deste Código.', ['CDC.5']],
    ['the act before, by “referida”', 'Além da Lei nº 9.099, de 1995, cabe o art. 61 da referida Lei.', ['LJE.61']],
    ['each of a list, once', 'os arts. 5º a 7º e 20, e ainda o art. 20', ['CDC.5', 'CDC.7', 'CDC.20']],
    ['no article that its act does not have', 'o art. 213 e o art. 2.000', []],
    [
      'what is above what its act no longer has',
      'o art. 20, parágrafo único, e o art. 20, II, "c"',
      ['CDC.20', 'CDC.20.II'],
    ],
    [
      'the same, where its act is named',
      'o art. 20, § 9º, deste Código e o art. 7º, § 2º, do CDC',
      ['CDC.20', 'CDC.7'],
    ],
    ['another act as its text does', 'o art. 121, § 99, do Código Penal', ['CP.121.99']],
    ['not itself', 'o disposto neste artigo e no art. 1º', []],
    ['an act outside the corpus', 'o art. 3º da Lei nº 99.999, de 1999', ['LEI-99999-1999.3']],
    ['a súmula of a court that it names', 'conforme a Súmula 7 do STJ e a Súmula 331 do TST', ['SUM.STJ.7']],
  ])('cites %s', (_, texto, keys) => expect(provision('CDC', texto)).toEqual(keys));

  test('that amends cites by its command alone, and only the act that it names', () => {
    const more = { alterador: true, comando: 'Os arts. 121 e 122 do Código Penal passam a vigorar com esta redação:' };
    const texto = `${more.comando}\n“Art. 121. Como no art. 5º …”`;
    expect(provision('LEI-13869-2019', texto, more)).toEqual(['CP.121', 'CP.122']);
    expect(provision('LEI-13869-2019', '', { alterador: true, comando: 'O art. 5º passa a vigorar assim:' })).toEqual(
      [],
    );
  });

  test.each([
    ['what they have themselves', 'o disposto no art. 7º, § 1º, e no art. 101 deste Ato', ['ADCT.7.1']],
    ['the principal act for what it alone has', 'o § 2º do art. 100 e o art. 153, IV', ['CF.100.2', 'CF.153.IV']],
    [
      'it by the end of their list',
      'não se aplica o art. 20 e as regras do art. 16 da Constituição',
      ['CF.20', 'CF.16'],
    ],
    ['it by a later word', 'o art. 20, § 1º, II, que é devido, todos da Constituição Federal', ['CF.20.1.II']],
    ['it by its own name', 'da Constituição, e o art. 20 desta Constituição Federal', ['CF.20']],
    [
      'themselves, though it was named before',
      'Da Constituição decorre o art. 20, revisto pela Lei nº 9.',
      ['ADCT.20'],
    ],
    ['no act whose list goes on to name a third', 'amparadas pelo art. 7º e o Anexo da Lei Orgânica', []],
    ['nothing that neither has', 'a Constituição de 1967, em especial seu art. 7º, § 3º, e o art. 62, § 9º', []],
  ])('of the transitional ones cites %s', (_, texto, keys) => expect(provision('ADCT', texto)).toEqual(keys));

  test('means the code of its time, or of the time of its present wording', () => {
    const texto = 'os arts. 84 e 287 do Código de Processo Civil';
    expect(provision('CDC', texto)).toEqual(['LEI-5869-1973.84', 'LEI-5869-1973.287']);
    expect(provision('CDC', texto, { alterado_por: 'Lei nº 13.425, de 2017' })).toEqual(['CPC.84', 'CPC.287']);
    expect(provision('CDC', 'o art. 84 do CPC/2015')).toEqual(['CPC.84']);
  });
});

describe('a súmula', () => {
  test.each([
    ['O art. 1.531 do Código Civil não se aplica.', '1963-12-13', ['LEI-3071-1916.1531']],
    ['O art. 1.531 do Código Civil não se aplica.', '2010-08-25', ['CC.1531']],
    ['Cabe o art. 64 do Código de Processo Civil.', '1969-12-03', ['DL-1608-1939.64']],
    ['Cabe o art. 535 do CPC.', '1997-02-05', ['LEI-5869-1973.535']],
    ['Cabe o art. 535 do CPC.', '2017-02-05', ['CPC.535']],
    ['Cabe o art. 535 do CPC.', null, ['CPC.535']],
    ['Cabe o art. 19 da Constituição Federal.', '1976-12-15', ['X-CF-1969.19']],
    ['Cabe o art. 578 da CLT.', '1943-06-01', ['CLT.578']],
    ['O art. 7º e o art. 8º.', null, []],
    ['Como na Súmula 2 e na Súmula 618 do STF, não na Súmula 1.', null, ['SUM.STJ.2', 'SUM.STF.618']],
    ['Como na Súmula Vinculante 10.', null, ['SUM.STF.SV10']],
  ])('%s (%p)', (texto, data, keys) => expect(sumula(texto, data)).toEqual(keys));
});
