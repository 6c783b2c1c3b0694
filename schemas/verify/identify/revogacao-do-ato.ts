import { printRessalvas } from '../../catalog/ressalvas.ts';
import type { RevogacaoDoAto } from '../../contract/model/corpus/revogacao.ts';
import { printData } from '../../text/data.ts';
import type { Acervo } from '../acervo/acervo.ts';

/** By what and when an act of the corpus was repealed as a whole; null of one that was not. */
export const revogacaoDe = (acervo: Acervo, sigla: string): RevogacaoDoAto | null =>
  acervo.atos.bySigla(sigla)?.revogado_por ?? null;

/** That an act was repealed as a whole, when, and what of it was not. */
export const printRevogacao = (revogacao: RevogacaoDoAto): string =>
  `O diploma foi revogado (${revogacao.ato}), desde ${printData(revogacao.desde)}${printRessalvas(revogacao)}.`;
