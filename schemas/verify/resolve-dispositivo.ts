import type { Sucessor } from '../contract/model/corpus/sucessor.ts';
import type { CitacaoDispositivo } from '../contract/model/verification/citacao.ts';
import type { Parcial, Resolucao } from '../contract/model/verification/resolucao.ts';
import { artigoNumbers } from '../law/artigo-number.ts';
import { nivelForms } from '../law/nivel-forms.ts';
import { printSigla } from '../law/ref-key-por-extenso.ts';
import { printPartes } from '../law/rotulo-extenso.ts';
import { listaDeRadicais } from '../text/radicais.ts';
import type { Acervo } from './acervo/acervo.ts';
import type { AtoVerificavel } from './acervo/ato-verificavel.ts';
import { motivo, ressalvaDeEficacia, ressalvas } from './acervo/notas.ts';
import { printRevogacao, revogacaoDe } from './identify/revogacao-do-ato.ts';
import type { Achado } from './locate/achado.ts';
import { type Localizado, locate } from './locate/locate.ts';
import { artigosDeNumero } from './suggest/artigos-de-numero.ts';
import { renumerado, suggestArtigo, suggestNivel, suggestSucessores } from './suggest/sugestao.ts';
import { printSucessores, substituidoDoAnterior } from './time/sucessor.ts';

type Inferido = 'diploma' | 'artigo';

/** A citation of a provision whose act is in the corpus. */
export interface NoAto {
  ato: AtoVerificavel;
  citacao: Omit<CitacaoDispositivo, 'tipo' | 'sigla' | 'rotulo'>;
  /** What the citation itself does not name: its act, or its article too. */
  inferido: Inferido | null;
  /** The claim or the sentence of the citation; suggestions are based on it. */
  texto: string;
}

const INFERIDO: Record<Inferido, string> = {
  diploma: 'O diploma foi inferido do texto.',
  artigo: 'O diploma foi inferido do texto, e o artigo é o que se disse antes.',
};
const SO_DIVIDE = 'Este dispositivo não tem texto próprio: o que dispõe está nas divisões abaixo dele.';
const SEM_TEXTO = 'A fonte traz este dispositivo sem texto: não há redação que conferir; leia-a na publicação oficial.';

/** Takes steps 3 to 7 of the order of statuses: missing article, veto, repeal, missing level, in force. */
export function resolveDispositivo(acervo: Acervo, { ato, citacao, inferido, texto }: NoAto): Achado | Resolucao {
  const found = locate(ato, citacao);
  if (!found) return missing(acervo, ato, citacao, inferido, texto);
  const { cadeia, falta } = found;
  const so = citacao.caput === true && cadeia.length === 1 && falta === null;
  const { status, ditas, sugestao } = judge(ato, found, so, inferido);
  // The act's repeal is mentioned for provisions that were repealed with it and for those that survived it.
  const revogacao = revogacaoDe(acervo, ato.sigla);
  const fell = ato.mostra(cadeia.at(-1) as number).revogado_por === revogacao?.ato;
  if (revogacao && (fell || status !== 'revogado')) ditas.push(printRevogacao(revogacao));
  const dito: Achado['dito'] = sugestao ? { sugestao } : {};
  if (falta) dito.parcial = { ...falta, encontrado: ato.chave(cadeia.at(-1) as number) };
  if (status === 'verificado_parcial')
    dito.sugestao = suggestNivel(ato, found, ato.numerosDe(listaDeRadicais(texto), acervo.vocabulario));
  const novo = falta ? renumerado(ato, cadeia.at(-1) as number, nivelForms(falta.nivel, falta.valor)) : null;
  const troca = novo || status === 'verificado_parcial' ? substituir(acervo, ato, citacao, novo) : null;
  if (troca) {
    ditas.push(troca.dita);
    Object.assign(dito, troca.dito);
  }
  if (inferido) ditas.push(INFERIDO[inferido]);
  if (ditas.length > 0) dito.mensagem = ditas.join(' ');
  return { ato, cadeia, so, status, dito };
}

/**
 * Returns the state of a provision, the sentences to say of it, and suggestions if its words are in another place
 * today.
 */
function judge(
  ato: AtoVerificavel,
  { cadeia, falta }: Localizado,
  so: boolean,
  inferido: Inferido | null,
): Pick<Resolucao, 'status' | 'sugestao'> & { ditas: string[] } {
  const posicao = cadeia.at(-1) as number;
  const nome = printSigla(ato.sigla);
  const estado = ato.estado(posicao);
  const caputVetado = estado === 'caput_vetado';
  const faltou = falta ? ` Também não existe ali ${printNivel(falta)}.` : '';

  const vetado = cadeia.find((acima) => ato.estado(acima) === 'vetado') ?? (so && caputVetado ? posicao : undefined);
  if (vetado !== undefined) {
    const what = `${so ? 'O caput do' : 'O'} ${printPartes(ato.partes(vetado))} (${nome})`;
    return { status: 'nao_encontrado', ditas: [`${what} foi vetado e não vigora.${faltou}`] };
  }
  const ditas = eficacias(ato, cadeia);
  // A provision's own state already takes those above it into account: it may outlive a repealed caput.
  if (estado === 'revogado') {
    const mostra = ato.mostra(posicao);
    ditas.unshift(`O ${printPartes(ato.partes(posicao))} (${nome}) não vigora: ${motivo(mostra)}.${faltou}`);
    if (!mostra.sucessor) return { status: 'revogado', ditas };
    ditas.push(printSucessores(mostra.sucessor, ato.sigla));
    const sugestao = suggestSucessores(ato, mostra.sucessor);
    return { status: 'revogado', ditas, ...(sugestao.length > 0 && { sugestao }) };
  }
  const vazio = ato.isVazio(posicao, so) && !caputVetado;
  // A provision without a wording is not known to be in force.
  if (vazio && !ato.divide(posicao)) return { status: 'nao_encontrado', ditas: [`${SEM_TEXTO}${faltou}`, ...ditas] };
  if (ato.ressalvado(posicao)) ditas.push(...ressalvas(ato.mostra(posicao)));
  for (const acima of cadeia) {
    if (acima === posicao || !ato.ressalvado(acima)) continue;
    const onde = { nome: printPartes(ato.partes(acima)), ja: ato.mostra(posicao) };
    ditas.push(...ressalvas(ato.mostra(acima), onde));
  }
  if (vazio) ditas.push(SO_DIVIDE);
  if (caputVetado) ditas.push('O caput deste artigo foi vetado.');
  if (!falta) return { status: inferido ? 'verificado_inferido' : 'verificado', ditas };
  const what = `Não existe ${printNivel(falta)} no ${printPartes(ato.partes(posicao))} (${nome})`;
  return { status: 'verificado_parcial', ditas: [`${what}; o texto é do que existe.`, ...ditas] };
}

/**
 * Returns the sentences about deferred effects: the provision's own, or else those of the nearest provision above it
 * with a note of its own.
 */
function eficacias(ato: AtoVerificavel, cadeia: Localizado['cadeia']): string[] {
  const posicao = cadeia.at(-1) as number;
  if (ato.diferido(posicao)) return [ressalvaDeEficacia(ato.mostra(posicao))];
  // A provision that was itself repealed is described by its own state, not by the deferral of a provision above it.
  const acima = ato.estado(posicao) === 'revogado' ? undefined : cadeia.findLast((above) => ato.diferido(above));
  return acima === undefined ? [] : [ressalvaDeEficacia(ato.mostra(acima), printPartes(ato.partes(acima)))];
}

const NENHUM = { sigla: '', paragrafo: null, inciso: null, alinea: null, item: null };

/**
 * Prints `o § 3º`, `o inciso LXXX`, `a alínea “z”`. A value that is not a paragraph's number is printed as it was
 * cited.
 */
function printNivel({ nivel, valor }: Pick<Parcial, 'nivel' | 'valor'>): string {
  if (nivel === 'paragrafo' && !/^(?:\d+(?!\p{Ll})|unico)/u.test(valor)) return `o parágrafo “${valor}”`;
  const named = printPartes({ ...NENHUM, artigo: '', [nivel]: valor }).replace(/^art\. , /, '');
  return `${nivel === 'alinea' ? 'a' : 'o'} ${named}`;
}

/**
 * Returns what replaced a provision that is not there, with the sentences that say so: what a note says that it was
 * renumbered as, or what took the place of a provision of the predecessor. That is more likely meant than what looks
 * alike, so it is suggested instead.
 */
function substituir(
  acervo: Acervo,
  ato: AtoVerificavel,
  citacao: NoAto['citacao'],
  novo: Sucessor | null,
): { dita: string; dito: Pick<Resolucao, 'sucessor' | 'sugestao'> } | null {
  if (novo) return { dita: printSucessores([novo], ato.sigla), dito: { sucessor: [novo] } };
  const anterior = substituidoDoAnterior(ato.sigla, citacao, acervo);
  if (!anterior) return null;
  const { sucessor, dita } = anterior;
  const sugestao = suggestSucessores(ato, sucessor);
  return { dita, dito: { ...(sucessor.length > 0 && { sucessor }), ...(sugestao.length > 0 && { sugestao }) } };
}

function missing(
  acervo: Acervo,
  ato: AtoVerificavel,
  citacao: NoAto['citacao'],
  inferido: Inferido | null,
  texto: string,
): Resolucao {
  const { artigo } = citacao;
  const radicais = listaDeRadicais(texto);
  const palavras = ato.numerosDe(radicais, acervo.vocabulario);
  const dito = { radicais, palavras, assuntos: acervo.assuntos(ato.sigla) };
  const ditas = [`Não existe o ${printPartes({ ...NENHUM, artigo })} (${printSigla(ato.sigla)}).`];
  const novo = renumerado(ato, null, artigoNumbers(artigo));
  const troca = substituir(acervo, ato, citacao, novo);
  if (troca) ditas.push(troca.dita);
  if (inferido) ditas.push(INFERIDO[inferido]);
  const sugestao = suggestArtigo(ato, artigo, dito, (numero) => artigosDeNumero(acervo, numero));
  const found = { status: 'nao_encontrado', sugestao, mensagem: ditas.join(' ') } as const;
  return troca ? { ...found, ...troca.dito } : found;
}
