import { nameOfAct } from '../../citations/attribution/how-told.ts';
import { LEXICON } from '../../citations/lexicon/lexicon.ts';
import type { Nomes } from '../../citations/mentions/names.ts';
import { readAct } from '../../citations/mentions/read-act.ts';
import { upper } from '../../citations/query/whole-query.ts';
import { tokenize } from '../../citations/tokens/tokenize.ts';
import type { CitacaoExtraida, DispositivoCitado } from '../../contract/model/verification/citacao.ts';

/** In a list of citations, the act may be named at most this many citations later. */
const ALCANCE = 60;

/** Finds the words by which a text names the act of each of its citations, for acts that only the text identifies. */
export class NomesDoTexto {
  private readonly given = new Map<string, string>();
  private passed = 0;
  private readonly citacoes: readonly CitacaoExtraida[];

  constructor(citacoes: readonly CitacaoExtraida[]) {
    this.citacoes = citacoes;
  }

  /**
   * Returns the name given with the citation, with an earlier one, or with a later one of the same list; null if there
   * is none.
   */
  nomeDe(index: number): string | null {
    const citacao = this.citacoes[index];
    if (citacao?.tipo !== 'dispositivo' || citacao.sigla === null) return null;
    const key = keyOf(citacao);
    const nome = nameOfAct(citacao) ?? this.given.get(key) ?? (citacao.inferencia ? null : this.ahead(index, key));
    if (nome !== null) this.given.set(key, nome);
    return nome;
  }

  /** Looks ahead once: citations already passed over are not searched again for the next citation of the list. */
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

/** The key of a name: the same act may occur alone and beside another act. */
const keyOf = ({ sigla, ao_lado = '' }: DispositivoCitado): string => `${sigla} ${ao_lado}`;

/**
 * Returns the words of a citation that name its act, for a citation that comes from a request; null if it does not name
 * one. In a query names are also typed in small letters: `estatuto da pessoa art 2`.
 */
export const nomeNoRotulo = (citacao: DispositivoCitado, nomes: Nomes): string | null =>
  nomeEm(citacao.rotulo, citacao, nomes) ?? nomeEm(upper(citacao.rotulo), citacao, nomes);

/** @param escrito the words of the citation, as they are or in capitals */
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
