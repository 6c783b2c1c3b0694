import type { Alteradores, AtoVerificavel } from '../acervo/ato-verificavel.ts';
import type { Localizado } from './locate.ts';

/**
 * Returns the positions of the provisions that an act changed. The acts match by number, and by year if both siglas
 * have one (`EC-115`, `LEI-10224`).
 */
const posicoesDe = (alteradores: Alteradores, sigla: string): number[] =>
  [...alteradores].flatMap(([made, posicoes]) => (isMesmo(made, sigla) ? posicoes : []));

function isMesmo(made: string, sigla: string): boolean {
  const [curta, longa] = made.length < sigla.length ? [made, sigla] : [sigla, made];
  return curta === longa || (longa.startsWith(curta) && /^-\d{4}$/.test(longa.slice(curta.length)));
}

/** Whether an act, given by its generated sigla, changed anything in another act. */
export const alterou = (alteradores: Alteradores, sigla: string): boolean => posicoesDe(alteradores, sigla).length > 0;

/** Whether an act changed what a citation resolves to: the provision, one below it, or one above it. */
export function alterouAli(ato: AtoVerificavel, sigla: string, { cadeia }: Localizado): boolean {
  const ali = ato.chave(cadeia.at(-1) as number);
  return posicoesDe(ato.alteradores, sigla).some(
    (posicao) => cadeia.includes(posicao) || ato.chave(posicao).startsWith(`${ali}.`),
  );
}
