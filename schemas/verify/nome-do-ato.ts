import { LEXICON } from '../citations/lexicon/lexicon.ts';
import type { Nomes } from '../citations/mentions/names.ts';
import { readAct } from '../citations/mentions/read-act.ts';
import { readText } from '../citations/read-text.ts';
import { tokenAt } from '../citations/tokens/locate.ts';
import { type Tokens, tokenize } from '../citations/tokens/tokenize.ts';
import type { CitacaoExtraida, DispositivoCitado } from '../contract/model/citacao.ts';

/** How many citations further on the act of a list may be named. */
const ALCANCE = 60;

/**
 * The words by which a text names the act of each of its citations, for acts that only the text tells: in the citation,
 * in a later one of the same list, or where it was mentioned before.
 */
export class NomesDoTexto {
  private readonly given = new Map<string, string>();

  private passed = 0;
  private tokens: Tokens | null = null;
  private readonly texto: string;
  private readonly citacoes: readonly CitacaoExtraida[];
  private readonly nomes: Nomes;

  constructor(texto: string, citacoes: readonly CitacaoExtraida[], nomes: Nomes) {
    this.texto = texto;
    this.citacoes = citacoes;
    this.nomes = nomes;
  }

  /** Null when the words are not found again, as where a line breaks them. */
  nomeDe(index: number): string | null {
    const citacao = this.citacoes[index];
    if (citacao?.tipo !== 'dispositivo' || citacao.sigla === null) return null;
    const { inferencia } = citacao;
    const key = keyOf(citacao);
    const own = inferencia ? this.readAt(inferencia.offset_mencao, citacao) : this.scan(citacao);
    const nome = own ?? this.given.get(key) ?? (inferencia ? null : this.ahead(index, key));
    if (nome !== null) this.given.set(key, nome);
    return nome;
  }

  /** Looked for once: what was passed over for one citation of a list is not for the next. */
  private ahead(index: number, key: string): string | null {
    for (let next = Math.max(index + 1, this.passed); next < index + ALCANCE; next++) {
      const citacao = this.citacoes[next];
      if (citacao?.tipo !== 'dispositivo' || keyOf(citacao) !== key || citacao.inferencia) return null;
      this.passed = next + 1;
      const nome = this.scan(citacao);
      if (nome !== null) return nome;
    }
    return null;
  }

  private scan(citacao: DispositivoCitado): string | null {
    for (const { index } of citacao.rotulo.matchAll(/(?<![\p{L}\p{N}])\p{L}/gu)) {
      const nome = this.readAt(citacao.offset + index, citacao);
      if (nome !== null) return nome;
    }
    return null;
  }

  private readAt(offset: number, { sigla, ao_lado }: DispositivoCitado): string | null {
    this.tokens ??= tokensOf(this.texto);
    const at = tokenAt(this.tokens, offset);
    // `d|esta Lei`: past the preposition that is one word with the demonstrative.
    const apart = offset - (this.tokens.start[at] ?? Number.NEGATIVE_INFINITY);
    if (apart > 1) return null;
    for (const place of ['behind', 'before', 'alone'] as const) {
      const act = readAct(this.tokens, at, this.nomes, place);
      if (!act || act.kind === 'anaphor' || act.sigla !== sigla) continue;
      if (ao_lado !== undefined && act.beside !== ao_lado) continue;
      return this.texto.slice(offset, this.tokens.end[(act.readTo ?? act.to) - 1]).trim();
    }
    return null;
  }
}

/** The tokens of a text as it stands, where the offsets of its citations are. */
function tokensOf(texto: string): Tokens {
  const { tokens, normalized } = readText(texto);
  return normalized ? tokenize(texto, LEXICON) : tokens;
}

/** What one name is given for: the same act may stand alone and beside another. */
const keyOf = ({ sigla, ao_lado = '' }: DispositivoCitado): string => `${sigla} ${ao_lado}`;
