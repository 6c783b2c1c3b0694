import { extendFnv, FNV_OF_NOTHING } from '../../text/fnv.ts';

/** Values used instead of the position above: for an article, and for a provision whose parent has no row. */
const NADA_ACIMA = -1;
const SEM_LINHA = -2;
const DOT = '.'.charCodeAt(0);

/**
 * The ref_keys of an act by position. A provision is found by its key, or step by step from an article down through the
 * labels. All of it is one text and four lists of numbers, some 50 bytes per provision. Strings and maps would take 600
 * bytes and ten times as long to build.
 */
export class Chaves {
  readonly total: number;
  private readonly text: string;
  /** The index at which each key begins in `text`, plus one more for the end of the last key. */
  private readonly starts: Uint32Array;
  private readonly hashes: Int32Array;
  /** The position above each provision, `NADA_ACIMA` or `SEM_LINHA`. */
  private readonly acima: Int32Array;
  /** Positions by hash, with open addressing: 0 is a free slot, any other number is a position plus one. */
  private readonly lugares: Uint32Array;
  private readonly sigla: string;
  /** The hash of the sigla and a dot, which begin every key. */
  private readonly comeco: number;

  /** @param text the ref_keys of the act, one per line, without duplicates */
  constructor(sigla: string, text: string) {
    this.sigla = sigla;
    this.comeco = extendFnv(extend(FNV_OF_NOTHING, sigla), DOT);
    this.text = text;
    this.starts = startsOf(text);
    this.total = this.starts.length - 1;
    this.hashes = new Int32Array(this.total);
    this.lugares = new Uint32Array(2 ** Math.ceil(Math.log2(2 * this.total + 2)));
    /** For each key, the hash of what comes before its last dot, and the index of that dot. */
    const above = new Int32Array(this.total);
    const dots = new Uint32Array(this.total);
    for (let posicao = 0; posicao < this.total; posicao++) {
      let hash = FNV_OF_NOTHING;
      for (let at = this.startOf(posicao); at < this.endOf(posicao); at++) {
        const code = text.charCodeAt(at);
        if (code === DOT) {
          above[posicao] = hash;
          dots[posicao] = at;
        }
        hash = extendFnv(hash, code);
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

  /** The ref_key at a position; an empty string if there is none. */
  at(posicao: number): string {
    return posicao >= 0 && posicao < this.total ? this.text.slice(this.startOf(posicao), this.endOf(posicao)) : '';
  }

  /** The position of the provision with that key, or null. */
  posicao(chave: string): number | null {
    return this.find(extend(FNV_OF_NOTHING, chave), chave);
  }

  /** The position of the topmost provision above this one, or its own: for a provision, its article. */
  topo(posicao: number): number {
    const acima = this.acima[posicao] as number;
    return acima < 0 ? posicao : this.topo(acima);
  }

  /** The labels of all articles, in reading order. */
  artigos(): string[] {
    const rotulos: string[] = [];
    for (let posicao = 0; posicao < this.total; posicao++)
      if (this.acima[posicao] === NADA_ACIMA) rotulos.push(this.at(posicao).slice(this.sigla.length + 1));
    return rotulos;
  }

  /** The range of positions (end exclusive) of an article and all that follows below it; null if there is none. */
  artigo(rotulo: string): readonly [number, number] | null {
    const from = this.abaixo(null, rotulo);
    if (from === null) return null;
    const below = `${this.at(from)}.`;
    let to = from + 1;
    while (to < this.total && this.text.startsWith(below, this.startOf(to))) to++;
    return [from, to];
  }

  /**
   * The position of the provision whose key is the key at `acima` (or the act's sigla if `acima` is null), a dot and
   * the label; null if there is none.
   */
  abaixo(acima: number | null, rotulo: string): number | null {
    const above = acima ?? NADA_ACIMA;
    const before = above < 0 ? this.sigla.length : this.endOf(above) - this.startOf(above);
    const hash = extend(above < 0 ? this.comeco : extendFnv(this.hashes[above] as number, DOT), rotulo);
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

  /** Whether a key, from the index `at` to its end, is that text. */
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

  /** The end of the key, before the line break. */
  private endOf(posicao: number): number {
    return (this.starts[posicao + 1] as number) - 1;
  }
}

/** The index at which each line begins, plus the index at which one more line would begin. Empty text gives only 0. */
function startsOf(text: string): Uint32Array {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  if (text !== '') starts.push(text.length + 1);
  return Uint32Array.from(starts);
}

function extend(hash: number, text: string): number {
  let extended = hash;
  for (let at = 0; at < text.length; at++) extended = extendFnv(extended, text.charCodeAt(at));
  return extended;
}
