import type { AssuntosDoAto } from '../../contract/model/artifacts/assuntos.ts';

/** How much each article of an act is about some words. */
export interface Medida {
  /** By position of the article: by how many of the words it is about, each weighing more the fewer articles hold it. */
  notas: Float64Array;
  /** The position of the best. */
  melhor: number;
  /** What all the words weigh that the act has. */
  total: number;
}

/** An article that treats of some words, and which of their stems are subjects of it, the weightiest first. */
export interface Trata {
  posicao: number;
  artigo: string;
  radicais: readonly string[];
}

/** An article about so much of what the best is about treats of the same. */
export const COMO_O_MELHOR = 0.5;
/** What the subjects of an article among the words must weigh at least: common words are of every text. */
const MIN_ASSUNTO = 3;

/** What the articles of an act are about, unpacked to be asked by the stems of a text. */
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

  /** Where an article is among those that say something in force, or null. */
  posicao(artigo: string): number | null {
    return this.positions.get(artigo) ?? null;
  }

  /** From 0 to 1: whether it is by this article that an institute of the law is known. */
  conhecido(posicao: number): number {
    return this.conhecidos[posicao] as number;
  }

  /** The act that this one took the place of, and where what its article of that number disposed of stands today. */
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
   * The articles that treat of some words, the likeliest first: well known ones before others.
   * @param preferidos positions that something else speaks for
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

  /** What a stem weighs that an article has, and whether it is a subject of it; null where the article does not have it. */
  tem(radical: string, posicao: number): { peso: number; assunto: boolean } | null {
    const list = this.radicais.get(radical);
    if (!list) return null;
    const found = list[placeOf(posicao, list)] ?? -1;
    return found >> 1 === posicao ? { peso: this.peso(list), assunto: found % 2 === 1 } : null;
  }

  /** By position of the article: what those of the stems weigh that are subjects of it. */
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

/** Where the pair of an article is in a list, or would be: they rise by the position of the article. */
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
