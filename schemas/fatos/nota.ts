import type { CitacaoExtraida } from '../contract/model/verification/citacao.ts';
import type { ItemCitacao } from '../contract/model/verification/item-citacao.ts';
import type { Resolucao } from '../contract/model/verification/resolucao.ts';
import { printData } from '../text/data.ts';
import type { Fatos } from './fatos.ts';

/**
 * Says the day of the facts, and where the words that are not here can be read.
 * @param chave what was cited: a ref_key, or the sigla of an act
 * @param comando the command that downloads the words, if there is one
 */
export function notaDosFatos(fatos: Fatos, chave: string, comando: string | null): string {
  const endereco = fatos.endereco(chave);
  const conferido = `Conferido no registro de fatos de ${printData(fatos.dia)}`;
  if (endereco === null)
    return comando === null ? `${conferido}.` : `${conferido}: o acervo inteiro se lê com \`${comando}\`.`;
  const ou = comando === null ? '' : ` ou traga-os com \`${comando}\``;
  return `${conferido}, que não tem os textos: leia em ${endereco}${ou}.`;
}

/** Returns the key whose official page belongs to a citation: what it resolved to, or else the act that it names. */
export function chaveDe(
  { ref_key, diploma_citado }: Pick<Resolucao, 'ref_key' | 'diploma_citado'>,
  citacao: ItemCitacao | CitacaoExtraida,
): string {
  const { sigla } = citacao as { sigla?: string | null };
  return ref_key ?? diploma_citado?.sigla ?? sigla ?? '';
}
