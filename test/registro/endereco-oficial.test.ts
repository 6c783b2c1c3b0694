import { describe, expect, test } from 'bun:test';
import { readAtoDoEndereco, readEndereco } from '../../schemas/law/endereco-oficial.ts';

const PAGINA = 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2015/lei/l13105.htm';
const CCIVIL = 'https://www.planalto.gov.br/ccivil_03';

describe('where a link leads', () => {
  test.each([
    ['../../2016/Lei/L13363.htm#art3', `${CCIVIL}/_ato2015-2018/2016/Lei/L13363.htm`],
    ['L13105compilada.htm', `${CCIVIL}/_ato2015-2018/2015/lei/L13105compilada.htm`],
    [' ../../../LEIS/L9799.htm ', `${CCIVIL}/LEIS/L9799.htm`],
    ['/ccivil_03/LEIS/L9799.htm', `${CCIVIL}/LEIS/L9799.htm`],
    ['../../../LEIS/L9799.htmart25', `${CCIVIL}/LEIS/L9799.htm`],
  ])('%s is relative', (href, url) => {
    expect(readEndereco(href, PAGINA)).toEqual({ url, relativo: true, antigo: false, oficial: true });
  });

  test.each([
    ['https://www.planalto.gov.br/ccivil_03/LEIS/L9799.htm#art1', `${CCIVIL}/LEIS/L9799.htm`, false],
    ['http://www.planalto.gov.br/ccivil_03/LEIS/L9799.htm', `${CCIVIL}/LEIS/L9799.htm`, true],
    ['https://www4.planalto.gov.br/ccivil_03/LEIS/L9799.htm', `${CCIVIL}/LEIS/L9799.htm`, true],
    ['http://www.presidencia.gov.br/ccivil_03/LEIS/L9799.htm', `${CCIVIL}/LEIS/L9799.htm`, true],
    [
      'http://legislacao.planalto.gov.br/legisla/legislacao.nsf/Viw_Identificacao/lei%2011.079-2004?OpenDocument',
      'http://legislacao.planalto.gov.br/legisla/legislacao.nsf/Viw_Identificacao/lei%2011.079-2004?OpenDocument',
      true,
    ],
  ])('%s is on a host of the site', (href, url, antigo) => {
    expect(readEndereco(href, PAGINA)).toEqual({ url, relativo: false, antigo, oficial: true });
  });

  test('another site is another site', () => {
    const href = 'https://portal.stf.jus.br/processos/detalhe.asp?incidente=1';
    expect(readEndereco(href, PAGINA)).toEqual({ url: href, relativo: false, antigo: false, oficial: false });
  });

  test('a copy of the site elsewhere is its own', () => {
    expect(readEndereco('../leis/l1.htm', 'http://127.0.0.1:8080/ccivil_03/decreto/d2.htm')).toEqual({
      url: 'http://127.0.0.1:8080/ccivil_03/leis/l1.htm',
      relativo: true,
      antigo: false,
      oficial: true,
    });
  });

  test.each(['', ' ', '#art5', 'mailto:..', 'javascript:history.back()', 'file:///C|/l1.htm', 'http://'])(
    '%p leads to no page',
    (href) => {
      expect(readEndereco(href, PAGINA)).toBeNull();
    },
  );
});

describe('the act of an address', () => {
  test.each([
    ['/LEIS/L9799.htm', 'lei', '9.799', null, null],
    ['/leis/2003/L10.735.htm', 'lei', '10.735', 2003, [2003, 2003]],
    ['/_ato2007-2010/2009/decreto/d7030.htm', 'decreto', '7.030', 2009, [2009, 2009]],
    ['/decreto-lei/1937-1946/Del8987-a.htm', 'decreto_lei', '8.987-A', null, [1937, 1946]],
    ['/LEIS/1930-1949/L816-49.htm', 'lei', '816', 1949, [1930, 1949]],
    ['/decreto-lei/Del0005-66.htm', 'decreto_lei', '5', 1966, null],
    ['/LEIS/1950-1969/L1720-B.htm', 'lei', '1.720-B', null, [1950, 1969]],
    ['/LEIS/L3890Acons.htm', 'lei', '3.890-A', null, null],
    ['/LEIS/L8987cons.htm', 'lei', '8.987', null, null],
    ['/LEIS/L7347orig.htm', 'lei', '7.347', null, null],
    ['/leis/L6404compilada.htm', 'lei', '6.404', null, null],
    ['/leis/lim/lim556.htm', 'lei', '556', null, null],
    ['/decreto/D70235cons.htm', 'decreto', '70.235', null, null],
    ['/decreto/1990-1994/D0678.htm', 'decreto', '678', null, [1990, 1994]],
    ['/leis/LCP/Lcp214.htm', 'lei_complementar', '214', null, null],
    ['/Constituicao/Emendas/Emc/emc42.htm', 'emenda_constitucional', '42', null, null],
    ['/Constituicao/Emendas/Emc_anterior1988/emc07-77.htm', 'emenda_constitucional', '7', 1977, [1946, 1987]],
    ['/_Ato2019-2022/2019/Mpv/mpv905.htm', 'medida_provisoria', '905', 2019, [2019, 2019]],
    ['/_Ato2011-2014/2012/Mpv/575.htm', 'medida_provisoria', '575', 2012, [2012, 2012]],
    ['/MPV/2215-10.htm', 'medida_provisoria', '2.215-10', null, null],
    ['/mpv/antigas_2001/2186-16.htm', 'medida_provisoria', '2.186-16', 2001, [2001, 2001]],
    ['/LEIS/LEIS_2001/L10257.htm', 'lei', '10.257', 2001, [2001, 2001]],
  ] as const)('%s', (path, forma, numero, ano, anos) => {
    expect(readAtoDoEndereco(`${CCIVIL}${path}`)).toEqual({ forma, numero, ano, anos } as never);
  });

  test('the old list of acts names them', () => {
    const list = 'http://legislacao.planalto.gov.br/legisla/legislacao.nsf/Viw_Identificacao';
    expect(readAtoDoEndereco(`${list}/DEL%201.001-1969?OpenDocument`)).toEqual({
      ...{ forma: 'decreto_lei', numero: '1.001', ano: 1969, anos: null },
    });
  });

  test.each([
    '/Constituicao/Constituicao.htm',
    '/_Ato2019-2022/2020/Congresso/adc-6-mpv896.htm',
    '/_Ato2011-2014/2012/Msg/VEP-608.htm',
    '/_Ato2019-2022/2019/DNN/Dnn12345.htm',
    '/_Ato2007-2010/2008/Congresso/DLG186-2008.htm',
    '/LEIS/L5869.bak2',
    '/leis/1950-1969/anexo/ANL4320-64.pdf',
    '/leis/L0000.htm',
    '/leis/%E0%A4%A.htm',
  ])('%s is of none', (path) => {
    expect(readAtoDoEndereco(`${CCIVIL}${path}`)).toBeNull();
  });
});
