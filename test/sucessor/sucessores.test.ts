import { describe, expect, test } from 'bun:test';
import { discordancias } from '../../pipeline/sucessor/discordancias.ts';
import { sucede } from '../../pipeline/sucessor/sucede.ts';
import { sucessoresDe } from '../../pipeline/sucessor/sucessores.ts';
import { TextosEmVigor } from '../../pipeline/sucessor/textos-em-vigor.ts';
import type { Provisao } from '../../pipeline/vigencia/linha-do-tempo.ts';
import type { Dispositivo, Versao } from '../../schemas/contract/model/corpus/dispositivo.ts';
import { parseRefKey } from '../../schemas/law/ref-key.ts';

/** From when until when; a year alone is any day of it, null nobody knows, and what holds today has no end. */
type Tempo = readonly [desde: string | null, ate?: string | null];

const entre = (data: string | null): [string | null, string | null] =>
  data === null ? [null, null] : data.length === 4 ? [`${data}-01-01`, `${data}-12-31`] : [data, data];

function versao(texto: string, [desde, ate]: Tempo): Versao {
  const base = {
    texto,
    vigente: ate === undefined,
    anotacoes: [],
    alterado_por: null,
    origem: 'fonte',
    ingest_run_id: 1,
  };
  const fim = ate === undefined ? {} : { ate, ate_entre: entre(ate) };
  return { ...base, detectado_em: '', desde, desde_entre: entre(desde), ...fim } as Versao;
}

/** A provision with one wording, in force where its time has no end. */
function linha(ref_key: string, texto: string, tempo: Tempo, mais: Partial<Dispositivo> = {}): Provisao {
  const partes = parseRefKey(ref_key);
  if (!partes) throw new Error(ref_key);
  const dispositivo = {
    ...{ ...partes, ref_key, texto, caput_texto: null, revogado: tempo.length > 1, hierarquia: '', ordem: 0 },
    ...{ anotacoes: [], alterado_por: null, revogado_por: null, alterador: false, comando: null, altera: [] },
    ...mais,
  };
  return { dispositivo, versoes: [versao(texto, tempo)] };
}

/** `A.1 → A.2 (mesmo_texto)`, a line for each. */
function found(provisoes: Provisao[], outros: Record<string, Provisao[]> = {}): string[] {
  const sucessores = sucessoresDe(provisoes, (ato) => (outros[ato] ? new TextosEmVigor(outros[ato]) : null));
  return [...sucessores].flatMap(([antiga, novos]) =>
    novos.map(({ ref_key, base }) => `${antiga} → ${ref_key} (${base})`),
  );
}

const PODA = 'A poda do pomar municipal é feita pelo jardineiro no inverno, antes da brotação das macieiras.';
const PODA_HOJE =
  'A poda do pomar municipal será feita no inverno pelo jardineiro, antes da brotação de macieiras e pereiras.';
const COLHEITA = 'A colheita de cada árvore pertence ao vizinho sobre cujo terreno os galhos se estendem.';
const RESTO = [
  linha('EX.90', 'O adubo orgânico será comprado em licitação pela secretaria de parques e jardins.', ['1990-01-01']),
  linha('EX.91', 'Compete ao conselho aprovar o regimento, o orçamento e as contas do exercício anterior.', [
    '1990-01-01',
  ]),
  linha('EX.92', 'Esta Lei entra em vigor na data de sua publicação.', ['1990-01-01']),
];

describe('the same words', () => {
  test('since the day after', () => {
    const rows = [
      linha('EX.1.unico', PODA, ['1990-01-01', '2020-01-22']),
      linha('EX.2.1', PODA, ['2020-01-23']),
      ...RESTO,
    ];
    expect(found(rows)).toEqual(['EX.1.unico → EX.2.1 (mesmo_texto)']);
  });

  test('within one year, of two dates that are known to the year', () => {
    const rows = [linha('EX.1.unico', PODA, ['1990-01-01', '2024']), linha('EX.2.1', PODA, ['2024']), ...RESTO];
    expect(found(rows)).toEqual(['EX.1.unico → EX.2.1 (mesmo_texto)']);
  });

  test.each([
    ['held beside the other', ['2009-08-07']],
    ['came years later', ['2023-01-01']],
  ] as const)('that %s take no place', (_, tempo) => {
    expect(
      found([linha('EX.1.unico', PODA, ['1990-01-01', '2020-01-22']), linha('EX.2.1', PODA, tempo), ...RESTO]),
    ).toEqual([]);
  });

  test('at two places tell nothing, but in the article itself', () => {
    const old = linha('EX.1.unico', PODA, ['1990-01-01', '2020-01-22']);
    const [a, b, c] = ['EX.2.1', 'EX.3', 'EX.1.2'].map((key) => linha(key, PODA, ['2020-01-23'])) as [
      Provisao,
      Provisao,
      Provisao,
    ];
    expect(found([old, a, b, ...RESTO])).toEqual([]);
    expect(found([old, a, c, ...RESTO])).toEqual(['EX.1.unico → EX.1.2 (mesmo_texto)']);
  });

  test('few letters are told by what is above them alone', () => {
    const rows = [
      linha('EX.1.unico', `${PODA.slice(0, -1)}:`, ['1990-01-01', '2020-01-22']),
      linha('EX.1.unico.I', 'à mão;', ['1990-01-01', '2020-01-22']),
      linha('EX.4.I', 'à mão;', ['1990-01-01', '2020-01-22']),
      linha('EX.2.1', `${PODA.slice(0, -1)}:`, ['2020-01-23']),
      linha('EX.2.1.I', 'à mão;', ['2020-01-23']),
      ...RESTO,
    ];
    expect(found(rows)).toEqual(['EX.1.unico → EX.2.1 (mesmo_texto)', 'EX.1.unico.I → EX.2.1.I (mesmo_texto)']);
  });
});

describe('nearly the same words', () => {
  test('in the article, also where nobody knows when the other ended', () => {
    const rows = [
      linha('EX.1.unico', PODA, ['1990-01-01', null]),
      linha('EX.1.1', PODA_HOJE, ['2020-01-23']),
      ...RESTO,
    ];
    expect(found(rows)).toEqual(['EX.1.unico → EX.1.1 (texto_proximo)']);
  });

  test('a text that lost a clause', () => {
    const rows = [
      linha('EX.1.unico', PODA, ['1990-01-01', null]),
      linha('EX.1.1', 'A poda do pomar municipal é feita pelo jardineiro.', ['2020-01-23']),
      ...RESTO,
    ];
    expect(found(rows)).toEqual(['EX.1.unico → EX.1.1 (texto_proximo)']);
  });

  test('another subject, or a command of an amending act, is none', () => {
    const old = linha('EX.1.unico', PODA, ['1990-01-01', '2020-01-22']);
    expect(found([old, linha('EX.1.1', COLHEITA, ['2020-01-23']), ...RESTO])).toEqual([]);
    expect(found([old, linha('EX.1.1', PODA_HOJE, ['2020-01-23'], { alterador: true }), ...RESTO])).toEqual([]);
  });
});

test('in the act that repealed it', () => {
  const rows = [linha('EX.1', PODA, ['1990-01-01', '2020-01-22'], { revogado_por: 'Lei nº 9, de 2020' }), ...RESTO];
  const nova = [linha('NOVA.7', PODA, ['2020-01-23']), linha('NOVA.8', COLHEITA, ['2020-01-23'])];
  expect(found(rows, { 'Lei nº 9, de 2020': nova })).toEqual(['EX.1 → NOVA.7 (mesmo_texto)']);
});

test('a note of renumbering, of words that are like the others', () => {
  const anotacoes = ['Renumerado do parágrafo único pela Lei nº 3, de 2018'];
  const old = linha('EX.1.unico', PODA, ['1990-01-01', '2018']);
  expect(found([old, linha('EX.1.1', PODA_HOJE, ['1990-01-01'], { anotacoes }), ...RESTO])).toEqual([
    'EX.1.unico → EX.1.1 (renumeracao)',
  ]);
  expect(found([old, linha('EX.1.1', COLHEITA, ['1990-01-01'], { anotacoes }), ...RESTO])).toEqual([]);
});

test('what fell with a provisional measure has none, nor what its act has a table for but by that', () => {
  const caduca = { anotacoes: ['Incluído pela Medida Provisória nº 1, de 2019', 'Vigência encerrada'] };
  expect(
    found([
      linha('EX.1.unico', PODA, ['2019-01-01', '2019-06-01'], caduca),
      linha('EX.2', PODA, ['2019-06-02']),
      ...RESTO,
    ]),
  ).toEqual([]);
  expect(found([linha('LEI-5869-1973.535.II', PODA, ['1974-01-01', '2016-03-17']), ...RESTO])).toEqual([
    'LEI-5869-1973.535.II → CPC.1022.II (correspondencia)',
  ]);
});

test.each([
  [['2000-01-01', '2016-03-17'], ['2016-03-18'], 'sim'],
  [['2000-01-01', '2016'], ['2016'], 'sim'],
  [['2000-01-01', '2016-03-17'], ['2016-03-17'], 'sim'],
  [['2000-01-01', '2016-03-17'], ['2015-01-01'], 'nao'],
  [['2000-01-01', '2016-03-17'], ['2016-04-18'], 'nao'],
  [['2000-01-01', null], ['2016-04-18'], 'talvez'],
  [['2000-01-01', '2016-03-17'], [null], 'talvez'],
] as const)('%j is followed by %j: %s', (antiga, nova, como) => {
  expect(sucede(versao('a', antiga), versao('b', nova))).toBe(como);
});

test('where words lead elsewhere than a table of correspondence', () => {
  const antigas = [
    linha('VELHA.1', PODA, ['1990-01-01', '2020-01-22']),
    linha('VELHA.2', COLHEITA, ['1990-01-01', '2020-01-22']),
    linha('VELHA.3', `${COLHEITA.slice(0, -1)}, salvo costume do lugar.`, ['1990-01-01', '2020-01-22']),
    linha('VELHA.4', 'Ninguém entrará no pomar à noite sem licença do guarda.', ['1990-01-01', '2020-01-22']),
  ];
  const novas = [linha('NOVA.7.1', PODA, ['2020-01-23']), linha('NOVA.8', COLHEITA, ['2020-01-23']), ...RESTO];
  const tabela = (...pares: [string, string | null, string?][]) => {
    const found = discordancias({ de: 'VELHA', para: 'NOVA', pares } as never, antigas, novas);
    return found.map(({ antigo, tabela: ditos, peloTexto }) => `${antigo}: ${ditos} / ${peloTexto.ref_key}`);
  };
  // A level more or less is none, and neither is what only the table tells.
  expect(tabela(['1', '7', 'poda'], ['2', '8', 'colheita'], ['3', '8', 'colheita'], ['4', '9', 'noite'])).toEqual([]);
  expect(tabela(['1', '8', 'poda'], ['2', null], ['3', '8', 'colheita'])).toEqual([
    'VELHA.1: NOVA.8 / NOVA.7.1',
    'VELHA.2:  / NOVA.8',
  ]);
});
