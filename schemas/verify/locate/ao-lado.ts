import { outsideSigla } from '../../citations/mentions/mention.ts';
import type { CitacaoExtraida, DispositivoCitado } from '../../contract/model/verification/citacao.ts';
import type { ItemCitacao } from '../../contract/model/verification/item-citacao.ts';
import type { Acervo } from '../acervo/acervo.ts';
import type { AtoVerificavel } from '../acervo/ato-verificavel.ts';
import { alterou, alterouAli } from './alteradores.ts';
import { locate } from './locate.ts';

/** A citation of a provision, from a text or from a request. */
export type Provision = DispositivoCitado | Extract<ItemCitacao, { artigo: string }>;

/**
 * Whether the act named beside another act's name changed what is cited of it: then the citation means both. If the
 * citation only refers back to the name, the act beside it was not said of this provision, so any change to the act
 * counts.
 */
export function isDeQuemAlterou(ato: AtoVerificavel, ao_lado: string, citacao: Provision): boolean {
  const achado = citacao.diploma_inferido ? null : locate(ato, citacao);
  return achado ? alterouAli(ato, ao_lado, achado) : alterou(ato.alteradores, ao_lado);
}

/**
 * Returns a citation as it is given out. If the act beside the name did not change what is cited, the sigla says that
 * the citation may mean either of the two. A client that sends back only the sigla and the levels then gets the same
 * answer as one that sends everything.
 */
export function settleAoLado(citacao: CitacaoExtraida, acervo: Acervo): CitacaoExtraida {
  if (citacao.tipo !== 'dispositivo' || citacao.ao_lado === undefined || citacao.sigla === null) return citacao;
  const { ao_lado, inferencia } = citacao;
  const canonica = acervo.sigla(citacao.sigla);
  if (canonica === null || isDeQuemAlterou(acervo.ato(canonica), ao_lado, citacao)) return citacao;
  const sigla = outsideSigla(canonica, ao_lado);
  return { ...citacao, sigla, ...(inferencia && { inferencia: { ...inferencia, sigla } }) };
}
