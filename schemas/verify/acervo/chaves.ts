/** In place of the position above: that of an article, and of what stands below no row. */
const NADA_ACIMA = -1;
const SEM_LINHA = -2;
const DOT = '.'.charCodeAt(0);

/**
 * The ref_keys of an act, by position, and the provisions by key, or step by step, from an article down by labels. All of
 * it is one text and four lists of numbers, some 50 bytes a provision: strings and maps of them would take 600, and ten
 * times as long to make.
 */
export class Chaves {
  readonly total: number;
  private readonly text: string;
  /** Where each begins in `text`; one more for the end of the last. */
  private readonly starts: Uint32Array;
  private readonly hashes: Int32Array;
  /** The position above each, `NADA_ACIMA` or `SEM_LINHA`. */
  private readonly acima: Int32Array;
  /** Positions by hash, open addressing: 0 is a free place, any other number one more than a position. */
  private readonly lugares: Uint32Array;
  private readonly sigla: string;

  /** @param text ref_keys of the act, one a line, none twice */
  constructor(sigla: string, text: string) {
    this.sigla = sigla;
    this.text = text;
    this.starts = startsOf(text);
    this.total = this.starts.length - 1;
    this.hashes = new Int32Array(this.total);
    this.lugares = new Uint32Array(2 ** Math.ceil(Math.log2(2 * this.total + 2)));
    /** Of each: the hash of what stands before its last dot, and where that is. */
    const above = new Int32Array(this.total);
    const dots = new Uint32Array(this.total);
    for (let posicao = 0; posicao < this.total; posicao++) {
      let hash = EMPTY;
      for (let at = this.startOf(posicao); at < this.endOf(posicao); at++) {
        const code = text.charCodeAt(at);
        if (code === DOT) {
          above[posicao] = hash;
          dots[posicao] = at;
        }
        hash = add(hash, code);
      }
      this.hashes[posicao] = hash;
      this.place(posicao, hash);
    }
    this.acima = new Int32Array(this.total);
    for (let posicao = 0; posicao < this.total; posicao++) {
      const chave = text.slice(this.startOf(posicao), dots[posicao]);
      const found = chave === sigla ? NADA_ACIMA : this.find(above[posicao] as number, chave);
      this.acima[posicao] = found ?? SEM_LINHA;
    }
  }

  /** The ref_key at a position; empty where there is none. */
  at(posicao: number): string {
    return posicao < this.total ? this.text.slice(this.startOf(posicao), this.endOf(posicao)) : '';
  }

  /** Where the provision with that key is, or null. */
  posicao(chave: string): number | null {
    return this.find(extend(EMPTY, chave), chave);
  }

  /** The highest above a position, or itself: of a provision its article. */
  topo(posicao: number): number {
    const acima = this.acima[posicao] as number;
    return acima < 0 ? posicao : this.topo(acima);
  }

  /** The position whose key is that of the one above, or of the act where that is null, a dot and the label; or null. */
  abaixo(acima: number | null, rotulo: string): number | null {
    const above = acima ?? NADA_ACIMA;
    const before = above < 0 ? this.sigla.length : this.endOf(above) - this.startOf(above);
    const hash = extend(add(above < 0 ? extend(EMPTY, this.sigla) : (this.hashes[above] as number), DOT), rotulo);
    for (let place = hash & this.mask; ; place = (place + 1) & this.mask) {
      const posicao = (this.lugares[place] as number) - 1;
      if (posicao < 0) return null;
      if (this.acima[posicao] === above && this.isAt(this.startOf(posicao) + before + 1, posicao, rotulo))
        return posicao;
    }
  }

  private find(hash: number, chave: string): number | null {
    for (let place = hash & this.mask; ; place = (place + 1) & this.mask) {
      const posicao = (this.lugares[place] as number) - 1;
      if (posicao < 0) return null;
      if (this.hashes[posicao] === hash && this.isAt(this.startOf(posicao), posicao, chave)) return posicao;
    }
  }

  /** Whether a key is that text from there to its end. */
  private isAt(at: number, posicao: number, text: string): boolean {
    return this.endOf(posicao) - at === text.length && this.text.startsWith(text, at);
  }

  private place(posicao: number, hash: number): void {
    let place = hash & this.mask;
    while (this.lugares[place] !== 0) place = (place + 1) & this.mask;
    this.lugares[place] = posicao + 1;
  }

  private get mask(): number {
    return this.lugares.length - 1;
  }

  private startOf(posicao: number): number {
    return this.starts[posicao] as number;
  }

  /** Before the end of the line. */
  private endOf(posicao: number): number {
    return (this.starts[posicao + 1] as number) - 1;
  }
}

/** Where lines begin, and where one behind the last would; none of an empty text. */
function startsOf(text: string): Uint32Array {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  if (text !== '') starts.push(text.length + 1);
  return Uint32Array.from(starts);
}

/** FNV-1a (Fowler, Noll and Vo), which goes on where it ended: a key's hash is that of the one above and its label. */
const EMPTY = 0x811c9dc5 | 0;
const add = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

function extend(hash: number, text: string): number {
  let extended = hash;
  for (let at = 0; at < text.length; at++) extended = add(extended, text.charCodeAt(at));
  return extended;
}
