import { afterAll, describe, expect, test } from 'bun:test';
import { Value } from '@sinclair/typebox/value';
import fc from 'fast-check';
import { operations } from '../../schemas/contract/operations/index.ts';
import { readCitados } from '../../schemas/search/query/citados.ts';
import { emSeuArtigo } from '../../schemas/search/trecho.ts';
import { openBusca } from './fixture-busca.ts';

const frutas = openBusca({
  atos: [
    {
      sigla: 'EX-POMAR',
      nome: 'Código dos Pomares',
      tipo: 'codigo',
      nomes: ['Código das Frutas', 'CPOM', 'Lei 97531', 'lei-97531-1993', 'Lei 97531/93'],
    },
    { sigla: 'EX-HORTA', nome: 'Lei das Hortas', tipo: 'lei' },
  ],
  linhas: [
    {
      ref_key: 'EX-POMAR.1',
      texto: 'A colheita de pêssegos & ameixas <verdes> é proibida.',
      hierarquia: 'TÍTULO I – Das Ameixas',
    },
    {
      ref_key: 'EX-POMAR.2',
      texto: 'Considera-se enxerto a união de dois ramos.\nI – de garfo;\nII – de borbulha tardia;',
    },
    { ref_key: 'EX-POMAR.2.I', inciso: 'I', texto: 'de garfo;' },
    { ref_key: 'EX-POMAR.2.II', inciso: 'II', texto: 'de borbulha tardia;' },
    { ref_key: 'EX-POMAR.3', texto: 'A poda de formação cabe ao pomareiro.' },
    { ref_key: 'EX-POMAR.4', texto: 'A poda de formação cabe ao pomareiro.', revogado: true },
    { ref_key: 'EX-POMAR.5', texto: 'A formação do pomareiro inclui a poda.' },
    {
      ref_key: 'EX-POMAR.6',
      texto: 'O pomareiro responde pelo dano.',
      hierarquia: 'TÍTULO II – Da Geada > Geada tardia',
    },
    { ref_key: 'EX-POMAR.7', texto: 'A poda de formação cabe ao pomareiro.\n§ 1º Revogado.' },
    { ref_key: 'EX-POMAR.7.1', paragrafo: '1', texto: 'Trata da moniliose.', revogado: true },
    { ref_key: 'EX-HORTA.1', texto: 'A irrigação por gotejamento das couves é livre.' },
    {
      ref_key: 'EX-HORTA.2',
      texto: 'O art. 1º passa a vigorar: “A irrigação por gotejamento das couves é livre.”',
      alterador: true,
    },
    { ref_key: 'EX-HORTA.3', texto: 'A enxertia de tomateiros é livre.' },
  ],
  sumulas: [
    { tribunal: 'STF', numero: 11, vinculante: false, texto: 'O gotejamento não gera dano.' },
    { tribunal: 'STF', numero: 11, vinculante: true, texto: 'Só é lícita a estaquia noturna.' },
    { tribunal: 'STJ', numero: 11, vinculante: false, texto: 'A geada é caso fortuito.' },
    { tribunal: 'STJ', numero: 12, vinculante: false, texto: 'A geada é caso fortuito no pomar.', cancelada: true },
  ],
  termos: [{ termo: 'Alporquia', chave: 'alporquia', entradas: [{ subtermo: null, ref_key: 'EX-HORTA.3' }] }],
});
afterAll(() => frutas.close());

const keys = (q: string, query: Record<string, unknown> = {}) => frutas.buscar(q, query).map(({ ref_key }) => ref_key);

describe('what a query says', () => {
  test('all its words are found, in any order, form and accents', () => {
    expect(keys('tardias borbulhas')[0]).toBe('EX-POMAR.2.II');
    expect(keys('PESSEGOS colheitas')[0]).toBe('EX-POMAR.1');
    // The law has `proibida`.
    expect(keys('proibição de colher')[0]).toBe('EX-POMAR.1');
  });

  test('what holds all of it comes before what holds some', () => {
    expect(keys('irrigação couves')).toEqual(['EX-HORTA.1', 'EX-HORTA.2']);
    expect(keys('irrigação dano')).toContain('EX-HORTA.1');
  });

  test('a phrase is found as it stands, and only so', () => {
    expect(keys('"poda de formação"').toSorted()).toEqual(['EX-POMAR.3', 'EX-POMAR.4', 'EX-POMAR.7']);
    expect(keys('“formação do pomareiro”')).toEqual(['EX-POMAR.5']);
    expect(keys('"formação do pomareiro')).toEqual(['EX-POMAR.5']);
  });

  test('a phrase that stands nowhere is its words', () => {
    expect(keys('"couves irrigação"')[0]).toBe('EX-HORTA.1');
  });

  test('a leading hyphen excludes a word or a phrase, wherever in the article it is', () => {
    expect(keys('poda')).toContain('EX-POMAR.3');
    expect(keys('poda -formação')).toEqual([]);
    expect(keys('formação -"poda de formação"')).toEqual(['EX-POMAR.5']);
    expect(keys('enxerto -garfo')).not.toContain('EX-POMAR.2');
  });

  test('what the full-text engine reads as its own language is words', () => {
    for (const q of [
      'poda AND',
      'NEAR(poda)',
      'poda*',
      'caput:poda',
      '(poda',
      'poda"',
      '^poda',
      "poda'",
      'poda OR',
      '{poda}',
    ])
      expect({ q, found: keys(q).includes('EX-POMAR.3') }).toEqual({ q, found: true });
  });

  test('nothing but exclusions is invalid, nothing at all finds nothing', () => {
    expect(frutas.call('-poda -"a geada"')).toMatchObject({ code: 'invalid_request', details: [{ campo: 'q' }] });
    expect(keys('?!')).toEqual([]);
    expect(keys('xyzw')).toEqual([]);
  });

  test('a name of an act prefers what is in it', () => {
    expect(keys('enxertia')[0]).toBe('EX-POMAR.2');
    expect(keys('enxertia lei das hortas')[0]).toBe('EX-HORTA.3');
    expect(keys('dano código das frutas')[0]).toBe('EX-POMAR.6');
  });

  test('a term of the subject index leads where the law has other words', () => {
    expect(keys('alporquia')).toEqual(['EX-HORTA.3']);
  });
});

describe('a citation', () => {
  test.each([
    ['EX-POMAR.2.I', 'EX-POMAR.2.I'],
    ['art. 2º, II, do EX-POMAR', 'EX-POMAR.2.II'],
    ['súmula 11 stj', 'SUM.STJ.11'],
    ['súmula vinculante 11', 'SUM.STF.SV11'],
    ['cpom 3 geada', 'EX-POMAR.3'],
    ['97531 3', 'EX-POMAR.3'],
    ['97531, art. 2', 'EX-POMAR.2'],
  ])('%s comes first', (q, ref_key) => expect(keys(q)[0]).toBe(ref_key));

  test('is followed by what the other words say, and each article comes once', () => {
    const found = keys('EX-POMAR.3 dano');
    expect(found[0]).toBe('EX-POMAR.3');
    expect(found).toContain('EX-POMAR.6');
    expect(new Set(found).size).toBe(found.length);
  });

  test.each(['lei 8666 art 24', 'lei 8.666/93, art. 2º', 'súmula 99 do STJ', 'tema 3 stf'])(
    'of no act that is here, or of no súmula, finds nothing: %s',
    (q) => expect(keys(q)).toEqual([]),
  );

  test.each(['art. 99 do EX-POMAR', 'cpom 99', 'EX-POMAR.99', '97531 99', '97531, art. 99'])(
    'of what an act has not opens the act: %s',
    (q) => expect(keys(q).slice(0, 3)).toEqual(['EX-POMAR.1', 'EX-POMAR.2', 'EX-POMAR.3']),
  );

  test.each(['código dos pomares 1967', 'cpom 1967'])('of another year than the act has does not open it: %s', (q) => {
    expect(readCitados(q, frutas.acervo)).toEqual({ ref_keys: [], resto: q });
    expect(keys(q)).not.toContain('EX-POMAR.1');
  });

  test('of what an act has not leaves its name to what else is said', () => {
    expect(readCitados('art. 99 do EX-POMAR geada', frutas.acervo)).toEqual({
      ref_keys: [],
      resto: '           EX-POMAR geada',
    });
    expect(keys('cpom 99 enxertia')[0]).toBe('EX-POMAR.2');
    expect(keys('EX-POMAR.99 geada')).not.toContain('EX-POMAR.1');
  });

  test.each(['Código dos Pomares 1993', 'código dos pomares, 1993', 'cpom de 1993', '97531 1993', '97531/93'])(
    'is none where an act has its year behind it: %s',
    (q) => expect(keys(q).slice(0, 3)).toEqual(['EX-POMAR.1', 'EX-POMAR.2', 'EX-POMAR.3']),
  );

  test('is none either where more is said behind the year', () => {
    expect(readCitados('cpom 1993 geada', frutas.acervo)).toMatchObject({ ref_keys: [], resto: 'cpom      geada' });
    expect(keys('97531 1993 3')[0]).toBe('EX-POMAR.3');
  });

  test.each(['cpom 3%', 'cpom 3 dias', 'cpom 3 por cento', 'código dos pomares 3%', '97531 3%', '97531 3 dias'])(
    'is none where the number counts something: %s',
    (q) => {
      expect(readCitados(q, frutas.acervo)).toEqual({ ref_keys: [], resto: q });
      expect(keys(`${q} de geada`)[0]).not.toBe('EX-POMAR.3');
    },
  );

  test('is two digits behind an act, but for the year of the Constitution', () => {
    const leis = openBusca({
      atos: [
        { sigla: 'EX-CF', nome: 'Constituição', tipo: 'constituicao', numero: '1988', nomes: ['exc'] },
        { sigla: 'EX-LEI', nome: 'Código dos Rios', tipo: 'codigo', nomes: ['exl', 'lei-97532-1988', 'Lei 97532'] },
      ],
      linhas: ['EX-CF.1', 'EX-CF.88', 'EX-LEI.1', 'EX-LEI.88'].map((ref_key) => ({ ref_key, texto: 'É livre.' })),
    });
    const first = (q: string) => readCitados(q, leis.acervo).ref_keys[0];
    expect(['exc 88', 'constituição 88', 'exc 1988'].map(first)).toEqual(['EX-CF.1', 'EX-CF.1', 'EX-CF.1']);
    expect(['exl 88', '97532 88', 'código dos rios 88'].map(first)).toEqual(['EX-LEI.88', 'EX-LEI.88', 'EX-LEI.88']);
    expect(['exl 1988', '97532 1988', 'EX-CF.88'].map(first)).toEqual(['EX-LEI.1', 'EX-LEI.1', 'EX-CF.88']);
    leis.close();
  });

  test.each(['cpom art. 3 dias de geada', '97531 art 3 dias de geada'])(
    'is one where it is called so, whatever follows: %s',
    (q) => expect(readCitados(q, frutas.acervo).ref_keys).not.toEqual([]),
  );

  test('leaves to be searched for only what was typed, in its order', () => {
    const parte = fc.constantFrom(
      ...[
        '97531',
        '97531/93',
        '97531,',
        'art.',
        'art',
        '3',
        '99',
        '1993',
        '40%',
        'dias',
        'cpom',
        'EX-POMAR.3',
        'geada',
      ],
      ...['código dos pomares', 'do', 'súmula', '11', 'stj', 'lei', '8666', '§', 'II', 'e'],
    );
    fc.assert(
      fc.property(fc.array(parte, { minLength: 1, maxLength: 7 }), (partes) => {
        const q = partes.join(' ');
        let at = 0;
        for (const palavra of readCitados(q, frutas.acervo).resto.split(/\s+/).filter(Boolean)) {
          const found = q.indexOf(palavra, at);
          expect({ q, palavra, found: found >= 0 }).toEqual({ q, palavra, found: true });
          at = found + palavra.length;
        }
      }),
      { numRuns: 500 },
    );
  });

  test('without an act may be of any', () => expect(keys('art. 3º')).toEqual(['EX-POMAR.3', 'EX-HORTA.3']));

  test.each(['Código dos Pomares', 'ex-pomar', 'lei 97531'])('of an act alone is its first articles: %s', (q) =>
    expect(keys(q).slice(0, 3)).toEqual(['EX-POMAR.1', 'EX-POMAR.2', 'EX-POMAR.3']),
  );
});

describe('a result', () => {
  test('is valid, and ranks fall', () => {
    for (const q of ['poda', 'geada', 'dano pomareiro', 'SUM.STJ.11', 'súmula 11']) {
      const resultados = frutas.buscar(q);
      expect(Value.Errors(operations.buscar.response, { q, resultados }).First()).toBeUndefined();
      expect(resultados.map(({ rank }) => rank)).toEqual(resultados.map(({ rank }) => rank).toSorted((a, b) => b - a));
    }
  });

  test('of a provision has its act and article', () => {
    expect(frutas.buscar('borbulha tardia')[0]).toMatchObject({
      ...{ tipo: 'dispositivo', ref_key: 'EX-POMAR.2.II', sigla: 'EX-POMAR', artigo: '2' },
      ...{ tribunal: null, numero: null, vinculante: null, inativo: false, alterador: false },
    });
  });

  test('of a súmula has its court and number', () => {
    expect(frutas.buscar('estaquia')[0]).toMatchObject({
      ...{ tipo: 'sumula', ref_key: 'SUM.STF.SV11', sigla: 'STF', artigo: null },
      ...{ tribunal: 'STF', numero: 11, vinculante: true, inativo: false, alterador: false },
      trecho: 'Só é lícita a <mark>estaquia</mark> noturna.',
    });
  });

  test('is one an article: the article where several of its provisions answer', () => {
    const found = keys('enxerto garfo borbulha');
    expect(found.filter((key) => key.startsWith('EX-POMAR.2'))).toEqual(['EX-POMAR.2']);
  });

  test('of an article shows what answers best as the article has it, behind its label', () => {
    const artigo = 'São enxertos:\nI – tardios;\nII – de borbulha;\nIII – tardios, se em ramo;';
    expect(emSeuArtigo('de borbulha;', artigo)).toBe('II – de borbulha;');
    expect(emSeuArtigo('tardios;', artigo)).toBe('I – tardios;');
    expect(emSeuArtigo('tardios', artigo)).toBe('tardios');
    expect(emSeuArtigo('', artigo)).toBe(artigo);
  });

  test('marks what was asked for and escapes the rest', () => {
    const [first] = frutas.buscar('pessego verde');
    expect(first?.trecho).toBe(
      'A colheita de <mark>pêssegos</mark> &amp; ameixas &lt;<mark>verdes</mark>&gt; é proibida.',
    );
  });

  test('found by its rubric alone shows its text without marks', () => {
    const [first] = frutas.buscar('geada tardia');
    expect(first).toMatchObject({ ref_key: 'EX-POMAR.6', trecho: 'O pomareiro responde pelo dano.' });
  });

  test('repealed or cancelled is inativo and comes behind what is in force', () => {
    const poda = frutas.buscar('"poda de formação"');
    expect(poda.map(({ ref_key, inativo }) => [ref_key, inativo]).at(-1)).toEqual(['EX-POMAR.4', true]);
    const geada = frutas.buscar('geada caso fortuito', { tipo: 'sumulas' });
    expect(geada.map(({ ref_key, inativo }) => [ref_key, inativo])).toEqual([
      ['SUM.STJ.11', false],
      ['SUM.STJ.12', true],
    ]);
  });

  test('is not found by a repealed paragraph of an article in force', () => expect(keys('moniliose')).toEqual([]));

  test('that alters another act comes last', () => {
    const found = frutas.buscar('irrigação gotejamento couves');
    expect(found.at(-1)).toMatchObject({ ref_key: 'EX-HORTA.2', alterador: true });
  });
});

describe('a parameter', () => {
  test('siglas keeps to the acts it names, by any of their names, or to a court', () => {
    expect(keys('livre', { siglas: 'ex-horta' })).toContain('EX-HORTA.3');
    expect(keys('dano', { siglas: 'Código das Frutas' })).toEqual(['EX-POMAR.6']);
    expect(keys('dano', { siglas: 'EX-HORTA' })).toEqual([]);
    expect(keys('geada', { siglas: 'STJ' })).toEqual(['SUM.STJ.11', 'SUM.STJ.12']);
    expect(keys('EX-POMAR.1', { siglas: 'EX-HORTA' })).toEqual([]);
  });

  test('siglas that nobody knows are named', () => {
    expect(frutas.call('poda', { siglas: 'EX-POMAR,NADA, TAMPOUCO' })).toMatchObject({
      code: 'invalid_request',
      details: [{ campo: 'siglas', problema: expect.stringMatching(/“NADA”.*“TAMPOUCO”/) }],
    });
  });

  test('tipo keeps to provisions or to súmulas', () => {
    expect(keys('dano', { tipo: 'todos' }).toSorted()).toEqual(['EX-POMAR.6', 'SUM.STF.11']);
    expect(keys('dano', { tipo: 'dispositivos' })).toEqual(['EX-POMAR.6']);
    expect(keys('dano', { tipo: 'sumulas' })).toEqual(['SUM.STF.11']);
  });

  test('limit cuts the list', () => {
    expect(keys('poda', { limit: 1 })).toHaveLength(1);
    expect(keys('poda', { limit: 1 })).toEqual(keys('poda').slice(0, 1));
  });

  test('incluir_alteradores=false leaves amending commands out', () => {
    expect(keys('gotejamento couves', { incluir_alteradores: 'true' })).toContain('EX-HORTA.2');
    expect(keys('gotejamento couves', { incluir_alteradores: 'false' })).not.toContain('EX-HORTA.2');
    expect(keys('EX-HORTA.2', { incluir_alteradores: 'false' })).toEqual([]);
  });

  test.each([
    [{ limit: 0 }, 'limit'],
    [{ limit: 51 }, 'limit'],
    [{ limit: 1.5 }, 'limit'],
    [{ tipo: 'leis' }, 'tipo'],
    [{ incluir_alteradores: 'sim' }, 'incluir_alteradores'],
    [{ siglas: ' , ' }, 'siglas'],
    [{ q: 'a' }, 'q'],
    [{ q: 'a'.repeat(301) }, 'q'],
  ])('%j is invalid', (query, campo) => {
    expect(frutas.call('poda', query)).toMatchObject({ code: 'invalid_request', details: [{ campo }] });
  });
});

test('no query whatever throws, and what it excludes is in no result', () => {
  const word = fc.constantFrom(
    'poda',
    'geada',
    '"',
    '-',
    '-geada',
    '“a',
    'AND',
    'NOT',
    'NEAR(',
    '*',
    'art. 5',
    'ſ',
    'İ',
    '\0',
    '\ud800',
    '§',
    '10%',
    '1',
  );
  const query = fc.oneof(
    fc.string({ unit: 'binary', minLength: 2, maxLength: 300 }),
    fc.array(word, { minLength: 2, maxLength: 60 }).map((words) => words.join(' ').slice(0, 300)),
    fc.array(word, { minLength: 2, maxLength: 60 }).map((words) => words.join('').slice(0, 300)),
  );
  const property = fc.property(query, (q) => {
    const answer = frutas.call(q);
    if (answer.kind === 'failure') expect(['invalid_request']).toContain(answer.code);
  });
  fc.assert(property, { numRuns: 1500 });
});
