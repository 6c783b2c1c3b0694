/** What a text says of its words, each from a place on: said in order. */
export class DesdeEntao<T> {
  private readonly ditos = new Map<string, { at: number; valor: T }[]>();

  get vazio(): boolean {
    return this.ditos.size === 0;
  }

  note(palavra: string, at: number, valor: T): void {
    const own = this.ditos.get(palavra);
    if (own) own.push({ at, valor });
    else this.ditos.set(palavra, [{ at, valor }]);
  }

  /** What was said last of a word at an offset or before it; nothing where nothing was. */
  find(palavra: string, at: number): T | undefined {
    const own = this.ditos.get(palavra);
    if (!own) return undefined;
    let from = 0;
    let to = own.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((own[middle] as { at: number }).at <= at) from = middle + 1;
      else to = middle;
    }
    return own[from - 1]?.valor;
  }

  first(palavra: string): T | undefined {
    return this.ditos.get(palavra)?.[0]?.valor;
  }
}
