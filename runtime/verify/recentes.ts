/**
 * Texts by key, those asked for lately: two generations, of which the older falls away when the newer has half of the
 * room, so that nothing is ever sorted or swept.
 */
export class Recentes {
  private novos = new Map<string, string>();
  private velhos = new Map<string, string>();
  /** Characters of the newer generation, keys too. */
  private ocupado = 0;
  private readonly metade: number;

  /** Holds at most so many characters, keys too. */
  constructor(caracteres: number) {
    this.metade = caracteres / 2;
  }

  get(chave: string): string | undefined {
    const novo = this.novos.get(chave);
    if (novo !== undefined) return novo;
    const velho = this.velhos.get(chave);
    if (velho !== undefined) this.set(chave, velho);
    return velho;
  }

  /** For a key that `get` has just not found; what is too long to be kept is not. */
  set(chave: string, texto: string): void {
    const room = chave.length + texto.length;
    if (room > this.metade) return;
    if (this.ocupado + room > this.metade) {
      this.velhos = this.novos;
      this.novos = new Map();
      this.ocupado = 0;
    }
    this.novos.set(chave, texto);
    this.ocupado += room;
  }
}
