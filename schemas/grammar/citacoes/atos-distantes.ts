import type { Candidato } from './candidatos.ts';

/** Within so many characters of its first word an act may have provisions: its name, its number, a bracket, what leads to them. */
const ALCANCE = 300;

/** Tells the acts that stand too far before any provision to have one. */
export class AtosDistantes {
  /** Up to this candidate there are none: the one there is no act. */
  private semAte = 0;
  private readonly candidatos: readonly Candidato[];

  constructor(candidatos: readonly Candidato[]) {
    this.candidatos = candidatos;
  }

  /** Past the last of the distant acts that begin with the candidate at `first`; `first` when it is none. */
  endFrom(first: number): number {
    if (first < this.semAte) return first;
    const { candidatos } = this;
    for (let at = first; ; at++) {
      const { tipo, inicio } = candidatos[at] as Candidato;
      if (tipo !== 'ato' && tipo !== 'nome') {
        this.semAte = at;
        return first;
      }
      // One name may hold the words of several: those that stand near each other are read together.
      const next = candidatos[at + 1];
      if (!next || next.inicio - inicio > ALCANCE) return at + 1;
    }
  }
}
