import { createLeitor } from './radicais.ts';

/** Stands for a stem without a number. */
const SEM_NUMERO = -1;

/** Assigns numbers to stems as they come, so that each stem is stored once however many acts contain it. */
export class Vocabulario {
  private lidos: Map<string, number> | null = null;
  private readonly todos: () => Iterable<string>;
  private percorrer: ReturnType<typeof createLeitor<number>> | null = null;
  /** By number: whether the text being read has had the stem. All zero between two texts. */
  private vistos = new Uint8Array(0);

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
    // Cached words may have been remembered as having no number.
    this.percorrer = null;
    return this.size - 1;
  }

  /** The numbers of the known stems in a text, each once. */
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
