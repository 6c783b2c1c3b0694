import { outsideSigla } from '../../citations/mentions/mention.ts';
import type { CitacaoExtraida, DispositivoCitado } from '../../contract/model/verification/citacao.ts';
import type { ItemCitacao } from '../../contract/model/verification/item-citacao.ts';
import type { Acervo } from '../acervo/acervo.ts';
import type { AtoVerificavel } from '../acervo/ato-verificavel.ts';
import { alterou, alterouAli } from './alteradores.ts';
import { locate } from './locate.ts';

/** A provision, of a text or of a request. */
export type Provision = DispositivoCitado | Extract<ItemCitacao, { artigo: string }>;

/**
 * Whether the act beside the name of another changed what is cited of it: then both are meant. What only goes back to that
 * name is not what the act beside it was told of.
 */
export function isDeQuemAlterou(ato: AtoVerificavel, ao_lado: string, citacao: Provision): boolean {
  const achado = citacao.diploma_inferido ? null : locate(ato, citacao);
  return achado ? alterouAli(ato, ao_lado, achado) : alterou(ato.alteradores, ao_lado);
}

/**
 * A citation as it is given out. Where the act beside the name did not change what is cited, the sigla says that nobody can
 * tell which of the two is meant: who sends back the sigla and the levels alone is not told more than who sends all.
 */
export function settleAoLado(citacao: CitacaoExtraida, acervo: Acervo): CitacaoExtraida {
  if (citacao.tipo !== 'dispositivo' || citacao.ao_lado === undefined || citacao.sigla === null) return citacao;
  const { ao_lado, inferencia } = citacao;
  const canonica = acervo.sigla(citacao.sigla);
  if (canonica === null || isDeQuemAlterou(acervo.ato(canonica), ao_lado, citacao)) return citacao;
  const sigla = outsideSigla(canonica, ao_lado);
  return { ...citacao, sigla, ...(inferencia && { inferencia: { ...inferencia, sigla } }) };
}
