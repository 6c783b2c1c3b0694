import { compact } from '../compact.ts';
import { type Dono, readDono } from './donos.ts';
import type { Mencoes } from './mencoes.ts';

const SO_VIRGULA = compact(/^\p{L}{0,8}\s?[,(]\s{1,3}(?:(?:em|n[oa]s?)\s{1,3})?(?:seus?\s{1,3})?$/iu);
/** No longer than this is what `SO_VIRGULA` reads. */
const ALCANCE = 24;

/** Tells who owns a list by what stands before it; more than one question about a list begins so, and it is read once. */
export class DonoDaLista {
  private lido: { at: number; desde: number; dono: Dono | null } = { at: -1, desde: 0, dono: null };
  private readonly text: string;
  private readonly mencoes: Mencoes;

  constructor(text: string, mencoes: Mencoes) {
    this.text = text;
    this.mencoes = mencoes;
  }

  /** Who owns a list at `at`, be it what was told last, and is no act of ours: `Contrato social, |`. */
  of(at: number): Dono | null {
    const [ultima] = this.mencoes.ultimas;
    const desde = ultima?.fim ?? 0;
    if (at === this.lido.at && desde === this.lido.desde) return this.lido.dono;
    const seu = ultima?.sigla === null && SO_VIRGULA.test(this.text.slice(desde, Math.min(at, desde + ALCANCE)));
    const dono = seu ? { inicio: ultima.inicio, comum: null } : readDono(this.text, at, desde);
    this.lido = { at, desde, dono };
    return dono;
  }
}
