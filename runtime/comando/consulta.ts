import { readAtosDaConsulta, readConsulta } from '../../schemas/citations/typed-query.ts';
import type { LidoNoTempo } from '../../schemas/epoca/settle-tempo.ts';
import { resolveFatosEm } from '../../schemas/fatos/fatos-em.ts';
import { readPeriodo } from '../../schemas/law/calendario.ts';
import type { Base } from '../../schemas/library/base.ts';
import { nomesOf } from '../../schemas/verify/acervo/nomes-do-acervo.ts';
import { type CitacaoResolvida, resolveTexto } from '../../schemas/verify/resolve-texto.ts';
import { readTempo } from '../../schemas/verify/time/tempo-do-texto.ts';

export interface Consultado extends Pick<LidoNoTempo, 'atos' | 'tempo'> {
  citacoes: CitacaoResolvida[];
}

/** Reads and resolves what a person types (`CF.5.LXXVIII`, `cp 121`, `súmula 7 stj`), as of `em` where it is given. */
export function consultar(q: string, base: Base, em?: string): Consultado {
  const { acervo } = base;
  const exists = (chave: string): boolean => {
    const sigla = acervo.sigla(chave.split('.', 1)[0] ?? '');
    return sigla !== null && acervo.ato(sigla).posicao(chave) !== null;
  };
  const lidas = readConsulta(q, nomesOf(acervo), acervo.sigla, exists);
  const lido = { citacoes: lidas, atos: readAtosDaConsulta(q, lidas, nomesOf(acervo), acervo.sigla) };
  const { citacoes, atos, tempo } = readTempo(q, lido, acervo, em);
  const dias = em === undefined ? null : readPeriodo(em);
  const resolvidas = Array.from(resolveTexto(q, citacoes, acervo), ({ citacao, resolucao }) => ({
    citacao,
    resolucao: dias ? resolveFatosEm(resolucao, citacao, base, { dias, escrito: em as string }) : resolucao,
  }));
  return { citacoes: resolvidas, atos, tempo };
}
