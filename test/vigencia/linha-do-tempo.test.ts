import { expect, test } from 'bun:test';
import { composeTempo } from '../../pipeline/views/tempo.ts';
import { fontesDe } from '../../pipeline/vigencia/fontes.ts';
import { emDia } from '../../pipeline/vigencia/inicio.ts';
import { composeLinhaDoTempo } from '../../pipeline/vigencia/linha-do-tempo.ts';
import type { Dispositivo, Versao } from '../../schemas/contract/model/corpus/dispositivo.ts';

/** A wording: its words, its notes and the act that gave it; the last one of a row in force is current. */
type Redacao = readonly [texto: string, anotacoes: readonly string[], autor?: string];

const DATAS = new Map([
  ['Lei nº 2, de 2001', '2001-02-03'],
  ['Medida Provisória nº 3, de 2002', '2002-06-07'],
]);
const fontes = fontesDe(
  new Map(),
  () => null,
  (citado) => DATAS.get(citado) ?? null,
);
const DO_ATO = emDia('1990-05-05', 'clausula');

function tempos(redacoes: readonly Redacao[], fim: Partial<Pick<Dispositivo, 'revogado' | 'revogado_por'>> = {}) {
  const versoes = redacoes.map(
    ([texto, anotacoes, alterado_por = null], i) =>
      ({
        ...{ texto, anotacoes, alterado_por, origem: 'fonte', detectado_em: '', ingest_run_id: 1 },
        vigente: !fim.revogado && i === redacoes.length - 1,
      }) as Versao,
  );
  const dispositivo = { ref_key: 'LEI.1', artigo: '1', revogado: false, revogado_por: null, ...fim } as Dispositivo;
  return composeLinhaDoTempo({ dispositivo, versoes }, null, DO_ATO, fontes).intervalos.map((intervalo) => {
    const { desde, ate, precisao, base } = composeTempo(intervalo);
    return [desde, ate, precisao, base];
  });
}

const VIDE = ['Vide Emenda Constitucional nº 132, de 2023', 'Vigência'] as const;

test('an act that a note points to ends what it names on its day, and what is below it', () => {
  const of = (
    ref_key: string,
    anotacoes: readonly string[],
    acima: Parameters<typeof composeLinhaDoTempo>[1] = null,
  ) => {
    const dispositivo = { ref_key, artigo: '155', revogado: false, revogado_por: null } as Dispositivo;
    const versao = { texto: 'Uma.', anotacoes, alterado_por: null, vigente: true } as unknown as Versao;
    return composeLinhaDoTempo({ dispositivo, versoes: [versao] }, acima, DO_ATO, fontes);
  };
  const told = (linha: ReturnType<typeof of>) => composeTempo(linha.intervalos[0] ?? null);
  const ate = { ate: '2032-12-31', ate_base: 'clausula' };
  expect(told(of('CF.155.2', VIDE))).toMatchObject(ate);
  expect(told(of('CF.155.2.I', [], of('CF.155.2', VIDE)))).toMatchObject(ate);
  // Without the note of force, of what the act does not name, or below what is repealed.
  for (const linha of [of('CF.155.2', [VIDE[0]]), of('CF.155.1', VIDE), of('CF.155.2.I', [], of('CF.155', []))])
    expect(told(linha).ate).toBeNull();
});

const LEI_DE_2010 = 'Redação dada pela Lei nº 1, de 2010';

test('the original begins with its act, and ends with the next', () => {
  const dada = ['Nova.', ['Redação dada pela Lei nº 2, de 2001'], 'Lei nº 2, de 2001'] as const;
  expect(tempos([['Velha.', []], dada])).toEqual([
    ['1990-05-05', '2001-02-02', 'dia', 'clausula'],
    ['2001-02-03', null, 'dia', 'registro'],
  ]);
});

test('a year is a year, and is not guessed within', () => {
  expect(
    tempos([
      ['Velha.', []],
      ['Nova.', [LEI_DE_2010], 'Lei nº 1, de 2010'],
    ]),
  ).toEqual([
    ['1990-05-05', '2010', 'dia', 'clausula'],
    ['2010', null, 'ano', 'nota'],
  ]);
});

test('a note of force puts off what nobody counts', () => {
  const adiada = ['Nova.', ['Redação dada pela Lei nº 2, de 2001', 'Vigência'], 'Lei nº 2, de 2001'] as const;
  expect(tempos([['Velha.', []], adiada])).toEqual([
    ['1990-05-05', null, 'dia', 'clausula'],
    [null, null, 'desconhecida', 'registro'],
  ]);
});

test('a repeal ends the last wording', () => {
  const fim = { revogado: true, revogado_por: 'Lei nº 2, de 2001' };
  expect(tempos([['Só esta.', ['Revogado pela Lei nº 2, de 2001']]], fim)).toEqual([
    ['1990-05-05', '2001-02-02', 'dia', 'clausula'],
  ]);
});

test('a measure that fell lies within the wording that goes on', () => {
  const medida = [
    'Da medida.',
    ['Redação dada pela Medida Provisória nº 3, de 2002', 'Rejeitada'],
    'Medida Provisória nº 3, de 2002',
  ] as const;
  const lei = ['Da lei.', [LEI_DE_2010], 'Lei nº 1, de 2010'] as const;
  expect(tempos([['Velha.', []], medida, lei])).toEqual([
    ['1990-05-05', '2010', 'dia', 'clausula'],
    ['2002-06-07', '2002', 'dia', 'registro'],
    ['2010', null, 'ano', 'nota'],
  ]);
});

test('what is said again behind a measure came back when it fell', () => {
  const medida = [
    'Da medida.',
    ['Redação dada pela Medida Provisória nº 3, de 2002', 'Rejeitada'],
    'Medida Provisória nº 3, de 2002',
  ] as const;
  expect(tempos([['Velha.', []], medida, ['Velha.', []]])).toEqual([
    ['1990-05-05', '2002-06-06', 'dia', 'clausula'],
    ['2002-06-07', '2002', 'dia', 'registro'],
    ['2002', null, 'ano', 'registro'],
  ]);
});

test('what was replaced before its act came into force never was law', () => {
  const antes = [
    'Nova.',
    ['Redação dada pela Lei nº 9, de 10 de outubro de 1989'],
    'Lei nº 9, de 10 de outubro de 1989',
  ] as const;
  expect(tempos([['Velha.', []], antes])[0]).toEqual([null, null, 'desconhecida', null]);
});
