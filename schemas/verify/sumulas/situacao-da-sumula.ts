import type { Sumula } from '../../contract/model/corpus/sumula.ts';
import { printData } from '../../text/data.ts';

/** Prints `súmula vinculante 11 do STF`. */
export const nomeDaSumula = ({ tribunal, numero, vinculante }: Pick<Sumula, 'tribunal' | 'numero' | 'vinculante'>) =>
  `súmula ${vinculante ? 'vinculante ' : ''}${numero} do ${tribunal}`;

/**
 * Prints `súmula 7`. From 2^53 on, the number that was read is not exactly the one that was written (`1.2e+22`), so it is
 * not repeated.
 */
export const comNumero = (especie: string, numero: number): string =>
  `${especie} ${numero < Number.MAX_SAFE_INTEGER ? numero : 'desse número'}`;

/** Returns, as a sentence, that a binding súmula has the same number as the one that was found. */
export const fraseDaVinculante = ({ numero, ref_key }: Pick<Sumula, 'numero' | 'ref_key'>): string =>
  `Há também a Súmula Vinculante ${numero}, que é outra (${ref_key}).`;

/**
 * Returns, as a sentence, what became of a súmula according to the court's list; null if the list says nothing against
 * it.
 * @param nome the súmula as it begins the sentence: `A súmula 3 do STF`
 */
export function fraseDaSituacao(
  nome: string,
  { situacao, cancelada, cancelada_em }: Pick<Sumula, 'situacao' | 'cancelada' | 'cancelada_em'>,
): string | null {
  switch (situacao) {
    case 'superada':
      return `${nome} está superada, como diz a lista do tribunal, que não a cancelou.`;
    case 'suspensa':
      return `${nome} está suspensa, como diz a lista do tribunal, que não a cancelou.`;
    case 'alterada':
    case 'revisada':
      return `${nome} foi ${situacao}, como diz a lista do tribunal: citação antiga pode ser de outra redação.`;
    case 'cancelada':
    case 'revogada': {
      const quando = cancelada_em === undefined ? '' : ` em ${printData(cancelada_em)}`;
      return `${nome} foi ${situacao}${quando}.`;
    }
    default:
      return cancelada ? `${nome} foi cancelada.` : null;
  }
}
