import type { RevogacaoDoAto } from '../contract/model/corpus/revogacao.ts';

/**
 * Prints what the repeal of an act left in force: `, salvo arts. 748 a 786-A (art. 1.052 da Lei nº 13.105, de 2015)`.
 * Returns an empty string if nothing was left.
 */
export const printRessalvas = ({ ressalvas }: Pick<RevogacaoDoAto, 'ressalvas'>): string =>
  ressalvas.length === 0
    ? ''
    : `, salvo ${ressalvas.map(({ dispositivos, por }) => `${dispositivos} (${por})`).join('; ')}`;
