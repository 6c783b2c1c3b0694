import { type Changer, changerAt, isGoneOnWith, isOneMore } from '../../citations/attribution/act-roles.ts';
import { tokenAt } from '../../citations/tokens/locate.ts';
import type { Tokens } from '../../citations/tokens/tokenize.ts';

export interface Alterador {
  redacao: boolean;
}

/** Tells the acts that are named only as those that changed what was cited: what follows is not theirs for want of another. */
export class Alteradores {
  /** The last of them, to which more may be added. */
  private ultimo: { alterador: Changer; fim: number } | null = null;
  private readonly tokens: Tokens;
  private readonly endsInArtigo: (at: number) => boolean;

  /** @param endsInArtigo whether what was named right before is a provision: a law that revoked a whole act takes its place */
  constructor(tokens: Tokens, endsInArtigo: (at: number) => boolean) {
    this.tokens = tokens;
    this.endsInArtigo = endsInArtigo;
  }

  read(inicio: number, fim: number): Alterador | null {
    const { ultimo, tokens } = this;
    const from = tokenAt(tokens, inicio);
    const to = tokenAt(tokens, fim);
    const more = ultimo !== null && isOneMore(tokens, ultimo.fim, from);
    const alterador = more ? ultimo.alterador : changerAt(tokens, from, () => this.endsInArtigo(inicio));
    if (!alterador || isGoneOnWith(tokens, to)) return null;
    this.ultimo = { alterador, fim: to };
    return { redacao: alterador.wording };
  }
}
