import { readConsulta } from '../../schemas/citations/typed-query.ts';
import type { CitacaoExtraida } from '../../schemas/contract/model/verification/citacao.ts';
import type { Resolucao } from '../../schemas/contract/model/verification/resolucao.ts';
import { semAno } from '../../schemas/search/query/ano-do-ato.ts';
import { readCitados } from '../../schemas/search/query/citados.ts';
import { isQuantia } from '../../schemas/search/query/quantia.ts';
import type { Acervo } from '../../schemas/verify/acervo/acervo.ts';
import { nomesOf } from '../../schemas/verify/acervo/nomes-do-acervo.ts';
import { resolveDesconhecido } from '../../schemas/verify/identify/desconhecido.ts';
import { identifyAto } from '../../schemas/verify/identify/identify-ato.ts';
import type { CitacaoResolvida } from '../../schemas/verify/resolve-texto.ts';

/** The same limit as in `/v1/consulta`. */
const MAX_CONSULTA = 3;

/** The citations in what a person typed. */
export function readCitacoes(q: string, acervo: Acervo): CitacaoExtraida[] {
  const exists = (chave: string) => {
    const sigla = acervo.sigla(chave.split('.', 1)[0] ?? '');
    return sigla !== null && acervo.ato(sigla).posicao(chave) !== null;
  };
  return readConsulta(q, nomesOf(acervo), acervo.sigla, exists).slice(0, MAX_CONSULTA);
}

/**
 * An act that was typed without an article: its sigla and name, or what is known about it if it is not in the corpus.
 */
export type AtoDigitado = { sigla: string; nome: string } | { resolucao: Resolucao };

/** The reasons why a name with a number is of no act, if the number may be an article's. */
const NEM_ATO: ReadonlySet<Resolucao['motivo']> = new Set(['contradiz', 'sem_diploma']);

/**
 * `clt`, `cf 88`, `cpc 1973`; null if no act is named. `cdc 14` would name the code by a wrong year, but is its art. 14.
 * `cc 1916` may be either, the code of that year or the art. 1.916.
 * @param resolvidas the citations of the same words
 */
export function readAtoDigitado(
  q: string,
  resolvidas: readonly Pick<CitacaoResolvida, 'resolucao'>[],
  acervo: Acervo,
): AtoDigitado | null {
  const identidade = identifyAto(q, acervo);
  if ('sigla' in identidade) {
    const { sigla, ao_lado } = identidade;
    return ao_lado === undefined ? { sigla, nome: acervo.atos.bySigla(sigla)?.nome ?? sigla } : null;
  }
  if ('nome' in identidade) return null;
  const resolucao = resolveDesconhecido(identidade, q, acervo);
  const isArtigo = resolvidas.some(({ resolucao: { ref_key } }) => ref_key !== undefined);
  return isArtigo && NEM_ATO.has(resolucao.motivo) ? null : { resolucao };
}

/** A search query: its citations, the text that contains them, and the rest. */
export interface BuscaLida {
  texto: string;
  citacoes: CitacaoExtraida[];
  resto: string;
}

/**
 * Reads the citations of a search query: those that exist or, if the query is only a citation, one that does not. Cited
 * words are not searched for.
 */
export function readBusca(digitado: string, acervo: Acervo): BuscaLida {
  const q = semAno(digitado, acervo);
  const { ref_keys, resto } = readCitados(q, acervo);
  // A single key among other words is read by itself.
  const alone = ref_keys.length > 0 && readCitacoes(q, acervo).length === 0;
  const texto = alone ? (ref_keys[0] as string) : q;
  // `covid 19` has the form of a citation, but names no act.
  const citacoes = readCitacoes(texto, acervo).filter(
    (citacao) => citacao.tipo !== 'dispositivo' || !(citacao.sigla?.startsWith('X-') || isQuantia(texto, citacao)),
  );
  const outside = citacoes.reduce(
    (rest, { offset, fim }) => rest.slice(0, offset) + ' '.repeat(fim - offset) + rest.slice(fim),
    texto,
  );
  const whole = !/[\p{L}\p{N}]/u.test(outside);
  return { texto, citacoes: ref_keys.length > 0 || whole ? citacoes : [], resto: resto.trim() };
}
