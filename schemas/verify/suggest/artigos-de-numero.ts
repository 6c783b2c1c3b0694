import type { Acervo } from '../acervo/acervo.ts';
import type { AtoVerificavel } from '../acervo/ato-verificavel.ts';
import { donosDoArtigo } from '../acervo/donos-do-artigo.ts';
import { parteNoArtigo, pedidasEm } from './semelhanca.ts';

/** More acts than there ever are. */
const ATOS = 2 ** 20;
/** So that no rounding costs an act its place. */
const FOLGA = 1 - 1e-9;

/** An act, and the share by weight of the words asked for that its article of some number holds. */
export interface QuemDiz {
  ato: AtoVerificavel;
  parte: number;
}

/** The articles that have one number, each of another act. */
export class ArtigosDeNumero {
  private readonly numero: string;
  /** In catalogue order. */
  private readonly atos: readonly AtoVerificavel[];
  /** Which stems they hold, rising: the number of one times `ATOS`, and which of the acts. */
  private readonly mantidos: Float64Array;

  constructor(numero: string, atos: readonly AtoVerificavel[]) {
    this.numero = numero;
    this.atos = atos;
    const mantidos = atos.flatMap((ato, qual) => {
      const [from, to] = ato.artigos.get(numero) as readonly [number, number];
      const { palavras, radicais } = ato.ditas;
      const { ends, all } = palavras;
      const termos = new Set(all.subarray(ends[from], ends[to]));
      return Array.from(termos, (termo) => (radicais[termo] as number) * ATOS + qual);
    });
    this.mantidos = Float64Array.from(mantidos).sort();
  }

  /** Those that hold at least such a share of the words, in catalogue order. */
  comParte(palavras: readonly number[], minimo: number): QuemDiz[] {
    const achados: QuemDiz[] = [];
    for (const ato of this.quePodemTer(palavras, minimo)) {
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
  private quePodemTer(palavras: readonly number[], minimo: number): AtoVerificavel[] {
    const { atos, mantidos } = this;
    const pesos = new Float64Array(atos.length);
    const faltam = new Uint32Array(atos.length).fill(palavras.length);
    for (const radical of palavras) {
      const fim = (radical + 1) * ATOS;
      for (let at = firstFrom(mantidos, radical * ATOS); (mantidos[at] as number) < fim; at++) {
        const qual = (mantidos[at] as number) % ATOS;
        const ditas = (atos[qual] as AtoVerificavel).ditas;
        pesos[qual] = (pesos[qual] as number) + (ditas.pesos[ditas.termo(radical) as number] as number);
        faltam[qual] = (faltam[qual] as number) - 1;
      }
    }
    const razao = (minimo / (1 - minimo)) * FOLGA;
    return atos.filter(({ ditas: { menorPeso } }, qual) => {
      const peso = pesos[qual] as number;
      return peso > 0 && peso >= (faltam[qual] as number) * menorPeso * razao;
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

const known = new WeakMap<Acervo, Map<string, ArtigosDeNumero>>();

/** The articles of that number, of all acts: of `121` that of the Código Penal and others; null where no act has one. */
export function artigosDeNumero(acervo: Acervo, numero: string): ArtigosDeNumero | null {
  let asked = known.get(acervo);
  if (!asked) {
    asked = new Map();
    known.set(acervo, asked);
  }
  let artigos = asked.get(numero);
  if (!artigos) {
    const atos = donosDoArtigo(acervo, numero);
    // There is no end of numbers that no article has.
    if (atos.length === 0) return null;
    artigos = new ArtigosDeNumero(numero, atos);
    asked.set(numero, artigos);
  }
  return artigos;
}
