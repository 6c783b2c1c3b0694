import { readAto } from '../grammar/citacoes/atos.ts';
import type { Nomes } from '../grammar/citacoes/nomes.ts';
import type { CitacaoExtraida, DispositivoCitado } from '../model/citacao.ts';

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
    const { sigla, inferencia } = citacao;
    const own = inferencia ? this.readAt(inferencia.offset_mencao, sigla) : this.scan(citacao);
    const nome = own ?? this.given.get(sigla) ?? (inferencia ? null : this.ahead(index, sigla));
    if (nome !== null) this.given.set(sigla, nome);
    return nome;
  }

  /** Looked for once: what was passed over for one citation of a list is not for the next. */
  private ahead(index: number, sigla: string): string | null {
    for (let next = Math.max(index + 1, this.passed); next < index + ALCANCE; next++) {
      const citacao = this.citacoes[next];
      if (citacao?.tipo !== 'dispositivo' || citacao.sigla !== sigla || citacao.inferencia) return null;
      this.passed = next + 1;
      const nome = this.scan(citacao);
      if (nome !== null) return nome;
    }
    return null;
  }

  private scan({ offset, rotulo, sigla }: DispositivoCitado): string | null {
    for (const { index } of rotulo.matchAll(/(?<![\p{L}\p{N}])\p{L}/gu)) {
      const nome = this.readAt(offset + index, sigla);
      if (nome !== null) return nome;
    }
    return null;
  }

  private readAt(at: number, sigla: string | null): string | null {
    for (const lugar of ['depois', 'antes', 'solto'] as const) {
      const ato = readAto(this.texto, at, this.nomes, lugar);
      if (!ato || ato.tipo === 'anafora' || ato.sigla !== sigla) continue;
      const fim = ato.tipo === 'ato' ? (ato.lido ?? ato.fim) : ato.fim;
      return this.texto.slice(ato.inicio, fim).trim();
    }
    return null;
  }
}
