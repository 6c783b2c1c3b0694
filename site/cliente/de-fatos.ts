import { fonteDaSumula } from '../../schemas/catalog/fontes-de-sumulas.ts';
import type { VerificacaoLocal } from '../../schemas/contract/model/artifacts/verificacao-local.ts';
import { parseRefKeySumula } from '../../schemas/contract/model/corpus/ref-key-sumula.ts';
import type { CitacaoExtraida } from '../../schemas/contract/model/verification/citacao.ts';
import { semTexto } from '../../schemas/fatos/so-fatos.ts';
import { printData } from '../../schemas/text/data.ts';
import type { CitacaoResolvida } from '../../schemas/verify/resolve-texto.ts';

export type Fatos = NonNullable<VerificacaoLocal['fatos']>;

/** The first number of the sample's fictional súmulas. */
const FICTICIAS = 90_000;

/**
 * Whether a key belongs to the sample. If only the sample is published, nothing but facts is known about all other
 * keys.
 */
export const isDaAmostra = (refKey: string): boolean => {
  const sumula = parseRefKeySumula(refKey);
  return sumula ? sumula.numero >= FICTICIAS : refKey.startsWith('EX-');
};

/**
 * Whether more data can be fetched for a citation's act. If only the sample is published, there is none for acts of the
 * real law.
 */
export const temPagina = (citacao: CitacaoExtraida, fatos: Fatos | undefined): boolean =>
  !fatos || (citacao.tipo === 'dispositivo' && isDaAmostra(citacao.sigla ?? ''));

/** Whether the site has neither the words nor the page of a provision, because only the sample is published. */
export const isSoFato = (refKey: string): boolean =>
  document.documentElement.dataset.amostra !== undefined && !isDaAmostra(refKey);

/** Adds to the message of a citation the day of the register of facts and the address of the text. */
export function dizFatos({ citacao, resolucao }: CitacaoResolvida, { dia, enderecos }: Fatos): CitacaoResolvida {
  const { ref_key, diploma_citado } = resolucao;
  const citada = citacao.tipo === 'dispositivo' ? (citacao.sigla ?? '') : '';
  if (isDaAmostra(ref_key ?? citada)) return { citacao, resolucao };
  const chave = ref_key ?? diploma_citado?.sigla ?? citada;
  const sumula = parseRefKeySumula(chave);
  const endereco = sumula ? fonteDaSumula(sumula) : enderecos[chave.split('.', 1)[0] as string];
  const onde = endereco === undefined ? '' : ` O texto está em ${endereco}.`;
  const nota = `Conferido no registro de fatos de ${printData(dia)}.${onde}`;
  const mensagem = resolucao.mensagem === undefined ? nota : `${semTexto(resolucao.mensagem)} ${nota}`;
  return { citacao, resolucao: { ...resolucao, mensagem } };
}

/**
 * Removes the key of a citation of which only facts are known, because there are no words to compare quotations with.
 */
export function comTexto({ citacao, resolucao }: CitacaoResolvida, fatos: Fatos | undefined): CitacaoResolvida {
  const { ref_key, ...rest } = resolucao;
  return !fatos || ref_key === undefined || isDaAmostra(ref_key)
    ? { citacao, resolucao }
    : { citacao, resolucao: rest };
}
