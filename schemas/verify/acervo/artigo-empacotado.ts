import { NIVEIS, type Nivel } from '../../law/rotulos.ts';
import type { Lugares } from './donos-do-artigo.ts';

/** A provision of an article. */
export interface Lugar {
  /** Its key below the article's; empty for the article itself. */
  abaixo: string;
  /** The index of its level in `NIVEIS`. */
  nivel: number;
  vigora: boolean;
}

/** Stand between provisions, and between a key and what is known of it. No label contains them, nor the dot. */
const LINHA = '\n';
const FIM = ';';
const SEPARADOR = /[\n;.]/;
const VIGORA = '+';
const NAO_VIGORA = '-';

/** Packs an article, which comes first, and the provisions below it: `\n;0+\n1;1+\n1.I;2-`. */
export const packArtigo = (lugares: readonly Lugar[]): string =>
  lugares.map(({ abaixo, nivel, vigora }) => `${LINHA}${abaixo}${FIM}${nivel}${vigora ? VIGORA : NAO_VIGORA}`).join('');

/**
 * An article as one text, to see which of its provisions exist and are in force without unpacking its act. Thousands of
 * acts have an article 1. A position is the index in the text at which the provision's key begins.
 */
export class ArtigoEmpacotado implements Lugares {
  private readonly numero: string;
  private readonly lugares: string;

  constructor(numero: string, lugares: string) {
    this.numero = numero;
    this.lugares = lugares;
  }

  abaixo(acima: number | null, rotulo: string): number | null {
    if (acima === null) return rotulo === this.numero ? LINHA.length : null;
    if (SEPARADOR.test(rotulo)) return null;
    const above = this.lugares.slice(acima, this.fim(acima));
    const found = this.lugares.indexOf(`${LINHA}${above}${above === '' ? '' : '.'}${rotulo}${FIM}`);
    return found < 0 ? null : found + LINHA.length;
  }

  nivel(posicao: number): Nivel {
    return NIVEIS[Number(this.lugares[this.fim(posicao) + 1])] as Nivel;
  }

  vigora(posicao: number): boolean {
    return this.lugares[this.fim(posicao) + 2] === VIGORA;
  }

  /** The index of the mark that ends the key. */
  private fim(posicao: number): number {
    return this.lugares.indexOf(FIM, posicao);
  }
}
