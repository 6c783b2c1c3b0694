import { describe, expect, test } from 'bun:test';
import { parsePagina } from '../../pipeline/parse/parse-pagina.ts';
import { type Levantamento, levantarMencoes } from '../../pipeline/registro/links.ts';

const PAGINA = { sigla: 'LEI-90001-2001', url: 'https://www.planalto.gov.br/ccivil_03/leis/2001/l90001.htm' };

function levantar(corpo: string): Levantamento {
  const page = `<html><body>
    <p><a href="http://legislacao.planalto.gov.br/legisla/legislacao.nsf/Viw_Identificacao/lei%2090.001-2001?OpenDocument">
      LEI N<sup>o</sup> 90.001, DE 10 DE JANEIRO DE 2001.</a></p>
    <p>Dispõe sobre o cais.</p><p>O PRESIDENTE DA REPÚBLICA Faço saber</p>
    ${corpo}
    <p>Brasília, 10 de janeiro de 2001; 180º da Independência.</p></body></html>`;
  return levantarMencoes(parsePagina(page, PAGINA.sigla).mencoes, PAGINA);
}

const CAIS = 'O cais é público.';
/** All but what the epigraph is and leads to. */
const outras = ({ mencoes }: Levantamento) => mencoes.filter(({ numero }) => numero !== '90.001');
const own = { de: 'LEI-90001-2001', altera: false, anos: null, data: null, url: null };

describe('what a page says of acts', () => {
  test('of its own by epigraph, with its day', () => {
    const { mencoes, elos } = levantar(`<p>Art. 1º ${CAIS}</p>`);
    const ato = { forma: 'lei', numero: '90.001', ano: 2001 } as const;
    expect(mencoes).toEqual([
      { ...own, ...ato, base: 'epigrafe', data: '2001-01-10', lugar: null },
      // The list that the link is of holds no page.
      { ...own, ...ato, base: 'link', lugar: null },
    ]);
    expect(elos).toEqual({ total: 1, relativos: 0, antigos: 1 });
  });

  test('by a note and its link, in the provision', () => {
    const found = levantar(
      `<p>Art. 1º ${CAIS} <a href="../../_Ato2019-2022/2019/Lei/L90502.htm#art1">(Redação dada pela Lei nº 90.502, de 2.4.2019)</a></p>`,
    );
    const ato = { ...own, forma: 'lei', numero: '90.502', ano: 2019, lugar: 'LEI-90001-2001.1' } as const;
    expect(outras(found)).toEqual([
      { ...ato, base: 'nota', altera: true, data: '2019-04-02' },
      {
        ...ato,
        ...{ base: 'link', anos: [2019, 2019] },
        url: 'https://www.planalto.gov.br/ccivil_03/_Ato2019-2022/2019/Lei/L90502.htm',
      },
    ]);
  });

  test('by an address alone, and by words alone', () => {
    const found = levantar(
      `<p>Art. 1º ${CAIS} <a href="../../LEIS/L90503.htm#art9">(Vigência)</a></p>
       <p>Art. 2º Aplica-se o <a href="../../decreto/D90600.htm#art3">art. 3º</a> do regulamento, e o Decreto-lei nº 9.700, de 7 de maio de 1945.</p>`,
    );
    expect(outras(found).map(({ base, numero, ano, data, url }) => [base, numero, ano, data, url])).toEqual([
      ['citacao', '9.700', 1945, '1945-05-07', null],
      ['link', '90.503', null, null, 'https://www.planalto.gov.br/ccivil_03/LEIS/L90503.htm'],
      ['link', '90.600', null, null, 'https://www.planalto.gov.br/ccivil_03/decreto/D90600.htm'],
    ]);
  });

  test('a year that the address leaves out is that of the words', () => {
    const { mencoes } = levantar(`<p>Art. 1º Vide a <a href="../L90504.htm">Lei nº 90.504, de 1998</a>.</p>`);
    expect(mencoes.at(-1)).toMatchObject({ base: 'link', numero: '90.504', ano: 1998 });
  });
});

describe('an address that names another act than its words', () => {
  const cases: [string, string, string][] = [
    ['another number', '../../_Ato2004-2006/2004/Lei/L10.892.htm', 'Lei nº 10.982, de 2004'],
    ['another form', '../../decreto/D3689.htm', 'Decreto-lei nº 3.689, de 1941'],
    ['another year', '../../_ato2004-2006/2004/lei/l10892.htm', 'Lei nº 10.892, de 2003'],
    ['a year outside of the folder', '../../decreto-lei/1937-1946/Del0229.htm', 'Decreto-lei nº 229, de 1967'],
  ];
  test.each(cases)('%s: neither is believed', (_, href, words) => {
    const found = levantar(`<p>Art. 1º ${CAIS} <a href="${href}">(Revogado pela ${words})</a></p>`);
    const { desacordos } = found;
    expect(outras(found).map(({ base }) => base)).toEqual(['nota']);
    expect(desacordos).toHaveLength(1);
    expect(desacordos[0]).toMatchObject({ de: 'LEI-90001-2001', lugar: 'LEI-90001-2001.1' });
    expect(desacordos[0]?.ditos).toHaveLength(1);
  });

  test('of two acts that the words name one is enough', () => {
    const { desacordos } = levantar(
      `<p>Art. 1º ${CAIS} <a href="../L90506.htm">(Incluído pela Lei nº 90.505, de 2001, com redação dada pela Lei nº 90.506, de 2002)</a></p>`,
    );
    expect(desacordos).toEqual([]);
  });

  test('another site tells nothing by its address', () => {
    const { mencoes, elos } = levantar(
      `<p>Art. 1º ${CAIS} <a href="https://exemplo.invalid/l1.htm">(Vide ADI 5)</a></p>`,
    );
    expect(mencoes).toHaveLength(2);
    expect(elos.total).toBe(1);
  });
});
