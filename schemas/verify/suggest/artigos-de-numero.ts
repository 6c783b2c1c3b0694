import type { Acervo } from '../acervo/acervo.ts';
import type { AtoVerificavel } from '../acervo/ato-verificavel.ts';
import { parteNoArtigo, pedidasEm } from './semelhanca.ts';

/** More acts than there ever are. */
const ATOS = 2 ** 20;
/** So that no rounding costs an act its place. */
const FOLGA = 1 - 1e-9;
/** An article that more acts have is not sought: to weigh each takes a tenth of a millisecond. */
const MAX_DONOS = 1_000;
/** Numbers that are kept, each of which takes up to a third of a megabyte. */
const MAX_NUMEROS = 64;

/** An act, and the share by weight of the words asked for that its article of some number holds. */
export interface QuemDiz {
  ato: AtoVerificavel;
  parte: number;
}

/** The articles that have one number, each of another act. */
export class ArtigosDeNumero {
  private readonly acervo: Acervo;
  private readonly numero: string;
  /** The acts, in catalogue order. They are opened again when needed, so that none is kept in memory here. */
  private readonly siglas: readonly string[];
  /** Which stems they hold, rising: the number of one times `ATOS`, and which of the acts; and its weight in that act. */
  private readonly mantidos: Float64Array;
  private readonly pesos: Float64Array;
  /** The least weight of a stem, by act. */
  private readonly menores: Float64Array;

  constructor(acervo: Acervo, numero: string, siglas: readonly string[]) {
    this.acervo = acervo;
    this.numero = numero;
    this.siglas = siglas;
    this.menores = new Float64Array(siglas.length);
    const held = siglas.flatMap((sigla, qual) => {
      const ato = acervo.ato(sigla);
      const [from, to] = ato.artigos.get(numero) as readonly [number, number];
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

  /** Those that hold at least such a share of the words, in catalogue order. */
  comParte(palavras: readonly number[], minimo: number): QuemDiz[] {
    const achados: QuemDiz[] = [];
    for (const sigla of this.quePodemTer(palavras, minimo)) {
      const ato = this.acervo.ato(sigla);
      const range = ato.artigos.get(this.numero) as readonly [number, number];
      const parte = parteNoArtigo(ato.ditas, pedidasEm(ato, palavras), range);
      if (parte >= minimo) achados.push({ ato, parte });
    }
    return achados;
  }

  /**
   * All that hold such a share and few others: who holds a word is looked up many times faster than each is weighed in
   * every act. What is not held weighs at least what the lightest word of the act does.
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

/** Where the first of some rising numbers stands that is not below a limit; their count where there is none. */
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
 * The articles of that number, of all acts: of `121` that of the Código Penal and others; null where no act has one, or
 * more than a thousand have.
 */
export function artigosDeNumero(acervo: Acervo, numero: string): ArtigosDeNumero | null {
  let asked = known.get(acervo);
  if (!asked) {
    asked = new Map();
    known.set(acervo, asked);
  }
  const found = asked.get(numero);
  if (found !== undefined) return found;
  const siglas = acervo.donos(numero);
  // There is no end of numbers that no article has.
  if (siglas.length === 0) return null;
  const artigos = siglas.length > MAX_DONOS ? null : new ArtigosDeNumero(acervo, numero, siglas);
  const [oldest] = asked.size >= MAX_NUMEROS ? asked.keys() : [];
  if (oldest !== undefined) asked.delete(oldest);
  asked.set(numero, artigos);
  return artigos;
}
