import type { AtoCatalogado, Catalogo } from '../../schemas/contract/model/corpus/catalogo.ts';
import { type FormaNumerada, makeSigla, printAto, printNumero } from '../../schemas/law/act-name.ts';
import { Random } from './random.ts';
import { materia } from './vocabulary.ts';

/** The number of acts that hold about as many provisions as the mirror's pages (37,000). */
export const ATOS_DO_ESPELHO = 500;

/** A few acts in thousands are codes. */
const UM_CODIGO_EM = 1_250;
const ARTIGOS_DE_CODIGO = 2_000;
/** Maps shares of the acts to their least and greatest number of articles. Most acts are short. */
const TAMANHOS: readonly (readonly [share: number, least: number, most: number])[] = [
  [0.72, 5, 20],
  [0.25, 20, 60],
  [0.03, 100, 300],
];

/** An act of the synthetic corpus, before its page is written. */
export interface AtoPlanejado {
  ordem: number;
  sigla: string;
  forma: FormaNumerada;
  numero: string;
  /** The date of signature, with months counted from 0. */
  ano: number;
  mes: number;
  dia: number;
  artigos: number;
  materia: string;
  url: string;
}

/**
 * The series of numbered acts: form, first number, and folder on the official site. An act takes one of the entries at
 * random, so a form with three entries comes three times as often.
 */
const SERIES: readonly (readonly [forma: FormaNumerada, first: number, folder: string])[] = [
  ['lei', 20_001, 'leis/l'],
  ['lei', 20_001, 'leis/l'],
  ['lei', 20_001, 'leis/l'],
  ['decreto', 30_001, 'decreto/d'],
  ['decreto', 30_001, 'decreto/d'],
  ['lei_complementar', 501, 'leis/lcp/lcp'],
];

const PRIMEIRO_ANO = 2031;
const ANOS = 60;

/** Plans the acts of a corpus in the order in which they were signed, so that a later act may change an earlier one. */
export function planAtos(total: number, seed: number): AtoPlanejado[] {
  const random = new Random(seed);
  const made = new Map<FormaNumerada, number>();
  return Array.from({ length: total }, (_, ordem) => {
    const [forma, first, folder] = random.pick(SERIES);
    const numero = first + (made.get(forma) ?? 0);
    made.set(forma, numero - first + 1);
    const ano = PRIMEIRO_ANO + Math.floor((ordem * ANOS) / total);
    return {
      ordem,
      sigla: makeSigla({ forma, numero: `${numero}`, ano }),
      forma,
      numero: printNumero(`${numero}`),
      ...{ ano, mes: random.between(0, 11), dia: random.between(2, 28) },
      artigos: ordem % UM_CODIGO_EM === 7 ? ARTIGOS_DE_CODIGO : sizeOf(random),
      materia: materia(random),
      url: `https://www.planalto.gov.br/ccivil_03/${folder}${numero}.htm`,
    };
  });
}

function sizeOf(random: Random): number {
  let left = random.next();
  const [, least, most] = TAMANHOS.find(([share]) => {
    left -= share;
    return left < 0;
  }) ?? [0, 5, 20];
  return random.between(least, most);
}

/** Composes the catalogue that an ingestion reads. */
export function catalogoDe(atos: readonly AtoPlanejado[]): Catalogo {
  return { nome: 'Acervo sintético', areas: [], atos: atos.map(catalogar) };
}

function catalogar({ sigla, forma, numero, ano, url }: AtoPlanejado): AtoCatalogado {
  return {
    ...{ sigla, nome: printAto({ forma, numero, ano }), tipo: forma, forma, numero, ano },
    ...{ areas: [], enderecos: [url], nomes: [] },
  };
}
