import type { Unidade } from '../query/unidades.ts';

/** More than the stems of any query that is a question; what is past it is not looked for. */
const MAX_MARCAS = 62;

/** A wording by its marks; -1 for a word that no text holds. */
export interface Dizer {
  marcas: readonly number[];
  peso: number;
}

/** The stems of a query as small numbers, so that which of them a text holds is two integers. */
export class Marcas {
  total = 0;
  /** By unit: its wordings. */
  readonly dizeres: readonly (readonly Dizer[])[];
  /** By mark: the units it may answer. */
  readonly unidades: number[][] = [];
  /** By the number of a stem: its mark plus one. */
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
