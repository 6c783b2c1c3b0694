import { LIMITE, plana } from './letras.ts';

/** Columns of the table: no set of beginnings has so many characters. */
const COLUNAS = 64;
/** In the table: a beginning is whole. */
const INTEIRO = 0xffff;

/**
 * A few beginnings of words, in any case and with any accents: to ask whether one stands at an offset costs a look-up for
 * each letter, where a pattern that misses, or a string made of the letters, costs many times that.
 */
export class Comecos {
  /** By code of the letters of this alphabet, the column; 0 where no beginning has the character. */
  private readonly colunas = new Uint8Array(LIMITE);
  /** By row and column where the next row begins, or that a beginning is whole; 0 where none goes on so. */
  private readonly passos: Uint16Array;
  /** Those of a mark further up. */
  private outros = '';

  /** @param comecos apart by blanks, or each for itself */
  constructor(comecos: string | readonly string[]) {
    const colunas = new Map<number, number>();
    const passos = new Array<number>(COLUNAS).fill(0);
    for (const comeco of typeof comecos === 'string' ? comecos.split(' ') : comecos) {
      if (comeco.charCodeAt(0) >= LIMITE) {
        this.outros += comeco;
        continue;
      }
      let row = 0;
      for (let i = 0; i < comeco.length; i++) {
        const code = plana(comeco.charCodeAt(i));
        const coluna = colunas.get(code) ?? colunas.size + 1;
        colunas.set(code, coluna);
        const step = row + coluna;
        if (passos[step] === INTEIRO) break;
        if (i === comeco.length - 1) passos[step] = INTEIRO;
        else if (!passos[step]) {
          passos[step] = passos.length;
          passos.push(...new Array<number>(COLUNAS).fill(0));
        }
        row = passos[step] as number;
      }
    }
    if (colunas.size >= COLUNAS || passos.length > INTEIRO) throw new Error(`too many beginnings: ${comecos}`);
    for (let code = 0; code < LIMITE; code++) this.colunas[code] = colunas.get(plana(code)) ?? 0;
    this.passos = Uint16Array.from(passos);
  }

  /** Whether one of them stands at an offset, or may. */
  at(text: string, offset: number): boolean {
    if (offset < 0) return false;
    const { colunas, passos } = this;
    let row = 0;
    for (let at = offset; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code >= LIMITE) return this.outros.includes(text[at] as string);
      row = passos[row + (colunas[code] as number)] as number;
      if (row === INTEIRO) return true;
      if (row === 0) return false;
    }
    return false;
  }
}
