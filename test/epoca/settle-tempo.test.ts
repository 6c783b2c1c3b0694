import { describe, expect, test } from 'bun:test';
import { catalogo } from '../../schemas/catalog/catalog.ts';
import { nomesDe } from '../../schemas/catalog/nomes.ts';
import { extractCitacoes } from '../../schemas/citations/extract.ts';
import { extractAtos } from '../../schemas/citations/extract-acts.ts';
import type { DispositivoCitado } from '../../schemas/contract/model/verification/citacao.ts';
import { tabelas } from '../../schemas/epoca/codigos/tabelas.ts';
import { settleTempo } from '../../schemas/epoca/settle-tempo.ts';

const nomes = nomesDe(catalogo);

/** Of what the rows cite, what the codes of today have. */
const EXISTE = new Set(
  'CPC.20 CPC.300 CPC.485 CPC.485.V CPC.489.1 CPC.535 CPC.535.II CPC.544 CPC.557 CPC.85 CPC.85.11 CPC.1022 CC.159 CC.177 CC.186'.split(
    ' ',
  ),
);
const existe = ({ sigla, artigo, paragrafo, inciso, alinea }: DispositivoCitado): boolean =>
  EXISTE.has([sigla, artigo, paragrafo, inciso, alinea].filter((part) => part !== null).join('.'));

function read(texto: string, em: string | null = null) {
  const citacoes = extractCitacoes(texto, nomes);
  return settleTempo(texto, { citacoes, atos: extractAtos(texto, citacoes, nomes) }, { em, existe, tabelas });
}

/** `535 LEI-5869-1973 data_do_texto`; a code of another time that is only told of stands in brackets. */
const told = (texto: string, em?: string) =>
  read(texto, em).citacoes.flatMap((citacao) => {
    if (citacao.tipo !== 'dispositivo') return [];
    const { artigo, sigla, tempo } = citacao;
    const why = tempo?.sinais.filter((sinal) => sigla?.startsWith('LEI-') || tempo.outro || sinal !== 'data_do_texto');
    return [[artigo, sigla, why?.join('+'), tempo?.outro && `(${tempo.outro})`].filter(Boolean).join(' ')];
  });

const CPC73 = 'LEI-5869-1973';
const CC16 = 'LEI-3071-1916';

const LINHAS: readonly (readonly [string, ...string[]])[] = [
  // Nothing tells: today's.
  ['Viola o art. 535 do CPC.', '535 CPC'],
  ['Viola o art. 1.022 do CPC, de que cabem embargos.', '1022 CPC'],
  // The code named with its year, until the other is.
  ['O art. 20 do CPC/73 vigorou. O art. 85 do CPC, não.', `20 ${CPC73}`, `85 ${CPC73} nome_com_ano`],
  ['O art. 20 do CPC/73. Já o art. 85 do CPC/2015. O art. 535 do CPC.', `20 ${CPC73}`, '85 CPC', '535 CPC'],
  [
    'Aplica-se o CPC no prazo de 15 dias. Conforme o art. 535, cabem embargos.\n\nRecife, 3 de maio de 2012.',
    `535 ${CPC73} data_do_texto`,
  ],
  // What the former cannot have had is today's: it had no letters, and that article no incisos.
  ['O Código Civil de 1916 foi revogado. O art. 1.240-A do Código Civil.', '1240-A CC'],
  ['O CPC/73 tratava do tema.\n\nO art. 1.015, II, do CPC.', '1015 CPC'],
  ['O art. 20 do CPC/73 vigorou. O art. 85, § 11, do CPC.', `20 ${CPC73}`, '85 CPC'],
  // The day of the text and the subject together outweigh the other code's year; the day alone does not.
  [
    'O art. 177 do CC/1916. O ato ilícito do art. 186 do CC.\n\nNatal, 3 de maio de 2025.',
    `177 ${CC16} data_do_texto`,
    '186 CC',
  ],
  [
    'O art. 177 do CC/1916. O art. 186 do CC.\n\nNatal, 3 de maio de 2025.',
    `177 ${CC16} data_do_texto`,
    `186 CC nome_com_ano+data_do_texto (${CC16})`,
  ],
  // What neither has is not the former's; what only it may have had is.
  ['O art. 20 do CPC/73 vigorou. O art. 1.300-X do CPC.', `20 ${CPC73}`, '1300-X CPC'],
  ['O art. 20 do CPC/73 vigorou. O art. 1.150 do CPC.', `20 ${CPC73}`, `1150 ${CPC73} nome_com_ano`],
  ['Na vigência do CPC de 1973, o art. 85 do Código de Processo Civil.', `85 ${CPC73} nome_com_ano`],
  ['O novo CPC mudou tudo: veja-se o art. 85 do CPC.', '85 CPC'],
  ['O antigo CPC, no art. 20, e o art. 85 do CPC.', `20 ${CPC73}`, '85 CPC'],
  ['O art. 112 do CPC/73 previa exceção. Hoje, o art. 64 do CPC, não.', `112 ${CPC73}`, '64 CPC'],
  ['Arts. 177 do CC/1916 e 205 do atual Código Civil. O art. 206 do CC.', `177 ${CC16}`, '205 CC', '206 CC'],
  // A text that knows today's tells of the old one as of the past: it holds in its paragraph, and for its articles.
  ['O art. 20 do CPC/73 vigorou.\n\nO art. 535 do CPC.', `20 ${CPC73}`, `535 ${CPC73} nome_com_ano`],
  [
    'O art. 20 do CPC/73 vigorou.\n\nO art. 535 do CPC.\n\nNatal, 3 de maio de 2019.',
    `20 ${CPC73} data_do_texto`,
    '535 CPC',
  ],
  ['O art. 20 do CPC/73 vigorou.\n\nO art. 535 do CPC e o art. 85, § 11, do CPC.', `20 ${CPC73}`, '535 CPC', '85 CPC'],
  ['O art. 20 do CPC/73 vigorou.\n\nO art. 535 do CPC. (REsp 1, DJe 7/6/2020)', `20 ${CPC73}`, '535 CPC'],
  ['O art. 20 do CPC/73 vigorou.\n\nA tutela de urgência do art. 300 do CPC.', `20 ${CPC73}`, '300 CPC'],
  [
    'O art. 535 do CPC/73 vigorou.\n\nO art. 535 do CPC e o art. 85, § 11, do CPC.',
    `535 ${CPC73}`,
    `535 ${CPC73} nome_com_ano`,
    '85 CPC',
  ],
  // The day of the text.
  ['Nega-se o art. 535 do CPC.\n\nBrasília, 3 de maio de 2012.', `535 ${CPC73} data_do_texto`],
  ['Nega-se o art. 535 do CPC.\n\nBrasília (DF), 03 de maio de 2017.', '535 CPC'],
  ['Nega-se o art. 535 do CPC.\n\nSão Paulo, 17 de março de 2016.', `535 ${CPC73} data_do_texto`],
  ['Nega-se o art. 535 do CPC.\n\nSão Paulo, 18 de março de 2016.', '535 CPC'],
  ['Art. 535 do CPC.\nDocumento: 1 - Site certificado - DJe: 26/04/2011', `535 ${CPC73} data_do_texto`],
  ['Art. 159 do CC.\n\nBrasília, 5 de setembro de 2001.', `159 ${CC16} data_do_texto`],
  ['Art. 186 do CC.\n\nBrasília, 5 de setembro de 2003.', '186 CC'],
  ['Art. 535 do CPC. 1ª Turma, 12.3.2013.', `535 ${CPC73} data_do_texto`],
  ['Data do julgamento: 23/02/2010\nArt. 535 do CPC.', `535 ${CPC73} data_do_texto`],
  ['Parecer\nData: 23/02/2010\nArt. 535 do CPC.', `535 ${CPC73} data_do_texto`],
  ['A sentença transitou em\njulgado em 10/02/2008. Art. 535 do CPC.', '535 CPC'],
  ['Recebida a denúncia, em 23 de novembro de 2011. Art. 535 do CPC.', '535 CPC'],
  ['Na sessão de 10/03/2012, decidiu-se: art. 535 do CPC.', '535 CPC'],
  ['Em Brasília, 3 de maio de 2012 foi o dia. Art. 535 do CPC.', '535 CPC'],
  ['Art. 535 do CPC, e a Lei 13.964/2019.\n\nBrasília, 3 de maio de 2012.', '535 CPC'],
  ['Nos autos, desde 3 de maio de 2012, discute-se o art. 535 do CPC.', '535 CPC'],
  ['Art. 85 do CPC/2015 e art. 535 do CPC.\n\nRecife, 2 de junho de 2015.', '85 CPC', `535 ${CPC73} data_do_texto`],
  ['Art. 535 do CPC. REsp 1/SP, julgado em 2/3/2019.\n\nBrasília, 3 de maio de 2012.', '535 CPC'],
  // The day of the decision that is quoted, for what is quoted of it.
  [
    'Art. 535 do CPC.\n"RECURSO. ART. 535 DO CPC." (REsp 1/SP, Rel. Min. X, julgado em 25/05/2010, DJe 07/06/2010)\n\nBrasília, 2 de maio de 2018.',
    '535 CPC',
    `535 ${CPC73} data_da_decisao`,
  ],
  [
    'Veja-se:\nPROCESSUAL CIVIL. RECURSO ESPECIAL.\n1. Ofensa ao art. 535 do CPC.\n2. Provido.\n(REsp 1/SP, Rel. Min. X, DJ de 8.3.2007)\nNo mais, art. 85 do CPC.',
    `535 ${CPC73} data_da_decisao`,
    '85 CPC',
  ],
  [
    'No REsp 1, julgado em 12.03.2014, ficou dito: “viola o art. 535 do CPC”. E o art. 85 do CPC.',
    `535 ${CPC73} data_da_decisao`,
    '85 CPC',
  ],
  ['Como se decidiu (REsp 1/SP, DJe 07/06/2010), o art. 535 do CPC.', '535 CPC'],
  [
    'Diz o STJ: "cabe o art. 85, § 11, do CPC." (REsp 1/SP, julgado em 25/05/2010)',
    `85 CPC data_da_decisao+nivel (${CPC73})`,
  ],
  // What only one of the codes has.
  ['A multa do art. 475-J do CPC.', `475-J ${CPC73} nivel`],
  ['Nos termos do art. 543-C do Código de Processo Civil.', `543-C ${CPC73} nivel`],
  ['Aplico o art. 557, § 2º, do CPC.', `557 ${CPC73} nivel`],
  ['Pelo art. 20, § 4º, do CPC.', `20 ${CPC73} nivel`],
  ['Pelo art. 85, § 11, do CPC.', '85 CPC'],
  ['Pelo art. 489, § 9º, do CPC.', '489 CPC'],
  ['Pelo art. 1.521, § 8º, do CC.', '1521 CC'],
  // It holds for its list, and for what nothing else tells of.
  ['Arts. 165 e 458, II, do CPC.', `165 ${CPC73} nivel`, `458 ${CPC73} nivel`],
  ['Pelo art. 475-J do CPC. Depois, o art. 544 do CPC.', `475-J ${CPC73} nivel`, `544 ${CPC73} nivel`],
  ['Pelo art. 475-J do CPC. Depois, o art. 544 do NCPC.', `475-J ${CPC73} nivel`, '544 CPC'],
  [
    'Pelo art. 475-J do CPC. Pelo art. 85, § 11, do CPC. E o art. 544 do CPC.',
    `475-J ${CPC73} nivel`,
    '85 CPC',
    '544 CPC',
  ],
  // Words of the subject of one and not of the other.
  ['Cabem embargos de declaração (art. 535, II, do CPC).', `535 ${CPC73} assunto`],
  ['A Fazenda Pública, intimada, oferece impugnação (art. 535, II, do CPC).', '535 CPC'],
  ['Na ação rescisória, o art. 485, V, do CPC.', `485 ${CPC73} assunto`],
  ['Extingue-se sem resolução do mérito (art. 485, V, do CPC).', '485 CPC'],
  ['A responsabilidade civil do art. 159 do CC.', `159 ${CC16} assunto`],
  ['A tutela de urgência do art. 300 do CPC.', '300 CPC'],
  // Signals that tell different codes: today's, and which other one is told of.
  ['A multa do art. 475-J do CPC.\n\nBrasília, 3 de maio de 2019.', `475-J CPC data_do_texto+nivel (${CPC73})`],
  [
    'O art. 20 do CPC/73. O art. 85 do CPC.\n\nBrasília, 3 de maio de 2019.',
    `20 ${CPC73} data_do_texto`,
    `85 CPC nome_com_ano+data_do_texto (${CPC73})`,
  ],
  ['O art. 20 do CPC/73. Pelo art. 85, § 11, do CPC.', `20 ${CPC73}`, '85 CPC'],
  // A name that tells its act is that act, whatever the time.
  ['O art. 535 da Lei 13.105/2015.\n\nBrasília, 3 de maio de 2012.', '535 CPC'],
  // What goes back to a name goes with it.
  [
    'O art. 535 do CPC e o art. 544 do mesmo Código.\n\nBrasília, 3 de maio de 2012.',
    `535 ${CPC73} data_do_texto`,
    `544 ${CPC73} data_do_texto`,
  ],
];

describe('what a text means by a name', () => {
  test.each(LINHAS.map(([texto, ...esperadas]) => [texto, esperadas] as const))('%s', (texto, esperadas) => {
    expect(told(texto)).toEqual([...esperadas]);
  });

  test('the days that are asked about tell it alone', () => {
    const texto = 'O art. 20 do CPC/2015. O art. 535 do CPC.\n\nBrasília, 3 de maio de 2019.';
    expect(told(texto, '2012')).toEqual(['20 CPC', `535 ${CPC73} em`]);
    expect(told(texto, '2016')).toEqual(['20 CPC', '535 CPC']);
    expect(told('Art. 535 do CPC. Brasília, 3 de maio de 2012.', '2019-01-01')).toEqual(['535 CPC']);
    expect(read('Art. 9º da CLT.', '2012-05').tempo).toEqual({
      data: '2012-05',
      precisao: 'mes',
      sinais: [{ tipo: 'em' }],
    });
  });

  test('every signal is reported with its place', () => {
    const texto = 'Pelo art. 475-J do CPC.\n\nBrasília, 3 de maio de 2012.';
    const { tempo } = read(texto);
    expect(tempo).toMatchObject({ data: '2012-05-03', precisao: 'dia' });
    expect(tempo?.sinais.map(({ tipo, offset, fim }) => [tipo, texto.slice(offset, fim)])).toEqual([
      ['data_do_texto', '3 de maio de 2012'],
    ]);
    const undated = read('Pelo art. 475-J do CPC.').tempo;
    expect(undated).toEqual({ data: null, precisao: 'desconhecida', sinais: [{ tipo: 'nivel', offset: 5, fim: 22 }] });
    expect(read('Art. 5º da CF e art. 9º da CLT.').tempo).toBeNull();
  });

  test('acts cited alone are of their time too', () => {
    const { atos } = read('O Código de Processo Civil não o permite.\n\nBrasília, 3 de maio de 2012.');
    expect(atos).toMatchObject([{ sigla: CPC73, homonimo: 'CPC', ano: 1973, tempo: { sinais: ['data_do_texto'] } }]);
    expect(read('Art. 5º da Constituição.\n\nBrasília, 3 de maio de 1985.').citacoes).toMatchObject([
      { sigla: 'X-CF-1969' },
    ]);
  });

  test('in a dated text every provision has its day', () => {
    const [only] = read('Art. 9º da CLT.\n\nBrasília, 3 de maio de 2012.').citacoes;
    expect(only).toMatchObject({ sigla: 'CLT', tempo: { data: '2012-05-03', sinais: ['data_do_texto'] } });
  });
});
