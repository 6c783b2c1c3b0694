import { detach } from '../../schemas/text/detach.ts';

/**
 * Remembers what was looked up last. It has two generations: when the newer one takes half of the room, the older one is
 * dropped, so what is asked for often stays.
 */
export class Lembrados<T> {
  private novos = new Map<string, T>();
  private velhos = new Map<string, T>();
  /** The room that the newer generation takes. */
  private ocupado = 0;
  private readonly metade: number;
  private readonly look: (chave: string) => T;
  private readonly roomOf: (achado: T) => number;

  /**
   * @param look computes what is not remembered
   * @param room the most that is remembered, in units of `roomOf`
   */
  constructor(look: (chave: string) => T, room: number, roomOf: (achado: T) => number = () => 1) {
    this.look = look;
    this.metade = room / 2;
    this.roomOf = roomOf;
  }

  get(chave: string): T {
    const novo = this.novos.get(chave);
    if (novo !== undefined) return novo;
    const velho = this.velhos.get(chave);
    const achado = velho === undefined ? this.look(chave) : velho;
    const room = this.roomOf(achado);
    if (room > this.metade) return achado;
    if (this.ocupado + room > this.metade) {
      this.velhos = this.novos;
      this.novos = new Map();
      this.ocupado = 0;
    }
    this.novos.set(detach(chave), achado);
    this.ocupado += room;
    return achado;
  }
}
