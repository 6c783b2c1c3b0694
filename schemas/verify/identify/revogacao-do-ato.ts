import { printRessalvas } from '../../catalog/ressalvas.ts';
import type { RevogacaoDoAto } from '../../contract/model/corpus/revogacao.ts';
import { printData } from '../../text/data.ts';
import type { Acervo } from '../acervo/acervo.ts';

/** Returns which act repealed an act of the corpus as a whole, and when; null if it was not repealed. */
export const revogacaoDe = (acervo: Acervo, sigla: string): RevogacaoDoAto | null =>
  acervo.atos.bySigla(sigla)?.revogado_por ?? null;

/** Says that an act was repealed as a whole, since when, and which provisions were not. */
export const printRevogacao = (revogacao: RevogacaoDoAto): string =>
  `O diploma foi revogado (${revogacao.ato}), desde ${printData(revogacao.desde)}${printRessalvas(revogacao)}.`;
