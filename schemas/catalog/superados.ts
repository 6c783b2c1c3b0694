import type { DiplomaCitado } from '../contract/model/resolucao.ts';
import { parseActCitation } from '../law/act-citation.ts';
import { type AtoNumerado, makeSigla } from '../law/act-name.ts';
import { fold } from '../text/fold.ts';

/** A well-known act that is no longer in force and that texts still cite. */
export interface AtoSuperado {
  tipo: DiplomaCitado['tipo'];
  numero: string;
  ano: number;
  /** Names without year, each of which may also be the name of the act of today: what the year tells apart. */
  nomes: readonly string[];
  /** Made sigla; a former constitution has none. */
  sigla?: string;
  /** What became of it, to follow the name of the act in a sentence. */
  fim: string;
  /** Sigla, made where it is of a number, of the act that took its place. */
  sucessor?: string;
  /** The first day on which it was no more in force, ISO 8601. */
  ate: string;
}

type Fim = Pick<AtoSuperado, 'fim' | 'sucessor' | 'ate'>;

const lei = (tipo: 'lei' | 'codigo', numero: string, ano: number, nomes: string[], fim: Fim): AtoSuperado => ({
  ...{ tipo, numero, ano, nomes, ...fim },
  sigla: `LEI-${numero.replaceAll('.', '')}-${ano}`,
});
/** By an act as it is cited, `Lei nº 13.105/2015`, and from which day on. */
const revogada = (por: string, ate: string, fim = 'foi revogada pela'): Fim => ({
  fim: `${fim} ${por}`,
  sucessor: makeSigla(parseActCitation(por) as AtoNumerado),
  ate,
});
const revogado = (por: string, ate: string): Fim => revogada(por, ate, 'foi revogado pela');
const CONSTITUICAO = ['CF', 'Constituição', 'Constituição Federal', 'Constituição do Brasil'];
const BUZAID = ['Código Buzaid', 'Código de Processo Civil de Buzaid', 'CPC de Buzaid', 'CPC Buzaid'];
const BEVILAQUA = [
  ...['Código Beviláqua', 'Código de Beviláqua', 'Código Civil Beviláqua', 'Código Civil de Beviláqua'],
  ...['Código Civil de Clóvis Beviláqua', 'CC de Beviláqua'],
];
/** The first day of each constitution. */
const INICIO: Record<number, string> = {
  ...{ 1891: '1891-02-24', 1934: '1934-07-16', 1937: '1937-11-10', 1946: '1946-09-18', 1967: '1967-03-15' },
  1988: '1988-10-05',
};
const constituicao = (ano: number, sucessora: number, ...nomes: string[]): AtoSuperado => ({
  ...{ tipo: 'constituicao', numero: `${ano}`, ano, nomes: [...CONSTITUICAO, ...nomes] },
  fim: `foi substituída pela Constituição de ${sucessora}${sucessora === 1988 ? '' : '; hoje vigora a de 1988'}`,
  sucessor: 'CF',
  ate: INICIO[sucessora] as string,
});

export const superados: readonly AtoSuperado[] = [
  constituicao(1824, 1891, 'Constituição Imperial', 'Constituição do Império', 'Carta Imperial', 'Carta do Império'),
  constituicao(1891, 1934),
  constituicao(1934, 1937),
  constituicao(1937, 1946, 'Constituição Polaca', 'Carta Polaca'),
  constituicao(1946, 1967),
  constituicao(1967, 1988),
  { ...constituicao(1969, 1988), fim: 'é a Emenda nº 1 à Constituição de 1967, substituída pela Constituição de 1988' },
  lei(
    'codigo',
    '5.869',
    1973,
    ['CPC', 'Código de Processo Civil', ...BUZAID],
    revogada('Lei nº 13.105/2015', '2016-03-18'),
  ),
  {
    ...lei('codigo', '1.608', 1939, ['CPC', 'Código de Processo Civil'], revogado('Lei nº 5.869/1973', '1974-01-01')),
    sigla: 'DL-1608-1939',
  },
  lei('codigo', '3.071', 1916, ['CC', 'Código Civil', ...BEVILAQUA], revogada('Lei nº 10.406/2002', '2003-01-11')),
  {
    ...lei(
      'codigo',
      '6.227',
      1944,
      ['CPM', 'Código Penal Militar'],
      revogado('Decreto-Lei nº 1.001/1969', '1970-01-01'),
    ),
    sigla: 'DL-6227-1944',
  },
  lei('codigo', '1.164', 1950, ['Código Eleitoral'], revogada('Lei nº 4.737/1965', '1965-08-18')),
  {
    ...lei('codigo', '23.793', 1934, ['CFLO', 'Código Florestal'], revogado('Lei nº 4.771/1965', '1966-01-14')),
    sigla: 'DEC-23793-1934',
  },
  lei('codigo', '4.771', 1965, ['CFLO', 'Código Florestal'], revogada('Lei nº 12.651/2012', '2012-05-28')),
  lei('codigo', '5.108', 1966, ['CNT', 'Código Nacional de Trânsito'], revogada('Lei nº 9.503/1997', '1998-01-22')),
  lei('codigo', '6.697', 1979, ['Código de Menores'], revogada('Lei nº 8.069/1990', '1990-10-14')),
  lei('codigo', '5.772', 1971, ['Código da Propriedade Industrial'], revogada('Lei nº 9.279/1996', '1997-05-15')),
  lei(
    'lei',
    '8.666',
    1993,
    ['Lei de Licitações', 'Lei das Licitações', 'Lei Geral de Licitações'],
    revogada('Lei nº 14.133/2021', '2023-12-30'),
  ),
  lei('lei', '10.520', 2002, ['Lei do Pregão'], revogada('Lei nº 14.133/2021', '2023-12-30')),
  lei('lei', '1.533', 1951, ['Lei do Mandado de Segurança'], revogada('Lei nº 12.016/2009', '2009-08-10')),
  lei('lei', '4.898', 1965, ['Lei de Abuso de Autoridade'], revogada('Lei nº 13.869/2019', '2020-01-03')),
  lei('lei', '5.250', 1967, ['Lei de Imprensa', 'Lei da Imprensa'], {
    fim: 'não foi recebida pela Constituição de 1988 (STF, ADPF 130)',
    ate: '2009-04-30',
  }),
  lei('lei', '5.692', 1971, ['LDB'], revogada('Lei nº 9.394/1996', '1996-12-23')),
  lei('lei', '5.859', 1972, ['Lei dos Empregados Domésticos'], revogada('Lei Complementar nº 150/2015', '2015-06-02')),
  lei('lei', '5.988', 1973, ['Lei de Direitos Autorais'], revogada('Lei nº 9.610/1998', '1998-06-20')),
  lei(
    'lei',
    '6.368',
    1976,
    ['Lei de Tóxicos', 'Lei Antitóxicos', 'Antiga Lei de Drogas'],
    revogada('Lei nº 11.343/2006', '2006-10-08'),
  ),
  lei('lei', '10.409', 2002, ['Lei de Tóxicos'], revogada('Lei nº 11.343/2006', '2006-10-08')),
  lei('lei', '6.649', 1979, ['Lei do Inquilinato'], revogada('Lei nº 8.245/1991', '1991-12-20')),
  lei('lei', '6.815', 1980, ['Estatuto do Estrangeiro'], revogada('Lei nº 13.445/2017', '2017-11-21')),
  lei('lei', '7.170', 1983, ['LSN', 'Lei de Segurança Nacional'], revogada('Lei nº 14.197/2021', '2021-12-01')),
  lei('lei', '4.215', 1963, ['EOAB', 'Estatuto da OAB'], revogada('Lei nº 8.906/1994', '1994-07-05')),
  lei('lei', '4.330', 1964, ['Lei de Greve'], revogada('Lei nº 7.783/1989', '1989-06-29')),
  lei('lei', '8.884', 1994, ['Lei Antitruste'], revogada('Lei nº 12.529/2011', '2012-05-29')),
  lei('lei', '9.034', 1995, ['Lei do Crime Organizado'], revogada('Lei nº 12.850/2013', '2013-09-19')),
  lei('lei', '9.437', 1997, ['Lei de Armas'], revogada('Lei nº 10.826/2003', '2003-12-23')),
  lei('lei', '11.111', 2005, [], revogada('Lei nº 12.527/2011', '2012-05-16')),
  {
    ...lei(
      'lei',
      '7.661',
      1945,
      ['Lei de Falências', 'Lei de Falências e Concordatas'],
      revogado('Lei nº 11.101/2005', '2005-06-09'),
    ),
    ...{ tipo: 'decreto_lei', sigla: 'DL-7661-1945' },
  },
];

/** The same with their names folded, once: to fold a hundred for each name that is looked up cost more than all else. */
export const dobrados = superados.map((ato) => ({ ato, nomes: ato.nomes.map(fold) }));

/**
 * The act that a name meant on a day, where it is not today's: `Código Civil` on 1998-02-19 is the Lei nº 3.071/1916.
 * @param meant whether a name, folded, is one of the act that is asked for
 */
export function superadoEm(data: string, meant: (nome: string) => boolean): AtoSuperado | null {
  let then: AtoSuperado | null = null;
  for (const { ato, nomes } of dobrados) {
    if (data < ato.ate && (then === null || ato.ate < then.ate) && nomes.some(meant)) then = ato;
  }
  return then;
}
