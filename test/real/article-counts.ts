import { A2004, A2007, A2011, A2015, A2019, A2023 } from './folders.ts';

/**
 * The number of distinct article numbers of the act on each page, counted by hand from the published text. It counts
 * the act's own articles, whether in force, repealed, vetoed or lapsed, and the approving act's own articles, but not
 * quoted ones. `tsv` is the figure of the reference list of acts, null if the list has none. `reason` explains a
 * difference.
 */
export interface ContagemDeArtigos {
  /** Path of the page below `ccivil_03/`. */
  page: string;
  sigla: string;
  artigos: number;
  tsv: number | null;
  reason?: string;
}

const OWN_DECREE_3 = 'the annex, and the 3 articles of the promulgating decree';
const OWN_DECREE_2 = 'the annex, and the 2 articles of the promulgating decree';
const LINE_OF_TEN =
  'the compiled page has "Art. 1.620. a 1.629." in one line: ten rows, the list counts its two ends (+8)';

/** One entry per page, two for the constitution's. */
export const contagens: readonly ContagemDeArtigos[] = [
  { page: 'constituicao/constituicao.htm', sigla: 'CF', artigos: 276, tsv: 276 },
  { page: 'constituicao/constituicao.htm', sigla: 'ADCT', artigos: 148, tsv: 148 },
  {
    page: 'leis/2002/l10406.htm',
    sigla: 'CC',
    artigos: 2094,
    tsv: 2084,
    reason: `${LINE_OF_TEN}; 480-A and 480-B of a lapsed measure stand on this page only (+2)`,
  },
  { page: 'leis/2002/l10406compilada.htm', sigla: 'CC', artigos: 2092, tsv: 2084, reason: LINE_OF_TEN },
  { page: `${A2015}/2015/lei/l13105.htm`, sigla: 'CPC', artigos: 1073, tsv: 1073 },
  {
    page: 'decreto-lei/del2848.htm',
    sigla: 'CP',
    artigos: 434,
    tsv: 432,
    reason:
      '361 numbers and 73 suffixed ones, no hole; the list lacks two, probably suffix variants (359-M-A, 359-M-B)',
  },
  {
    page: 'decreto-lei/del3689.htm',
    sigla: 'CPP',
    artigos: 853,
    tsv: 849,
    reason: '811 numbers without a hole and 42 suffixed ones; nothing on the page explains four fewer',
  },
  { page: 'decreto-lei/del1001.htm', sigla: 'CPM', artigos: 411, tsv: 411 },
  { page: 'decreto-lei/del3688.htm', sigla: 'LCP', artigos: 72, tsv: 72 },
  { page: 'decreto-lei/del4657.htm', sigla: 'LINDB', artigos: 30, tsv: 30 },
  { page: 'decreto-lei/del4657compilado.htm', sigla: 'LINDB', artigos: 30, tsv: 30 },
  {
    page: 'decreto-lei/del5452.htm',
    sigla: 'CLT',
    artigos: 1047,
    tsv: 1027,
    reason: '2 articles of the approving decree-law; 18 articles of lapsed measures stand on this page only',
  },
  {
    page: 'decreto-lei/del5452compilado.htm',
    sigla: 'CLT',
    artigos: 1029,
    tsv: 1027,
    reason: '2 articles of the approving decree-law',
  },
  {
    page: 'leis/l5172compilado.htm',
    sigla: 'CTN',
    artigos: 225,
    tsv: 209,
    reason: 'three lines repeal ranges (52-58, 59-62, 71-73: 14 rows); 87 and 89 stand behind a br',
  },
  {
    page: 'leis/l8078.htm',
    sigla: 'CDC',
    artigos: 130,
    tsv: 131,
    reason: '119 numbers and 11 suffixed ones; the list has one more, which is not on the page',
  },
  {
    page: 'leis/l8078compilado.htm',
    sigla: 'CDC',
    artigos: 130,
    tsv: 131,
    reason: '119 numbers and 11 suffixed ones; the list has one more, which is not on the page',
  },
  { page: 'leis/l8069.htm', sigla: 'ECA', artigos: 325, tsv: 325 },
  { page: 'leis/2003/l10741.htm', sigla: 'EI', artigos: 118, tsv: 118 },
  { page: 'leis/l7210.htm', sigla: 'LEP', artigos: 219, tsv: 219 },
  { page: 'leis/l7210compilado.htm', sigla: 'LEP', artigos: 219, tsv: 219 },
  {
    page: 'leis/l9503.htm',
    sigla: 'CTB',
    artigos: 392,
    tsv: 391,
    reason: '271-A of a lapsed measure',
  },
  {
    page: `${A2015}/2018/lei/l13709.htm`,
    sigla: 'LGPD',
    artigos: 80,
    tsv: 79,
    reason: 'article 57 is printed "Art. 5 7."',
  },
  { page: `${A2004}/2006/lei/l11340.htm`, sigla: 'LMP', artigos: 57, tsv: 57 },
  { page: `${A2007}/2009/lei/l12016.htm`, sigla: 'LMS', artigos: 29, tsv: 29 },
  { page: `${A2011}/2011/lei/l12527.htm`, sigla: 'LAI', artigos: 49, tsv: 49 },
  { page: `${A2011}/2014/lei/l12965.htm`, sigla: 'MCI', artigos: 37, tsv: 37 },
  { page: 'leis/l6404consol.htm', sigla: 'LSA', artigos: 313, tsv: 313 },
  {
    page: 'leis/l8213cons.htm',
    sigla: 'LBPS',
    artigos: 183,
    tsv: 177,
    reason: '71-D and 126-A lapsed; labels without a dot (27-A, 38-A); the rest is not explained by the page',
  },
  {
    page: 'leis/l8212cons.htm',
    sigla: 'LEI-8212-1991',
    artigos: 115,
    tsv: 112,
    reason: 'suffixes printed without a hyphen: 22A, 22B, 25A',
  },
  { page: 'leis/lcp/lcp101.htm', sigla: 'LRF', artigos: 83, tsv: 83 },
  { page: 'leis/l8429.htm', sigla: 'LIA', artigos: 35, tsv: 35 },
  { page: 'leis/l9099.htm', sigla: 'LJE', artigos: 99, tsv: 99 },
  {
    page: 'leis/l8036consol.htm',
    sigla: 'FGTS',
    artigos: 50,
    tsv: 49,
    reason: '6-B and 20-E are there only struck or lapsed; the list lacks one of them',
  },
  {
    page: 'leis/lcp/lcp95.htm',
    sigla: 'LC-95-1998',
    artigos: 20,
    tsv: null,
  },
  {
    page: 'leis/lcp/lcp150.htm',
    sigla: 'LC-150-2015',
    artigos: 47,
    tsv: 48,
    reason: 'the list probably counts the quoted article 11-A, which stands outside the indent',
  },
  {
    page: 'leis/l4320.htm',
    sigla: 'LEI-4320-1964',
    artigos: 116,
    tsv: 92,
    reason: 'from article 69 on many labels are spelled "Artigo"; the series 1-115 with 39-A has no hole',
  },
  { page: 'leis/l6019.htm', sigla: 'LEI-6019-1974', artigos: 30, tsv: 30 },
  { page: 'leis/l7418.htm', sigla: 'LEI-7418-1985', artigos: 12, tsv: 12 },
  { page: 'leis/l7492.htm', sigla: 'LEI-7492-1986', artigos: 35, tsv: 35 },
  { page: 'leis/l7960.htm', sigla: 'LEI-7960-1989', artigos: 7, tsv: 7 },
  { page: 'leis/l8072.htm', sigla: 'LEI-8072-1990', artigos: 13, tsv: 13 },
  { page: 'leis/l8987cons.htm', sigla: 'LEI-8987-1995', artigos: 52, tsv: 52 },
  { page: 'leis/l9507.htm', sigla: 'LEI-9507-1997', artigos: 23, tsv: 23 },
  { page: 'leis/l9605.htm', sigla: 'LEI-9605-1998', artigos: 87, tsv: 87 },
  { page: 'leis/l9609.htm', sigla: 'LEI-9609-1998', artigos: 16, tsv: 16 },
  { page: 'leis/l9610.htm', sigla: 'LEI-9610-1998', artigos: 124, tsv: 124 },
  { page: 'leis/l9709.htm', sigla: 'LEI-9709-1998', artigos: 15, tsv: 15 },
  { page: 'leis/l9868.htm', sigla: 'LEI-9868-1999', artigos: 39, tsv: 39 },
  { page: 'leis/l9882.htm', sigla: 'LEI-9882-1999', artigos: 14, tsv: 14 },
  {
    page: 'leis/l10101.htm',
    sigla: 'LEI-10101-2000',
    artigos: 11,
    tsv: 10,
    reason: '5-A of a lapsed measure',
  },
  { page: 'leis/leis_2001/l10259.htm', sigla: 'LEI-10259-2001', artigos: 27, tsv: 27 },
  { page: `${A2004}/2004/lei/l11079.htm`, sigla: 'LEI-11079-2004', artigos: 32, tsv: 32 },
  { page: `${A2004}/2005/lei/l11201.htm`, sigla: 'LEI-11201-2005', artigos: 3, tsv: null },
  { page: `${A2004}/2006/lei/l11417.htm`, sigla: 'LEI-11417-2006', artigos: 11, tsv: 11 },
  { page: `${A2011}/2012/lei/l12737.htm`, sigla: 'LEI-12737-2012', artigos: 4, tsv: null },
  { page: `${A2011}/2013/lei/l12846.htm`, sigla: 'LEI-12846-2013', artigos: 33, tsv: 33 },
  { page: `${A2015}/2016/lei/l13300.htm`, sigla: 'LEI-13300-2016', artigos: 15, tsv: 15 },
  { page: `${A2015}/2016/lei/l13303.htm`, sigla: 'LEI-13303-2016', artigos: 98, tsv: 98 },
  { page: `${A2015}/2017/lei/l13467.htm`, sigla: 'LEI-13467-2017', artigos: 6, tsv: null },
  { page: `${A2015}/2018/lei/l13655.htm`, sigla: 'LEI-13655-2018', artigos: 2, tsv: null },
  { page: `${A2019}/2019/lei/l13869.htm`, sigla: 'LEI-13869-2019', artigos: 46, tsv: 46 },
  { page: `${A2019}/2021/lei/l14155.htm`, sigla: 'LEI-14155-2021', artigos: 3, tsv: null },
  { page: `${A2019}/2022/lei/l14442.htm`, sigla: 'LEI-14442-2022', artigos: 8, tsv: 8 },
  { page: `${A2023}/2024/Lei/L14811.htm`, sigla: 'LEI-14811-2024', artigos: 10, tsv: null },
  { page: `${A2023}/2026/lei/l15384.htm`, sigla: 'LEI-15384-2026', artigos: 5, tsv: null },
  { page: `${A2011}/2013/decreto/d7962.htm`, sigla: 'DEC-7962-2013', artigos: 9, tsv: 9 },
  { page: `${A2015}/2016/decreto/d8771.htm`, sigla: 'DEC-8771-2016', artigos: 22, tsv: null },
  { page: `${A2019}/2019/decreto/d9830.htm`, sigla: 'DEC-9830-2019', artigos: 25, tsv: null },
  { page: 'decreto/d0678.htm', sigla: 'CADH', artigos: 85, tsv: null, reason: OWN_DECREE_3 },
  { page: 'decreto/1990-1994/d0350.htm', sigla: 'DEC-350-1991', artigos: 26, tsv: null, reason: OWN_DECREE_2 },
  { page: 'decreto/1990-1994/d0592.htm', sigla: 'DEC-592-1992', artigos: 55, tsv: null, reason: OWN_DECREE_2 },
  {
    page: 'decreto/2002/d4311.htm',
    sigla: 'DEC-4311-2002',
    artigos: 19,
    tsv: 3,
    reason: 'the list counts the decree alone; its annex has 16 articles with Roman numbers',
  },
  { page: 'decreto/2002/d4388.htm', sigla: 'DEC-4388-2002', artigos: 131, tsv: null, reason: OWN_DECREE_3 },
  { page: `${A2007}/2009/decreto/d7030.htm`, sigla: 'DEC-7030-2009', artigos: 88, tsv: null, reason: OWN_DECREE_3 },
  { page: `${A2011}/2014/decreto/d8327.htm`, sigla: 'DEC-8327-2014', artigos: 104, tsv: null, reason: OWN_DECREE_3 },
];
