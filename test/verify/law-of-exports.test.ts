import { describe, expect, test } from 'bun:test';
import type { Dispositivo, VersoesDispositivo } from '../../schemas/contract/model/corpus/dispositivo.ts';
import type { DispositivoCitado } from '../../schemas/contract/model/verification/citacao.ts';
import { type Exportados, lawOfExports } from '../../schemas/verify/quotations/law-of-exports.ts';
import { layOver, readOferecidas } from '../../schemas/verify/quotations/resolve-transcricoes.ts';
import type { CitacaoResolvida } from '../../schemas/verify/resolve-texto.ts';

const HOJE = 'A colheita do pomar municipal pertence ao morador que primeiro chegar com a sua cesta de vime.';
const ANTES = 'A colheita do pomar municipal pertence ao vizinho sobre cujo terreno os galhos se estendem no verão.';

const dispositivos = [
  { ref_key: 'EX.1', texto: HOJE, caput_texto: null, alterado_por: 'Lei nº 2, de 2020', revogado: false },
] as unknown as Dispositivo[];
const historico = [
  {
    ref_key: 'EX.1',
    versoes: [
      { texto: ANTES, vigente: false, desde: '1990-01-01', ate: '2020-01-22', alterado_por: null },
      { texto: HOJE, vigente: true, desde: '2020-01-23', ate: null, alterado_por: 'Lei nº 2, de 2020' },
    ],
  },
] as unknown as VersoesDispositivo[];
const lei: Exportados = { diplomas: [{ sigla: 'EX', dispositivos }], sumulas: [] };

function told(palavras: string, exportados: Exportados) {
  const texto = `Dispõe o art. 1º da EX: “${palavras}” E nada mais.`;
  const offset = texto.indexOf('art.');
  const citacao = { tipo: 'dispositivo', offset, fim: texto.indexOf(':') } as DispositivoCitado;
  const resolvidas = [{ citacao, resolucao: { status: 'verificado', ref_key: 'EX.1' } }] as CitacaoResolvida[];
  const law = lawOfExports(exportados);
  return layOver(readOferecidas(texto, resolvidas), law).map(({ situacao, de, ref_key }) => ({
    ...{ situacao, de, incerta: law.hadOtherWords(ref_key) },
  }));
}

describe('words over what was fetched', () => {
  test('in force', () => expect(told(HOJE, lei)).toMatchObject([{ situacao: 'literal', de: null }]));

  test('of what was changed, nobody can tell without its earlier wordings', () => {
    expect(told(ANTES, lei)).toMatchObject([{ incerta: true }]);
  });

  test('with them an earlier wording is told, until when and by what', () => {
    expect(told(ANTES, { ...lei, historicos: [{ sigla: 'EX', historico }] })).toEqual([
      {
        situacao: 'redacao_anterior',
        de: { ref_key: 'EX.1', desde: '1990-01-01', ate: '2020-01-22', por: 'Lei nº 2, de 2020' },
        incerta: false,
      },
    ]);
  });
});

test('of words among which a page ends nothing is said, unless they are faithful', () => {
  const PE = '\nDocumento assinado digitalmente conforme MP n° 2.200-2/2001 de 24/08/2001.\nSupremo Tribunal Federal\n';
  const cortada = HOJE.replace(' ao morador', `${PE} ao morador`);
  expect(told(HOJE.replace('cesta de vime', 'caixa de palha'), lei)).toMatchObject([{ situacao: 'alterada' }]);
  expect(told(cortada, lei)).toEqual([]);
});
