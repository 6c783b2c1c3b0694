import { isOutside } from '../citations/query/whole-query.ts';
import type { CitacaoExtraida, DispositivoCitado, SumulaCitada } from '../contract/model/verification/citacao.ts';
import type { ItemCitacao } from '../contract/model/verification/item-citacao.ts';
import type { Resolucao, Status } from '../contract/model/verification/resolucao.ts';
import { tipoDoItem } from '../contract/model/verification/tipo-do-item.ts';
import { toRoman } from '../law/numerais.ts';
import type { Acervo } from './acervo/acervo.ts';
import type { AtoVerificavel } from './acervo/ato-verificavel.ts';
import { nomesOf } from './acervo/nomes-do-acervo.ts';
import { isExtraida } from './extraida.ts';
import { withGravidade } from './gravidade.ts';
import { type Desconhecida, resolveDesconhecido, resolveNaoAlterado } from './identify/desconhecido.ts';
import { identifyAto } from './identify/identify-ato.ts';
import { nomeNoRotulo } from './identify/nome-do-ato.ts';
import { type Achado, type Lidas, showAchado } from './locate/achado.ts';
import { alterou } from './locate/alteradores.ts';
import { isDeQuemAlterou, type Provision } from './locate/ao-lado.ts';
import { locate, type Niveis } from './locate/locate.ts';
import { resolveAmbiguo } from './resolve-ambiguo.ts';
import { resolveDispositivo } from './resolve-dispositivo.ts';
import { suggestEm, suggestNoAtoCerto } from './suggest/ato-certo.ts';
import { resolveSumula } from './sumulas/resolve-sumula.ts';
import { ressalvaDeData } from './time/data-citada.ts';
import { isDitoRevogado } from './time/dito-revogado.ts';
import { ressalvaDeRedacao } from './time/outra-redacao.ts';
import { ressalvaDeMudanca, ressalvaDeTempo } from './time/ressalva-de-tempo.ts';
import { withCorrespondencia } from './time/sucessor.ts';

export interface OpcoesVerificacao {
  /** The text around an extracted citation; candidates are ranked by it. */
  contexto?: string;
  /** The sentence that the citation is in; suggestions are ranked by it. */
  frase?: string;
  /** The text right before and after the citation, which may say that it is repealed, or which wording is meant. */
  antes?: string;
  depois?: string;
  /** The act as the text names it, for `diploma_citado`. */
  diploma?: string;
  /** The words already read for other citations of the text. */
  lidas?: Lidas;
}

/** Verifies whether what is cited exists and is in force. The citation comes from a request or from a text. */
export function resolveCitacao(
  citacao: ItemCitacao | CitacaoExtraida,
  acervo: Acervo,
  opcoes: OpcoesVerificacao = {},
): Resolucao {
  const found = findCitacao(citacao, acervo, opcoes);
  return withGravidade('ato' in found ? showAchado(found, opcoes.lidas) : found);
}

/**
 * Does the same but leaves the fields of a provision in its act, for callers that write them out without reading them.
 */
export function findCitacao(
  citacao: ItemCitacao | CitacaoExtraida,
  acervo: Acervo,
  opcoes: OpcoesVerificacao = {},
): Achado | Resolucao {
  switch (tipoDoItem(citacao)) {
    case 'dispositivo':
      return resolveProvision(citacao as Provision, acervo, opcoes);
    case 'sumula': {
      const { tribunal, numero, vinculante, tribunal_inferido, origem_tribunal } = citacao as SumulaCitada;
      // A text that says only "Súmula 11 do STF" leaves the kind open; a request with `vinculante: false` does not.
      const unsaid = isExtraida(citacao) && !vinculante;
      const inferido = tribunal_inferido ? (origem_tribunal ?? 'texto') : null;
      return resolveSumula(
        {
          tribunal,
          numero,
          vinculante: unsaid ? null : (vinculante ?? null),
          inferido,
          contexto: opcoes.contexto ?? '',
        },
        acervo.sumulas,
      );
    }
    case 'tema':
      return unsupported('Temas de julgamento repetitivo ou de repercussão geral');
    case 'oj':
      return unsupported('Orientações jurisprudenciais', 'verificadas');
    case 'enunciado':
      return unsupported('Enunciados');
    case null:
      throw new Error('the citation is of no kind: it was not validated');
  }
}

function resolveProvision(
  citacao: Provision,
  acervo: Acervo,
  { contexto = '', frase = contexto, antes = '', depois = '', diploma }: OpcoesVerificacao,
): Achado | Resolucao {
  if (citacao.sigla === null) return resolveAmbiguo(acervo, citacao, contexto, frase);
  const extracted = isExtraida(citacao);
  const named = () => (extracted ? (diploma ?? nameIn(citacao, acervo)) : null);
  const identidade = identifyAto(citacao.sigla, acervo);
  if (!('sigla' in identidade)) {
    const nome = named();
    const tempo = ressalvaDeTempo(citacao.sigla, citacao.tempo);
    // An undated name that was read as that of an act of another time says less than the sigla, and may be the name of
    // today's act.
    const told = nome === null || tempo !== null ? identidade : identifyNamed(nome, identidade, acervo);
    const sugestao = suggestNoAtoCerto(told, citacao, acervo);
    // A sigla that was made of the words (`ce sp 5`: `X-CE-SP`) is not shown: the words are.
    const chamado = extracted && isOutside(citacao) ? citacao.rotulo : citacao.sigla;
    const desconhecido = resolveDesconhecido(told, nome ?? citacao.tempo?.hoje ?? chamado, acervo);
    const found = withCorrespondencia(desconhecido, citacao, acervo);
    const dito = tempo === null ? found : { ...found, mensagem: `${tempo} ${found.mensagem}` };
    if (sugestao.length > 0 && (found.motivo === 'contradiz' || found.motivo === 'data_diversa'))
      return { ...dito, sugestao };
    // Without the provision in the act that is meant, not only the year is wrong.
    return found.motivo === 'data_diversa' ? { ...dito, motivo: 'contradiz' } : dito;
  }
  const { sigla } = identidade;
  const ato = acervo.ato(sigla);
  const ao_lado = identidade.ao_lado ?? citacao.ao_lado ?? null;
  if (ao_lado !== null && !isDeQuemAlterou(ato, ao_lado, citacao)) {
    const outros = alterou(ato.alteradores, ao_lado);
    const found = resolveNaoAlterado(
      { sigla, ao_lado, artigo: citacao.artigo, outros },
      named() ?? citacao.sigla,
      acervo,
    );
    const sugestao = suggestEm(sigla, citacao, acervo);
    return sugestao.length > 0 ? { ...found, sugestao } : found;
  }
  // The act named behind the second of two articles need not be that of the first.
  const combinado = extracted && COMBINADO.test(depois) && nameIn(citacao, acervo) === null;
  if (combinado && locate(ato, citacao) === null) return resolveAmbiguo(acervo, citacao, contexto, frase);
  const romano = extracted ? null : romanoDe(ato, citacao);
  const found = resolveDispositivo(acervo, {
    ato,
    citacao: romano === null ? citacao : { ...citacao, inciso: romano },
    inferido: citacao.diploma_inferido ? (extracted && SO_NIVEL.test(citacao.rotulo) ? 'artigo' : 'diploma') : null,
    texto: extracted ? frase : (citacao.rotulo ?? ''),
  });
  const data = extracted ? ressalvaDeData(citacao.rotulo, ato.data) : null;
  const redacao = 'ato' in found ? ressalvaDeRedacao(depois) : null;
  const mudanca = 'ato' in found ? ressalvaDeMudanca(found, citacao.tempo, acervo) : null;
  const tempo = ressalvaDeTempo(sigla, citacao.tempo);
  const lido = romano === null ? null : `O inciso “${citacao.inciso}” foi lido como ${romano}.`;
  const ditas = [lido, data, redacao, tempo, mudanca].filter((dita) => dita !== null);
  if (!('ato' in found)) return ditas.length === 0 ? found : addMensagem(found, ditas.join(' '));
  const dito = ditas.length === 0 ? found.dito : addMensagem(found.dito, ditas.join(' '));
  if (found.status === 'revogado' && isDitoRevogado(antes, depois))
    return { ...found, dito: { ...dito, motivo: 'dito_revogado' } };
  // The other code of that name may be meant: it was in all eight such citations of real texts (six of them judged).
  if (tempo !== null && citacao.tempo?.outro !== undefined && EXISTE.has(found.status))
    return { ...found, dito: { ...dito, alerta: { tipo: 'tempo_diverso', sugestao: [], motivo: tempo } } };
  if (data !== null && CONFIRMADA.has(found.status)) return { ...found, dito: { ...dito, motivo: 'data_diversa' } };
  return { ...found, dito };
}

/** `art. 373, I| c/c art. 6º, VIII, do CDC` */
const COMBINADO = /^[\s,]*(?:c\/c|c\.c\.|combinad[oa]s?\s+com)(?!\p{L})/iu;

/**
 * Returns the Roman numeral of an inciso that a program sent in digits (`78`: `LXXVIII`); null if it is not in digits,
 * if the act's own labels are, if there is no such inciso either, or if it may be the number of a paragraph of the
 * article.
 */
function romanoDe(ato: AtoVerificavel, citacao: Niveis): string | null {
  const { inciso } = citacao;
  if (!inciso || !/^[1-9]\d{0,2}$/.test(inciso) || Number(inciso) >= 400) return null;
  const romano = toRoman(Number(inciso));
  const lacks = (valor: string): boolean => locate(ato, { ...citacao, inciso: valor })?.falta?.nivel === 'inciso';
  if (!lacks(inciso) || lacks(romano)) return null;
  const paragrafo = { ...citacao, paragrafo: inciso, inciso: null, alinea: null, item: null };
  return !citacao.paragrafo && locate(ato, paragrafo)?.falta === null ? null : romano;
}

/** The statuses of what exists and is in force, if only in part. */
export const EXISTE: ReadonlySet<Status> = new Set<Status>(['verificado', 'verificado_inferido', 'verificado_parcial']);
const CONFIRMADA: ReadonlySet<Status> = new Set<Status>(['verificado', 'verificado_inferido']);

const addMensagem = <T extends Pick<Resolucao, 'mensagem'>>(dito: T, frase: string): T => ({
  ...dito,
  mensagem: dito.mensagem ? `${dito.mensagem} ${frase}` : frase,
});

/** Matches `§ 3º`, `inciso X desse artigo`: citations that do not say the article's number. */
const SO_NIVEL = /^(?:§|inc|par|al[íi]n|caput|cabe|letra|it)(?!.*art\S{0,6}\s*\d)/isu;

/** Returns the words of the citation itself that name its act. */
function nameIn(citacao: DispositivoCitado, acervo: Acervo): string | null {
  // An act of another time is cited by the name that today's act has.
  const sigla = citacao.tempo?.hoje ?? citacao.sigla;
  return nomeNoRotulo({ ...citacao, sigla }, nomesOf(acervo));
}

/**
 * The words of the text say more than the sigla generated from them, but they never make it another act, one of the
 * corpus.
 */
function identifyNamed(named: string, known: Desconhecida, acervo: Acervo): Desconhecida {
  const told = identifyAto(named, acervo);
  return 'sigla' in told ? known : told;
}

function unsupported(what: string, verificados = 'verificados'): Resolucao {
  return { status: 'nao_suportado', mensagem: `${what} não são ${verificados} por este serviço.` };
}
