/** Columns of the table: no set of beginnings has so many characters. */
const COLUNAS = 64;
/** In the table: a beginning is whole. */
const INTEIRO = 255;

/**
 * A few beginnings of words, in whatever case: to ask whether one stands at an offset costs a look-up for each letter, where
 * a pattern that misses, or a string made of the letters, costs many times that.
 */
export class Comecos {
  /** By code of the first 256, the column; 0 where no beginning has the character. */
  private readonly colunas = new Uint8Array(0x100);
  /** By row and column the next row, or that a beginning is whole; 0 where none goes on so. */
  private readonly passos: Uint8Array;
  /** Those of one character beyond the first 256; and the long s, which patterns take for an `s`. */
  private outros = 'ſ';

  /** @param comecos in small letters, none of which begins with another; apart by blanks */
  constructor(comecos: string) {
    const passos = new Array<number>(COLUNAS).fill(0);
    let ultima = 0;
    for (const comeco of comecos.split(' ')) {
      if (comeco.charCodeAt(0) >= 0x100) {
        this.outros += comeco;
        continue;
      }
      let row = 0;
      for (const [i, char] of [...comeco].entries()) {
        const code = char.charCodeAt(0);
        this.colunas[code] ||= ++ultima;
        this.colunas[char.toUpperCase().charCodeAt(0)] = this.colunas[code] as number;
        const step = row * COLUNAS + (this.colunas[code] as number);
        if (i === comeco.length - 1) passos[step] = INTEIRO;
        else if (!passos[step]) {
          passos[step] = passos.length / COLUNAS;
          passos.push(...new Array<number>(COLUNAS).fill(0));
        }
        row = passos[step] as number;
      }
    }
    this.passos = Uint8Array.from(passos);
  }

  /** Whether one of them stands at an offset, or may. */
  at(text: string, offset: number): boolean {
    const { colunas, passos } = this;
    let row = 0;
    for (let at = offset; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code >= 0x100) return this.outros.includes(text[at] as string);
      row = passos[row * COLUNAS + (colunas[code] as number)] as number;
      if (row === INTEIRO) return true;
      if (row === 0) return false;
    }
    return false;
  }
}
