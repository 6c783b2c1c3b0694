import type { VerificacaoLocal } from '../../schemas/contract/model/artifacts/verificacao-local.ts';
import { parseRefKeySumula } from '../../schemas/contract/model/corpus/ref-key-sumula.ts';
import type { CitacaoExtraida } from '../../schemas/contract/model/verification/citacao.ts';
import { semTexto } from '../../schemas/fatos/so-fatos.ts';
import { printData } from '../../schemas/text/data.ts';
import type { CitacaoResolvida } from '../../schemas/verify/resolve-texto.ts';

export type Fatos = NonNullable<VerificacaoLocal['fatos']>;

/** The first number of the sample's fictional súmulas. */
const FICTICIAS = 90_000;

/** Whether a key is of the sample, beside which only facts are known of the law. */
export const isDaAmostra = (refKey: string): boolean => {
  const sumula = parseRefKeySumula(refKey);
  return sumula ? sumula.numero >= FICTICIAS : refKey.startsWith('EX-');
};

/** Beside the sample there is nothing more to fetch of an act of the law. */
export const temPagina = (citacao: CitacaoExtraida, fatos: Fatos | undefined): boolean =>
  !fatos || (citacao.tipo === 'dispositivo' && isDaAmostra(citacao.sigla ?? ''));

/** Whether this page has neither the words of a provision nor a page of it: told of pages of the sample. */
export const isSoFato = (refKey: string): boolean =>
  document.documentElement.dataset.amostra !== undefined && !isDaAmostra(refKey);

/** What is said of a citation beside the sample, with the day of the facts and where the words are. */
export function dizFatos({ citacao, resolucao }: CitacaoResolvida, { dia, enderecos }: Fatos): CitacaoResolvida {
  const { ref_key, diploma_citado } = resolucao;
  const citada = citacao.tipo === 'dispositivo' ? (citacao.sigla ?? '') : '';
  if (isDaAmostra(ref_key ?? citada)) return { citacao, resolucao };
  const endereco = enderecos[(ref_key ?? diploma_citado?.sigla ?? citada).split('.', 1)[0] as string];
  const onde = endereco === undefined ? '' : ` O texto está em ${endereco}.`;
  const nota = `Conferido no registro de fatos de ${printData(dia)}.${onde}`;
  const mensagem = resolucao.mensagem === undefined ? nota : `${semTexto(resolucao.mensagem)} ${nota}`;
  return { citacao, resolucao: { ...resolucao, mensagem } };
}

/** Of what only facts are known of, nothing that words could be compared with. */
export function comTexto({ citacao, resolucao }: CitacaoResolvida, fatos: Fatos | undefined): CitacaoResolvida {
  const { ref_key, ...rest } = resolucao;
  return !fatos || ref_key === undefined || isDaAmostra(ref_key)
    ? { citacao, resolucao }
    : { citacao, resolucao: rest };
}
