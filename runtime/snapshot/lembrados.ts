import { TwoGenerations } from '../two-generations.ts';

/** Remembers what was looked up last, and looks up the rest. */
export class Lembrados<T> extends TwoGenerations<T> {
  private readonly look: (chave: string) => T;

  /**
   * @param look computes what is not remembered
   * @param room the most that is remembered, in units of `roomOf`
   */
  constructor(look: (chave: string) => T, room: number, roomOf: (achado: T) => number = () => 1, onDrop?: () => void) {
    super(room, roomOf, onDrop);
    this.look = look;
  }

  override get(chave: string): T {
    const known = super.get(chave);
    if (known !== undefined) return known;
    const achado = this.look(chave);
    this.set(chave, achado);
    return achado;
  }
}
