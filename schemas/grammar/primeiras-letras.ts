import { plana } from './letras.ts';

/** Without regard to case `s` is also a letter that nobody writes. */
const S_LONGO = 0x17f;

/**
 * The first letters of what a pattern reads, all of one length, in any case and with any accents: they are asked before the
 * pattern is, which most often misses.
 */
export class PrimeirasLetras {
  private readonly codigos = new Set<number>();
  private readonly letras: number;

  constructor(comecos: string) {
    const all = comecos.split(' ');
    this.letras = (all[0] as string).length;
    for (const comeco of all) this.codigos.add(this.codigoAt(comeco, 0));
  }

  /** Whether what stands at an offset begins with one of them. */
  at(text: string, offset: number): boolean {
    return offset >= 0 && offset + this.letras <= text.length && this.codigos.has(this.codigoAt(text, offset));
  }

  private codigoAt(text: string, offset: number): number {
    let codigo = 0;
    for (let at = offset; at < offset + this.letras; at++) {
      const code = text.charCodeAt(at);
      codigo = (codigo << 10) ^ (code === S_LONGO ? 0x73 : plana(code));
    }
    return codigo;
  }
}
