import type { Acervo } from '../acervo/acervo.ts';
import type { AtoVerificavel } from '../acervo/ato-verificavel.ts';
import { parteNoArtigo, pedidasEm } from './semelhanca.ts';

/** A bound above any number of acts, used to combine two numbers in one. */
const ATOS = 2 ** 20;
/** Slack, so that rounding never excludes an act. */
const FOLGA = 1 - 1e-9;
/** A number that more acts than this have is not searched: weighing each article takes a tenth of a millisecond. */
const MAX_DONOS = 1_000;
/** How many numbers are kept. Each takes up to a third of a megabyte. */
const MAX_NUMEROS = 64;

/** An act, and the share by weight of the words searched for that its article of that number holds. */
export interface QuemDiz {
  ato: AtoVerificavel;
  parte: number;
}

/** The articles with one number, each of another act. */
export class ArtigosDeNumero {
  private readonly acervo: Acervo;
  private readonly numero: string;
  /** The acts, in catalogue order. They are opened again when needed, so that no act is kept in memory here. */
  private readonly siglas: readonly string[];
  /**
   * The stems that the articles hold, in ascending order: each value is the stem's number times `ATOS` plus the index
   * of the act. `pesos` has the weight of the stem in that act.
   */
  private readonly mantidos: Float64Array;
  private readonly pesos: Float64Array;
  /** The lowest weight of a stem, by act. */
  private readonly menores: Float64Array;

  constructor(acervo: Acervo, numero: string, siglas: readonly string[]) {
    this.acervo = acervo;
    this.numero = numero;
    this.siglas = siglas;
    this.menores = new Float64Array(siglas.length);
    const held = siglas.flatMap((sigla, qual) => {
      const ato = acervo.ato(sigla);
      const [from, to] = ato.artigo(numero) as readonly [number, number];
      const { palavras, radicais, pesos, menorPeso } = ato.ditas;
      const { ends, all } = palavras;
      this.menores[qual] = menorPeso;
      const termos = new Set(all.subarray(ends[from], ends[to]));
      return Array.from(
        termos,
        (termo) => [(radicais[termo] as number) * ATOS + qual, pesos[termo] as number] as const,
      );
    });
    held.sort(([a], [b]) => a - b);
    this.mantidos = Float64Array.from(held, ([mantido]) => mantido);
    this.pesos = Float64Array.from(held, ([, peso]) => peso);
  }

  /** Returns the acts whose article holds at least that share of the words, in catalogue order. */
  comParte(palavras: readonly number[], minimo: number): QuemDiz[] {
    const achados: QuemDiz[] = [];
    for (const sigla of this.quePodemTer(palavras, minimo)) {
      const ato = this.acervo.ato(sigla);
      const range = ato.artigo(this.numero) as readonly [number, number];
      const parte = parteNoArtigo(ato.ditas, pedidasEm(ato, palavras), range);
      if (parte >= minimo) achados.push({ ato, parte });
    }
    return achados;
  }

  /**
   * Returns every act that reaches that share, and few others. Looking up which acts hold a word is many times faster
   * than weighing every word in every act. A word that an act does not hold counts at least as much as the act's
   * lightest word.
   */
  private quePodemTer(palavras: readonly number[], minimo: number): string[] {
    const { siglas, mantidos } = this;
    const pesos = new Float64Array(siglas.length);
    const faltam = new Uint32Array(siglas.length).fill(palavras.length);
    for (const radical of palavras) {
      const fim = (radical + 1) * ATOS;
      for (let at = firstFrom(mantidos, radical * ATOS); (mantidos[at] as number) < fim; at++) {
        const qual = (mantidos[at] as number) % ATOS;
        pesos[qual] = (pesos[qual] as number) + (this.pesos[at] as number);
        faltam[qual] = (faltam[qual] as number) - 1;
      }
    }
    const razao = (minimo / (1 - minimo)) * FOLGA;
    return siglas.filter((_, qual) => {
      const peso = pesos[qual] as number;
      return peso > 0 && peso >= (faltam[qual] as number) * (this.menores[qual] as number) * razao;
    });
  }
}

/**
 * Returns the index of the first number that is not below a limit, in an ascending list; the length of the list if
 * there is none.
 */
function firstFrom(rising: Float64Array, limite: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] as number) < limite) low = middle + 1;
    else high = middle;
  }
  return low;
}

const known = new WeakMap<Acervo, Map<string, ArtigosDeNumero | null>>();

/**
 * Returns the articles with a number, of all acts: for `121`, that of the Código Penal and others. Returns null if no
 * act has one, or if more than a thousand have.
 */
export function artigosDeNumero(acervo: Acervo, numero: string): ArtigosDeNumero | null {
  let asked = known.get(acervo);
  if (!asked) {
    asked = new Map();
    known.set(acervo, asked);
  }
  const found = asked.get(numero);
  if (found !== undefined) return found;
  const donos = acervo.donos(numero);
  // This result is not kept, because the numbers that no article has are unlimited.
  if (donos.length === 0) return null;
  const siglas = donos.map(({ sigla }) => sigla);
  const artigos = donos.length > MAX_DONOS ? null : new ArtigosDeNumero(acervo, numero, siglas);
  const [oldest] = asked.size >= MAX_NUMEROS ? asked.keys() : [];
  if (oldest !== undefined) asked.delete(oldest);
  asked.set(numero, artigos);
  return artigos;
}
