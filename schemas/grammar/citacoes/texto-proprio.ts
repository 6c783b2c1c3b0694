import { compact } from '../compact.ts';
import type { Folha } from './folha.ts';
import { isInstrumento, isLinhaAberta, isRotulo, isRotuloPequeno } from './rotulo-proprio.ts';

/** No article of a law is longer, but for a few. */
const ALCANCE_DO_ROTULO = 1_000;
const ABRE_ASPAS = /["“'‘«]/;
/** How much of a text tells whether it is a law. */
const CABECA = 3_000;
const PROJETO = String.raw`(?:(?:ante)?projeto\s{1,3}de\s{1,3}(?:lei|decreto|resolu[çc][ãa]o|emenda)(?:\s{1,3}(?:complementar|legislativo|ordin[áa]ria))?|proposta\s{1,3}de\s{1,3}emenda\s{1,3}(?:à|a)\s{1,3}constitui[çc][ãa]o(?:\s{1,3}federal)?)`;
const EMENTAR = String.raw`(?:altera|acrescenta|modifica|revoga|inclui|insere|d[áa]\s+nova\s+reda[çc][ãa]o|disp[õo]e\s+sobre|institui|regulamenta)\s`;
/** `PROJETO DE LEI Nº 5/2020`: at the head of the text, or up to the end of a line, or to what it says of itself. */
const TITULO_DE_PROJETO = compact(
  new RegExp(
    String.raw`^\s*${PROJETO}(?!\p{L})|(?:\n\s*|[.:;)]\s{1,3})${PROJETO}(?:\s{1,3}n[.º°o]{0,2}\s?[\d./-]+[^\n]{0,40}?)?[.:]?\s*(?:\n|${EMENTAR})`,
    'iu',
  ),
);
const EPIGRAFE = compact(
  /(?:^|\n)\s*(?:LEI|DECRETO|MEDIDA\s+PROVIS[ÓO]RIA|EMENDA\s+CONSTITUCIONAL)(?:[-\s](?:LEI|COMPLEMENTAR|LEGISLATIVO|MUNICIPAL|ESTADUAL))?\s+N[º°o.]{1,2}\s?[\d.]+,\s+DE\s+\d{1,2}[º°]?\s+DE\s+\p{Lu}{4,9}\s+DE\s+\d{4}/u,
);
const DECRETA = compact(
  /(?:congresso\s+nacional|assembl[ée]ia\s+legislativa|c[âa]mara\s+(?:municipal|legislativa|dos\s+deputados)|president[ea]\s+da\s+rep[úu]blica|prefeit[oa]|governador[a]?)[^.;:]{0,160}\s(?:decretam?|resolvem?|adota|promulgam?|sanciono)\s*(?:[:,\n]|e\s(?:eu|promulga)|as?\s+seguintes?\s|$)/iu,
);
/** `Altera a Lei X …`, `dispõe sobre`, at the head of a line, before an `Art. 1º` of its own. */
const EMENTA = new RegExp(String.raw`(?:^|\n|ementa:)\s*(?=${EMENTAR})`, 'gi');
const ARTIGO_PRIMEIRO = /(?:\n|[.:)]\s)\s{0,3}art(?:igo|\.)\s?1\s?[º°o.]?(?:[\s.–—-]|$)/i;

/** Whether a text is a law or a bill by how it begins. */
function isLei(head: string): boolean {
  if (TITULO_DE_PROJETO.test(head) || EPIGRAFE.test(head) || DECRETA.test(head)) return true;
  const primeiro = head.search(ARTIGO_PRIMEIRO);
  return (
    primeiro >= 0 && [...head.slice(0, primeiro).matchAll(EMENTA)].some(({ index }) => !isLinhaAberta(head, index))
  );
}

/** What a text says as one that has articles itself: a law, a bill, a statute, a notice. */
export class TextoProprio {
  /** Where the last label stands of a law, a statute, a regulation that the text is, or has in it. */
  private rotulo = Number.NEGATIVE_INFINITY;
  private lei: boolean | undefined;
  /** The text is a notice, a statute, a bill: its bare articles are its own. */
  private readonly instrumento: boolean;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
    this.instrumento = isInstrumento(text);
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
    return isRotulo(this.text, inicio, fim) || this.isRotuloPequeno(inicio, fim);
  }

  /** Whether the line begins with a label in a law that was written in small letters: `altera o código civil⏎art. 1º fica`. */
  isRotuloPequeno(inicio: number, fim: number): boolean {
    if (this.text[inicio] !== 'a' || (this.text[inicio - 1] !== '\n' && this.text[inicio - 2] !== '\n')) return false;
    return isRotuloPequeno(this.text, inicio, fim) && this.isLei();
  }

  /** A label is no citation; of a text that has an `Art. 1º` of its own, a bare article is the text's. */
  label({ artigo, inicio }: Folha): void {
    if (ABRE_ASPAS.test(this.text[inicio - 1] ?? '')) return;
    if (artigo === '1' || this.owns(inicio)) this.rotulo = inicio;
  }

  private isLei(): boolean {
    this.lei ??= isLei(this.text.slice(0, CABECA));
    return this.lei;
  }
}
