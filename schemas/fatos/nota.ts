import type { CitacaoExtraida } from '../contract/model/verification/citacao.ts';
import type { ItemCitacao } from '../contract/model/verification/item-citacao.ts';
import type { Resolucao } from '../contract/model/verification/resolucao.ts';
import { printData } from '../text/data.ts';
import type { Fatos } from './fatos.ts';

/**
 * Of which day the facts are, and where the words are read that are not here.
 * @param chave what was cited: a ref_key, or the sigla of an act
 * @param comando what brings the words, where something does
 */
export function notaDosFatos(fatos: Fatos, chave: string, comando: string | null): string {
  const endereco = fatos.endereco(chave);
  const conferido = `Conferido no registro de fatos de ${printData(fatos.dia)}`;
  if (endereco === null)
    return comando === null ? `${conferido}.` : `${conferido}: o acervo inteiro se lê com \`${comando}\`.`;
  const ou = comando === null ? '' : ` ou traga-os com \`${comando}\``;
  return `${conferido}, que não tem os textos: leia em ${endereco}${ou}.`;
}

/** What official page a citation is of: by what it led to, else by the act that it names. */
export function chaveDe(
  { ref_key, diploma_citado }: Pick<Resolucao, 'ref_key' | 'diploma_citado'>,
  citacao: ItemCitacao | CitacaoExtraida,
): string {
  const { sigla } = citacao as { sigla?: string | null };
  return ref_key ?? diploma_citado?.sigla ?? sigla ?? '';
}
