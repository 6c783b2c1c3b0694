import { A2004, A2007, A2011, A2015, A2019, A2023 } from './folders.ts';

/**
 * Facts read by hand from the published pages, row by row, without any parser: what a correct parse of each page must
 * say. Texts are fragments of a few words, enough to distinguish one wording from another.
 *
 * How to compare:
 * - every string, the fact's and the parser's, after folding white space to single spaces and trimming;
 * - `texto`, `caput`, `hierarquia`: a bare string is the whole value, an object names fragments;
 * - `texto` of an article row includes its children, that of any other row is only the row's own wording;
 * - `altera`: an entry is met if the row, or a row below it, names a target in the act `ato` (sigla made from form,
 *   number and year) whose path equals `chave` or begins with `chave` and a dot; `chave: null` asks only for the act;
 * - `versoes.count` counts every wording kept on the page, the current one included; `first` begins the oldest;
 * - `vetado`: `texto` is empty, `revogado` is false and a note of veto is among the notes.
 */

/** Fragments of a text: how it begins, how it ends, what it contains, what it must not contain. */
export interface Trecho {
  startsWith?: string;
  endsWith?: string;
  includes?: readonly string[];
  excludes?: readonly string[];
}

/** A provision of another act that an amending provision targets. `chave` is the path below the act. */
export interface AlvoEsperado {
  ato: string;
  chave: string | null;
}

/** One fact about one row of one page. */
export interface Fato {
  /** Path of the page below `ccivil_03/`. */
  page: string;
  sigla: string;
  ref_key: string;
  /** The case that this row is an example of. */
  proves: string;
  /** False means that no row may have this key. */
  existe?: boolean;
  texto?: string | Trecho;
  caput?: string | Trecho;
  revogado?: boolean;
  revogado_por?: string | null;
  alterado_por?: string | null;
  anotacoes?: readonly string[] | { includes?: readonly string[]; excludes?: readonly string[] };
  hierarquia?: Trecho;
  alterador?: boolean;
  altera?: readonly AlvoEsperado[];
  versoes?: { count?: number; first?: string };
  vetado?: true;
  /** Set if the written rule and the law in force disagree on this row. Describes the disagreement. */
  contested?: string;
}

const at = (page: string, sigla: string) => ({ page, sigla });

const cf = at('constituicao/constituicao.htm', 'CF');
const adct = at('constituicao/constituicao.htm', 'ADCT');
const cc = at('leis/2002/l10406.htm', 'CC');
const ccCompilada = at('leis/2002/l10406compilada.htm', 'CC');
const cpc = at(`${A2015}/2015/lei/l13105.htm`, 'CPC');
const cp = at('decreto-lei/del2848.htm', 'CP');
const clt = at('decreto-lei/del5452.htm', 'CLT');
const cltCompilada = at('decreto-lei/del5452compilado.htm', 'CLT');
const cpp = at('decreto-lei/del3689.htm', 'CPP');
const cpm = at('decreto-lei/del1001.htm', 'CPM');
const lcp = at('decreto-lei/del3688.htm', 'LCP');
const lindb = at('decreto-lei/del4657.htm', 'LINDB');
const lindbCompilada = at('decreto-lei/del4657compilado.htm', 'LINDB');
const ctb = at('leis/l9503.htm', 'CTB');
const ctn = at('leis/l5172compilado.htm', 'CTN');
const cdc = at('leis/l8078.htm', 'CDC');
const cdcCompilado = at('leis/l8078compilado.htm', 'CDC');
const eca = at('leis/l8069.htm', 'ECA');
const ei = at('leis/2003/l10741.htm', 'EI');
const lep = at('leis/l7210.htm', 'LEP');
const lepCompilada = at('leis/l7210compilado.htm', 'LEP');
const lgpd = at(`${A2015}/2018/lei/l13709.htm`, 'LGPD');
const lmp = at(`${A2004}/2006/lei/l11340.htm`, 'LMP');
const lms = at(`${A2007}/2009/lei/l12016.htm`, 'LMS');
const lai = at(`${A2011}/2011/lei/l12527.htm`, 'LAI');
const mci = at(`${A2011}/2014/lei/l12965.htm`, 'MCI');
const lsa = at('leis/l6404consol.htm', 'LSA');
const lbps = at('leis/l8213cons.htm', 'LBPS');
const l8212 = at('leis/l8212cons.htm', 'LEI-8212-1991');
const lrf = at('leis/lcp/lcp101.htm', 'LRF');
const lia = at('leis/l8429.htm', 'LIA');
const lje = at('leis/l9099.htm', 'LJE');
const fgts = at('leis/l8036consol.htm', 'FGTS');
const lc95 = at('leis/lcp/lcp95.htm', 'LC-95-1998');
const lc150 = at('leis/lcp/lcp150.htm', 'LC-150-2015');
const l4320 = at('leis/l4320.htm', 'LEI-4320-1964');
const l6019 = at('leis/l6019.htm', 'LEI-6019-1974');
const l7418 = at('leis/l7418.htm', 'LEI-7418-1985');
const l7492 = at('leis/l7492.htm', 'LEI-7492-1986');
const l7960 = at('leis/l7960.htm', 'LEI-7960-1989');
const l8072 = at('leis/l8072.htm', 'LEI-8072-1990');
const l8987 = at('leis/l8987cons.htm', 'LEI-8987-1995');
const l9507 = at('leis/l9507.htm', 'LEI-9507-1997');
const l9605 = at('leis/l9605.htm', 'LEI-9605-1998');
const l9609 = at('leis/l9609.htm', 'LEI-9609-1998');
const l9610 = at('leis/l9610.htm', 'LEI-9610-1998');
const l9709 = at('leis/l9709.htm', 'LEI-9709-1998');
const l9868 = at('leis/l9868.htm', 'LEI-9868-1999');
const l9882 = at('leis/l9882.htm', 'LEI-9882-1999');
const l10101 = at('leis/l10101.htm', 'LEI-10101-2000');
const l10259 = at('leis/leis_2001/l10259.htm', 'LEI-10259-2001');
const l11079 = at(`${A2004}/2004/lei/l11079.htm`, 'LEI-11079-2004');
const l11201 = at(`${A2004}/2005/lei/l11201.htm`, 'LEI-11201-2005');
const l11417 = at(`${A2004}/2006/lei/l11417.htm`, 'LEI-11417-2006');
const l12737 = at(`${A2011}/2012/lei/l12737.htm`, 'LEI-12737-2012');
const l12846 = at(`${A2011}/2013/lei/l12846.htm`, 'LEI-12846-2013');
const l13300 = at(`${A2015}/2016/lei/l13300.htm`, 'LEI-13300-2016');
const l13303 = at(`${A2015}/2016/lei/l13303.htm`, 'LEI-13303-2016');
const l13467 = at(`${A2015}/2017/lei/l13467.htm`, 'LEI-13467-2017');
const l13655 = at(`${A2015}/2018/lei/l13655.htm`, 'LEI-13655-2018');
const l13869 = at(`${A2019}/2019/lei/l13869.htm`, 'LEI-13869-2019');
const l14155 = at(`${A2019}/2021/lei/l14155.htm`, 'LEI-14155-2021');
const l14442 = at(`${A2019}/2022/lei/l14442.htm`, 'LEI-14442-2022');
const l14811 = at(`${A2023}/2024/Lei/L14811.htm`, 'LEI-14811-2024');
const l15384 = at(`${A2023}/2026/lei/l15384.htm`, 'LEI-15384-2026');
const d7962 = at(`${A2011}/2013/decreto/d7962.htm`, 'DEC-7962-2013');
const d8771 = at(`${A2015}/2016/decreto/d8771.htm`, 'DEC-8771-2016');
const d9830 = at(`${A2019}/2019/decreto/d9830.htm`, 'DEC-9830-2019');
const cadh = at('decreto/d0678.htm', 'CADH');
const d350 = at('decreto/1990-1994/d0350.htm', 'DEC-350-1991');
const d592 = at('decreto/1990-1994/d0592.htm', 'DEC-592-1992');
const d4311 = at('decreto/2002/d4311.htm', 'DEC-4311-2002');
const d4388 = at('decreto/2002/d4388.htm', 'DEC-4388-2002');
const d7030 = at(`${A2007}/2009/decreto/d7030.htm`, 'DEC-7030-2009');
const d8327 = at(`${A2011}/2014/decreto/d8327.htm`, 'DEC-8327-2014');

const constituicao: Fato[] = [
  {
    ...cf,
    ref_key: 'CF.5.LXXVIII',
    proves: 'in force, included by an amendment; a case against it is only a note',
    texto: { startsWith: 'a todos, no âmbito judicial', excludes: ['Incluído', 'ADIN'] },
    revogado: false,
    revogado_por: null,
    alterado_por: 'Emenda Constitucional nº 45, de 2004',
    anotacoes: { includes: ['Incluído pela Emenda Constitucional nº 45, de 2004', 'Vide ADIN 3392'] },
  },
  {
    ...cf,
    ref_key: 'CF.5.LXXIX',
    proves: 'an inciso after the list of 1988, included by an amendment',
    revogado: false,
    alterado_por: 'Emenda Constitucional nº 115, de 2022',
  },
  {
    ...cf,
    ref_key: 'CF.5.X',
    proves: 'plain inciso; path of title and chapter with their names',
    texto: { startsWith: 'são invioláveis a intimidade' },
    revogado: false,
    alterado_por: null,
    hierarquia: {
      startsWith:
        'TÍTULO II – Dos Direitos e Garantias Fundamentais > CAPÍTULO I – DOS DIREITOS E DEVERES INDIVIDUAIS E COLETIVOS',
    },
  },
  {
    ...cf,
    ref_key: 'CF.1.unico',
    proves: 'unique paragraph after a list of incisos',
    texto: { startsWith: 'Todo o poder emana do povo' },
    revogado: false,
  },
  {
    ...cf,
    ref_key: 'CF.6',
    proves: 'three old wordings struck in a row, the fourth current',
    caput: { includes: ['o transporte'] },
    alterado_por: 'Emenda Constitucional nº 90, de 2015',
    versoes: { count: 4 },
  },
  {
    ...cf,
    ref_key: 'CF.7.XXIX.a',
    proves:
      'two struck alíneas in one paragraph behind a br; the repeal is a body "(Revogada)." under a rewriting note',
    texto: { startsWith: 'cinco anos para o trabalhador urbano' },
    revogado: true,
    revogado_por: 'Emenda Constitucional nº 28, de 2000',
  },
  {
    ...cf,
    ref_key: 'CF.29.VIII',
    proves: 'renumbered inciso: the note of the renumbering amendment, the old VI is no lost key',
    texto: { startsWith: 'inviolabilidade dos Vereadores' },
    alterado_por: 'Emenda Constitucional nº 1, de 1992',
    revogado: false,
  },
  {
    ...cf,
    ref_key: 'CF.44',
    proves: 'an older struck name of a title stays out of the path',
    hierarquia: {
      startsWith: 'TÍTULO IV – DA ORGANIZAÇÃO DOS PODERES',
      excludes: ['Da Organização dos Poderes'],
    },
  },
  {
    ...cf,
    ref_key: 'CF.75',
    proves: 'wording of the newest amendment',
    alterado_por: 'Emenda Constitucional nº 139, de 2026',
    versoes: { count: 2 },
  },
  {
    ...cf,
    ref_key: 'CF.92.I-A',
    proves: 'suffixed inciso whose label has no dash',
    texto: { startsWith: 'o Conselho Nacional de Justiça' },
    revogado: false,
    alterado_por: 'Emenda Constitucional nº 45, de 2004',
  },
  {
    ...cf,
    ref_key: 'CF.92.unico',
    proves: 'only struck, without a note: repealed by nobody named',
    revogado: true,
    revogado_por: null,
  },
  {
    ...cf,
    ref_key: 'CF.93.III',
    proves: 'an inciso label with no separator at all',
    texto: { startsWith: 'o acesso aos tribunais de segundo grau' },
    revogado: false,
  },
  {
    ...cf,
    ref_key: 'CF.93.VIII-A',
    proves: 'the struck wording is printed VIIIA, the current one VIII-A: one key, two wordings',
    texto: { startsWith: 'a remoção a pedido de magistrados' },
    alterado_por: 'Emenda Constitucional nº 130, de 2023',
    versoes: { count: 2 },
  },
  {
    ...cf,
    ref_key: 'CF.93.VIIIA',
    proves: 'the same: the glued spelling is no key',
    existe: false,
  },
  {
    ...cf,
    ref_key: 'CF.96.II.b',
    proves: 'three wordings of an alínea; an amendment cited without "de"',
    alterado_por: 'Emenda Constitucional nº 41, 19.12.2003',
    versoes: { count: 3 },
  },
  {
    ...cf,
    ref_key: 'CF.100.11',
    proves: 'a phrase struck as unconstitutional is no part of the text in force',
    texto: { startsWith: 'É facultada ao credor', excludes: ['com auto aplicabilidade'] },
    revogado: false,
  },
  {
    ...cf,
    ref_key: 'CF.111',
    proves: 'a section whose name was replaced: the struck name stays out of the path',
    hierarquia: {
      includes: ['Do Tribunal Superior do Trabalho, dos Tribunais Regionais do Trabalho'],
      excludes: ['DOS TRIBUNAIS E JUÍZES DO TRABALHO'],
    },
    revogado: false,
  },
  {
    ...cf,
    ref_key: 'CF.117',
    proves: 'repealed article, with who',
    revogado: true,
    revogado_por: 'Emenda Constitucional nº 24, de 1999',
  },
  {
    ...cf,
    ref_key: 'CF.156-A',
    proves: 'suffixed article under a suffixed section; the note of the heading is no part of its name',
    hierarquia: { includes: ['Seção V-A – Do Imposto de Competência Compartilhada'], excludes: ['Incluído'] },
    revogado: false,
  },
  {
    ...cf,
    ref_key: 'CF.171',
    proves: 'repealed with its last wording and children kept',
    caput: { startsWith: 'São consideradas:' },
    revogado: true,
    revogado_por: 'Emenda Constitucional nº 6, de 1995',
  },
  {
    ...cf,
    ref_key: 'CF.233',
    proves: 'repealed by an amendment dated with slashes',
    revogado: true,
    revogado_por: 'Emenda Constitucional nº 28, de 25/05/2000',
  },
  {
    ...adct,
    ref_key: 'ADCT.1',
    proves: 'the numbering starts again: a diploma of its own, outside the titles of the constitution',
    caput: { startsWith: 'O Presidente da República, o Presidente do Supremo' },
    hierarquia: { excludes: ['TÍTULO'] },
    revogado: false,
  },
  {
    ...adct,
    ref_key: 'ADCT.10.II.b',
    proves: 'alínea in the transitional provisions',
    texto: { startsWith: 'da empregada gestante' },
    revogado: false,
  },
  { ...adct, ref_key: 'ADCT.18-A', proves: 'suffixed article, included later', revogado: false },
  {
    ...adct,
    ref_key: 'ADCT.60',
    proves: 'whole article rewritten more than once',
    caput: { startsWith: 'A complementação da União' },
    alterado_por: 'Emenda Constitucional nº 108, de 2020',
    revogado: false,
  },
  {
    ...adct,
    ref_key: 'ADCT.60.XII',
    proves: 'a child of an old wording that the new wording does not have',
    revogado: true,
  },
  {
    ...adct,
    ref_key: 'ADCT.76',
    proves: 'seven wordings, one with a strike that begins inside the label',
    alterado_por: 'Emenda Constitucional nº 135, de 2024',
    versoes: { count: 7 },
    revogado: false,
  },
  {
    ...adct,
    ref_key: 'ADCT.83',
    proves: 'struck by an element around the paragraph; the effect named there is that of the act to be seen',
    alterado_por: 'Emenda Constitucional nº 42, de 19.12.2003',
    versoes: { count: 2 },
    revogado: false,
  },
  {
    ...adct,
    ref_key: 'ADCT.107',
    proves: 'repealed article with many children',
    revogado: true,
    revogado_por: 'Emenda Constitucional nº 126, de 2022',
  },
  {
    ...adct,
    ref_key: 'ADCT.107.I',
    proves: 'a child inherits the repeal of its article',
    revogado: true,
    revogado_por: 'Emenda Constitucional nº 126, de 2022',
  },
  {
    ...adct,
    ref_key: 'ADCT.138',
    proves: 'the last article does not swallow date and signatures',
    texto: { excludes: ['Brasília', 'Ulysses'] },
    revogado: false,
  },
];

const civil: Fato[] = [
  {
    ...cc,
    ref_key: 'CC.1',
    proves: 'path of book, title and chapter under a part',
    caput: { startsWith: 'Toda pessoa é capaz' },
    hierarquia: {
      includes: [
        'LIVRO I – DAS PESSOAS > TÍTULO I – DAS PESSOAS NATURAIS > CAPÍTULO I – Da Personalidade e da Capacidade',
      ],
    },
  },
  {
    ...cc,
    ref_key: 'CC.3',
    proves: 'rewritten caput; the children of the old wording are not in its text',
    texto: { excludes: ['discernimento'] },
    alterado_por: 'Lei nº 13.146, de 2015',
    revogado: false,
  },
  {
    ...cc,
    ref_key: 'CC.3.I',
    proves: 'child repealed with its article in force; the last struck wording is kept',
    texto: 'os menores de dezesseis anos;',
    revogado: true,
    revogado_por: 'Lei nº 13.146, de 2015',
  },
  {
    ...cc,
    ref_key: 'CC.5.unico.I',
    proves: 'inciso below a unique paragraph',
    texto: { startsWith: 'pela concessão dos pais' },
    revogado: false,
  },
  {
    ...cc,
    ref_key: 'CC.44.VI',
    proves: 'two notes of repeal, first of a provisional measure and then of the law it became: the law',
    revogado: true,
    revogado_por: 'Lei nº 14.382, de 2022',
  },
  {
    ...cc,
    ref_key: 'CC.206.3.V',
    proves: 'inciso below a numbered paragraph',
    texto: 'a pretensão de reparação civil;',
    revogado: false,
  },
  {
    ...cc,
    ref_key: 'CC.206.1.II.a',
    proves: 'alínea inherits the repeal of its inciso',
    revogado: true,
    revogado_por: 'Lei nº 15.040, de 2024',
  },
  {
    ...cc,
    ref_key: 'CC.206-A',
    proves: 'suffixed article with two earlier wordings of provisional measures',
    alterado_por: 'Lei nº 14.382, de 2022',
    versoes: { count: 3 },
    revogado: false,
  },
  {
    ...cc,
    ref_key: 'CC.227',
    proves: 'repealed by an act printed with a spaced "n º"',
    revogado: true,
    revogado_por: 'Lei nº 13.105, de 2015',
  },
  {
    ...cc,
    ref_key: 'CC.227.unico',
    proves: 'the caput alone is struck and repealed, the unique paragraph stands unstruck',
    texto: { startsWith: 'Qualquer que seja o valor' },
    revogado: false,
    revogado_por: null,
  },
  {
    ...at('leis/2002/l10406compilada.htm', 'CC'),
    ref_key: 'CC.227.unico',
    proves: 'the caput alone is gone and repealed, the unique paragraph stands unstruck',
    texto: { startsWith: 'Qualquer que seja o valor' },
    revogado: false,
    revogado_por: null,
  },
  {
    ...cc,
    ref_key: 'CC.389',
    proves: 'new wording with a note of effect, the old one struck: the new one is current',
    alterado_por: 'Lei nº 14.905, de 2024',
    anotacoes: { includes: ['Redação dada pela Lei nº 14.905, de 2024', 'Produção de efeitos'] },
    revogado: false,
  },
  {
    ...cc,
    ref_key: 'CC.421',
    proves: 'a wording of a provisional measure between the two of law',
    alterado_por: 'Lei nº 13.874, de 2019',
    versoes: { count: 3 },
    revogado: false,
  },
  {
    ...cc,
    ref_key: 'CC.480-A',
    proves: 'exists only in a provisional measure that did not keep it',
    revogado: true,
    revogado_por: null,
  },
  {
    ...cc,
    ref_key: 'CC.757',
    proves: 'an article of a repealed chapter',
    revogado: true,
    revogado_por: 'Lei nº 15.040, de 2024',
  },
  {
    ...cc,
    ref_key: 'CC.980-A',
    proves: 'a strike that begins after the first letter of the label',
    caput: { startsWith: 'A empresa individual de responsabilidade' },
    revogado: true,
    revogado_por: 'Lei nº 14.382, de 2022',
  },
  {
    ...cc,
    ref_key: 'CC.1003',
    proves: 'thousands dot left out of the key',
    caput: { startsWith: 'A cessão total ou parcial de quota' },
    revogado: false,
  },
  { ...cc, ref_key: 'CC.1.003', proves: 'the same: no key with a thousands dot', existe: false },
  {
    ...cc,
    ref_key: 'CC.1473.XI',
    proves: 'an inciso of a provisional measure confirmed by law',
    alterado_por: 'Lei nº 14.620, de 2023',
    versoes: { count: 2 },
    revogado: false,
  },
  {
    ...cc,
    ref_key: 'CC.1621',
    proves: 'repealed article with its wording kept on the full page',
    caput: { startsWith: 'A adoção depende de consentimento' },
    revogado: true,
    revogado_por: 'Lei nº 12.010, de 2009',
  },
  {
    ...cc,
    ref_key: 'CC.2031.unico',
    proves: 'a note in double parentheses',
    anotacoes: ['Incluído pela Lei nº 10.825, de 22.12.2003'],
    alterado_por: 'Lei nº 10.825, de 22.12.2003',
    revogado: false,
  },
  {
    ...cc,
    ref_key: 'CC.2031',
    proves: 'three wordings of a term',
    alterado_por: 'Lei nº 11.127, de 2005',
    versoes: { count: 3 },
  },
  {
    ...cc,
    ref_key: 'CC.2046',
    proves: 'the last article does not swallow date and signatures',
    texto: { excludes: ['Brasília'] },
    revogado: false,
  },
  {
    ...ccCompilada,
    ref_key: 'CC.1625',
    proves: 'one line repeals a range of articles: each number is a row',
    texto: '',
    revogado: true,
    revogado_por: 'Lei nº 12.010, de 2009',
  },
  {
    ...ccCompilada,
    ref_key: 'CC.1003',
    proves: 'the compiled page gives the same row',
    caput: { startsWith: 'A cessão total ou parcial de quota' },
    revogado: false,
  },
];

const processoCivil: Fato[] = [
  {
    ...cpc,
    ref_key: 'CPC.1',
    proves: 'part, book, single title and chapter',
    hierarquia: {
      startsWith:
        'PARTE GERAL > LIVRO I – DAS NORMAS PROCESSUAIS CIVIS > TÍTULO ÚNICO – DAS NORMAS FUNDAMENTAIS E DA APLICAÇÃO DAS NORMAS PROCESSUAIS > CAPÍTULO I – DAS NORMAS FUNDAMENTAIS DO PROCESSO CIVIL',
    },
    caput: { startsWith: 'O processo civil será ordenado' },
  },
  {
    ...cpc,
    ref_key: 'CPC.12',
    proves: 'struck wording and current one with a note of effect',
    alterado_por: 'Lei nº 13.256, de 2016',
    anotacoes: { includes: ['Vigência'] },
    versoes: { count: 2 },
    revogado: false,
  },
  { ...cpc, ref_key: 'CPC.35', proves: 'vetoed article', vetado: true },
  {
    ...cpc,
    ref_key: 'CPC.53.I.d',
    proves: 'alínea included later',
    alterado_por: 'Lei nº 13.894, de 2019',
    revogado: false,
  },
  {
    ...cpc,
    ref_key: 'CPC.63.1',
    proves: 'an amending act cited with the month in words',
    alterado_por: 'Lei nº 14.879, de 4 de junho de 2024',
    revogado: false,
  },
  {
    ...cpc,
    ref_key: 'CPC.274',
    proves: 'own article with the number of an article quoted at the end of the page',
    texto: { excludes: ['credores solidários'] },
    revogado: false,
  },
  {
    ...cpc,
    ref_key: 'CPC.784.XI-A',
    proves: 'suffixed inciso',
    alterado_por: 'Lei nº 14.711, de 2023',
    revogado: false,
  },
  {
    ...cpc,
    ref_key: 'CPC.945',
    proves: 'repealed article',
    revogado: true,
    revogado_por: 'Lei nº 13.256, de 2016',
  },
  {
    ...cpc,
    ref_key: 'CPC.1015.unico',
    proves: 'unique paragraph after incisos with a veto among them',
    texto: { startsWith: 'Também caberá agravo de instrumento' },
    revogado: false,
  },
  { ...cpc, ref_key: 'CPC.1015.XII', proves: 'vetoed inciso between two in force', vetado: true },
  {
    ...cpc,
    ref_key: 'CPC.1029.2',
    proves: 'paragraph repealed before the code took effect',
    revogado: true,
    revogado_por: 'Lei nº 13.256, de 2016',
  },
  {
    ...cpc,
    ref_key: 'CPC.1030.unico',
    proves: 'unique paragraph of an old wording, where the new one has numbered paragraphs',
    revogado: true,
    revogado_por: null,
  },
  {
    ...cpc,
    ref_key: 'CPC.1030.I.a',
    proves: 'alínea of a wording that came with the amendment',
    alterado_por: 'Lei nº 13.256, de 2016',
    revogado: false,
  },
  {
    ...cpc,
    ref_key: 'CPC.1030',
    proves: 'section and subsection in the path',
    hierarquia: {
      includes: ['Seção II – Do Recurso Extraordinário e do Recurso Especial > Subseção I – Disposições Gerais'],
    },
  },
  {
    ...cpc,
    ref_key: 'CPC.1045',
    proves: 'a complementary book without number ends the titles and chapters before it',
    hierarquia: { endsWith: 'LIVRO COMPLEMENTAR – DISPOSIÇÕES FINAIS E TRANSITÓRIAS' },
  },
  {
    ...cpc,
    ref_key: 'CPC.1060',
    proves: 'an amending article inside a code',
    alterador: true,
    altera: [{ ato: 'LEI-9289-1996', chave: '14.II' }],
  },
  {
    ...cpc,
    ref_key: 'CPC.1068',
    proves: 'two articles of another code quoted by one command',
    alterador: true,
    altera: [
      { ato: 'LEI-10406-2002', chave: '274' },
      { ato: 'LEI-10406-2002', chave: '2027' },
    ],
  },
  { ...cpc, ref_key: 'CPC.2027', proves: 'a quoted article is no article of the quoting act', existe: false },
  {
    ...cpc,
    ref_key: 'CPC.1072',
    proves: 'a clause that repeals named provisions of other acts is an amending one',
    alterador: true,
    altera: [
      { ato: 'DL-25-1937', chave: '22' },
      { ato: 'LEI-10406-2002', chave: '1482' },
      { ato: 'LEI-12529-2011', chave: '98.4' },
    ],
  },
];

const penal: Fato[] = [
  {
    ...cp,
    ref_key: 'CP.1',
    proves: 'the general part of 1940, struck in a table before the new one, is only its earlier wording',
    alterado_por: 'Lei nº 7.209, de 11.7.1984',
    versoes: { count: 2 },
    hierarquia: { startsWith: 'PARTE GERAL > TÍTULO I – DA APLICAÇÃO DA LEI PENAL', endsWith: 'Anterioridade da Lei' },
    revogado: false,
  },
  {
    ...cp,
    ref_key: 'CP.14.unico',
    proves: 'a paragraph with a rubric of its own',
    hierarquia: { endsWith: 'Pena de tentativa' },
  },
  {
    ...cp,
    ref_key: 'CP.121',
    proves: 'rubric as the last step of the path; the penalty line belongs to the caput',
    texto: { startsWith: 'Matar alguem:', includes: ['Pena - reclusão, de seis a vinte anos.'] },
    caput: { includes: ['Pena - reclusão, de seis a vinte anos.'] },
    hierarquia: { endsWith: 'CAPÍTULO I – DOS CRIMES CONTRA A VIDA > Homicídio simples' },
    revogado: false,
  },
  {
    ...cp,
    ref_key: 'CP.121.2',
    proves: 'a penalty after a list of incisos belongs to the paragraph, even with incisos added behind it',
    texto: { startsWith: 'Se o homicídio é cometido:', includes: ['Pena - reclusão, de doze a trinta anos.'] },
    hierarquia: { endsWith: 'Homicídio qualificado' },
    revogado: false,
  },
  {
    ...cp,
    ref_key: 'CP.121.2.V',
    proves: 'the last inciso of the first list does not take the penalty',
    texto: { startsWith: 'para assegurar a execução', excludes: ['Pena'] },
    revogado: false,
  },
  {
    ...cp,
    ref_key: 'CP.121.2.VI',
    proves: 'repealed inciso with its struck wording, the rubric between incisos is none of its text',
    texto: { startsWith: 'contra a mulher por razões', excludes: ['Feminicídio'] },
    revogado: true,
    revogado_por: 'Lei nº 14.994, de 2024',
  },
  {
    ...cp,
    ref_key: 'CP.121.2.VII.b',
    proves: 'alínea inside an inciso of a paragraph',
    alterado_por: 'Lei nº 15.134, de 2025',
    revogado: false,
  },
  {
    ...cp,
    ref_key: 'CP.121.2.VIII',
    proves: 'struck as vetoed, later promulgated: in force',
    texto: { startsWith: 'com emprego de arma de fogo' },
    alterado_por: 'Lei nº 13.964, de 2019',
    revogado: false,
  },
  {
    ...cp,
    ref_key: 'CP.121.2-A',
    proves: 'a suffixed paragraph label with a space before the hyphen',
    texto: { startsWith: 'Considera-se que há razões' },
    revogado: true,
    revogado_por: 'Lei nº 14.994, de 2024',
  },
  {
    ...cp,
    ref_key: 'CP.121.2-B.III',
    proves: 'inciso below a suffixed paragraph',
    alterado_por: 'Lei nº 14.811, de 2024',
    revogado: false,
  },
  {
    ...cp,
    ref_key: 'CP.121-A',
    proves: 'suffixed article with its rubric',
    alterado_por: 'Lei nº 14.994, de 2024',
    hierarquia: { endsWith: 'Feminicídio' },
    revogado: false,
  },
  {
    ...cp,
    ref_key: 'CP.121-A.3',
    proves: 'a paragraph of a suffixed article with a rubric of its own',
    hierarquia: { endsWith: 'Coautoria' },
    revogado: false,
  },
  {
    ...cp,
    ref_key: 'CP.128.I',
    proves: 'a rubric between incisos does not join the one before it',
    texto: 'se não há outro meio de salvar a vida da gestante;',
  },
  {
    ...cp,
    ref_key: 'CP.129.8',
    proves: 'old wording kept',
    versoes: { count: 2, first: 'Aplica-se igualmente' },
    texto: { startsWith: 'Aplica-se à lesão culposa' },
  },
  {
    ...cp,
    ref_key: 'CP.197.I',
    proves: 'every inciso is followed by a penalty: each takes its own',
    texto: { includes: ['Pena - detenção, de um mês a um ano'] },
    revogado: false,
  },
  {
    ...cp,
    ref_key: 'CP.214',
    proves: 'repealed crime',
    revogado: true,
    revogado_por: 'Lei nº 12.015, de 2009',
  },
  {
    ...cp,
    ref_key: 'CP.217',
    proves: 'repealed crime: the last wording, penalty included, is kept',
    texto: { includes: ['Seduzir mulher virgem', 'Pena - reclusão, de dois a quatro anos.'] },
    revogado: true,
    revogado_por: 'Lei nº 11.106, de 2005',
  },
  { ...cp, ref_key: 'CP.217-A.2', proves: 'vetoed paragraph of a suffixed article', vetado: true },
  {
    ...cp,
    ref_key: 'CP.219',
    proves: 'article of a chapter that carries its own note of repeal',
    revogado: true,
    revogado_por: 'Lei nº 11.106, de 2005',
  },
  {
    ...cp,
    ref_key: 'CP.359-M-A',
    proves: 'two suffixes in one article number',
    alterado_por: 'Lei nº 15.402, de 2026',
    revogado: false,
  },
  { ...cp, ref_key: 'CP.359-O', proves: 'vetoed article with a vetoed rubric', vetado: true },
  { ...cp, ref_key: 'CP.359-U', proves: 'a veto followed by a stray closing quote', vetado: true },
];

const trabalho: Fato[] = [
  {
    ...clt,
    ref_key: 'CLT.1-DL',
    proves: 'article of the approving decree-law',
    caput: { startsWith: 'Fica aprovada a Consolidação' },
    revogado: false,
  },
  { ...clt, ref_key: 'CLT.1-DL.unico', proves: 'child of an approving article', revogado: false },
  {
    ...clt,
    ref_key: 'CLT.2-DL',
    proves: 'second approving article, with the effect clause',
    revogado: false,
    caput: { startsWith: 'O presente decreto-lei entrará em vigor' },
  },
  {
    ...clt,
    ref_key: 'CLT.1',
    proves: 'the bare number is that of the approved consolidation',
    caput: { startsWith: 'Esta Consolidação estatui' },
    revogado: false,
  },
  {
    ...clt,
    ref_key: 'CLT.11',
    proves: 'a dash glued to the article "O" is no suffix',
    revogado: false,
    caput: { startsWith: 'A pretensão quanto a créditos' },
    versoes: { count: 3 },
  },
  { ...clt, ref_key: 'CLT.11-O', proves: 'the same: no such key', existe: false },
  {
    ...clt,
    ref_key: 'CLT.46',
    proves: 'a dash glued to the article "A" is no suffix',
    texto: { startsWith: 'A renda proveniente' },
    revogado: true,
    revogado_por: 'Decreto-Lei nº 229, de 28.2.1967',
  },
  { ...clt, ref_key: 'CLT.46-A', proves: 'the same: no such key', existe: false },
  {
    ...clt,
    ref_key: 'CLT.58.3',
    proves: 'repealed paragraph',
    revogado: true,
    revogado_por: 'Lei nº 13.467, de 2017',
  },
  {
    ...clt,
    ref_key: 'CLT.75-B',
    proves: 'suffixed article rewritten by a provisional measure and then by its law',
    alterado_por: 'Lei nº 14.442, de 2022',
    versoes: { count: 3 },
    revogado: false,
  },
  {
    ...clt,
    ref_key: 'CLT.154',
    proves: 'a label with a stray dot before the number',
    caput: { startsWith: 'A observância, em todos os locais' },
    alterado_por: 'Lei nº 6.514, de 22.12.1977',
    revogado: false,
  },
  {
    ...clt,
    ref_key: 'CLT.223-A',
    proves: 'suffixed title; its note is no part of its name',
    hierarquia: { includes: ['TÍTULO II-A – DO DANO EXTRAPATRIMONIAL'], excludes: ['Incluído'] },
    revogado: false,
  },
  {
    ...clt,
    ref_key: 'CLT.223-G.XII',
    proves: 'long list of incisos of a suffixed article',
    revogado: false,
  },
  {
    ...clt,
    ref_key: 'CLT.280.item-1',
    proves: 'item directly below the article, repealed with it',
    texto: { startsWith: 'comparecer, com a necessária assiduidade' },
    revogado: true,
    revogado_por: 'Lei nº 8.630, de 25.2.1993',
  },
  {
    ...clt,
    ref_key: 'CLT.384',
    proves: 'repealed article',
    revogado: true,
    revogado_por: 'Lei nº 13.467, de 2017',
  },
  {
    ...clt,
    ref_key: 'CLT.394-A.II',
    proves: 'a phrase struck as unconstitutional leaves the text, the inciso stays in force',
    texto: { excludes: ['quando apresentar atestado'] },
    revogado: false,
  },
  { ...clt, ref_key: 'CLT.401-A', proves: 'suffix glued to the number (401A), vetoed', vetado: true },
  {
    ...clt,
    ref_key: 'CLT.452-B',
    proves: 'article of a lapsed provisional measure only',
    revogado: true,
    revogado_por: null,
  },
  {
    ...clt,
    ref_key: 'CLT.477',
    proves: 'three wordings of a caput',
    caput: { startsWith: 'Na extinção do contrato de trabalho' },
    alterado_por: 'Lei nº 13.467, de 2017',
    versoes: { count: 3 },
    revogado: false,
  },
  {
    ...clt,
    ref_key: 'CLT.477.1',
    proves: 'repealed paragraph of an article in force',
    revogado: true,
    revogado_por: 'Lei nº 13.467, de 2017',
  },
  { ...clt, ref_key: 'CLT.477.9', proves: 'vetoed paragraph', vetado: true },
  {
    ...clt,
    ref_key: 'CLT.604',
    proves: 'a strike that begins after the first letter of the label',
    revogado: true,
    revogado_por: 'Lei nº 13.467, de 2017',
  },
  {
    ...clt,
    ref_key: 'CLT.611-A',
    proves: 'a lapsed wording stands between the first and its restored twin',
    versoes: { count: 3 },
    revogado: false,
  },
  {
    ...clt,
    ref_key: 'CLT.611-A.XIII',
    proves: 'repealed only by a provisional measure that lapsed: in force',
    revogado: false,
  },
  {
    ...clt,
    ref_key: 'CLT.790-B',
    proves: 'a phrase struck after a decision of unconstitutionality',
    caput: { excludes: ['ainda que beneficiária'] },
    revogado: false,
  },
  {
    ...clt,
    ref_key: 'CLT.922',
    proves: 'the last article does not swallow the annex',
    texto: { excludes: ['ANEXO', 'Quadro'] },
    revogado: false,
  },
  {
    ...cltCompilada,
    ref_key: 'CLT.46',
    proves: 'repealed on the compiled page, which keeps no wording',
    texto: '',
    revogado: true,
    revogado_por: 'Decreto-Lei nº 229, de 28.2.1967',
  },
  { ...cltCompilada, ref_key: 'CLT.401-A', proves: 'the compiled page has the vetoed article too', vetado: true },
  {
    ...cltCompilada,
    ref_key: 'CLT.1-DL',
    proves: 'the compiled page has the approving articles too',
    caput: { startsWith: 'Fica aprovada a Consolidação' },
  },
];

const tratados: Fato[] = [
  { ...cadh, ref_key: 'CADH.1-DEC', proves: 'article of the decree that promulgates a treaty', revogado: false },
  {
    ...cadh,
    ref_key: 'CADH.1',
    proves: 'the annex owns the bare number; its rubric ends the path',
    hierarquia: { endsWith: 'Obrigação de Respeitar os Direitos' },
  },
  {
    ...cadh,
    ref_key: 'CADH.8.2.h',
    proves: 'numbered paragraph and alínea of a treaty',
    texto: { includes: ['direito de recorrer da sentença'] },
    revogado: false,
  },
  {
    ...cadh,
    ref_key: 'CADH.7.7',
    proves: 'a treaty number is a paragraph',
    texto: { startsWith: 'Ninguém deve ser detido por dívida' },
  },
  { ...d592, ref_key: 'DEC-592-1992.1-DEC', proves: 'article of the promulgating decree' },
  {
    ...d592,
    ref_key: 'DEC-592-1992.17.2',
    proves: 'numbered paragraph of a treaty',
    revogado: false,
    texto: { startsWith: 'Toda pessoa terá direito à proteção' },
  },
  { ...d7030, ref_key: 'DEC-7030-2009.1-DEC', proves: 'article of the promulgating decree' },
  {
    ...d7030,
    ref_key: 'DEC-7030-2009.6',
    proves: 'label, rubric and text in one paragraph',
    texto: { startsWith: 'Todo Estado tem capacidade' },
  },
  {
    ...d7030,
    ref_key: 'DEC-7030-2009.2.1.a',
    proves: 'an alínea label glued to a quotation mark',
    texto: { includes: ['tratado” significa'] },
  },
  { ...d4388, ref_key: 'DEC-4388-2002.1-DEC', proves: 'article of the promulgating decree' },
  {
    ...d4388,
    ref_key: 'DEC-4388-2002.7.1.i',
    proves: 'the alínea i of a lettered list is no Roman one',
    texto: { startsWith: 'Desaparecimento forçado' },
  },
  {
    ...d4388,
    ref_key: 'DEC-4388-2002.8.2.a.i',
    proves: 'lower-case Roman items below an alínea',
    texto: 'Homicídio doloso;',
  },
  {
    ...d8327,
    ref_key: 'DEC-8327-2014.1.1.a',
    proves: 'paragraph and alínea with labels between parentheses',
    texto: { startsWith: 'quando tais Estados forem' },
  },
  {
    ...d4311,
    ref_key: 'DEC-4311-2002.1-DEC',
    proves: 'article of the promulgating decree; the annex has Roman article numbers',
    caput: { startsWith: 'A Convenção sobre o Reconhecimento' },
  },
  { ...d350, ref_key: 'DEC-350-1991.1-DEC', proves: 'article of the promulgating decree' },
  {
    ...d350,
    ref_key: 'DEC-350-1991.24',
    proves: 'last article of the treaty, before its annexes',
    texto: { startsWith: 'Com o objetivo de facilitar' },
  },
  { ...d350, ref_key: 'DEC-350-1991.1-bis', proves: 'articles of the annexes of a treaty are no rows', existe: false },
];

const alteradoras: Fato[] = [
  {
    ...l13467,
    ref_key: 'LEI-13467-2017.1',
    proves: 'the largest quoted block; its first articles stand outside the quotation',
    alterador: true,
    altera: [
      { ato: 'DL-5452-1943', chave: '223-A' },
      { ato: 'DL-5452-1943', chave: '75-B' },
    ],
  },
  {
    ...l13467,
    ref_key: 'LEI-13467-2017.2',
    proves: 'second target act',
    alterador: true,
    altera: [
      { ato: 'LEI-6019-1974', chave: '4-A' },
      { ato: 'LEI-6019-1974', chave: '5-D' },
    ],
  },
  {
    ...l13467,
    ref_key: 'LEI-13467-2017.3',
    proves: 'third target act',
    alterador: true,
    altera: [{ ato: 'LEI-8036-1990', chave: '20' }],
  },
  {
    ...l13467,
    ref_key: 'LEI-13467-2017.4',
    proves: 'fourth target act',
    alterador: true,
    altera: [{ ato: 'LEI-8212-1991', chave: '28' }],
  },
  {
    ...l13467,
    ref_key: 'LEI-13467-2017.5',
    proves: 'repeals named provisions of several acts, listed in incisos and alíneas',
    alterador: true,
    altera: [
      { ato: 'DL-5452-1943', chave: '384' },
      { ato: 'DL-5452-1943', chave: '58.3' },
      { ato: 'LEI-8212-1991', chave: '28.8.a' },
      { ato: 'MP-2226-2001', chave: '2' },
    ],
  },
  {
    ...l13467,
    ref_key: 'LEI-13467-2017.6',
    proves: 'the force clause amends nothing',
    alterador: false,
    texto: { startsWith: 'Esta Lei entra em vigor' },
  },
  { ...l13467, ref_key: 'LEI-13467-2017.223-A', proves: 'a quoted article is no own article', existe: false },
  {
    ...l13655,
    ref_key: 'LEI-13655-2018.1',
    proves: 'quoted articles with vetoes inside the block',
    alterador: true,
    altera: [
      { ato: 'DL-4657-1942', chave: '20' },
      { ato: 'DL-4657-1942', chave: '30' },
    ],
  },
  { ...l13655, ref_key: 'LEI-13655-2018.30', proves: 'a quoted article is no own article', existe: false },
  {
    ...l14155,
    ref_key: 'LEI-14155-2021.1',
    proves: 'targets with and without suffix',
    alterador: true,
    altera: [
      { ato: 'DL-2848-1940', chave: '154-A' },
      { ato: 'DL-2848-1940', chave: '155' },
      { ato: 'DL-2848-1940', chave: '171' },
    ],
  },
  {
    ...l14155,
    ref_key: 'LEI-14155-2021.2',
    proves: 'target is a paragraph',
    alterador: true,
    altera: [{ ato: 'DL-3689-1941', chave: '70.4' }],
  },
  { ...l14155, ref_key: 'LEI-14155-2021.154-A', proves: 'a quoted article is no own article', existe: false },
  {
    ...l14442,
    ref_key: 'LEI-14442-2022.5',
    proves: 'targets in a law of 1976, one article new',
    alterador: true,
    altera: [
      { ato: 'LEI-6321-1976', chave: '1' },
      { ato: 'LEI-6321-1976', chave: '1-A' },
      { ato: 'LEI-6321-1976', chave: '3-A' },
    ],
  },
  {
    ...l14442,
    ref_key: 'LEI-14442-2022.6',
    proves: 'targets in the labour consolidation',
    alterador: true,
    altera: [
      { ato: 'DL-5452-1943', chave: '62' },
      { ato: 'DL-5452-1943', chave: '75-B' },
      { ato: 'DL-5452-1943', chave: '75-F' },
    ],
  },
  { ...l14442, ref_key: 'LEI-14442-2022.7', proves: 'vetoed article of an amending law', vetado: true },
  {
    ...l14811,
    ref_key: 'LEI-14811-2024.5',
    proves: 'two articles of one act in one block',
    alterador: true,
    altera: [
      { ato: 'DL-2848-1940', chave: '121' },
      { ato: 'DL-2848-1940', chave: '122' },
    ],
  },
  {
    ...l14811,
    ref_key: 'LEI-14811-2024.6',
    proves: 'adds an article with its rubric',
    alterador: true,
    altera: [{ ato: 'DL-2848-1940', chave: '146-A' }],
  },
  {
    ...l14811,
    ref_key: 'LEI-14811-2024.9',
    proves: 'target is the statute of children',
    alterador: true,
    altera: [
      { ato: 'LEI-8069-1990', chave: '59-A' },
      { ato: 'LEI-8069-1990', chave: '244-C' },
    ],
  },
  { ...l14811, ref_key: 'LEI-14811-2024.146-A', proves: 'a quoted article is no own article', existe: false },
  {
    ...l12737,
    ref_key: 'LEI-12737-2012.2',
    proves: 'two added articles, the quotation outside any indent',
    alterador: true,
    altera: [
      { ato: 'DL-2848-1940', chave: '154-A' },
      { ato: 'DL-2848-1940', chave: '154-B' },
    ],
  },
  {
    ...l12737,
    ref_key: 'LEI-12737-2012.3',
    proves: 'two rewritten articles with rubrics',
    alterador: true,
    altera: [
      { ato: 'DL-2848-1940', chave: '266' },
      { ato: 'DL-2848-1940', chave: '298' },
    ],
  },
  { ...l12737, ref_key: 'LEI-12737-2012.266', proves: 'a quoted article is no own article', existe: false },
  {
    ...l15384,
    ref_key: 'LEI-15384-2026.2',
    proves: 'target is a special law',
    alterador: true,
    altera: [{ ato: 'LEI-11340-2006', chave: '7' }],
  },
  {
    ...l15384,
    ref_key: 'LEI-15384-2026.3',
    proves: 'adds an article to the penal code',
    alterador: true,
    altera: [{ ato: 'DL-2848-1940', chave: '121-B' }],
  },
  {
    ...l15384,
    ref_key: 'LEI-15384-2026.4',
    proves: 'target is the law of heinous crimes',
    alterador: true,
    altera: [{ ato: 'LEI-8072-1990', chave: '1' }],
  },
  { ...l15384, ref_key: 'LEI-15384-2026.121-B', proves: 'a quoted article is no own article', existe: false },
  {
    ...l13869,
    ref_key: 'LEI-13869-2019.9',
    proves: 'vetoed first, promulgated later: in force',
    caput: { startsWith: 'Decretar medida de privação' },
    anotacoes: { includes: ['Promulgação partes vetadas'] },
    revogado: false,
  },
  {
    ...l13869,
    ref_key: 'LEI-13869-2019.9-bis',
    proves: 'the second document at the end of the page makes no second row',
    existe: false,
  },
  {
    ...l13869,
    ref_key: 'LEI-13869-2019.3',
    proves: 'ex-veto: in force',
    revogado: false,
    caput: { startsWith: 'Os crimes previstos nesta Lei' },
  },
  {
    ...l13869,
    ref_key: 'LEI-13869-2019.13.III',
    proves: 'ex-veto of an inciso: in force',
    revogado: false,
    texto: { startsWith: 'produzir prova contra si mesmo' },
  },
  { ...l13869, ref_key: 'LEI-13869-2019.11', proves: 'a veto that stayed', vetado: true },
  {
    ...l13869,
    ref_key: 'LEI-13869-2019.40',
    proves: 'amends the law of temporary arrest',
    alterador: true,
    altera: [{ ato: 'LEI-7960-1989', chave: '2' }],
  },
  {
    ...l13869,
    ref_key: 'LEI-13869-2019.43',
    proves: 'ex-veto that amends another act',
    alterador: true,
    altera: [{ ato: 'LEI-8906-1994', chave: '7-B' }],
  },
  {
    ...l13869,
    ref_key: 'LEI-13869-2019.44',
    proves: 'repeals named provisions',
    alterador: true,
    altera: [
      { ato: 'DL-2848-1940', chave: '350' },
      { ato: 'DL-2848-1940', chave: '150.2' },
    ],
  },
  {
    ...l8072,
    ref_key: 'LEI-8072-1990.6',
    proves: 'quoted articles in plain paragraphs, in the middle of the law',
    alterador: true,
    altera: [
      { ato: 'DL-2848-1940', chave: '157' },
      { ato: 'DL-2848-1940', chave: '159' },
      { ato: 'DL-2848-1940', chave: '213' },
    ],
  },
  { ...l8072, ref_key: 'LEI-8072-1990.159', proves: 'a quoted article is no own article', existe: false },
  { ...l8072, ref_key: 'LEI-8072-1990.213', proves: 'a quoted article is no own article', existe: false },
  {
    ...l8072,
    ref_key: 'LEI-8072-1990.5',
    proves: 'adds an inciso to another act',
    alterador: true,
    altera: [{ ato: 'DL-2848-1940', chave: '83' }],
  },
  {
    ...l8072,
    ref_key: 'LEI-8072-1990.1.I',
    proves: 'seven wordings in a row',
    versoes: { count: 7 },
    revogado: false,
    alterado_por: 'Lei nº 15.159, de 2025',
  },
  { ...l8072, ref_key: 'LEI-8072-1990.1.VII-A', proves: 'vetoed suffixed inciso', vetado: true },
  { ...l8072, ref_key: 'LEI-8072-1990.4', proves: 'vetoed article', vetado: true },
  {
    ...lmp,
    ref_key: 'LMP.42',
    proves: 'an amending article in an autonomous law',
    alterador: true,
    altera: [{ ato: 'DL-3689-1941', chave: '313' }],
  },
  {
    ...cdc,
    ref_key: 'CDC.113',
    proves: 'a quoted block that begins with a paragraph label',
    alterador: true,
    altera: [{ ato: 'LEI-7347-1985', chave: '5' }],
  },
  { ...cdc, ref_key: 'CDC.113.4', proves: 'a quoted paragraph is no own paragraph', existe: false },
  {
    ...lai,
    ref_key: 'LAI.44',
    proves: 'adds an article to the statute of civil servants',
    alterador: true,
    altera: [{ ato: 'LEI-8112-1990', chave: '126-A' }],
  },
  { ...lai, ref_key: 'LAI.126-A', proves: 'a quoted article outside the indent is no own article', existe: false },
  {
    ...l9868,
    ref_key: 'LEI-9868-1999.30',
    proves: 'amends the judicial organisation of the federal district',
    alterador: true,
    altera: [{ ato: 'LEI-8185-1991', chave: '8' }],
  },
  {
    ...l11417,
    ref_key: 'LEI-11417-2006.9',
    proves: 'adds two articles',
    alterador: true,
    altera: [
      { ato: 'LEI-9784-1999', chave: '64-A' },
      { ato: 'LEI-9784-1999', chave: '64-B' },
    ],
  },
  { ...l11417, ref_key: 'LEI-11417-2006.64-A', proves: 'a quoted article is no own article', existe: false },
  {
    ...l11079,
    ref_key: 'LEI-11079-2004.26',
    proves: 'target is an inciso of a paragraph',
    alterador: true,
    altera: [{ ato: 'LEI-8666-1993', chave: '56.1.I' }],
  },
  {
    ...lc150,
    ref_key: 'LC-150-2015.36',
    proves: 'target is an inciso',
    alterador: true,
    altera: [{ ato: 'LEI-8212-1991', chave: '30.V' }],
  },
  {
    ...lc150,
    ref_key: 'LC-150-2015.44',
    proves: 'adds an article',
    alterador: true,
    altera: [{ ato: 'LEI-10593-2002', chave: '11-A' }],
  },
  { ...lc150, ref_key: 'LC-150-2015.11-A', proves: 'a quoted article outside the indent is no own one', existe: false },
  {
    ...l7960,
    ref_key: 'LEI-7960-1989.4',
    proves: 'adds an alínea to another act',
    alterador: true,
    altera: [{ ato: 'LEI-4898-1965', chave: '4' }],
  },
  {
    ...d7962,
    ref_key: 'DEC-7962-2013.8',
    proves: 'a decree that amends a decree',
    alterador: true,
    altera: [{ ato: 'DEC-5903-2006', chave: '10' }],
  },
  { ...d7962, ref_key: 'DEC-7962-2013.10', proves: 'a quoted article is no own article', existe: false },
  {
    ...lgpd,
    ref_key: 'LGPD.60',
    proves: 'amends the civil framework of the internet',
    alterador: true,
    altera: [
      { ato: 'LEI-12965-2014', chave: '7' },
      { ato: 'LEI-12965-2014', chave: '16' },
    ],
  },
  {
    ...l13303,
    ref_key: 'LEI-13303-2016.96',
    proves: 'repeals named provisions of another act',
    alterador: true,
    altera: [{ ato: 'LEI-9478-1997', chave: '67' }],
  },
];

const penaisEspeciais: Fato[] = [
  {
    ...cpm,
    ref_key: 'CPM.9.II.f',
    proves: 'a repeal printed as the word "revogada." without parentheses',
    texto: { startsWith: 'por militar em situação de atividade' },
    revogado: true,
    revogado_por: 'Lei nº 9.299, de 8.8.1996',
  },
  {
    ...cpm,
    ref_key: 'CPM.65',
    proves: 'a strike that begins after the first letter of the label',
    revogado: true,
    revogado_por: 'Lei nº 14.688, de 2023',
  },
  {
    ...cpm,
    ref_key: 'CPM.400',
    proves: 'penalties by degree after incisos',
    texto: { includes: ['Pena - morte, grau máximo'] },
    revogado: false,
  },
  {
    ...cpm,
    ref_key: 'CPM.2.1',
    proves: 'a paragraph with a rubric of its own',
    hierarquia: { endsWith: 'Retroatividade de lei mais benigna' },
  },
  {
    ...lcp,
    ref_key: 'LCP.12.II',
    proves: 'a Roman numeral printed with a small l',
    revogado: false,
    texto: { startsWith: 'a suspensão dos direitos políticos' },
  },
  {
    ...lcp,
    ref_key: 'LCP.65',
    proves: 'repealed contravention',
    revogado: true,
    revogado_por: 'Lei nº 14.132, de 2021',
  },
  {
    ...lcp,
    ref_key: 'LCP.39',
    proves: 'a note with a doubled word',
    revogado: true,
    revogado_por: 'Lei nº 14.197, de 2021',
  },
  {
    ...cpp,
    ref_key: 'CPP.3-A',
    proves: 'suffixed article under a heading of its own',
    alterado_por: 'Lei nº 13.964, de 2019',
    revogado: false,
  },
  {
    ...cpp,
    ref_key: 'CPP.387.II',
    proves: 'current wording beside the struck one',
    texto: { includes: ['arts. 59 e 60'], excludes: ['42 e 43'] },
    revogado: false,
  },
  {
    ...cpp,
    ref_key: 'CPP.498',
    proves: 'a label left unstruck before a struck text',
    revogado: true,
    revogado_por: 'Lei nº 11.719, de 2008',
  },
  {
    ...cpp,
    ref_key: 'CPP.557.unico.a',
    proves: 'repealed by the note of its article and by one in a paragraph of its own under the heading',
    revogado: true,
    revogado_por: 'Lei nº 8.658, de 26.5.1993',
  },
  {
    ...cpp,
    ref_key: 'CPP.632',
    proves: 'a repeal printed before the struck text as a bare link with a colon',
    revogado: true,
    revogado_por: 'Lei nº 3.396, de 2.6.1958',
  },
  {
    ...cpp,
    ref_key: 'CPP.632.I',
    proves: 'a child inherits that repeal',
    revogado: true,
    revogado_por: 'Lei nº 3.396, de 2.6.1958',
  },
  {
    ...lep,
    ref_key: 'LEP.112.VI-A',
    proves: 'a body "(revogado)" under a rewriting note; the last struck wording is kept',
    revogado: true,
    revogado_por: 'Lei nº 15.358, de 2026',
    texto: { startsWith: '55% (cinquenta e cinco por cento)' },
  },
  {
    ...lep,
    ref_key: 'LEP.57.unico',
    proves: 'the old article and its unique paragraph are struck in one paragraph, behind a br',
    versoes: { count: 2 },
    alterado_por: 'Lei nº 10.792, de 2003',
  },
  {
    ...lep,
    ref_key: 'LEP.182',
    proves: 'a label left unstruck before a struck text',
    revogado: true,
    revogado_por: 'Lei nº 9.268, de 1996',
  },
  {
    ...lepCompilada,
    ref_key: 'LEP.124',
    proves: 'repealed on the compiled page, which keeps no wording',
    texto: '',
    revogado: true,
    revogado_por: 'Lei nº 14.843, de 2024',
  },
  {
    ...lmp,
    ref_key: 'LMP.24-A',
    proves: 'penalty with an old wording struck',
    texto: { includes: ['reclusão, de 2 (dois) a 5 (cinco)'], excludes: ['detenção'] },
    revogado: false,
  },
  { ...lmp, ref_key: 'LMP.7.VI', proves: 'included by the newest law', alterado_por: 'Lei nº 15.384, de 2026' },
  {
    ...lmp,
    ref_key: 'LMP.22.5',
    proves: 'a link inside the parentheses of "(Revogado)"',
    revogado: true,
    revogado_por: 'Lei nº 15.383, de 2026',
  },
  {
    ...lmp,
    ref_key: 'LMP.12.VI-A',
    proves: 'suffixed inciso',
    revogado: false,
    alterado_por: 'Lei nº 13.880, de 2019',
  },
  {
    ...l7492,
    ref_key: 'LEI-7492-1986.25',
    proves: 'a veto of some words only stays inline: the article is in force',
    texto: { includes: ['diretores, gerentes'] },
    revogado: false,
  },
  { ...l7492, ref_key: 'LEI-7492-1986.32', proves: 'vetoed article', vetado: true },
  {
    ...l7492,
    ref_key: 'LEI-7492-1986.1.unico.I-A',
    proves: 'suffixed inciso of a unique paragraph',
    alterado_por: 'Lei nº 14.478, de 2022',
  },
  {
    ...l7960,
    ref_key: 'LEI-7960-1989.1.III.a',
    proves: 'a parenthesis that is law, inside a link, stays in the text',
    texto: { includes: ['(art. 121, caput, e seu § 2°)'] },
  },
  {
    ...l7960,
    ref_key: 'LEI-7960-1989.1.III.f',
    proves: 'a Vide beside a parenthesis that is law',
    anotacoes: { includes: ['Vide Decreto-Lei nº 2.848, de 1940'] },
  },
  {
    ...l9605,
    ref_key: 'LEI-9605-1998.25.2',
    proves: 'between two laws a wording of a measure marked as prejudiced',
    texto: { startsWith: 'Até que os animais' },
    alterado_por: 'Lei nº 13.052, de 2014',
    versoes: { count: 3 },
    revogado: false,
  },
  { ...l9605, ref_key: 'LEI-9605-1998.65.unico', proves: 'renumbered away: no row', existe: false },
  {
    ...l9605,
    ref_key: 'LEI-9605-1998.65.1',
    proves: 'the old unique paragraph is the earliest wording of the new first one',
    versoes: { first: 'Se o ato for realizado' },
  },
  { ...l9605, ref_key: 'LEI-9605-1998.1', proves: 'vetoed first article', vetado: true },
  {
    ...ctb,
    ref_key: 'CTB.162.I',
    proves: 'infraction, penalty and measure after each inciso belong to it',
    texto: {
      includes: ['Infração - gravíssima', 'Penalidade - multa (três vezes)'],
      excludes: ['apreensão do veículo'],
    },
    revogado: false,
  },
  { ...ctb, ref_key: 'CTB.162.IV', proves: 'vetoed inciso', vetado: true },
  {
    ...ctb,
    ref_key: 'CTB.165',
    proves: 'a tail with its own old wording struck',
    texto: { includes: ['multa (dez vezes)'], excludes: ['multa (cinco vezes)'] },
    revogado: false,
  },
  {
    ...ctb,
    ref_key: 'CTB.159.11',
    proves: 'the repeal is printed twice: as a note on the struck wording and as a body of its own',
    revogado: true,
    revogado_por: 'Lei nº 14.071, de 2020',
    texto: { startsWith: 'A Carteira Nacional de Habilitação' },
  },
  {
    ...ctb,
    ref_key: 'CTB.271-A',
    proves: 'article of a lapsed provisional measure only',
    revogado: true,
    revogado_por: null,
  },
  { ...ctb, ref_key: 'CTB.303.unico', proves: 'renumbered away: no row', existe: false },
  {
    ...ctb,
    ref_key: 'CTB.303.1',
    proves: 'the old unique paragraph is the earliest wording of the new first one',
    versoes: { first: 'Aumenta-se a pena de um terço à metade' },
  },
  {
    ...ctb,
    ref_key: 'CTB.302.unico',
    proves: 'struck unique paragraph beside numbered ones, not renumbered',
    revogado: true,
    revogado_por: null,
  },
  {
    ...ctb,
    ref_key: 'CTB.312-A.IV',
    proves: 'the same label twice, neither struck: the last one is current',
    texto: { includes: ['sinistros'] },
    alterado_por: 'Lei nº 14.599, de 2023',
    versoes: { count: 2 },
    contested: 'the rule for two live provisions with one label makes the second IV-bis; here it is a new wording',
  },
  { ...ctb, ref_key: 'CTB.341', proves: 'the last article does not swallow the annex', texto: { excludes: ['ANEXO'] } },
];

const consumoPessoas: Fato[] = [
  {
    ...cdc,
    ref_key: 'CDC.39.IX',
    proves: 'a strike that begins inside the Roman numeral',
    texto: { startsWith: 'recusar a venda de bens', excludes: ['deixar de estipular'] },
    alterado_por: 'Lei nº 8.884, de 11.6.1994',
    versoes: { count: 2 },
    revogado: false,
  },
  {
    ...cdc,
    ref_key: 'CDC.39.X',
    proves: 'vetoed first, then filled by another law',
    texto: { startsWith: 'elevar sem justa causa' },
    revogado: false,
  },
  {
    ...cdcCompilado,
    ref_key: 'CDC.54-G',
    proves: 'suffixed article',
    caput: { startsWith: 'Sem prejuízo do disposto no art. 39' },
    alterado_por: 'Lei nº 14.181, de 2021',
  },
  { ...cdcCompilado, ref_key: 'CDC.11', proves: 'vetoed article of the compiled page', vetado: true },
  {
    ...eca,
    ref_key: 'ECA.21',
    proves: 'an expression replaced by a later law',
    texto: { includes: ['poder familiar'], excludes: ['pátrio poder'] },
    anotacoes: { includes: ['Expressão substituída pela Lei nº 12.010, de 2009'] },
    revogado: false,
  },
  {
    ...eca,
    ref_key: 'ECA.254',
    proves: 'an expression declared unconstitutional leaves the text',
    texto: { excludes: ['em horário diverso do autorizado'] },
    revogado: false,
  },
  {
    ...eca,
    ref_key: 'ECA.247.2',
    proves: 'the same, in a paragraph',
    texto: { excludes: ['suspensão da programação'] },
    revogado: false,
  },
  {
    ...eca,
    ref_key: 'ECA.248',
    proves: 'repealed article',
    revogado: true,
    revogado_por: 'Lei nº 13.431, de 2017',
  },
  {
    ...ei,
    ref_key: 'EI.101',
    proves: 'the old wording is struck only in its first letters: the new one is current, no second row',
    caput: { includes: ['a pessoa idosa'] },
    alterado_por: 'Lei nº 14.423, de 2022',
    versoes: { count: 2 },
  },
  { ...ei, ref_key: 'EI.101-bis', proves: 'the same: no second row', existe: false },
  {
    ...ei,
    ref_key: 'EI.51',
    proves: 'the strike of the old wording ends one word early: that word makes no text of its own',
    revogado: false,
    texto: { startsWith: 'As instituições filantrópicas', includes: ['às pessoas idosas'] },
    alterado_por: 'Lei nº 14.423, de 2022',
    versoes: { count: 2 },
  },
  {
    ...lgpd,
    ref_key: 'LGPD.57',
    proves: 'a number printed with a space inside, vetoed',
    vetado: true,
  },
  {
    ...lgpd,
    ref_key: 'LGPD.5',
    proves: 'the split number is no second article 5',
    caput: { startsWith: 'Para os fins desta Lei, considera-se:' },
    revogado: false,
  },
  {
    ...lgpd,
    ref_key: 'LGPD.52.X',
    proves: 'vetoed first, promulgated later: in force',
    texto: { startsWith: 'suspensão parcial' },
    revogado: false,
  },
  {
    ...lindb,
    ref_key: 'LINDB.1.2',
    proves: 'repealed paragraph',
    revogado: true,
    revogado_por: 'Lei nº 12.036, de 2009',
  },
  {
    ...lindbCompilada,
    ref_key: 'LINDB.1.2',
    proves: 'repealed on the compiled page, which keeps no wording',
    texto: '',
    revogado: true,
    revogado_por: 'Lei nº 12.036, de 2009',
  },
  {
    ...lindb,
    ref_key: 'LINDB.7.6',
    proves: 'a strike on the ordinal sign alone means nothing',
    texto: { startsWith: 'O divórcio realizado no estrangeiro', includes: ['1 (um) ano'] },
    versoes: { count: 3 },
    revogado: false,
  },
  { ...lindb, ref_key: 'LINDB.25', proves: 'vetoed article', vetado: true },
  {
    ...mci,
    ref_key: 'MCI.1.unico',
    proves: 'only in a provisional measure that was rejected',
    revogado: true,
    revogado_por: null,
  },
  { ...mci, ref_key: 'MCI.28-A', proves: 'article of the same rejected measure', revogado: true, revogado_por: null },
  {
    ...lai,
    ref_key: 'LAI.1.unico.I',
    proves: 'inciso below a unique paragraph',
    texto: { startsWith: 'os órgãos públicos integrantes' },
    revogado: false,
  },
  {
    ...lms,
    ref_key: 'LMS.7.II',
    proves: 'plain inciso',
    revogado: false,
    texto: { startsWith: 'que se dê ciência do feito' },
  },
  { ...lje, ref_key: 'LJE.47', proves: 'vetoed article', vetado: true },
  {
    ...lje,
    ref_key: 'LJE.90-A',
    proves: 'suffixed article',
    alterado_por: 'Lei nº 9.839, de 27.9.1999',
    revogado: false,
  },
];

const publico: Fato[] = [
  { ...lc95, ref_key: 'LC-95-1998.18-A', proves: 'a suffix with spaces around the hyphen, vetoed', vetado: true },
  {
    ...lc95,
    ref_key: 'LC-95-1998.14.III',
    proves: 'a repeal printed as a word without parentheses',
    texto: { startsWith: 'a Mesa do Congresso Nacional' },
    revogado: true,
    revogado_por: 'Lei Complementar nº 107, de 26.4.2001',
  },
  {
    ...lrf,
    ref_key: 'LRF.51.1',
    proves: 'two unstruck wordings, the newer with a note of effect: the older list being struck, the newer holds',
    texto: { includes: ['até 30 de abril'], excludes: ['nos seguintes prazos'] },
    revogado: false,
  },
  {
    ...lrf,
    ref_key: 'LRF.23.2',
    proves: 'a pending or decided case is only a note',
    anotacoes: { includes: ['Vide ADI 2238'] },
    revogado: false,
  },
  {
    ...l4320,
    ref_key: 'LEI-4320-1964.11.4',
    proves: 'the body of a paragraph goes on in quoted-looking blocks',
    texto: { includes: ['RECEITAS CORRENTES'] },
  },
  {
    ...l4320,
    ref_key: 'LEI-4320-1964.7.I',
    proves: 'a veto that the congress rejected: in force',
    anotacoes: { includes: ['Veto rejeitado no DOU, de 5.5.1964'] },
    revogado: false,
  },
  { ...l4320, ref_key: 'LEI-4320-1964.10', proves: 'a veto that stayed', vetado: true },
  {
    ...l4320,
    ref_key: 'LEI-4320-1964.115',
    proves: 'a label spelled "Artigo"; the last article',
    revogado: false,
    caput: { startsWith: 'Revogam-se as disposições em contrário' },
  },
  {
    ...l4320,
    ref_key: 'LEI-4320-1964.106.I',
    proves: 'an inciso label with a parenthesis',
    revogado: false,
    texto: { startsWith: 'os débitos e créditos' },
  },
  {
    ...ctn,
    ref_key: 'CTN.53',
    proves: 'one line repeals a range of articles, its note never closed',
    revogado: true,
    revogado_por: 'Decreto-lei nº 406, de 1968',
  },
  {
    ...ctn,
    ref_key: 'CTN.60',
    proves: 'a second range',
    revogado: true,
    revogado_por: 'Ato Complementar nº 31, de 1966',
  },
  {
    ...ctn,
    ref_key: 'CTN.87',
    proves: 'an article label behind a br',
    revogado: true,
    revogado_por: 'Lei Complementar nº 143, de 2013',
  },
  {
    ...ctn,
    ref_key: 'CTN.95.unico',
    proves: 'a paragraph label behind a br',
    revogado: true,
    revogado_por: 'Ato Complementar nº 35, de 1967',
  },
  {
    ...ctn,
    ref_key: 'CTN.85.3',
    proves: 'execution suspended on a whole provision',
    revogado: true,
    revogado_por: null,
  },
  {
    ...ctn,
    ref_key: 'CTN.218',
    proves: 'renumbered from the number before it',
    alterado_por: 'Decreto-lei nº 27, de 1966',
    revogado: false,
  },
  {
    ...fgts,
    ref_key: 'FGTS.15.6',
    proves: 'strikes of one character mean nothing',
    texto: { startsWith: 'Não se incluem na remuneração' },
    revogado: false,
  },
  {
    ...fgts,
    ref_key: 'FGTS.23.2.a',
    proves: 'repealed and restored by measures that lapsed, then repealed by law',
    revogado: true,
    revogado_por: 'Lei nº 14.438, de 2022',
  },
  {
    ...l8212,
    ref_key: 'LEI-8212-1991.17',
    proves: 'own article whose number comes back in the end notes',
    revogado: false,
    caput: { startsWith: 'Para pagamento dos encargos' },
    alterado_por: 'Lei nº 9.711, de 1998',
  },
  { ...l8212, ref_key: 'LEI-8212-1991.17-bis', proves: 'the end notes make no second row', existe: false },
  {
    ...l8212,
    ref_key: 'LEI-8212-1991.22-A',
    proves: 'a suffix glued to the number',
    revogado: false,
    alterado_por: 'Lei nº 10.256, de 2001',
  },
  {
    ...l8212,
    ref_key: 'LEI-8212-1991.95.2',
    proves: 'the caput alone is repealed, its second paragraph stands',
    revogado: false,
    contested: 'the rule "or article above it" repeals it too; the law repealed only the caput and the first paragraph',
  },
  {
    ...l8212,
    ref_key: 'LEI-8212-1991.12.I.h',
    proves: 'execution suspended on a whole provision',
    revogado: true,
    revogado_por: null,
  },
  {
    ...lbps,
    ref_key: 'LBPS.21.IV.d',
    proves: 'repealed only by a provisional measure that lapsed: in force',
    revogado: false,
    texto: { startsWith: 'no percurso da residência' },
  },
  {
    ...lbps,
    ref_key: 'LBPS.3.II',
    proves: 'a strike that begins inside the Roman numeral',
    texto: { startsWith: 'nove representantes' },
    versoes: { count: 2 },
    revogado: false,
  },
  {
    ...lbps,
    ref_key: 'LBPS.11.8.VI',
    proves: 'the same label twice, neither struck: the last one is current',
    revogado: false,
    texto: { startsWith: 'associação, exceto em cooperativa de trabalho' },
    alterado_por: 'Lei nº 15.072, de 2024',
    versoes: { count: 5 },
    contested: 'the rule for two live provisions with one label makes the second VI-bis; here it is a new wording',
  },
  { ...lbps, ref_key: 'LBPS.11.8.VI-bis', proves: 'the same: a new wording is no second row', existe: false },
  {
    ...lsa,
    ref_key: 'LSA.2',
    proves: 'section-like names over an article are rubrics',
    hierarquia: { endsWith: 'Objeto Social' },
  },
  {
    ...lsa,
    ref_key: 'LSA.287.II.b.1',
    proves: 'item below an alínea',
    texto: { startsWith: 'para os fundadores' },
  },
  { ...lsa, ref_key: 'LSA.254-A.5', proves: 'vetoed paragraph', vetado: true },
  {
    ...lsa,
    ref_key: 'LSA.255.1',
    proves: 'a label left unstruck before a struck text',
    revogado: true,
    revogado_por: 'Lei nº 9.457, de 1997',
  },
  {
    ...l10101,
    ref_key: 'LEI-10101-2000.6-B',
    proves: 'a note closed with a square bracket; a lapsed wording after it',
    alterado_por: 'Lei nº 11.603, de 2007',
    revogado: false,
  },
  {
    ...l10101,
    ref_key: 'LEI-10101-2000.5-A',
    proves: 'article of a lapsed provisional measure only',
    revogado: true,
    revogado_por: null,
  },
  { ...l10101, ref_key: 'LEI-10101-2000.2.I', proves: 'rewritten inciso', alterado_por: 'Lei nº 12.832, de 2013' },
  { ...l10259, ref_key: 'LEI-10259-2001.2.unico', proves: 'rewritten unique paragraph', versoes: { count: 2 } },
  {
    ...l11201,
    ref_key: 'LEI-11201-2005.1',
    proves: 'the whole act is repealed by a note under its title',
    caput: { includes: ['Os soldos dos militares'] },
    revogado: true,
    revogado_por: 'Lei nº 11.359, de 2006',
  },
  {
    ...l7418,
    ref_key: 'LEI-7418-1985.1',
    proves: 'a veto of some words only stays inline',
    revogado: false,
  },
  {
    ...l7418,
    ref_key: 'LEI-7418-1985.2',
    proves: 'the old second article is repealed, the third takes its number: in force',
    revogado: false,
    caput: { startsWith: 'O Vale-Transporte, concedido nas condições' },
  },
  {
    ...l7418,
    ref_key: 'LEI-7418-1985.3.unico',
    proves: 'a paragraph label behind a br',
    revogado: true,
    revogado_por: 'Lei nº 9.532, de 1997',
  },
  { ...l7418, ref_key: 'LEI-7418-1985.13', proves: 'renumbered away: no row', existe: false },
  {
    ...l8987,
    ref_key: 'LEI-8987-1995.15.I',
    proves: 'the old list is struck in one paragraph, its labels behind br',
    revogado: false,
    alterado_por: 'Lei nº 9.648, de 1998',
    versoes: { count: 2 },
  },
  { ...l8987, ref_key: 'LEI-8987-1995.27.unico', proves: 'renumbered away: no row', existe: false },
  {
    ...l8987,
    ref_key: 'LEI-8987-1995.27.1',
    proves: 'renumbered from the unique paragraph',
    revogado: false,
    versoes: { first: 'Para fins de obtenção da anuência' },
  },
  { ...l8987, ref_key: 'LEI-8987-1995.12', proves: 'vetoed article', vetado: true },
  {
    ...lia,
    ref_key: 'LIA.11.I',
    proves: 'a body "(revogado)" inside a link; the last struck wording is kept',
    revogado: true,
    revogado_por: 'Lei nº 14.230, de 2021',
  },
  {
    ...lia,
    ref_key: 'LIA.11.IX',
    proves: 'an inciso included later and repealed',
    revogado: true,
    texto: { startsWith: 'deixar de cumprir a exigência' },
  },
  { ...l9507, ref_key: 'LEI-9507-1997.1', proves: 'vetoed caput with a paragraph in force' },
  {
    ...l9507,
    ref_key: 'LEI-9507-1997.1.unico',
    proves: 'the paragraph below a vetoed caput',
    revogado: false,
    texto: { startsWith: 'Considera-se de caráter público' },
  },
  {
    ...l9609,
    ref_key: 'LEI-9609-1998.2.3',
    proves: 'numbered paragraph',
    revogado: false,
    texto: { startsWith: 'A proteção aos direitos' },
  },
  { ...l9610, ref_key: 'LEI-9610-1998.111', proves: 'vetoed article', vetado: true },
  {
    ...l9610,
    ref_key: 'LEI-9610-1998.94',
    proves: 'repealed article',
    revogado: true,
    revogado_por: 'Lei nº 12.853, de 2013',
  },
  {
    ...l9610,
    ref_key: 'LEI-9610-1998.109-B',
    proves: 'article of a rejected provisional measure',
    revogado: true,
    revogado_por: null,
  },
  { ...l9709, ref_key: 'LEI-9709-1998.1.II', proves: 'plain inciso', texto: 'referendo;', revogado: false },
  { ...l9868, ref_key: 'LEI-9868-1999.17', proves: 'vetoed article', vetado: true },
  {
    ...l9868,
    ref_key: 'LEI-9868-1999.12-A',
    proves: 'suffixed chapter; its note is no part of its name',
    hierarquia: { includes: ['Da Ação Direta de Inconstitucionalidade por Omissão'], excludes: ['Incluído'] },
  },
  { ...l9882, ref_key: 'LEI-9882-1999.1.unico.II', proves: 'vetoed inciso of a unique paragraph', vetado: true },
  { ...l9882, ref_key: 'LEI-9882-1999.9', proves: 'vetoed article', vetado: true },
  { ...l11079, ref_key: 'LEI-11079-2004.16.9', proves: '"included and vetoed" in one note', vetado: true },
  {
    ...l12846,
    ref_key: 'LEI-12846-2013.17',
    proves: 'a lapsed wording between the first and its restored twin',
    caput: { startsWith: 'A administração pública poderá também' },
    versoes: { count: 3 },
    revogado: false,
  },
  {
    ...l12846,
    ref_key: 'LEI-12846-2013.17-A',
    proves: 'article of a lapsed provisional measure only',
    revogado: true,
    revogado_por: null,
  },
  {
    ...l12846,
    ref_key: 'LEI-12846-2013.5.IV.d',
    proves: 'alínea of an inciso',
    revogado: false,
    texto: { startsWith: 'fraudar licitação pública' },
  },
  {
    ...l13300,
    ref_key: 'LEI-13300-2016.1',
    proves: 'the last letter of a word stands outside its link, behind white space: it is not lost',
    texto: { startsWith: 'Esta Lei disciplina o processo', endsWith: 'l.' },
  },
  { ...l13303, ref_key: 'LEI-13303-2016.21', proves: 'vetoed article', vetado: true },
  { ...l13303, ref_key: 'LEI-13303-2016.21.unico', proves: 'vetoed paragraph of a vetoed article', vetado: true },
  {
    ...l13303,
    ref_key: 'LEI-13303-2016.19-A',
    proves: 'suffixed article',
    alterado_por: 'Lei nº 15.177, de 2025',
    revogado: false,
  },
  {
    ...l6019,
    ref_key: 'LEI-6019-1974.4-A',
    proves: 'suffixed article rewritten within a year',
    alterado_por: 'Lei nº 13.467, de 2017',
    versoes: { count: 2 },
  },
  { ...l6019, ref_key: 'LEI-6019-1974.10.3', proves: 'vetoed paragraph', vetado: true },
  {
    ...d8771,
    ref_key: 'DEC-8771-2016.13',
    proves: 'section with its name',
    hierarquia: { includes: ['Seção II – Padrões de segurança e sigilo'] },
  },
  {
    ...d9830,
    ref_key: 'DEC-9830-2019.18',
    proves: 'repealed by a decree',
    revogado: true,
    revogado_por: 'Decreto nº 12.002, de 2024',
  },
  { ...d9830, ref_key: 'DEC-9830-2019.1', proves: 'rubric over a single article', hierarquia: { endsWith: 'Objeto' } },
];

/** Who changed a provision, and the order of its wordings. */
const autoria: readonly Fato[] = [
  {
    ...cp,
    ref_key: 'CP.129.9',
    proves: "the paragraph's note is younger than its penalty's",
    alterado_por: 'Lei nº 15.455, de 2026',
    anotacoes: ['Redação dada pela Lei nº 15.455, de 2026', 'Redação dada pela Lei nº 14.994, de 2024'],
  },
  { ...cp, ref_key: 'CP.159.1', proves: 'a full date against a year', alterado_por: 'Lei nº 10.741, de 2003' },
  { ...cp, ref_key: 'CP.244', proves: 'an old penalty', alterado_por: 'Lei nº 10.741, de 2003' },
  { ...cp, ref_key: 'CP.311', proves: 'an old penalty', alterado_por: 'Lei nº 14.562, de 2023' },
  { ...ctb, ref_key: 'CTB.308', proves: 'an old penalty with a date of force', alterado_por: 'Lei nº 13.546, de 2017' },
  { ...lsa, ref_key: 'LSA.184.III', proves: 'the measure that became the law', alterado_por: 'Lei nº 11.941, de 2009' },
  ...['CLT.141', 'CLT.141.1', 'CLT.141.2', 'CLT.141.3'].map((ref_key) => ({
    ...clt,
    ref_key,
    proves: 'an unclosed note does not swallow the repeal behind it',
    revogado: true,
    revogado_por: 'Lei nº 13.874, de 2019',
    alterado_por: 'Decreto-lei nº 1.535, de 13.4.1977',
  })),
  {
    ...clt,
    ref_key: 'CLT.143',
    proves: 'an unclosed note ends where the next begins',
    revogado: false,
    alterado_por: 'Decreto-lei nº 1.535, de 13.4.1977',
    anotacoes: ['Redação dada pelo Decreto-lei nº 1.535, de 13.4.1977', 'Vide Lei nº 7.923, de 1989'],
  },
  {
    ...mci,
    ref_key: 'MCI.8-C.1.II.l',
    proves: 'an unclosed note before the rejection of the measure',
    revogado: true,
    revogado_por: null,
    alterado_por: 'Medida Provisória nº 1.068, de 2021',
    anotacoes: ['Incluído pela Medida Provisória nº 1.068, de 2021', 'Rejeitada'],
  },
  {
    ...eca,
    ref_key: 'ECA.92.II',
    proves: 'the original stands struck behind the new wording',
    texto: { includes: ['família natural ou extensa'] },
    versoes: {
      count: 2,
      first: 'integração em família substituta, quando esgotados os recursos de manutenção na família de origem',
    },
  },
  {
    ...lbps,
    ref_key: 'LBPS.60.4',
    proves: 'the original stands behind a measure that was not converted',
    versoes: { count: 2, first: 'A empresa que dispuser de serviço médico' },
  },
  {
    ...l8212,
    ref_key: 'LEI-8212-1991.20',
    proves: 'a note below a table, with the number of a footnote',
    alterado_por: 'Lei nº 9.129, de 20.11.95',
    anotacoes: { includes: ['Valores e alíquotas dados pela Lei nº 9.129, de 20.11.95'] },
  },
  ...['LEI-8212-1991.20.1', 'LEI-8212-1991.20.2'].map((ref_key) => ({
    ...l8212,
    ref_key,
    proves: 'a note is no rubric of the paragraph that follows',
    hierarquia: { endsWith: 'Trabalhador Avulso', excludes: ['9.129'] },
  })),
  {
    ...l8212,
    ref_key: 'LEI-8212-1991.22',
    proves: 'the number of a footnote is no word of the law',
    caput: { endsWith: 'além do disposto no art. 23, é de:' },
  },
];

/** What a page strikes and what it leaves unstruck. */
const riscos: readonly Fato[] = [
  {
    ...l9605,
    ref_key: 'LEI-9605-1998.67',
    proves: 'a penalty unstruck behind a struck paragraph is the article’s, with its note and its author',
    caput: { endsWith: 'do Poder Público: Pena - detenção, de 1 (um) a 3 (três) anos, e multa.' },
    revogado: false,
    alterado_por: 'Lei nº 15.190, de 2025',
    anotacoes: ['Redação dada pela Lei nº 15.190, de 2025', 'Vigência'],
    versoes: { count: 2 },
  },
  {
    ...l9605,
    ref_key: 'LEI-9605-1998.67.unico',
    proves: 'a repealed paragraph has no part of what stands unstruck below it',
    texto: { startsWith: 'Se o crime é culposo', excludes: ['Pena -'] },
    revogado: true,
    revogado_por: 'Lei nº 15.190, de 2025',
  },
  {
    ...clt,
    ref_key: 'CLT.634.unico',
    proves: 'unstruck once more after the measure lapsed, beside a § 1º',
    texto: { startsWith: 'A aplicação da multa não eximirá' },
    revogado: false,
  },
  {
    ...at('decreto-lei/del5452compilado.htm', 'CLT'),
    ref_key: 'CLT.634.unico',
    proves: 'unstruck beside a § 1º that no law included',
    revogado: false,
  },
  {
    ...cp,
    ref_key: 'CP.92.unico',
    proves: 'left unstruck where a law included a § 1º in its place',
    revogado: true,
    revogado_por: null,
  },
  {
    ...clt,
    ref_key: 'CLT.13.4',
    proves: 'a struck heading in the old spelling (SECÇÃO) is no wording of the paragraph before it',
    texto: { startsWith: 'Na hipótese do § 3º' },
    revogado: true,
    versoes: { count: 2 },
  },
  { ...clt, ref_key: 'CLT.133.4', proves: 'the same below a veto', vetado: true, versoes: { count: 1 } },
  {
    ...cpm,
    ref_key: 'CPM.268.2',
    proves: 'a rubric between a paragraph and its penalty is no line of it',
    texto: 'Se culposo o incêndio: Pena - detenção, de seis meses a dois anos.',
    hierarquia: { endsWith: '> Incêndio culposo' },
  },
  {
    ...cp,
    ref_key: 'CP.334',
    proves: 'a struck wording whose label is typed "A rt. 334" is its own, not of the article before it',
    versoes: { count: 2, first: 'Importar ou exportar mercadoria proibida' },
  },
  { ...cp, ref_key: 'CP.333.1', proves: 'and its paragraphs are no rows of article 333', existe: false },
  {
    ...cp,
    ref_key: 'CP.31.unico',
    proves: 'a struck paragraph typed "P arágrafo único" is its earliest wording',
    versoes: { count: 2, first: 'O trabalho, desde que tenha carater educativo' },
  },
  {
    ...cp,
    ref_key: 'CP.281.1',
    proves: 'a rubric in capitals is no heading',
    hierarquia: { excludes: ['COMÉRCIO, POSSE OU USO'] },
  },
];

/** Every fact, page by page within each family of acts. */
export const fatos: readonly Fato[] = [
  ...constituicao,
  ...civil,
  ...processoCivil,
  ...penal,
  ...trabalho,
  ...tratados,
  ...alteradoras,
  ...penaisEspeciais,
  ...consumoPessoas,
  ...publico,
  ...autoria,
  ...riscos,
];
