import { nameOfAct } from '../../citations/attribution/how-told.ts';
import { LEXICON } from '../../citations/lexicon/lexicon.ts';
import type { Nomes } from '../../citations/mentions/names.ts';
import { readAct } from '../../citations/mentions/read-act.ts';
import { upper } from '../../citations/query/whole-query.ts';
import { tokenize } from '../../citations/tokens/tokenize.ts';
import type { CitacaoExtraida, DispositivoCitado } from '../../contract/model/verification/citacao.ts';

/** How many citations further on the act of a list may be named. */
const ALCANCE = 60;

/** The words by which a text names the act of each of its citations, for acts that only the text tells. */
export class NomesDoTexto {
  private readonly given = new Map<string, string>();
  private passed = 0;
  private readonly citacoes: readonly CitacaoExtraida[];

  constructor(citacoes: readonly CitacaoExtraida[]) {
    this.citacoes = citacoes;
  }

  /** As it was named with the citation, before, or with a later one of the same list; null when it was not. */
  nomeDe(index: number): string | null {
    const citacao = this.citacoes[index];
    if (citacao?.tipo !== 'dispositivo' || citacao.sigla === null) return null;
    const key = keyOf(citacao);
    const nome = nameOfAct(citacao) ?? this.given.get(key) ?? (citacao.inferencia ? null : this.ahead(index, key));
    if (nome !== null) this.given.set(key, nome);
    return nome;
  }

  /** Looked for once: what was passed over for one citation of a list is not for the next. */
  private ahead(index: number, key: string): string | null {
    for (let next = Math.max(index + 1, this.passed); next < index + ALCANCE; next++) {
      const citacao = this.citacoes[next];
      if (citacao?.tipo !== 'dispositivo' || keyOf(citacao) !== key || citacao.inferencia) return null;
      this.passed = next + 1;
      const nome = nameOfAct(citacao);
      if (nome !== undefined) return nome;
    }
    return null;
  }
}

/** What one name is given for: the same act may stand alone and beside another. */
const keyOf = ({ sigla, ao_lado = '' }: DispositivoCitado): string => `${sigla} ${ao_lado}`;

/**
 * The words of a citation itself that name its act, of one that comes from a request; null when it names none. Who types
 * writes names in small letters too: `estatuto da pessoa art 2`.
 */
export const nomeNoRotulo = (citacao: DispositivoCitado, nomes: Nomes): string | null =>
  nomeEm(citacao.rotulo, citacao, nomes) ?? nomeEm(upper(citacao.rotulo), citacao, nomes);

/** @param escrito the words cited, in small letters or in capitals */
function nomeEm(escrito: string, { rotulo, sigla, ao_lado }: DispositivoCitado, nomes: Nomes): string | null {
  const tokens = tokenize(escrito, LEXICON);
  for (let at = 0; at < tokens.count; at++) {
    for (const place of ['behind', 'before', 'alone'] as const) {
      const act = readAct(tokens, at, nomes, place);
      if (!act || act.kind === 'anaphor' || act.sigla !== sigla) continue;
      if (ao_lado !== undefined && act.beside !== ao_lado) continue;
      return rotulo.slice(tokens.start[at], tokens.end[(act.readTo ?? act.to) - 1]).trim();
    }
  }
  return null;
}
