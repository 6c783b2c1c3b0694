import type { Unidade } from '../query/unidades.ts';

/** More stems than any real query has. Further ones are ignored. */
const MAX_MARCAS = 62;

/** A wording by its marks; -1 for a word that no text contains. */
export interface Dizer {
  marcas: readonly number[];
  peso: number;
}

/** Numbers the stems of a query, so that the set of those in a text is two integers. */
export class Marcas {
  total = 0;
  /** The wordings of each unit. */
  readonly dizeres: readonly (readonly Dizer[])[];
  /** For each mark, the units that it may answer. */
  readonly unidades: number[][] = [];
  /** For each stem number, its mark plus one. */
  private readonly marca: Uint8Array;

  constructor(unidades: readonly Unidade[]) {
    const numeros = unidades.flatMap(({ alternativas }) => alternativas.flatMap((each) => each.numeros));
    this.marca = new Uint8Array(numeros.reduce((most, numero) => Math.max(most, numero), 0) + 1);
    this.dizeres = unidades.map(({ alternativas }, unidade) =>
      alternativas.map(({ numeros, peso }) => ({ marcas: numeros.map((numero) => this.learn(numero, unidade)), peso })),
    );
  }

  /** The mark of a stem, or -1. */
  de(numero: number): number {
    return numero < this.marca.length ? (this.marca[numero] as number) - 1 : -1;
  }

  private learn(numero: number, unidade: number): number {
    if (numero < 0) return -1;
    let marca = this.de(numero);
    if (marca < 0) {
      if (this.total >= MAX_MARCAS) return -1;
      marca = this.total++;
      this.marca[numero] = marca + 1;
      this.unidades.push([]);
    }
    const answered = this.unidades[marca] as number[];
    if (!answered.includes(unidade)) answered.push(unidade);
    return marca;
  }
}
