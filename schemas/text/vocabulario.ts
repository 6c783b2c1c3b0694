import { createLeitor } from './radicais.ts';

/** In place of the number of a stem that has none. */
const SEM_NUMERO = -1;

/** Numbers for stems, given as they come: one stem is kept once, however many acts hold it. */
export class Vocabulario {
  private lidos: Map<string, number> | null = null;
  private readonly todos: () => Iterable<string>;
  private percorrer: ReturnType<typeof createLeitor<number>> | null = null;
  /** By number: whether a text that is being read has had it already; zero between two texts. */
  private vistos = new Uint8Array(0);

  /** @param todos the stems that it knows from the first, each once; read when the first is asked for */
  constructor(todos: () => Iterable<string> = () => []) {
    this.todos = todos;
  }

  /** How many stems it knows; their numbers run from 0. */
  get size(): number {
    return this.numeros.size;
  }

  /** The number of a stem, a new one if it has none. */
  learn(radical: string): number {
    const known = this.numeros.get(radical);
    if (known !== undefined) return known;
    this.numeros.set(radical, this.size);
    // What is remembered of words tells of some that they have no number.
    this.percorrer = null;
    return this.size - 1;
  }

  /** The stems of a text's words, each once and by its number, of those that it knows. */
  radicaisDe(texto: string): number[] {
    this.percorrer ??= createLeitor((radical) => this.numeros.get(radical) ?? SEM_NUMERO);
    if (this.vistos.length < this.size) this.vistos = new Uint8Array(this.size);
    const { vistos } = this;
    const found: number[] = [];
    this.percorrer(texto, (numero) => {
      if (numero === SEM_NUMERO || vistos[numero] === 1) return;
      vistos[numero] = 1;
      found.push(numero);
    });
    for (const numero of found) vistos[numero] = 0;
    return found;
  }

  private get numeros(): Map<string, number> {
    this.lidos ??= new Map(Array.from(this.todos(), (radical, numero) => [radical, numero]));
    return this.lidos;
  }
}
