import type { DiplomaCitado } from '../contract/model/verification/resolucao.ts';
import { parseActCitation } from '../law/act-citation.ts';
import { type AtoNumerado, makeSigla, printAto, printPor } from '../law/act-name.ts';
import { fold } from '../text/fold.ts';
import { catalogo } from './catalog.ts';
import { printRessalvas } from './ressalvas.ts';

/** A well-known act that is no longer in force and that texts still cite. Some are also in the catalogue. */
export interface AtoSuperado {
  tipo: DiplomaCitado['tipo'];
  numero: string;
  ano: number;
  /**
   * Names without a year. Each may also be the name of an act of today, and then the year distinguishes them. An act
   * that is in the catalogue has its other names there.
   */
  nomes: readonly string[];
  /** The generated sigla; a former constitution has none. */
  sigla?: string;
  /** What became of it, to follow the name of the act in a sentence. */
  fim: string;
  /** The sigla of the act that replaced it, generated if that act is numbered. */
  sucessor?: string;
  /** The first day on which it was in force, ISO 8601; absent if only its year is known. */
  desde?: string;
  /** The first day on which it was no longer in force, ISO 8601. */
  ate: string;
}

type Fim = Pick<AtoSuperado, 'fim' | 'sucessor' | 'ate'>;

const lei = (tipo: 'lei' | 'codigo', numero: string, ano: number, nomes: string[], fim: Fim): AtoSuperado => ({
  ...{ tipo, numero, ano, nomes, ...fim },
  sigla: `LEI-${numero.replaceAll('.', '')}-${ano}`,
});
/** Describes a repeal by an act, as it is cited (`Lei nº 13.105/2015`), and the day from which it took effect. */
const revogada = (por: string, ate: string, fim = 'foi revogada'): Fim => ({
  fim: `${fim} ${printPor(por)}`,
  sucessor: makeSigla(parseActCitation(por) as AtoNumerado),
  ate,
});
const revogado = (por: string, ate: string): Fim => revogada(por, ate, 'foi revogado');

/** Builds an act that is in the catalogue, which says by what and when it was repealed. */
function catalogado(sigla: string, ...nomes: string[]): AtoSuperado {
  const ato = catalogo.atos.find((each) => each.sigla === sigla);
  if (!ato?.revogado_por) throw new Error(`the catalogue has no repealed act ${sigla}`);
  const { tipo, forma, numero, ano, revogado_por } = ato;
  const por = printAto(parseActCitation(revogado_por.ato) as AtoNumerado);
  const fim = `foi ${forma === 'decreto_lei' ? 'revogado' : 'revogada'} ${printPor(por)}${printRessalvas(revogado_por)}`;
  return { tipo, numero, ano, nomes, sigla, fim, sucessor: revogado_por.sigla, ate: revogado_por.desde };
}

const CONSTITUICAO = ['CF', 'Constituição', 'Constituição Federal', 'Constituição do Brasil'];
/** The first day of each constitution, and of the Emenda nº 1 of 1969. */
const INICIO: Record<number, string> = {
  ...{
    1824: '1824-03-25',
    1891: '1891-02-24',
    1934: '1934-07-16',
    1937: '1937-11-10',
    1946: '1946-09-18',
    1967: '1967-03-15',
  },
  ...{ 1969: '1969-10-30', 1988: '1988-10-05' },
};
const constituicao = (ano: number, sucessora: number, ...nomes: string[]): AtoSuperado => ({
  ...{ tipo: 'constituicao', numero: `${ano}`, ano, nomes: [...CONSTITUICAO, ...nomes] },
  fim: `foi substituída pela Constituição de ${sucessora}${sucessora === 1988 ? '' : '; hoje vigora a de 1988'}`,
  sucessor: 'CF',
  desde: INICIO[ano] as string,
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
  { ...catalogado('LEI-5869-1973', 'CPC', 'Código de Processo Civil'), desde: '1974-01-01' },
  { ...catalogado('DL-1608-1939', 'CPC', 'Código de Processo Civil'), desde: '1940-03-01' },
  { ...catalogado('LEI-3071-1916', 'CC', 'Código Civil'), desde: '1917-01-01' },
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
  catalogado('LEI-5108-1966'),
  catalogado('LEI-6697-1979'),
  lei('codigo', '5.772', 1971, ['Código da Propriedade Industrial'], revogada('Lei nº 9.279/1996', '1997-05-15')),
  {
    ...catalogado('LEI-8666-1993', 'Lei de Licitações', 'Lei das Licitações', 'Lei Geral de Licitações'),
    desde: '1993-06-22',
  },
  catalogado('LEI-10520-2002'),
  catalogado('LEI-1533-1951', 'Lei do Mandado de Segurança'),
  catalogado('LEI-4898-1965', 'Lei de Abuso de Autoridade'),
  lei('lei', '5.250', 1967, ['Lei de Imprensa', 'Lei da Imprensa'], {
    fim: 'não foi recebida pela Constituição de 1988 (STF, ADPF 130)',
    ate: '2009-04-30',
  }),
  lei('lei', '5.692', 1971, ['LDB'], revogada('Lei nº 9.394/1996', '1996-12-23')),
  catalogado('LEI-5859-1972', 'Lei dos Empregados Domésticos'),
  catalogado('LEI-5988-1973', 'Lei de Direitos Autorais'),
  catalogado('LEI-6368-1976'),
  lei('lei', '10.409', 2002, ['Lei de Tóxicos'], revogada('Lei nº 11.343/2006', '2006-10-08')),
  lei('lei', '6.649', 1979, ['Lei do Inquilinato'], revogada('Lei nº 8.245/1991', '1991-12-20')),
  catalogado('LEI-6815-1980'),
  lei('lei', '7.170', 1983, ['LSN', 'Lei de Segurança Nacional'], revogada('Lei nº 14.197/2021', '2021-12-01')),
  catalogado('LEI-4215-1963', 'EOAB', 'Estatuto da OAB'),
  lei('lei', '4.330', 1964, ['Lei de Greve'], revogada('Lei nº 7.783/1989', '1989-06-29')),
  catalogado('LEI-8884-1994', 'Lei Antitruste'),
  catalogado('LEI-8630-1993', 'Lei dos Portos'),
  lei('lei', '9.034', 1995, ['Lei do Crime Organizado'], revogada('Lei nº 12.850/2013', '2013-09-19')),
  lei('lei', '9.437', 1997, ['Lei de Armas'], revogada('Lei nº 10.826/2003', '2003-12-23')),
  lei('lei', '11.111', 2005, [], revogada('Lei nº 12.527/2011', '2012-05-16')),
  catalogado('DL-7661-1945', 'Lei de Falências'),
];

/**
 * The same acts with their names folded once. Folding a hundred names at each look-up cost more than everything else.
 */
export const dobrados = superados.map(dobrar);

/**
 * Former acts whose name means them only with their year. Acts of 1941 that cite the `Código Penal` already mean the
 * one of 1940, which came into force on the day on which this one ended.
 */
export const dobradosSoComAno = [
  {
    ...lei('codigo', '847', 1890, ['Código Penal'], revogado('Decreto-Lei nº 2.848/1940', '1942-01-01')),
    sigla: 'DEC-847-1890',
  },
].map(dobrar);

function dobrar(ato: AtoSuperado) {
  return { ato, nomes: ato.nomes.map(fold) };
}

/**
 * Returns the act that a name meant on a day, if it is not today's: `Código Civil` on 1998-02-19 is the Lei nº
 * 3.071/1916.
 * @param meant whether a folded name is one of the names of the act asked for
 */
export function superadoEm(data: string, meant: (nome: string) => boolean): AtoSuperado | null {
  let then: AtoSuperado | null = null;
  for (const { ato, nomes } of dobrados) {
    if (data < ato.ate && (then === null || ato.ate < then.ate) && nomes.some(meant)) then = ato;
  }
  return then;
}
