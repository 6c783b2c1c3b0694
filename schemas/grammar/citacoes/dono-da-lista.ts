import { ownerBefore } from '../../citations/attribution/owner-before.ts';
import { tokenAt } from '../../citations/tokens/locate.ts';
import type { Tokens } from '../../citations/tokens/tokenize.ts';
import { compact } from '../../text/compact.ts';

import type { Mencoes } from './mencoes.ts';

/** Who owns a list by what stands before it. */
export interface Dono {
  inicio: number;
  /** The word for a kind of act, where it may be one named before: `A lei, em seu art. 6º`; null when it is none of ours. */
  comum: string | null;
  /** The rule that tells so. */
  regra: string;
}

const SO_VIRGULA = compact(/^\p{L}{0,8}\s?[,(]\s{1,3}(?:(?:em|n[oa]s?)\s{1,3})?(?:seus?\s{1,3})?$/iu);
/** No longer than this is what `SO_VIRGULA` reads. */
const ALCANCE = 24;

/** Tells who owns a list by what stands before it; more than one question about a list begins so, and it is read once. */
export class DonoDaLista {
  private lido: { at: number; desde: number; dono: Dono | null } = { at: -1, desde: 0, dono: null };
  private readonly text: string;
  private readonly mencoes: Mencoes;
  private readonly tokens: Tokens;

  constructor(text: string, mencoes: Mencoes, tokens: Tokens) {
    this.text = text;
    this.tokens = tokens;
    this.mencoes = mencoes;
  }

  /** Who owns a list at `at`, be it what was told last, and is no act of ours: `Contrato social, |`. */
  of(at: number): Dono | null {
    const [ultima] = this.mencoes.ultimas;
    const desde = ultima?.fim ?? 0;
    if (at === this.lido.at && desde === this.lido.desde) return this.lido.dono;
    const seu = ultima?.sigla === null && SO_VIRGULA.test(this.text.slice(desde, Math.min(at, desde + ALCANCE)));
    const dono = seu ? { inicio: ultima.inicio, comum: null, regra: 'told-last' } : this.since(desde, at);
    this.lido = { at, desde, dono };
    return dono;
  }

  /** Who owns it by what stands behind `desde`. */
  since(desde: number, at: number): Dono | null {
    const { tokens } = this;
    const list = tokenAt(tokens, at);
    const since = desde === 0 ? 0 : tokenAt(tokens, desde);
    const owner = ownerBefore(tokens, since, list);
    return (
      owner && {
        regra: owner.rule,
        inicio: tokens.start[owner.from] as number,
        comum: owner.kind && this.text.slice(tokens.start[owner.kind[0]], tokens.end[owner.kind[1] - 1]),
      }
    );
  }
}
