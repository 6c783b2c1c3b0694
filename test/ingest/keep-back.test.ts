import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { readDeQuem } from '../../pipeline/ingest/keep-back/epigraph.ts';
import { findEstranhos } from '../../pipeline/ingest/keep-back/letters.ts';
import { isShortened } from '../../pipeline/ingest/keep-back/losses.ts';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import type { AtoLido } from '../../pipeline/parse/types.ts';
import type { AtoCatalogado } from '../../schemas/contract/model/corpus/catalogo.ts';
import { act, catalogo, createWorkspace, type Workspace } from './workspace.ts';

const EPIGRAFE = '<p align="center"><b>LEI Nº 90.001, DE 2 DE ABRIL DE 2001</b></p>';
const HEAD = `${EPIGRAFE}<p>Dispõe sobre hortas e dá outras providências.</p><p>O PRESIDENTE DA REPÚBLICA, faço saber que o Congresso Nacional decreta e eu sanciono a seguinte Lei:</p>`;
const BODY = [
  '<p>CAPÍTULO I</p><p>Das Hortas</p>',
  '<p>Art. 1º A horta é livre, na forma desta Lei:</p><p>I - a de casa;</p><p>II - a da rua.</p>',
  '<p>Art. 2º <strike>A horta de rua depende de licença.</strike></p><p>Art. 2º A horta de rua depende de aviso. (Redação dada pela Lei nº 90.050, de 2005)</p>',
  '<p>CAPÍTULO II</p><p>Dos Canteiros</p>',
  '<p>Art. 3º O canteiro terá divisórias de madeira.</p>',
  '<p>Art. 4º Ninguém colherá o que outrem plantou.</p>',
  '<p>Art. 5º Esta Lei entra em vigor na data de sua publicação.</p>',
].join('\n');
const TAIL =
  '<p>Brasília, 2 de abril de 2001; 180º da Independência e 113º da República.</p><p>FULANO DE TAL</p><p>Beltrano de Souza</p><p>Este texto não substitui o publicado no DOU de 3.4.2001</p>';
const ANNEX = '<p align="center">ANEXO</p><p>Tabela de sementes</p><p>Alface: dez gramas</p><p>Couve: vinte gramas</p>';
/** Articles `from` to `to`. */
const artigos = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `<p>Art. ${from + i}. O canteiro ${from + i} é do vizinho.</p>`).join(
    '\n',
  );
/** `</html>` stands early on some of the official pages, so that no tag tells where they end. */
const write = (inner: string) => `<html><body></body></html>${inner}\n`;
const LAW = write(`${HEAD}\n${BODY}\n${TAIL}\n${ANNEX}`);

let space: Workspace;
beforeEach(() => {
  space = createWorkspace();
});
afterEach(() => space.remove());

const parser = { parse: parsePagina, versao: 1 };

async function read(content: string | Uint8Array, accept: string[] = [], compiled: string | null = null) {
  space.put('ex-a.htm', content);
  if (compiled !== null) space.put('ex-a-compilada.htm', compiled);
  const { runs } = await space.ingest({ parser, only: ['EX-A'], accept });
  return [runs[0]?.status, runs[0]?.erro];
}

const FIRST = /; o ato não foi publicado$/;
const KEPT = /; a redação anterior foi mantida$/;

/** Pages that are kept back at a first reading and as an update alike. */
const BROKEN: [string, string | Uint8Array, RegExp][] = [
  [
    'of a law with another number',
    LAW.replace('90.001', '90.077'),
    /^a página é de outro ato: .*90\.077.*Lei nº 90\.001\/2001/,
  ],
  ['of a law of another year', LAW.replace('ABRIL DE 2001', 'ABRIL DE 1991'), /^a página é de outro ato/],
  ['of another type of act', LAW.replace('LEI Nº', 'LEI COMPLEMENTAR Nº'), /^a página é de outro ato/],
  ['of a law of a State', LAW.replace('PRESIDENTE DA REPÚBLICA', 'GOVERNADOR DO ESTADO'), /^a página é de outro ato/],
  [
    'of a law of a municipality',
    LAW.replace(
      'O PRESIDENTE DA REPÚBLICA, faço saber que o Congresso Nacional decreta',
      'FULANA DE TAL, Prefeita do Município, faz saber que a Câmara Municipal decretou',
    ),
    /^a página é de outro ato/,
  ],
  ['without an epigraph', LAW.replace(EPIGRAFE, ''), /^a página não traz a epígrafe de Lei nº 90\.001\/2001/],
  [
    'of what a search found',
    LAW.replace(EPIGRAFE, `${EPIGRAFE}<p>LEI Nº 90.002, DE 3 DE ABRIL DE 2001</p>`),
    /^a página é uma lista de atos/,
  ],
  [
    'of what a search found, with links',
    LAW.replace(EPIGRAFE, `${EPIGRAFE}<p><a href="l90002.htm">LEI Nº 90.002, DE 3 DE ABRIL DE 2001</a></p>`),
    /^a página é uma lista de atos/,
  ],
  [
    'with another act behind it',
    LAW + LAW.replace('90.001', '90.077').replaceAll('canteiro', 'celeiro'),
    /^a página tem mais de um ato: depois do fecho vem "LEI Nº 90\.077, DE 2 DE ABRIL DE 2001"/,
  ],
  [
    'whose second half counts articles that it has',
    LAW.replace(/<p>Art. 5º[^<]*<\/p>/, `${artigos(8, 12)}<p>Art. 9º O celeiro é do dono.</p>`),
    /^a numeração dos artigos volta: o último em vigor é o 9, e antes dele vem o 12/,
  ],
  [
    'that goes on as another act does',
    LAW.replace('Art. 5º', 'Art. 57.').replace('Brasília, 2 de abril de 2001', 'Brasília, 12 de maio de 1999'),
    /^a página muda de ato no meio: .* \("Brasília, 12 de maio de 1999/,
  ],
  [
    'whose second half is of another act',
    LAW.replace(/<p>Art. 5º[^<]*<\/p>/, `${artigos(8, 12)}<p>Art. 7º O celeiro é do dono.</p>`),
    /^a numeração dos artigos volta: o último em vigor é o 7, e antes dele vem o 12/,
  ],
  [
    'that an archive keeps',
    LAW.replace('<body>', '<body><div id="wm-ipp-base">123 captures</div>'),
    /^a página é uma cópia de outro dia, guardada por Internet Archive/,
  ],
  [
    'that an archive keeps, without its toolbar',
    `${LAW}<!-- FILE ARCHIVED ON 12:00:00 Jun 09, 2010 AND RETRIEVED FROM THE\n INTERNET ARCHIVE ON 10:00:00 -->`,
    /^a página é uma cópia de outro dia/,
  ],
  [
    'that is an index',
    write(`${EPIGRAFE}<p>Art. 1º ......... 3</p><p>Art. 2º ......... 4</p><p>Art. 3º ......... 5</p>${TAIL}`),
    /^a página é um índice/,
  ],
  ['cut in the middle', write(`${HEAD}\n${BODY.slice(0, BODY.indexOf('que outrem'))}`), /^a página está cortada/],
  ['cut behind its last article', write(`${HEAD}\n${BODY}`), /^a página está cortada: faltam o fecho/],
  ['cut inside its annex', LAW.slice(0, LAW.indexOf(': vinte')), /^a página está cortada: termina no meio/],
  [
    'with a character that no decoder could read',
    LAW.replace('canteiro', 'cant\ufffdiro'),
    /codificação perdeu \("cant\ufffdiro"\)/,
  ],
  ['with a question mark for a letter', LAW.replace('Ninguém', 'Ningu?m'), /codificação perdeu \("Ningu\?m"\)/],
  ['with a letter that was encoded twice', LAW.replace('Ninguém', 'Ningu&amp;#233;m'), /em código \("Ningu&#233;m"\)/],
  [
    'with letters of another code page',
    LAW.replace('divisórias', 'divis¢rias'),
    /não são do português \("divis¢rias"\)/,
  ],
  [
    'with a paragraph that lost its accents',
    LAW.replace('A horta é livre', 'A fruicao da horta tambem e livre a quem lhe der atencao'),
    /perderam os acentos \("Art. 1º A fruicao/,
  ],
  ['with a word of UTF-8 read as windows-1252', LAW.replace('Ninguém', 'NinguÃ©m'), /outra codificação \("NinguÃ©m"\)/],
  ['with a letter of another script', LAW.replace('outrem', 'outr聯m'), /não são do português \("outr聯m"\)/],
  ['with a letter that Portuguese has not', LAW.replace('outrem', 'ïutrem'), /não são do português \("ïutrem"\)/],
  [
    'that has the act twice',
    write(`${HEAD}\n${BODY}\n${TAIL}`.repeat(2)),
    /^a página traz o ato mais de uma vez: 6 dos 6/,
  ],
  [
    'that has a part of the act twice',
    LAW.replace(TAIL, `${artigos(10, 30)}${artigos(12, 23)}${TAIL}`),
    /^a página traz uma parte do ato mais de uma vez: 12 artigos seguidos/,
  ],
  ['that has its body three times', write(`${HEAD}${BODY.repeat(3)}${TAIL}`), /^a página traz o ato mais de uma vez/],
  ['that strikes most of the law without a note', LAW.replace(HEAD, `${HEAD}<strike>`), /risca, sem nota que o diga/],
];

describe('a page', () => {
  for (const [what, content, reason] of BROKEN) {
    test(`${what} is not published at a first reading`, async () => {
      const [status, erro] = await read(content);
      expect(status).toBe('erro');
      expect(erro).toMatch(reason);
      expect(erro).toMatch(FIRST);
    });

    test(`${what} does not take the place of what is held`, async () => {
      expect(await read(LAW)).toEqual(['ok', null]);
      const [status, erro] = await read(content);
      expect(status).toBe('erro');
      expect(erro).toMatch(reason);
      expect(erro).toMatch(KEPT);
      expect(space.row('EX-A.4')?.texto).toBe('Ninguém colherá o que outrem plantou.');
    });
  }

  test('of a law that lost its accents is not published', async () => {
    const long = LAW.replace('</strike>', `${'A horta é livre e a todos pertence. '.repeat(40)}</strike>`);
    expect(await read(long.replace(/[^\n -~]/g, '?'))).toEqual([
      'erro',
      expect.stringMatching(/^a página não traz a epígrafe|^a página perdeu os acentos/),
    ]);
    expect(await read(long)).toEqual(['ok', null]);
  });

  test('of a treaty is cut where neither its formula nor its last clause stands behind it', async () => {
    const decree = `${HEAD.replace('faço saber', 'promulgo')}<p>Art. 1º Fica promulgado o Tratado das Hortas, apenso por cópia.</p>${TAIL}`;
    const treaty =
      '<p>Tratado das Hortas</p><p>Artigo 1</p><p>As Partes plantarão.</p><p>Artigo 2</p><p>As Partes colherão.</p>';
    expect(await read(write(decree + treaty))).toEqual(['erro', expect.stringMatching(/falta o fecho do tratado/)]);
    const authentic = '<p>Artigo 3</p><p>Os textos em português e em guarani são igualmente autênticos.</p>';
    expect(await read(write(decree + treaty + authentic))).toEqual(['ok', null]);
    space.remove();
    space = createWorkspace();
    expect(await read(write(`${decree}${treaty}<p>Feito em Assunção, em dois originais.</p>`))).toEqual(['ok', null]);
  });

  test('that was looked at is published, but never that of another act', async () => {
    for (const [what, content] of BROKEN) {
      space.remove();
      space = createWorkspace();
      const [status] = await read(content, ['EX-A']);
      const another = /of a law|of another type/.test(what);
      expect([what, status]).toEqual([what, another ? 'erro' : 'ok']);
    }
  });

  test('that stands for two acts holds both', async () => {
    const two = [act('CF', '1988', ['dupla.htm']), act('ADCT', '1988', ['dupla.htm'])].map((ato) => {
      return { ...ato, tipo: 'constituicao' as const, forma: 'constituicao' as const, ano: 1988 };
    });
    const head = '<p>CONSTITUIÇÃO DA REPÚBLICA FEDERATIVA DO BRASIL DE 1988</p>';
    const date = '<p>Brasília, 5 de outubro de 1988.</p><p>FULANO DE TAL</p>';
    const adct =
      '<p align="center">ATO DAS DISPOSIÇÕES CONSTITUCIONAIS TRANSITÓRIAS</p><p>Art. 1º Haverá plebiscito.</p>';
    const run = async (content: string) => {
      space.put('dupla.htm', write(content));
      const { runs } = await space.ingest({ parser, catalogo: { ...catalogo, atos: two } });
      return runs.map(({ status }) => status);
    };
    const corpo = `${head}<p>Art. 1º A República é livre.</p>`;
    expect(await run(`${corpo}${date}`)).toEqual(['erro', 'erro']);
    expect(await run(`${corpo}${date}${adct}`)).toEqual(['erro', 'erro']);
    expect(await run(`${corpo}${date}${adct}${date}`)).toEqual(['ok', 'ok']);
  });
});

describe('two official pages of an act', () => {
  const compiled = LAW.replace(/<p>Art. 2º <strike>.*?<\/p>/, '');

  test('agree where one keeps the earlier wordings', async () => {
    expect(await read(LAW, [], compiled)).toEqual(['ok', null]);
  });

  for (const [what, other, reason] of [
    ['an article is missing on one', compiled.replace(/<p>Art. 4º.*?<\/p>/, ''), /discordam em EX-A\.4 /],
    [
      'one has it repealed',
      compiled.replace('</p>\n<p>Art. 5º', ' (Revogado pela Lei nº 90.060, de 2006)</p>\n<p>Art. 5º'),
      /discordam em EX-A\.4 /,
    ],
    ['one is another act', compiled.replace('90.001', '90.077'), /a outra página do ato .* é de outro/],
  ] as const) {
    test(`disagree where ${what}`, async () => {
      expect(await read(LAW, [], other)).toEqual(['erro', expect.stringMatching(reason)]);
      expect(await read(LAW, ['EX-A'])).toEqual(['ok', null]);
      expect(await read(LAW.replace('Ninguém', 'Nenhum'), [])).toEqual(['erro', expect.stringMatching(reason)]);
    });
  }
});

describe('an update', () => {
  const without = (pattern: string | RegExp, instead = '') => LAW.replace(pattern, instead);

  test('cut anywhere is kept back wherever a letter is lost', async () => {
    await read(LAW);
    const letters = (html: string) => html.replace(/<[^>]*>|&nbsp;|[^\p{L}\p{N}]/gu, '');
    const end = '<p>&nbsp;</p>\n<p>&nbsp;</p>\n<p>&nbsp;</p>';
    let published = 0;
    for (let at = LAW.indexOf('</html>') + 7; at < LAW.length + end.length; at += 13) {
      const cut = `${LAW}${end}`.slice(0, at).replace(/<[^>]*$/, '');
      const [status] = await read(cut);
      if (letters(cut) !== letters(LAW)) expect([at, status]).toEqual([at, 'erro']);
      else published += 1;
    }
    expect(published).toBeGreaterThan(0);
  }, 60_000);

  const kept: [string, string, RegExp][] = [
    ['an article', without(/<p>Art. 4º.*?<\/p>/), /perdeu, sem nota que o diga, EX-A\.4;/],
    ['an inciso', without('<p>II - a da rua.</p>'), /texto de EX-A\.1\.II;/],
    ['the end of a wording', without(' que outrem plantou'), /texto de EX-A\.4;/],
    ['its closing formula', without(/<p>Brasília.*?<\/p>/), /perdeu parte do fecho|está cortada/],
    ['a signature', without('<p>Beltrano de Souza</p>'), /perdeu parte do fecho/],
    ['its line of the DOU', without(/<p>Este texto.*?<\/p>/), /perdeu parte do fecho/],
    ['the order of its letters', LAW.replace('divisórias', '\u202esairósivid'), /letras que não são do português/],
    ['a letter with its accent', LAW.replace('divisórias', 'divisrias'), /perdeu os acentos de EX-A\.3;/],
    ['a line of its annex', without('<p>Couve: vinte gramas</p>'), /perdeu parte dos anexos/],
  ];
  test('that strikes articles without a note is kept back, and one with a note is published', async () => {
    const struck = (from: string) =>
      LAW.replace(from, `<strike>${from}`).replace('<p>Brasília', '</strike><p>Brasília');
    await read(LAW);
    for (const from of [HEAD, '<p>CAPÍTULO I</p>', '<p>Art. 4º'])
      expect(await read(struck(from))).toEqual([
        'erro',
        expect.stringMatching(/risca, sem nota que o diga, (?:5 dos 5 artigos|EX-A\.4, EX-A\.5);/),
      ]);
    const repealed = without(
      /<p>(Art. [34]º.*?)<\/p>/g,
      '<p><strike>$1</strike> (Revogado pela Lei nº 90.060, de 2006)</p>',
    );
    expect(await read(repealed)).toEqual(['ok', null]);
    expect(await read(struck('<p>Art. 4º'), ['EX-A'])).toEqual(['ok', null]);
  });

  for (const [what, content, reason] of kept) {
    test(`that lost ${what} is kept back until it is accepted`, async () => {
      await read(LAW);
      expect(await read(content)).toEqual(['erro', expect.stringMatching(reason)]);
      expect(await read(content, ['EX-A'])).toEqual(['ok', null]);
    });
  }

  test('that lost a cedilla is kept back, and one that writes an older accent no more is published', async () => {
    await read(without('madeira', 'cabaça'));
    expect(await read(without('madeira', 'cabaca'))).toEqual([
      'erro',
      expect.stringMatching(/perdeu os acentos de EX-A\.3;/),
    ]);
    await read(without('madeira', 'êste pinho'), ['EX-A']);
    expect(await read(without('madeira', 'este pinho'))).toEqual(['ok', null]);
  });

  const published: [string, string][] = [
    [
      'rewrote an article',
      without(/<p>Art. 4º.*?<\/p>/, '<p>Art. 4º Colha-se. (Redação dada pela Lei nº 90.060, de 2006)</p>'),
    ],
    ['repealed an article', without(/<p>Art. 4º.*?<\/p>/, '<p>Art. 4º (Revogado pela Lei nº 90.060, de 2006)</p>')],
    [
      'renumbered an article',
      without(
        'Art. 4º Ninguém colherá o que outrem plantou.',
        'Art. 3º-A Ninguém colherá o que outrem plantou. (Renumerado do art. 4º pela Lei nº 90.060, de 2006)',
      ),
    ],
    [
      'shows a repealed chapter by its heading',
      without(
        /<p>CAPÍTULO II[\s\S]*?outrem plantou.<\/p>/,
        '<p align="center">CAPÍTULO II<br>(Revogado pela Lei nº 90.060, de 2006)</p>',
      ),
    ],
    ['dropped an earlier wording', without(/<p>Art. 2º <strike>.*?<\/p>/)],
    ['struck an article without a note', without(/<p>(Art. 4º.*?)<\/p>/, '<p><strike>$1</strike></p>')],
    ['corrected a word', without('madeira', 'madeiras')],
    [
      'other blanks and notes',
      without('licença.', ' licença .').replace('(Redação dada pela Lei nº 90.050, de 2005)', ''),
    ],
    [
      'has a slip in the date of its closing formula',
      without('Brasília, 2 de abril de 2001', 'Brasília, 3 de abril de 2000'),
    ],
    ['names another act in its annex', without('Tabela de sementes', 'LEI Nº 90.077, DE 2 DE ABRIL DE 2001')],
    ['says more of its publication', without('de 3.4.2001', 'de 3.4.2001 e retificado em 5.4.2001')],
    ['a signature spelt otherwise', without('Souza', 'Sousa')],
    ['an annex changed by law', without('Couve: vinte gramas', '(Revogado pela Lei nº 90.060, de 2006)')],
  ];
  for (const [what, content] of published) {
    test(`that ${what} is published`, async () => {
      await read(LAW);
      expect(await read(content)).toEqual(['ok', null]);
    });
  }

  test('that lost an article beside a heading repealed long ago is kept back', async () => {
    const repealed = without(
      /<p>CAPÍTULO II[\s\S]*?outrem plantou.<\/p>/,
      '<p align="center">CAPÍTULO II<br>(Revogado pela Lei nº 90.060, de 2006)</p><p align="center">CAPÍTULO III</p>',
    );
    await read(repealed);
    for (const artigo of ['2', '5']) {
      const shorter = repealed.replace(new RegExp(`<p>Art. ${artigo}º.*</p>`), '');
      expect(await read(shorter)).toEqual(['erro', expect.stringContaining(`sem nota que o diga, EX-A.${artigo};`)]);
    }
  });

  test('with a letter that was looked at before is published', async () => {
    const odd = LAW.replace('outrem', 'outr聯m');
    await read(odd, ['EX-A']);
    expect(await read(odd.replace('madeira', 'madeiras'))).toEqual(['ok', null]);
  });
});

describe('whose a page is', () => {
  const FIXO: AtoLido = {
    sigla: 'X',
    linhas: [],
    classificacao: 'autonoma',
    epigrafe: '',
    ementa: '',
    preambulo: '',
    anexos: [],
    assinatura: '',
  };
  const of = (forma: AtoCatalogado['forma'], numero: string, ano: number) => ({ ...act('X', numero), forma, ano });
  const CODIGO = of('lei', '8.078', 1990);
  test.each<[string, AtoCatalogado, Partial<AtoLido>, string]>([
    ['LEI Nº 8.078, DE 11 DE SETEMBRO DE 1990.', CODIGO, {}, 'do ato'],
    ['LEI N. 8078 - DE 11 DE SETEMBRO DE 1990 (*)', CODIGO, {}, 'do ato'],
    ['LEI Nº 8.078', CODIGO, { assinatura: 'Brasília, 11 de setembro de 1990\nFULANO' }, 'do ato'],
    ['LEI Nº 8.078', CODIGO, { assinatura: 'Brasília, 11 de setembro de 1995\nFULANO' }, 'de outro'],
    ['LEI Nº 8.078', CODIGO, {}, 'nao diz'],
    ['LEI Nº 8.O78, DE 11 DE SETEMBRO DE 1990', CODIGO, {}, 'nao diz'],
    ['LEI Nº 8.078, DE 11 DE SETEMBRO DE 1991', CODIGO, {}, 'de outro'],
    ['LEI ESTADUAL Nº 8.078, DE 11 DE SETEMBRO DE 1990', CODIGO, {}, 'de outro'],
    ['RESOLUÇÃO Nº 8.078, DE 11 DE SETEMBRO DE 1990', CODIGO, {}, 'de outro'],
    ['CONSTITUIÇÃO DA REPÚBLICA FEDERATIVA DO BRASIL DE 1988', CODIGO, {}, 'de outro'],
    ['DECRETO-LEI N. 5.452, DE 1º DE MAIO DE 1943', of('decreto_lei', '5.452', 1943), {}, 'do ato'],
    ['DECRETO Nº 5.452, DE 1º DE MAIO DE 1943', of('decreto_lei', '5.452', 1943), {}, 'de outro'],
    ['LEI COMPLEMENTAR Nº 105, DE 10 DE JANEIRO DE 2001.', of('lei_complementar', '105', 2001), {}, 'do ato'],
    ['LEI Nº 4.950-A, DE 22 DE ABRIL DE 1966.', of('lei', '4.950-A', 1966), {}, 'do ato'],
    ['MEDIDA PROVISÓRIA No 2.200-2, DE 24 DE AGOSTO DE 2001.', of('medida_provisoria', '2.200-2', 2001), {}, 'do ato'],
    ['MEDIDA PROVISÓRIA No 2.200-1, DE 27 DE JULHO DE 2001.', of('medida_provisoria', '2.200-2', 2001), {}, 'de outro'],
    ['EMENDA CONSTITUCIONAL Nº 103, DE 12 DE NOVEMBRO DE 2019', of('emenda_constitucional', '103', 2019), {}, 'do ato'],
    ['CONSTITUIÇÃO DA REPÚBLICA FEDERATIVA DO BRASIL DE 1988', of('constituicao', '1988', 1988), {}, 'do ato'],
    ['CONSTITUIÇÃO DA REPÚBLICA FEDERATIVA DO BRASIL DE 1967', of('constituicao', '1988', 1988), {}, 'de outro'],
    ['CONSTITUIÇÃO DO ESTADO DE SÃO PAULO', of('constituicao', '1988', 1988), {}, 'de outro'],
    ['LEI Nº 8.078, DE 11 DE SETEMBRO DE 1990', of('constituicao', '1988', 1988), {}, 'de outro'],
  ])('%s', (epigrafe, catalogado, rest, expected) => {
    expect(readDeQuem(catalogado, { ...FIXO, ...rest, epigrafe })).toBe(expected as never);
  });

  test.each([
    ['<p>LEI Nº 8.078,</p><p>DE 11 DE SETEMBRO DE 1990</p>', 'LEI Nº 8.078, DE 11 DE SETEMBRO DE 1990'],
    ['<p>LEI</p><p>Nº 8.078, DE 11 DE SETEMBRO DE 1990</p>', 'LEI Nº 8.078, DE 11 DE SETEMBRO DE 1990'],
    ['<p>L E I Nº 8.078, DE 11 DE SETEMBRO DE 1990</p>', 'LEI Nº 8.078, DE 11 DE SETEMBRO DE 1990'],
  ])('its epigraph may be split: %s', (head, epigrafe) => {
    const { atos } = parsePagina(`${head}<p>Dispõe sobre o consumo.</p><p>Art. 1º Um.</p>`, 'X');
    expect([atos[0]?.epigrafe, atos[0]?.ementa]).toEqual([epigrafe, 'Dispõe sobre o consumo.']);
  });
});

describe('damaged letters', () => {
  const peca = (texto: string) => [{ destino: 'vigente' as const, ref_key: null, texto }];
  test.each([
    'NAÇÃO “IRMÓ – SÃO, ÂMBITO, çãõéêíóôúàü ªº§°²',
    'somênte, sòmente, prèviamente',
    'do Sr. Wałęsa e de Dvořák, Müller e Ibáñez',
    'a raiz α de Σx ≤ 2π, em µm',
    'o custo de R$ 5,00 + 10% = ½ a × b',
    'Que prazo? O de P&D; e o da marca “X”®.',
    'ouvida a AT&T; os do anexo da Diretiva R&TTE; e a Q&A;',
    'consta de www.exemplo.invalid/pagina.asp?pedido e de pagina.asp?id=12&tipo=b',
    'em https://exemplo.invalid/consulta?ato=1&copia=2, (http://exemplo.invalid?a=b) e sistema.exemplo.invalid?ano=2001',
    'da Souza&Reis; da B&O; e da Moda&Times',
    'o relaçao do pedido nao corre em dia feriado, e tambem o prazo da informação',
    'Paragrapho unico. O processo judiciario corre tambem perante o juiz do termo, na ordem juridica.',
  ])('are not %s', (texto) => expect(findEstranhos(peca(texto))).toEqual([]));
  test.each([
    ['constituiÃ§Ã£o', 'mojibake'],
    ['Art. 5Âº', 'mojibake'],
    ['â€œaspas', 'mojibake'],
    ['c\ufffdntra', 'substituto'],
    ['c聯ntra', 'letra'],
    ['cоntra', 'letra'],
    ['cůntra', 'letra'],
    ['cɯntra', 'letra'],
    ['c\u0093ntra', 'letra'],
    ['cönträ', 'letra'],
    ['informa‡Æo', 'letra'],
    ['informa??o', 'substituto'],
    ['id=informa??o', 'substituto'],
    ['informa??o?id=x', 'substituto'],
    ['informa?o?id=x', 'substituto'],
    ['n?mero=1', 'substituto'],
    ['www.exemplo.invalid/informa??o', 'substituto'],
    ['www.exemplo.invalid/informa?ao', 'substituto'],
    ['informa&#231;&atilde;o', 'codigo'],
    ['&Oacute;rg&atilde;o', 'codigo'],
    ['o&nbsp;prazo', 'codigo'],
    ['Art. 5&ordm;', 'codigo'],
    ['a marca &reg; e a obra &copy;', 'codigo'],
    ['100 &euro;', 'codigo'],
    ['&para; 2', 'codigo'],
    ['2 &times; 3', 'codigo'],
    ['&ldquo;aspas&rdquo;', 'codigo'],
    ['o prazo de entrega do pedido de informacao nao corre em dia feriado', 'acento'],
  ])('are %s', (texto, tipo) => expect(findEstranhos(peca(texto))[0]?.tipo).toBe(tipo as never));
});

test.each([
  ['Fulano de Tal', 'Fulano de Tal e outros', false],
  ['Fulano de Tal', 'Fulana de Tal', false],
  ['D.O.U. de 11.1.2002.', 'DOU de 11.1.2002', false],
  ['Fulano de Tal', 'Fulano de', true],
  ['publicado em 11.1.2002', 'publicado em 11.1.20', true],
  ['dez reais', '(Revogado)', false],
])('%p shortened to %p is %p', (before, now, expected) => expect(isShortened(before, now)).toBe(expected));
