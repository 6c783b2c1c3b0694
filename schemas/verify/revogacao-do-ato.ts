import type { RevogacaoDoAto } from '../contract/model/revogacao.ts';
import { printData } from '../text/data.ts';
import type { Acervo } from './acervo.ts';
import { atosOf } from './atos.ts';

/** By what and when an act of the corpus was repealed as a whole; null of one that was not. */
export const revogacaoDe = (acervo: Acervo, sigla: string): RevogacaoDoAto | null =>
  atosOf(acervo).bySigla.get(sigla)?.revogado_por ?? null;

/** `, salvo arts. 748 a 786-A (art. 1.052 da Lei nº 13.105, de 2015)`. */
const printRessalvas = ({ ressalvas }: RevogacaoDoAto): string =>
  ressalvas.length === 0
    ? ''
    : `, salvo ${ressalvas.map(({ dispositivos, por }) => `${dispositivos} (${por})`).join('; ')}`;

/** That an act was repealed as a whole, when, and what of it was not. */
export const printRevogacao = (revogacao: RevogacaoDoAto): string =>
  `O diploma foi revogado (${revogacao.ato}), desde ${printData(revogacao.desde)}${printRessalvas(revogacao)}.`;
