import { readConsulta } from '../../schemas/citations/typed-query.ts';
import type { CitacaoExtraida } from '../../schemas/contract/model/citacao.ts';
import type { Resolucao } from '../../schemas/contract/model/resolucao.ts';
import { resolveFatosEm } from '../../schemas/fatos/fatos-em.ts';
import { readPeriodo } from '../../schemas/law/calendario.ts';
import type { Base } from '../../schemas/library/base.ts';
import { nomesOf } from '../../schemas/verify/nomes-do-acervo.ts';
import { resolveTexto } from '../../schemas/verify/resolve-texto.ts';

export interface Consultada {
  citacao: CitacaoExtraida;
  resolucao: Resolucao;
}

/** What a person types (`CF.5.LXXVIII`, `cp 121`, `súmula 7 stj`), read and resolved, also as of other days. */
export function consultar(q: string, base: Base, em?: string): Consultada[] {
  const { acervo } = base;
  const exists = (chave: string): boolean => {
    const sigla = acervo.sigla(chave.split('.', 1)[0] ?? '');
    return sigla !== null && acervo.ato(sigla).posicao(chave) !== null;
  };
  const citacoes = readConsulta(q, nomesOf(acervo), acervo.sigla, exists);
  const dias = em === undefined ? null : readPeriodo(em);
  return Array.from(resolveTexto(q, citacoes, acervo), ({ citacao, resolucao }) => ({
    citacao,
    resolucao: dias ? resolveFatosEm(resolucao, citacao, base, { dias, escrito: em as string }) : resolucao,
  }));
}
