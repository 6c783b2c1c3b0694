import { parseActCitation } from '../../schemas/grammar/act-citation.ts';
import type { CitacaoExtraida, DispositivoCitado } from '../../schemas/model/citacao.ts';
import { type ItemCitacao, tipoDoItem } from '../../schemas/model/item-citacao.ts';
import type { Resolucao } from '../../schemas/model/resolucao.ts';
import type { Acervo } from '../snapshot/acervo.ts';
import { resolveDesconhecido } from './desconhecido.ts';
import { identifyAto } from './identify-ato.ts';
import { resolveAmbiguo } from './resolve-ambiguo.ts';
import { resolveDispositivo } from './resolve-dispositivo.ts';
import { resolveSumula } from './resolve-sumula.ts';

export interface OpcoesVerificacao {
  /** Text around an extracted citation: what candidates and suggestions are ranked by. */
  contexto?: string;
  /** The act as the text names it, for `diploma_citado`. */
  diploma?: string;
}

/** Says whether what is cited exists and is in force; the citation comes from a request or from a text. */
export function resolveCitacao(
  citacao: ItemCitacao | CitacaoExtraida,
  acervo: Acervo,
  opcoes: OpcoesVerificacao = {},
): Resolucao {
  switch (tipoDoItem(citacao)) {
    case 'dispositivo':
      return resolveProvision(citacao as Provision, acervo, opcoes);
    case 'sumula': {
      const { tribunal, numero, vinculante } = citacao as Extract<CitacaoExtraida, { tipo: 'sumula' }>;
      // A text that says only "Súmula 11 do STF" was not asked which kind; an item that says `false` was.
      const unsaid = 'offset' in citacao && !vinculante;
      return resolveSumula({ tribunal, numero, vinculante: unsaid ? null : (vinculante ?? null) }, acervo.sumulas);
    }
    case 'tema':
      return unsupported('Temas de julgamento repetitivo ou de repercussão geral');
    case 'oj':
      return unsupported('Orientações jurisprudenciais');
    case 'enunciado':
      return unsupported('Enunciados');
    case null:
      throw new Error('the citation is of no kind: it was not validated');
  }
}

type Provision = DispositivoCitado | Extract<ItemCitacao, { artigo: string }>;

function resolveProvision(
  citacao: Provision,
  acervo: Acervo,
  { contexto = '', diploma }: OpcoesVerificacao,
): Resolucao {
  if (citacao.sigla === null) return resolveAmbiguo(acervo, citacao, contexto);
  const extracted = 'offset' in citacao;
  const identidade = identifyAto(citacao.sigla, acervo);
  if (!('sigla' in identidade)) {
    return resolveDesconhecido(identidade, diploma ?? (extracted ? namedIn(citacao) : citacao.sigla));
  }
  return resolveDispositivo(acervo, {
    sigla: identidade.sigla,
    citacao,
    inferido: extracted && citacao.diploma_inferido,
    texto: extracted ? contexto : (citacao.rotulo ?? ''),
  });
}

/** The act as the extracted span cites it, where it does so by number; else its sigla. */
function namedIn({ rotulo, sigla }: DispositivoCitado): string {
  const cited = parseActCitation(rotulo);
  return cited ? rotulo.slice(cited.inicio, cited.fim) : (sigla ?? rotulo);
}

function unsupported(what: string): Resolucao {
  return { status: 'nao_suportado', mensagem: `${what} não são verificados por este serviço.` };
}
