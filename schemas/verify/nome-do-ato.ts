import type { CitacaoExtraida, DispositivoCitado } from '../contract/model/citacao.ts';
import { readAto } from '../grammar/citacoes/atos.ts';
import type { Nomes } from '../grammar/citacoes/nomes.ts';

/** How many citations further on the act of a list may be named. */
const ALCANCE = 60;

/**
 * The words by which a text names the act of each of its citations, for acts that only the text tells: in the citation,
 * in a later one of the same list, or where it was mentioned before.
 */
export class NomesDoTexto {
  private readonly given = new Map<string, string>();

  private passed = 0;
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

  private readAt(at: number, { sigla, ao_lado }: DispositivoCitado): string | null {
    for (const lugar of ['depois', 'antes', 'solto'] as const) {
      const ato = readAto(this.texto, at, this.nomes, lugar);
      if (!ato || ato.tipo === 'anafora' || ato.sigla !== sigla) continue;
      if (ao_lado !== undefined && (ato.tipo !== 'ato' || ato.ao_lado !== ao_lado)) continue;
      const fim = ato.tipo === 'ato' ? (ato.lido ?? ato.fim) : ato.fim;
      return this.texto.slice(ato.inicio, fim).trim();
    }
    return null;
  }
}

/** What one name is given for: the same act may stand alone and beside another. */
const keyOf = ({ sigla, ao_lado = '' }: DispositivoCitado): string => `${sigla} ${ao_lado}`;
