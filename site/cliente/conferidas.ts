import { extractAtos } from '../../schemas/citations/extract-acts.ts';
import type { CitacaoExtraida } from '../../schemas/contract/model/verification/citacao.ts';
import type { Sugestao } from '../../schemas/contract/model/verification/resolucao.ts';
import type { Tabelas } from '../../schemas/epoca/codigos.ts';
import { nomesOf } from '../../schemas/verify/acervo/nomes-do-acervo.ts';
import { resolveAto } from '../../schemas/verify/resolve-ato.ts';
import { type CitacaoResolvida, resolveTexto } from '../../schemas/verify/resolve-texto.ts';
import { readTempoPor } from '../../schemas/verify/time/tempo-por-tabelas.ts';
import type { Lei } from '../busca/acervo-por-ato.ts';
import { dizFatos } from './de-fatos.ts';

/** Resolves citations and acts. A name without a year is read as the act that was in force at the time of the text. */
export function resolveCitacoes(
  texto: string,
  lidas: readonly CitacaoExtraida[],
  { acervo, fatos }: Lei,
  tempo: { em: string | null; tabelas: Tabelas },
) {
  const atos = extractAtos(texto, lidas, nomesOf(acervo));
  const lido = readTempoPor(texto, { citacoes: lidas, atos }, acervo, tempo);
  const found = resolveTexto(texto, lido.citacoes, acervo).map(withoutTexts);
  return {
    resolvidas: fatos ? found.map((each) => dizFatos(each, fatos)) : found,
    atos: lido.atos.map((ato) => resolveAto(ato, acervo)),
    tempo: lido.tempo,
  };
}

/** A corpus without texts has placeholders in their place, which are removed. */
function withoutTexts({ citacao, resolucao }: CitacaoResolvida): CitacaoResolvida {
  const { texto: _, contexto: __, sugestao, candidatos, alerta, ...rest } = resolucao;
  const semTrecho = (cada: Sugestao): Sugestao => ({ ...cada, trecho: '' });
  return {
    citacao,
    resolucao: {
      ...rest,
      ...(sugestao && { sugestao: sugestao.map(semTrecho) }),
      ...(alerta && { alerta: { ...alerta, sugestao: alerta.sugestao.map(semTrecho) } }),
      ...(candidatos && { candidatos: candidatos.map((cada) => ({ ...cada, texto: '' })) }),
    },
  };
}
