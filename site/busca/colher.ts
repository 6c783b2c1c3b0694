import type { LinhaBusca } from '../../schemas/search/index/compor.ts';
import { FIM } from '../../schemas/search/index/palavras.ts';
import { differences, pushVarint } from '../../schemas/storage/varints.ts';
import type { DocDaTabela } from './tabela.ts';

/** A stem while the index is built. */
export interface Radical {
  radical: string;
  /** The number of articles and súmulas that contain it. */
  docs: number;
  ultimoDoc: number;
  bytes: number[];
  ultima: number;
  cabecas: number[];
  naCabeca: boolean;
}

/** The words of an article as packed by `packPalavras`, with its texts as lengths. */
export interface Lido extends Pick<DocDaTabela, 'rubrica' | 'titulos' | 'disposicoes'> {
  aberturas: number[][];
}

/** Collects the places of every stem, provision by provision. */
export function createPalavras() {
  const numeros = new Map<string, number>();
  const all: Radical[] = [];
  const numera = (radical: string): number => {
    const known = numeros.get(radical);
    if (known !== undefined) return known;
    numeros.set(radical, all.length);
    return all.push({ radical, docs: 0, ultimoDoc: 0, bytes: [], ultima: 0, cabecas: [], naCabeca: false }) - 1;
  };
  let disposicao = 0;
  const inDoc = (radical: Radical, id: number) => {
    if (radical.ultimoDoc !== id) radical.docs += 1;
    radical.ultimoDoc = id;
  };
  return {
    numera,
    conta(id: number, { palavras: bytes, colunas }: LinhaBusca, sumula: boolean): Lido {
      const lists = readLists(new Uint32Array(bytes.buffer));
      const [rubrica = [], aberturas = [], titulos = []] = lists.cabeca;
      for (const numero of [rubrica, titulos, ...lists.disposicoes.map((each) => each.rubrica)].flat())
        if (numero !== FIM) (all[numero] as Radical).naCabeca = true;
      const heads = sumula ? '' : [colunas.rubrica, colunas.termos, colunas.titulos].join(' ');
      for (const stem of new Set(heads.split(' '))) {
        if (stem === '') continue;
        const radical = all[numera(stem)] as Radical;
        inDoc(radical, id);
        radical.cabecas.push(id);
      }
      for (const { texto } of lists.disposicoes) {
        for (const [numero, lugares] of placesIn(texto)) {
          const radical = all[numero] as Radical;
          inDoc(radical, id);
          pushVarint(radical.bytes, (disposicao - radical.ultima) * 2 + (lugares.length === 1 ? 1 : 0));
          if (lugares.length > 1) pushVarint(radical.bytes, lugares.length - 2);
          for (const step of differences(lugares)) pushVarint(radical.bytes, step);
          radical.ultima = disposicao;
        }
        disposicao += 1;
      }
      return {
        ...{ rubrica, aberturas: splitTitulos(aberturas), titulos: splitTitulos(titulos) },
        disposicoes: lists.disposicoes.map(({ acima, rubrica, texto }) => ({ acima, rubrica, palavras: texto.length })),
      };
    },
    /** Renumbers the stems. Those that occur in headings come first. */
    ordena(): { radicais: Radical[]; novoDe(numero: number): number } {
      const order = [...all.keys()].sort(
        (a, b) => Number((all[b] as Radical).naCabeca) - Number((all[a] as Radical).naCabeca) || a - b,
      );
      const novos = new Uint32Array(all.length);
      for (const [novo, antigo] of order.entries()) novos[antigo] = novo;
      return { radicais: order.map((i) => all[i] as Radical), novoDe: (numero) => novos[numero] as number };
    },
  };
}

function readLists(all: Uint32Array) {
  let at = 0;
  const take = () => {
    const length = all[at] as number;
    const list = [...all.subarray(at + 1, at + 1 + length)];
    at += 1 + length;
    return list;
  };
  const cabeca = [take(), take(), take()];
  const disposicoes: { acima: number; rubrica: number[]; texto: number[] }[] = [];
  while (at < all.length) {
    const acima = all[at] as number;
    at += 1;
    disposicoes.push({ acima, rubrica: take(), texto: take() });
  }
  return { cabeca, disposicoes };
}

function splitTitulos(list: readonly number[]): number[][] {
  const found: number[][] = [[]];
  for (const numero of list)
    if (numero === FIM) found.push([]);
    else found.at(-1)?.push(numero);
  return found.slice(0, -1);
}

function placesIn(texto: readonly number[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const [place, numero] of texto.entries()) {
    const known = found.get(numero);
    if (known) known.push(place);
    else found.set(numero, [place]);
  }
  return found;
}
