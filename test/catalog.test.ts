import { describe, expect, test } from 'bun:test';
import { existsSync, readdirSync } from 'node:fs';
import { Value } from '@sinclair/typebox/value';
import { aliasesOf, aliasIndex, buildAliases, findAto } from '../schemas/catalog/aliases.ts';
import { catalogo } from '../schemas/catalog/catalog.ts';
import { Aliases, type AtoCatalogado, Catalogo } from '../schemas/contract/model/corpus/catalogo.ts';
import { makeSigla, printNumero } from '../schemas/law/act-name.ts';
import { fold } from '../schemas/text/fold.ts';

const SITE = 'https://www.planalto.gov.br/ccivil_03/';
const bySigla = new Map(catalogo.atos.map((ato) => [ato.sigla, ato]));

function atoOf(sigla: string): AtoCatalogado {
  const ato = bySigla.get(sigla);
  if (ato === undefined) throw new Error(`no ${sigla} in the catalogue`);
  return ato;
}

/** Written by hand, from the acts themselves: sigla, forma, number, year, tipo, first page. */
const CONFERIDOS: [string, string, string, number, string, string][] = [
  ['CF', 'constituicao', '1988', 1988, 'constituicao', 'constituicao/constituicao.htm'],
  ['ADCT', 'constituicao', '1988', 1988, 'constituicao', 'constituicao/constituicao.htm'],
  ['CC', 'lei', '10.406', 2002, 'codigo', 'leis/2002/l10406.htm'],
  ['CP', 'decreto_lei', '2.848', 1940, 'codigo', 'decreto-lei/del2848.htm'],
  ['CPC', 'lei', '13.105', 2015, 'codigo', '_ato2015-2018/2015/lei/l13105.htm'],
  ['CPP', 'decreto_lei', '3.689', 1941, 'codigo', 'decreto-lei/del3689.htm'],
  ['CPM', 'decreto_lei', '1.001', 1969, 'codigo', 'decreto-lei/del1001.htm'],
  ['CLT', 'decreto_lei', '5.452', 1943, 'codigo', 'decreto-lei/del5452.htm'],
  ['CDC', 'lei', '8.078', 1990, 'codigo', 'leis/l8078.htm'],
  ['CTN', 'lei', '5.172', 1966, 'codigo', 'leis/l5172.htm'],
  ['CTB', 'lei', '9.503', 1997, 'codigo', 'leis/l9503.htm'],
  ['CE', 'lei', '4.737', 1965, 'codigo', 'leis/l4737.htm'],
  ['CCOM', 'lei', '556', 1850, 'codigo', 'leis/lim/lim556.htm'],
  ['CAG', 'decreto', '24.643', 1934, 'codigo', 'decreto/d24643.htm'],
  ['LC-225-2026', 'lei_complementar', '225', 2026, 'codigo', 'leis/lcp/lcp225.htm'],
  ['LINDB', 'decreto_lei', '4.657', 1942, 'decreto_lei', 'decreto-lei/del4657.htm'],
  ['LCP', 'decreto_lei', '3.688', 1941, 'decreto_lei', 'decreto-lei/del3688.htm'],
  ['LEP', 'lei', '7.210', 1984, 'lei', 'leis/l7210.htm'],
  ['ECA', 'lei', '8.069', 1990, 'lei', 'leis/l8069.htm'],
  ['EI', 'lei', '10.741', 2003, 'lei', 'leis/2003/l10.741.htm'],
  ['ED', 'lei', '10.826', 2003, 'lei', 'leis/2003/l10.826.htm'],
  ['LMP', 'lei', '11.340', 2006, 'lei', '_ato2004-2006/2006/lei/l11340.htm'],
  ['LGPD', 'lei', '13.709', 2018, 'lei', '_ato2015-2018/2018/lei/l13709.htm'],
  ['LRF', 'lei_complementar', '101', 2000, 'lei_complementar', 'leis/lcp/lcp101.htm'],
  ['LC-95-1998', 'lei_complementar', '95', 1998, 'lei_complementar', 'leis/lcp/lcp95.htm'],
  ['LC-105-2001', 'lei_complementar', '105', 2001, 'lei_complementar', 'leis/lcp/lcp105.htm'],
  ['LEI-9784-1999', 'lei', '9.784', 1999, 'lei', 'leis/l9784.htm'],
  ['LEI-4950-A-1966', 'lei', '4.950-A', 1966, 'lei', 'leis/l4950a.htm'],
  ['LEI-605-1949', 'lei', '605', 1949, 'lei', 'leis/l0605.htm'],
  ['LEI-8072-1990', 'lei', '8.072', 1990, 'lei', 'leis/l8072.htm'],
  ['LEI-8245-1991', 'lei', '8.245', 1991, 'lei', 'leis/l8245.htm'],
  ['LEI-13467-2017', 'lei', '13.467', 2017, 'lei', '_ato2015-2018/2017/lei/l13467.htm'],
  ['LEI-14811-2024', 'lei', '14.811', 2024, 'lei', '_ato2023-2026/2024/Lei/L14811.htm'],
  ['LEI-15384-2026', 'lei', '15.384', 2026, 'lei', '_ato2023-2026/2026/lei/l15384.htm'],
  ['DL-3365-1941', 'decreto_lei', '3.365', 1941, 'decreto_lei', 'decreto-lei/del3365.htm'],
  ['DL-167-1967', 'decreto_lei', '167', 1967, 'decreto_lei', 'decreto-lei/del0167.htm'],
  ['DEC-10278-2020', 'decreto', '10.278', 2020, 'decreto', '_ato2019-2022/2020/decreto/d10278.htm'],
  ['DEC-2044-1908', 'decreto', '2.044', 1908, 'decreto', 'decreto/historicos/dpl/dpl2044-1908.htm'],
  ['CADH', 'decreto', '678', 1992, 'decreto', 'decreto/d0678.htm'],
  ['DEC-592-1992', 'decreto', '592', 1992, 'decreto', 'decreto/1990-1994/d0592.htm'],
  ['DEC-350-1991', 'decreto', '350', 1991, 'decreto', 'decreto/1990-1994/d0350.htm'],
  ['EC-45-2004', 'emenda_constitucional', '45', 2004, 'emenda_constitucional', 'constituicao/emendas/emc/emc45.htm'],
  ['EC-103-2019', 'emenda_constitucional', '103', 2019, 'emenda_constitucional', 'constituicao/emendas/emc/emc103.htm'],
  ['MP-2200-2-2001', 'medida_provisoria', '2.200-2', 2001, 'medida_provisoria', 'mpv/antigas_2001/2200-2.htm'],
  ['MP-2158-35-2001', 'medida_provisoria', '2.158-35', 2001, 'medida_provisoria', 'mpv/2158-35.htm'],
  ['LEI-5869-1973', 'lei', '5.869', 1973, 'codigo', 'leis/l5869.htm'],
  ['DL-1608-1939', 'decreto_lei', '1.608', 1939, 'codigo', 'decreto-lei/1937-1946/del1608.htm'],
  ['LEI-3071-1916', 'lei', '3.071', 1916, 'codigo', 'leis/l3071.htm'],
  ['LEI-8666-1993', 'lei', '8.666', 1993, 'lei', 'leis/l8666cons.htm'],
  ['LEI-10520-2002', 'lei', '10.520', 2002, 'lei', 'leis/2002/l10520.htm'],
  ['DL-7661-1945', 'decreto_lei', '7.661', 1945, 'decreto_lei', 'decreto-lei/del7661.htm'],
  ['LEI-6368-1976', 'lei', '6.368', 1976, 'lei', 'leis/l6368.htm'],
  ['LEI-5988-1973', 'lei', '5.988', 1973, 'lei', 'leis/l5988.htm'],
];

/** `[what is asked, who answers, what the row proves]` */
const RESOLVIDOS: [string, string | null, string][] = [
  ['CP', 'CP', 'the sigla itself'],
  ['cp', 'CP', 'any case'],
  ['DL-3688-1941', 'LCP', 'the made form of an act known by an acronym'],
  ['L9784', 'LEI-9784-1999', 'the acronym of the reference table'],
  ['D10278', 'DEC-10278-2020', 'the same, of a decree'],
  ['D2044', 'DEC-2044-1908', 'the same, of a decree whose number came again'],
  ['DL3365', 'DL-3365-1941', 'the same, of a decree-law'],
  ['LC105', 'LC-105-2001', 'the same, of a complementary law'],
  ['L4950A', 'LEI-4950-A-1966', 'the same, with a letter'],
  ['DEC-678-1992', 'CADH', 'the made form of a treaty known by an acronym'],
  ['Lei 9784/99', 'LEI-9784-1999', 'short year, no dot'],
  ['Lei nº 9.784, de 29 de janeiro de 1999', 'LEI-9784-1999', 'the official form'],
  ['lei n.º 9784, de 29.1.1999', 'LEI-9784-1999', 'the date in figures'],
  ['Lei 8.078/90', 'CDC', 'the number of a code'],
  ['Lei 13.105/15', 'CPC', 'a short year of this century'],
  ['Decreto 2.044/08', 'DEC-2044-1908', 'a short year of the last one, told by the number'],
  ['LEI-8078', 'CDC', 'a law after 1946 without its year'],
  ['MP 2.200-2', 'MP-2200-2-2001', 'a reissued measure needs no year'],
  ['Código de Defesa do Consumidor', 'CDC', 'the usual name'],
  ['  codigo   de defesa do CONSUMIDOR ', 'CDC', 'accents, case and space'],
  ['CPC/2015', 'CPC', 'acronym and year'],
  ['crfb/88', 'CF', 'another acronym and year'],
  ['Lei Maria da Penha', 'LMP', 'a nickname'],
  ['Pacto de San José da Costa Rica', 'CADH', 'the usual name of a treaty'],
  ['Lei 8.078/95', null, 'a year that contradicts the act'],
  ['LC 8.078/90', null, 'a form that contradicts the act'],
  ['CPC/73', 'LEI-5869-1973', 'a superseded code'],
  ['Código Buzaid', 'LEI-5869-1973', 'the same by a name of its own'],
  ['CPC/39', 'DL-1608-1939', 'the one before that'],
  ['Lei 8.666', 'LEI-8666-1993', 'a law that was repealed'],
  ['CC/2003', null, 'a year of no code'],
  ['Decreto-Lei 2.848', null, 'a decree-law needs its year'],
  ['DL2848', null, 'the same, run together'],
  ['Lei 556', null, 'a law before 1946 needs its year'],
  ['MP 927', null, 'a measure after the series began again needs its year'],
  ['Lei 9.784/1999 e outras', null, 'an act among other words is not the act'],
  ['', null, 'nothing'],
];

const ROMANO_OU_ARTIGO = /: (?:M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})|[A-Z]{2,5} \d+)$/;

describe('the catalogue', () => {
  test('is valid against its schema', () => {
    expect([...Value.Errors(Catalogo, catalogo)]).toEqual([]);
  });

  test('holds the reference acts, those of the mirror, and amendments and measures enough', () => {
    const count = (forma: string) => catalogo.atos.filter((ato) => ato.forma === forma).length;
    expect(catalogo.atos.length).toBeGreaterThanOrEqual(277 + 16 + 15 + 3);
    expect(count('emenda_constitucional')).toBeGreaterThanOrEqual(15);
    expect(count('medida_provisoria')).toBeGreaterThanOrEqual(3);
  });

  test.each(CONFERIDOS)('%s is what it is', (sigla, forma, numero, ano, tipo, pagina) => {
    const ato = atoOf(sigla);
    expect({ ...ato, enderecos: ato.enderecos[0] }).toMatchObject({
      forma,
      numero,
      ano,
      tipo,
      enderecos: SITE + pagina,
    });
  });

  test('gives each act a sigla of its own: an acronym of letters, or the made form', () => {
    expect(bySigla.size).toBe(catalogo.atos.length);
    for (const { sigla, forma, numero, ano } of catalogo.atos) {
      if (/^[A-Z]+$/.test(sigla)) continue;
      if (forma === 'constituicao') throw new Error(`${sigla} has no made form`);
      expect(sigla).toBe(makeSigla({ forma, numero, ano }));
      expect(sigla.length).toBeLessThanOrEqual(20);
    }
  });

  test('prints numbers with dots and no year', () => {
    for (const { numero, forma } of catalogo.atos)
      if (forma !== 'constituicao') expect(printNumero(numero)).toBe(numero);
  });

  test('calls codigo what is named Código or Consolidação, and everything else by its form', () => {
    for (const { nome, tipo, forma } of catalogo.atos) {
      expect(tipo).toBe(/^(?:Código|Consolidação)\b/.test(nome) ? 'codigo' : forma);
    }
  });

  test('has no act twice, and no address twice but the page that CF and ADCT share', () => {
    const owners = new Map<string, string[]>();
    for (const { sigla, enderecos } of catalogo.atos) {
      expect(new Set(enderecos).size).toBe(enderecos.length);
      for (const url of enderecos) owners.set(url.toLowerCase(), [...(owners.get(url.toLowerCase()) ?? []), sigla]);
    }
    for (const siglas of owners.values()) if (siglas.length > 1) expect(siglas).toEqual(['CF', 'ADCT']);
    expect(atoOf('ADCT').enderecos).toEqual(atoOf('CF').enderecos);
  });

  test('puts the page that keeps old wordings before the compiled one', () => {
    for (const { sigla, enderecos } of catalogo.atos) {
      const compiled = enderecos.findIndex((url) => /compilad[oa]\.htm$/i.test(url));
      if (compiled !== -1) expect(`${sigla} ${compiled}`).toBe(`${sigla} ${enderecos.length - 1}`);
    }
    expect(atoOf('LBPS').enderecos).toEqual([`${SITE}leis/l8213cons.htm`, `${SITE}leis/l8213compilado.htm`]);
  });

  const mirror = process.env.CORPUS_MIRROR;
  const host = `${mirror}/www.planalto.gov.br`;
  if (mirror === undefined)
    console.warn('SKIPPED, CORPUS_MIRROR is not set: every page of the mirror is an act of the catalogue');
  test.skipIf(mirror === undefined)('knows the act of every page of the mirror', () => {
    expect(existsSync(host)).toBe(true);
    const known = new Set(catalogo.atos.flatMap((ato) => ato.enderecos));
    const pages = readdirSync(host, { recursive: true, encoding: 'utf8' }).filter((path) => /\.html?$/i.test(path));
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter((path) => !known.has(`https://www.planalto.gov.br/${path}`))).toEqual([]);
  });
});

describe('aliases', () => {
  const index = aliasIndex(catalogo);

  test.each(RESOLVIDOS)('%s → %s: %s', (asked, sigla) => {
    expect(findAto(index, asked)).toBe(sigla);
  });

  test('every act answers to its sigla, made form, name and other names, and to every alias served', () => {
    const { aliases } = buildAliases(catalogo);
    for (const ato of catalogo.atos) {
      const made =
        ato.forma === 'constituicao' ? [] : [makeSigla({ forma: ato.forma, numero: ato.numero, ano: ato.ano })];
      for (const name of [ato.sigla, ato.nome, ...ato.nomes, ...made]) expect(findAto(index, name)).toBe(ato.sigla);
      expect(aliases[ato.sigla]).toContain(ato.sigla);
      for (const alias of aliases[ato.sigla] ?? []) expect(findAto(index, alias)).toBe(ato.sigla);
    }
  });

  test('the table is valid, and the same whatever the order of the acts', () => {
    const table = buildAliases(catalogo);
    expect(Value.Check(Aliases, table)).toBe(true);
    expect(Object.keys(table.aliases)).toEqual(catalogo.atos.map((ato) => ato.sigla).sort());
    const shuffled = { ...catalogo, atos: catalogo.atos.toReversed() };
    expect(JSON.stringify(buildAliases(shuffled))).toBe(JSON.stringify(table));
  });

  test('the other names of an act repeat neither its name, nor its sigla, nor each other', () => {
    for (const { sigla, nome, nomes } of catalogo.atos) {
      const names = [sigla, nome, ...nomes].map(fold);
      expect({ sigla, names: [...new Set(names)] }).toEqual({ sigla, names });
    }
  });

  test('no other name is a bare Roman numeral, or an acronym and a number that would read as an article', () => {
    for (const { sigla, nomes } of catalogo.atos) {
      for (const name of nomes) expect(`${sigla}: ${name}`).not.toMatch(ROMANO_OU_ARTIGO);
    }
  });

  test('an alias shared by two acts is an error that names it', () => {
    const nickname = { ...atoOf('LEI-8245-1991'), nomes: ['Marco Civil da Internet'] };
    expect(() => aliasIndex({ nome: 'x', areas: [], atos: [atoOf('MCI'), nickname] })).toThrow(
      'alias "Marco Civil da Internet" belongs to both MCI and LEI-8245-1991',
    );
  });

  test('an act gives its names once, its sigla first', () => {
    const names = aliasesOf(atoOf('LEI-9784-1999'));
    expect(names[0]).toBe('LEI-9784-1999');
    expect(names).toEqual(
      expect.arrayContaining([
        'L9784',
        'LEI-9784',
        'Lei 9.784/1999',
        'Lei 9784/99',
        'Lei nº 9.784, de 1999',
        'Lei 9.784',
      ]),
    );
    expect(new Set(names.map(fold)).size).toBe(names.length);
  });
});
