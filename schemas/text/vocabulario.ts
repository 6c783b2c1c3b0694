import { listaDeRadicais } from './radicais.ts';

/** Assigns numbers to stems as they come, so that each stem is stored once however many acts contain it. */
export class Vocabulario {
  private lidos: Map<string, number> | null = null;
  private readonly todos: () => Iterable<string>;

  /** @param todos the distinct stems that are known from the start; read when first needed */
  constructor(todos: () => Iterable<string> = () => []) {
    this.todos = todos;
  }

  /** The number of known stems. Their numbers start at 0. */
  get size(): number {
    return this.numeros.size;
  }

  /** The number of a stem; a new number if it has none. */
  learn(radical: string): number {
    const known = this.numeros.get(radical);
    if (known !== undefined) return known;
    this.numeros.set(radical, this.size);
    return this.size - 1;
  }

  /** The numbers of those stems that are known, each stem being given once. */
  numerosDe(radicais: readonly string[]): number[] {
    const { numeros } = this;
    const found: number[] = [];
    for (const radical of radicais) {
      const numero = numeros.get(radical);
      if (numero !== undefined) found.push(numero);
    }
    return found;
  }

  /** The numbers of the known stems in a text, each once. */
  radicaisDe(texto: string): number[] {
    return this.numerosDe(listaDeRadicais(texto));
  }

  private get numeros(): Map<string, number> {
    this.lidos ??= new Map(Array.from(this.todos(), (radical, numero) => [radical, numero]));
    return this.lidos;
  }
}
