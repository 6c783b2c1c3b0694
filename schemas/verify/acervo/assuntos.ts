import type { AssuntosDoAto } from '../../contract/model/artifacts/assuntos.ts';

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

/** An article that treats of some words, and those stems that are subjects of it, the heaviest first. */
export interface Trata {
  posicao: number;
  artigo: string;
  radicais: readonly string[];
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
  private readonly radicais: ReadonlyMap<string, readonly number[]>;

  constructor({ artigos, conhecidos, remissoes, antecessor, radicais }: AssuntosDoAto) {
    this.artigos = artigos;
    this.positions = new Map(artigos.map((artigo, position) => [artigo, position]));
    this.conhecidos = conhecidos;
    this.remissoes = remissoes;
    this.antecessor = antecessor;
    this.radicais = new Map(Object.entries(radicais));
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
    const notas = new Float64Array(this.artigos.length);
    let total = 0;
    for (const radical of radicais) {
      const list = this.radicais.get(radical);
      if (!list) continue;
      const peso = this.peso(list);
      total += peso;
      for (let at = 0; at < list.length; at += 2) {
        const posicao = (list[at] as number) >> 1;
        notas[posicao] = (notas[posicao] as number) + (peso * (list[at + 1] as number)) / 100;
      }
    }
    let melhor = 0;
    for (let posicao = 1; posicao < notas.length; posicao++)
      if ((notas[posicao] as number) > (notas[melhor] as number)) melhor = posicao;
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
    const pesos = this.pesarAssuntos(radicais);
    const found: (Trata & { ordem: number })[] = [];
    for (let posicao = 0; posicao < notas.length; posicao++) {
      const nota = notas[posicao] as number;
      if (nota === 0 || nota < least) continue;
      if ((pesos[posicao] as number) < MIN_ASSUNTO) continue;
      const subjects = radicais.flatMap((radical) => {
        const tem = this.tem(radical, posicao);
        return tem?.assunto ? [{ radical, peso: tem.peso }] : [];
      });
      found.push({
        ...{ posicao, artigo: this.artigos[posicao] as string },
        radicais: subjects.sort((a, b) => b.peso - a.peso).map(({ radical }) => radical),
        ordem: nota * (1 + this.conhecido(posicao)) * (preferidos.includes(posicao) ? 2 : 1),
      });
    }
    return found.sort((a, b) => b.ordem - a.ordem || a.posicao - b.posicao);
  }

  /**
   * Returns the weight of a stem and whether it is a subject of the article; null if the article does not have the
   * stem.
   */
  tem(radical: string, posicao: number): { peso: number; assunto: boolean } | null {
    const list = this.radicais.get(radical);
    if (!list) return null;
    const found = list[placeOf(posicao, list)] ?? -1;
    return found >> 1 === posicao ? { peso: this.peso(list), assunto: found % 2 === 1 } : null;
  }

  /** Returns, by position of the article, the total weight of the given stems that are its subjects. */
  private pesarAssuntos(radicais: readonly string[]): Float64Array {
    const pesos = new Float64Array(this.artigos.length);
    for (const radical of radicais) {
      const list = this.radicais.get(radical);
      if (!list) continue;
      const peso = this.peso(list);
      for (let at = 0; at < list.length; at += 2) {
        const pair = list[at] as number;
        if (pair % 2 === 1) pesos[pair >> 1] = (pesos[pair >> 1] as number) + peso;
      }
    }
    return pesos;
  }

  private peso(list: readonly number[]): number {
    return Math.log(this.artigos.length / (list.length / 2));
  }
}

/**
 * Returns the index at which the pair of an article is in a list, or would be inserted. The pairs are sorted by the
 * article's position.
 */
function placeOf(posicao: number, list: readonly number[]): number {
  let low = 0;
  let high = list.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle * 2] as number) >> 1 < posicao) low = middle + 1;
    else high = middle;
  }
  return low * 2;
}
