import { ownWording } from '../../schemas/referencias/own-wording.ts';
import { listaDeRadicais } from '../../schemas/text/radicais.ts';
import type { Provisao } from '../vigencia/linha-do-tempo.ts';

/**
 * How much two texts have in common: their stems by weight, from 0 to 1. The rarer a stem is in the act, the heavier it
 * is.
 */
export interface Semelhanca {
  /** The share of the words of both texts. */
  ambos: number;
  /** The share of the old text's words, and of the new one's. */
  antigo: number;
  novo: number;
}

/** A provision in force whose words are similar to a given text. */
export interface Parecido extends Semelhanca {
  provisao: Provisao;
}

/** Returns the letters and digits of a text, to compare texts: `O condutor, …` and `o condutor …` have the same. */
export const letrasDo = (texto: string): string => texto.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * The provisions of an act that are in force, to be found by their words. Commands that amend other acts are left out,
 * because their words are those of another act.
 */
export class TextosEmVigor {
  private readonly provisoes: readonly Provisao[];
  private readonly radicaisDe: (texto: string) => readonly string[];
  private readonly pesosDosRadicais = new Map<string, number>();
  private indice: { onde: Map<string, number[]>; pesos: number[] } | null = null;

  /** @param radicaisDe returns the stems of a text, which other callers may ask for too */
  constructor(provisoes: readonly Provisao[], radicaisDe: (texto: string) => readonly string[] = listaDeRadicais) {
    this.radicaisDe = radicaisDe;
    this.provisoes = provisoes.filter(
      ({ dispositivo }) => !dispositivo.revogado && !dispositivo.alterador && ownWording(dispositivo) !== '',
    );
  }

  /**
   * Returns the provisions that are similar to a text, the most similar first. `minimo` is the least share of `ambos`.
   */
  parecidos(texto: string, minimo: number): Parecido[] {
    const { onde, pesos } = this.index();
    const shared = new Map<number, number>();
    let own = 0;
    const lidos = [...this.radicaisDe(texto)];
    for (const radical of lidos) own += this.peso(radical);
    // A provision that has none of the rarer words cannot reach `minimo`, so the common words are only added to those
    // already found.
    const porRaridade = lidos.sort((a, b) => this.peso(b) - this.peso(a));
    let rest = own;
    for (const radical of porRaridade) {
      const peso = this.peso(radical);
      const enough = 2 * rest >= minimo * own;
      for (const i of onde.get(radical) ?? []) {
        const before = shared.get(i);
        if (before !== undefined || enough) shared.set(i, (before ?? 0) + peso);
      }
      rest -= peso;
    }
    const found: Parecido[] = [];
    for (const [i, peso] of shared) {
      const novo = pesos[i] as number;
      const ambos = (2 * peso) / (own + novo);
      if (ambos < minimo) continue;
      found.push({ provisao: this.provisoes[i] as Provisao, ambos, antigo: peso / own, novo: peso / novo });
    }
    return found.sort((a, b) => b.ambos - a.ambos);
  }

  /** Returns how similar two texts are, by the weights of this act. */
  compare(antigo: string, novo: string): Semelhanca {
    const old = this.radicaisDe(antigo);
    const here = this.radicaisDe(novo);
    const both = new Set(here);
    const weigh = (radicais: Iterable<string>): number => {
      let sum = 0;
      for (const radical of radicais) sum += this.peso(radical);
      return sum;
    };
    const same = weigh(old.filter((radical) => both.has(radical)));
    const [own, other] = [weigh(old), weigh(here)];
    return own + other === 0
      ? { ambos: 0, antigo: 0, novo: 0 }
      : { ambos: (2 * same) / (own + other), antigo: same / (own || 1), novo: same / (other || 1) };
  }

  /** Returns how many stems a text has. */
  radicais(texto: string): number {
    return this.radicaisDe(texto).length;
  }

  private peso(radical: string): number {
    let peso = this.pesosDosRadicais.get(radical);
    if (peso === undefined) {
      const { onde } = this.index();
      peso = Math.log(1 + this.provisoes.length / ((onde.get(radical)?.length ?? 0) + 0.5));
      this.pesosDosRadicais.set(radical, peso);
    }
    return peso;
  }

  private index() {
    if (this.indice) return this.indice;
    const onde = new Map<string, number[]>();
    const lidos = this.provisoes.map(({ dispositivo }, i) => {
      const lidos = this.radicaisDe(ownWording(dispositivo));
      for (const radical of lidos) {
        const list = onde.get(radical);
        if (list) list.push(i);
        else onde.set(radical, [i]);
      }
      return lidos;
    });
    this.indice = { onde, pesos: [] };
    this.indice.pesos = lidos.map((radicais) => {
      let sum = 0;
      for (const radical of radicais) sum += this.peso(radical);
      return sum;
    });
    return this.indice;
  }
}
