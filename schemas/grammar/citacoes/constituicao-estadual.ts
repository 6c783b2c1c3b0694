import { readAto } from './atos.ts';
import type { Nomes } from './nomes.ts';

const INICIO = /constitui[çc][ãa]o\s|carta\s|\bCE(?=[\s/-])/gi;

/** The state constitution that a text speaks of: `CE` is it, and no longer the Código Eleitoral. */
export class ConstituicaoEstadual {
  private sigla: string | null | undefined;
  private readonly text: string;
  private readonly nomes: Nomes;

  constructor(text: string, nomes: Nomes) {
    this.text = text;
    this.nomes = nomes;
  }

  /** The sigla of an act that is written so. */
  siglaOf(escrito: string, sigla: string): string {
    if (sigla.startsWith('X-CE')) this.sigla = sigla;
    if (escrito !== 'CE') return sigla;
    if (this.sigla === undefined) this.sigla = this.findFirst();
    return this.sigla ?? sigla;
  }

  /** The first that the text names, wherever; null when it names none. */
  private findFirst(): string | null {
    for (const { index } of this.text.matchAll(INICIO)) {
      const ato = readAto(this.text, index, this.nomes, 'depois');
      if (ato?.tipo === 'ato' && ato.sigla.startsWith('X-CE')) return ato.sigla;
    }
    return null;
  }
}
