import type { AssuntosDoAto } from '../../contract/model/artifacts/assuntos.ts';
import { endsOf } from '../../storage/packed.ts';

/** How much each article of an act is about some words. */
export interface Medida {
  /**
   * The score of each article, by position: the sum of the weights of the words that it is about. A word weighs more
   * the fewer articles hold it.
   */
  notas: Float64Array;
  /** The position of the article with the highest score. */
  melhor: number;
  /** The total weight of the words that the act has. */
  total: number;
}

/** An article that treats of some words. */
export interface Trata {
  posicao: number;
  artigo: string;
}

/** The share of the best article's score from which another article treats of the same subject. */
export const COMO_O_MELHOR = 0.5;
/** The least weight that an article's subjects must have among the words: common words occur in every text. */
const MIN_ASSUNTO = 3;

/** The subjects of an act's articles, unpacked so that they can be looked up by the stems of a text. */
export class Assuntos {
  readonly artigos: readonly string[];
  private readonly positions: ReadonlyMap<string, number>;
  private readonly conhecidos: readonly number[];
  private readonly remissoes: readonly (readonly number[])[];
  private readonly antecessor: AssuntosDoAto['antecessor'];
  /** The number of each stem, and by that number where its pairs end in `pares`, as `AssuntosDoAto` has them. */
  private readonly radicais: ReadonlyMap<string, number>;
  private readonly ends: Uint32Array;
  private readonly pares: Uint32Array;

  constructor({ artigos, conhecidos, remissoes, antecessor, radicais }: AssuntosDoAto) {
    this.artigos = artigos;
    this.positions = new Map(artigos.map((artigo, position) => [artigo, position]));
    this.conhecidos = conhecidos;
    this.remissoes = remissoes;
    this.antecessor = antecessor;
    const lists = Object.values(radicais);
    this.radicais = new Map(Object.keys(radicais).map((radical, numero) => [radical, numero]));
    this.ends = Uint32Array.from(endsOf(lists));
    this.pares = Uint32Array.from(lists.flat());
  }

  /** Returns the position of an article among those with a wording in force, or null. */
  posicao(artigo: string): number | null {
    return this.positions.get(artigo) ?? null;
  }

  /** Returns from 0 to 1 how much this is the article by which an institute of the law is known. */
  conhecido(posicao: number): number {
    return this.conhecidos[posicao] as number;
  }

  /**
   * Returns the act that this one replaced, and the positions of the articles that now govern what its article of the
   * same number governed.
   */
  antes(artigo: string): { sigla: string; posicoes: readonly number[] } | null {
    const posicoes = this.antecessor?.artigos[artigo];
    return this.antecessor && posicoes ? { sigla: this.antecessor.sigla, posicoes } : null;
  }

  /** Whether one of two articles refers to the other. */
  liga(posicao: number, outra: number): boolean {
    return this.remissoes[posicao]?.includes(outra) ?? false;
  }

  medir(radicais: Iterable<string>): Medida {
    const { ends, pares } = this;
    const notas = new Float64Array(this.artigos.length);
    let melhor = 0;
    let maior = 0;
    let total = 0;
    for (const radical of radicais) {
      const numero = this.radicais.get(radical);
      if (numero === undefined) continue;
      const peso = this.peso(numero);
      total += peso;
      for (let at = ends[numero] as number; at < (ends[numero + 1] as number); at += 2) {
        const posicao = (pares[at] as number) >> 1;
        const nota = (notas[posicao] as number) + (peso * (pares[at + 1] as number)) / 100;
        notas[posicao] = nota;
        // A score only rises, so the last best is the best: this saves a pass over all articles.
        if (nota < maior || (nota === maior && posicao > melhor)) continue;
        melhor = posicao;
        maior = nota;
      }
    }
    return { notas, melhor, total };
  }

  /**
   * Lists the articles that treat of some words, the likeliest first. Well-known articles come before others.
   * @param preferidos the positions of articles that other evidence favours
   */
  quemTrata(
    radicais: readonly string[],
    { notas, melhor }: Medida = this.medir(radicais),
    preferidos: readonly number[] = [],
  ): Trata[] {
    const least = COMO_O_MELHOR * (notas[melhor] as number);
    const found: (Trata & { ordem: number })[] = [];
    for (const [posicao, peso] of this.pesarAssuntos(radicais)) {
      const nota = notas[posicao] as number;
      if (peso < MIN_ASSUNTO || nota === 0 || nota < least) continue;
      const ordem = nota * (1 + this.conhecido(posicao)) * (preferidos.includes(posicao) ? 2 : 1);
      found.push({ posicao, artigo: this.artigos[posicao] as string, ordem });
    }
    return found.sort((a, b) => b.ordem - a.ordem || a.posicao - b.posicao);
  }

  /** Returns those of the stems that are subjects of an article, the heaviest first. */
  assuntosDe(posicao: number, radicais: readonly string[]): string[] {
    const found = radicais.flatMap((radical) => {
      const tem = this.tem(radical, posicao);
      return tem?.assunto ? [{ radical, peso: tem.peso }] : [];
    });
    return found.sort((a, b) => b.peso - a.peso).map(({ radical }) => radical);
  }

  /**
   * Returns the weight of a stem and whether it is a subject of the article; null if the article does not have the
   * stem.
   */
  tem(radical: string, posicao: number): { peso: number; assunto: boolean } | null {
    const numero = this.radicais.get(radical);
    if (numero === undefined) return null;
    const par = this.parDe(numero, posicao);
    return par === null ? null : { peso: this.peso(numero), assunto: par % 2 === 1 };
  }

  /** Returns, by position of the article, the total weight of the given stems that are its subjects, if any are. */
  private pesarAssuntos(radicais: readonly string[]): Map<number, number> {
    const pesos = new Map<number, number>();
    for (const radical of radicais) {
      const numero = this.radicais.get(radical);
      if (numero === undefined) continue;
      const peso = this.peso(numero);
      for (let at = this.ends[numero] as number; at < (this.ends[numero + 1] as number); at += 2) {
        const pair = this.pares[at] as number;
        if (pair % 2 === 1) pesos.set(pair >> 1, (pesos.get(pair >> 1) ?? 0) + peso);
      }
    }
    return pesos;
  }

  private peso(numero: number): number {
    const pairs = ((this.ends[numero + 1] as number) - (this.ends[numero] as number)) / 2;
    return Math.log(this.artigos.length / pairs);
  }

  /** Returns the first number of an article's pair for a stem, or null. The pairs are sorted by the article's position. */
  private parDe(numero: number, posicao: number): number | null {
    let low = (this.ends[numero] as number) / 2;
    let high = (this.ends[numero + 1] as number) / 2;
    const end = high;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.pares[middle * 2] as number) >> 1 < posicao) low = middle + 1;
      else high = middle;
    }
    const par = this.pares[low * 2] as number;
    return low < end && par >> 1 === posicao ? par : null;
  }
}
