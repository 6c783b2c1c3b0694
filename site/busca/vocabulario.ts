import {
  parentesEm,
  type RadicalBusca,
  raridadeDe,
  type VocabularioBusca,
} from '../../schemas/search/index/vocabulario.ts';
import type { NomesPorRadicais } from '../../schemas/search/query/nomeados.ts';

/** Where the words of the index lie, packed. */
export const VOCABULARIO = 'pagefind/vocabulario.json.gz';

/** Every stem of the index and every name of an act, read before the first search. */
export interface VocabularioEscrito {
  /** In how many parts the index lies. */
  partes: number;
  total: number;
  /** A line a stem, in the order of its numbers: the stem, in how many records it is, at the head of how many. */
  radicais: string;
  /** A line a name: its stems, a tab, the acts that it may name. */
  nomes: string;
}

export interface RadicalDoSite extends RadicalBusca {
  /** At the head of how many records it stands. */
  cabecas: number;
}

export interface VocabularioDoSite extends VocabularioBusca {
  radical(radical: string): RadicalDoSite | null;
  nomes: NomesPorRadicais;
  partes: number;
}

/** Counts the stems of records as they come. */
export class Contagem {
  private readonly numeros = new Map<string, number>();
  private readonly radicais: string[] = [];
  private readonly docs: number[] = [];
  private readonly cabecas: number[] = [];
  total = 0;

  numera = (radical: string): number => {
    const known = this.numeros.get(radical);
    if (known !== undefined) return known;
    this.numeros.set(radical, this.radicais.length);
    this.docs.push(0);
    this.cabecas.push(0);
    return this.radicais.push(radical) - 1;
  };

  radicalDe = (numero: number): string => this.radicais[numero] as string;

  /** Counts a record, all of its stems and those of its head. */
  conta(todos: ReadonlySet<string>, cabeca: ReadonlySet<string>): void {
    this.total += 1;
    for (const radical of todos) (this.docs[this.numera(radical)] as number) += 1;
    for (const radical of cabeca) (this.cabecas[this.numera(radical)] as number) += 1;
  }

  escreve(nomes: NomesPorRadicais, partes: number): VocabularioEscrito {
    return {
      partes,
      total: this.total,
      radicais: this.radicais.map((radical, i) => `${radical} ${this.docs[i]} ${this.cabecas[i]}`).join('\n'),
      nomes: [...nomes].map(([stems, siglas]) => `${stems}\t${[...siglas].join(' ')}`).join('\n'),
    };
  }
}

export function openVocabulario({ partes, total, radicais, nomes }: VocabularioEscrito): VocabularioDoSite {
  const rows = radicais.split('\n').map((line, numero) => {
    const [radical = '', docs, cabecas] = line.split(' ');
    return { radical, numero, docs: Number(docs), cabecas: Number(cabecas) };
  });
  const known = new Map(rows.map((row) => [row.radical, row]));
  const names = nomes.split('\n').map((line) => line.split('\t') as [string, string]);
  return {
    ...{ partes, total },
    raridade: raridadeDe(rows, total),
    parentes: parentesEm(known.keys()),
    radical: (stem) => known.get(stem) ?? null,
    nomes: new Map(names.map(([stems, siglas]) => [stems, new Set(siglas.split(' '))])),
  };
}
