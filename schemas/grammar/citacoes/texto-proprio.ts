import { isInstrument, isLabel, isLaw, isSmallLabel } from '../../citations/attribution/own-text.ts';
import { tokenAt } from '../../citations/tokens/locate.ts';
import type { Tokens } from '../../citations/tokens/tokenize.ts';
import type { Folha } from './folha.ts';

/** No article of a law is longer, but for a few. */
const ALCANCE_DO_ROTULO = 1_000;
const ABRE_ASPAS = /["“'‘«]/;

/** What a text says as one that has articles itself: a law, a bill, a statute, a notice. */
export class TextoProprio {
  /** Where the last label stands of a law, a statute, a regulation that the text is, or has in it. */
  private rotulo = Number.NEGATIVE_INFINITY;
  private lei: boolean | undefined;
  /** The text is a notice, a statute, a bill: its bare articles are its own. */
  private readonly instrumento: boolean;
  private readonly text: string;
  private readonly tokens: Tokens;

  constructor(text: string, tokens: Tokens) {
    this.text = text;
    this.tokens = tokens;
    this.instrumento = isInstrument(tokens);
  }

  /** Whether a bare article at `at` is that of the text that has labels. */
  owns(at: number): boolean {
    return this.instrumento || at - this.rotulo < ALCANCE_DO_ROTULO;
  }

  /** Whether `esta Lei` at `at` is the text itself. */
  isEsta(at: number): boolean {
    return this.owns(at) || this.isLei();
  }

  isRotulo(inicio: number, fim: number): boolean {
    return (
      isLabel(this.tokens, tokenAt(this.tokens, inicio), tokenAt(this.tokens, fim)) || this.isRotuloPequeno(inicio, fim)
    );
  }

  /** Whether the line begins with a label in a law that was written in small letters: `altera o código civil⏎art. 1º fica`. */
  isRotuloPequeno(inicio: number, fim: number): boolean {
    if (this.text[inicio] !== 'a') return false;
    return isSmallLabel(this.tokens, tokenAt(this.tokens, inicio), tokenAt(this.tokens, fim)) && this.isLei();
  }

  /** A label is no citation; of a text that has an `Art. 1º` of its own, a bare article is the text's. */
  label({ artigo, inicio }: Folha): void {
    if (ABRE_ASPAS.test(this.text[inicio - 1] ?? '')) return;
    if (artigo === '1' || this.owns(inicio)) this.rotulo = inicio;
  }

  private isLei(): boolean {
    this.lei ??= isLaw(this.tokens);
    return this.lei;
  }
}
