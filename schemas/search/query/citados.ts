import { readConsulta } from '../../citations/typed-query.ts';
import { refKeySumula, TRIBUNAIS } from '../../contract/model/corpus/ref-key-sumula.ts';
import type { CitacaoExtraida, DispositivoCitado } from '../../contract/model/verification/citacao.ts';
import { isDeAprovacao } from '../../law/artigo-de-aprovacao.ts';
import { formatRefKey } from '../../law/ref-key.ts';
import type { Acervo } from '../../verify/acervo/acervo.ts';
import type { Dono } from '../../verify/acervo/donos-do-artigo.ts';
import { nomesOf } from '../../verify/acervo/nomes-do-acervo.ts';
import { isAno, isAnoDe, semAno } from './ano-do-ato.ts';
import { isQuantia } from './quantia.ts';
import { NUMERO_DE_LEI, siglaDigitada } from './sigla-digitada.ts';

/** The provisions of the snapshot that a query cites, and the rest of the query. */
export interface Citados {
  ref_keys: string[];
  resto: string;
}

const KEY = /(?<!\S)\p{L}[\p{L}\p{N}-]{0,19}\.\d\S*/u;
/** `cp 121`. */
const SEM_ART = /(?<!\S)(\p{L}{2,6})\s+(\d{1,4}(?:-\p{L})?)(?!\S)/u;
/** `9099 61`, `9.099/95, art. 61`: what follows the number of a law. */
const SEM_ESPECIE = new RegExp(String.raw`^\s*(${NUMERO_DE_LEI})[\s,]+(art(?:igo)?\.?\s*)?(?=\d)`, 'iu');
/** For a query that only names an act: the number of its first articles that come before other results. */
const ABERTURA = 3;

/**
 * Reads a query that is a citation, contains some (`art. 5 cf`, `CP.121`, `súmula 7 stj`), or names an act and nothing
 * else.
 */
export function readCitados(q: string, acervo: Acervo): Citados {
  const nome = semAno(q, acervo);
  const sigla = siglaDigitada(nome, acervo);
  if (sigla !== null)
    return { ref_keys: abertura(sigla, acervo), resto: acervo.sigla(nome.trim()) === null ? '' : nome };
  // Every other citation contains a number.
  if (!/\d/.test(q)) return { ref_keys: [], resto: q };
  const key = KEY.exec(q);
  // A key among other words is not read by the citation grammar.
  if (key && key[0] !== q.trim()) {
    const { ref_keys } = readCitacoes(key[0], acervo);
    if (ref_keys.length > 0) return { ref_keys, resto: apagar(q, key.index, key.index + key[0].length) };
  }
  const porNumero = readSemEspecie(q, acervo);
  if (porNumero) return porNumero;
  const { ref_keys, resto, semArtigo } = readCitacoes(q, acervo);
  if (ref_keys.length > 0) return { ref_keys, resto };
  if (semArtigo !== null) return { ref_keys: abertura(semArtigo, acervo), resto };
  return readSemArt(resto, acervo) ?? { ref_keys, resto };
}

interface Lidos extends Citados {
  /** The act, if the whole query cites a provision that it does not have. */
  semArtigo: string | null;
}

/**
 * Words of a citation that was found are not searched for. If the act has no such provision, the name of the act is.
 */
function readCitacoes(q: string, acervo: Acervo): Lidos {
  const ref_keys = new Set<string>();
  let resto = q;
  let semArtigo: string | null = null;
  for (const citacao of readConsulta(q, nomesOf(acervo), acervo.sigla, (chave) => holds(acervo, chave))) {
    const { offset, fim } = citacao;
    const alone = q.trim().length === fim - offset;
    if ('sigla' in citacao && isQuantia(q, citacao)) continue;
    const found = keysOf(citacao, acervo, alone);
    if (found.length > 0 || !('sigla' in citacao)) {
      for (const key of found) ref_keys.add(key);
      resto = apagar(resto, offset, fim);
    } else if (nomeiaAto(citacao.sigla)) {
      const sigla = acervo.sigla(citacao.sigla);
      if (alone && isOutroAno(citacao, acervo)) return { ref_keys: [], resto: q, semArtigo: null };
      if (alone) semArtigo = sigla;
      // For an act that is not in the corpus nothing is searched for, because its numbers occur everywhere.
      const [inicio, ate] = sigla === null ? [fim, fim] : nomeEm(q, citacao, (nome) => acervo.sigla(nome) === sigla);
      resto = apagar(apagar(resto, offset, inicio), ate, fim);
    }
  }
  return { ref_keys: [...ref_keys], resto, semArtigo };
}

/** `cpc 1973` means the earlier code. What today's act says about that year is the answer, not its first articles. */
const isOutroAno = ({ sigla, artigo }: { sigla: string | null; artigo?: string }, acervo: Acervo): boolean =>
  sigla !== null && artigo !== undefined && isAno(artigo) && !isAnoDe(sigla, artigo, acervo);

/** `covid 19` has the form of a citation, but names no act. */
const nomeiaAto = (sigla: string | null): sigla is string => sigla !== null && !sigla.startsWith('X-');

const apagar = (texto: string, offset: number, fim: number) =>
  texto.slice(0, offset) + ' '.repeat(fim - offset) + texto.slice(fim);

/**
 * The place of the act's name in a citation: the longest run of its words that names one; if there is none, an empty
 * place at its end.
 */
function nomeEm(q: string, { offset, fim }: CitacaoExtraida, nomeia: (texto: string) => boolean): [number, number] {
  const palavras = [...q.slice(offset, fim).matchAll(/[^\s,;.]+/gu)].map(({ index, 0: palavra }) => ({
    inicio: offset + index,
    fim: offset + index + palavra.length,
  }));
  return (
    palavras
      .flatMap(({ inicio }, i) => palavras.slice(i).map((ultima): [number, number] => [inicio, ultima.fim]))
      .toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))
      .find(([inicio, ate]) => nomeia(q.slice(inicio, ate))) ?? [fim, fim]
  );
}

/** Reads the query as if it contained `lei` and `art.`, which are then not searched for. */
function readSemEspecie(q: string, acervo: Acervo): Citados | null {
  const [cabeca = '', numero = '', art] = SEM_ESPECIE.exec(q) ?? [];
  const sigla = siglaDigitada(numero, acervo);
  if (sigla === null) return null;
  const cauda = q.slice(cabeca.length);
  const [artigo = ''] = /^\d[\d.]*/.exec(cauda) ?? [];
  if (art === undefined) {
    if (isAnoDe(sigla, artigo, acervo)) return readCitados(numero + apagar(cauda, 0, artigo.length), acervo);
    if (isQuantia(q, { offset: cabeca.length, fim: cabeca.length + artigo.length })) return null;
  }
  const lei = `lei ${numero} art `;
  const read = readCitacoes(lei + cauda, acervo);
  const resto = read.resto.slice(lei.length);
  if (resto === cauda) return null;
  const found = read.resto.slice(0, lei.length).trim() === '';
  return found ? { ref_keys: read.ref_keys, resto } : readCitados(`${numero} ${resto}`, acervo);
}

function readSemArt(q: string, acervo: Acervo): Citados | null {
  const found = SEM_ART.exec(q);
  if (!found) return null;
  const { 0: whole, 1: nome = '', 2: numero = '', index } = found;
  const sigla = acervo.sigla(nome);
  const fim = index + whole.length;
  if (sigla === null || isQuantia(q, { offset: index, fim })) return null;
  const key = `${sigla}.${numero.toUpperCase()}`;
  if (!isAnoDe(sigla, numero, acervo) && holds(acervo, key)) return { ref_keys: [key], resto: apagar(q, index, fim) };
  if (isOutroAno({ sigla, artigo: numero }, acervo)) return null;
  return readCitados(apagar(q, index + nome.length, fim), acervo);
}

/** @param alone whether the citation is the whole query; only then may an article without an act be of any act */
function keysOf(citacao: CitacaoExtraida, acervo: Acervo, alone: boolean): string[] {
  if (citacao.tipo === 'dispositivo') {
    const { sigla, artigo } = citacao;
    if (sigla === null) return alone ? acervo.donos(artigo).flatMap((dono) => keyIn(dono, citacao)) : [];
    const keys = [formatRefKey({ ...citacao, sigla }), `${sigla}.${artigo}`];
    return keys.filter((key) => holds(acervo, key)).slice(0, 1);
  }
  if (citacao.tipo !== 'sumula') return [];
  const { tribunal, numero, vinculante } = citacao;
  // Without a court it may be of each court, and for one court also the binding súmula.
  return TRIBUNAIS.filter((each) => tribunal === null || each === tribunal)
    .filter((each) => acervo.sumulas?.sumula(each, numero, vinculante ?? false))
    .map((each) => refKeySumula({ tribunal: each, numero, vinculante: vinculante ?? false }));
}

/** Returns the key of what is cited in an act that has its article; none if the act does not have it. */
function keyIn({ sigla, lugares }: Dono, citado: DispositivoCitado): string[] {
  const key = formatRefKey({ ...citado, sigla });
  const [artigo = '', ...abaixo] = key.split('.').slice(1);
  let posicao = lugares.abaixo(null, artigo);
  for (const rotulo of abaixo) posicao = posicao === null ? null : lugares.abaixo(posicao, rotulo);
  return posicao === null ? [] : [key];
}

function abertura(sigla: string, acervo: Acervo): string[] {
  const own = acervo
    .ato(sigla)
    .artigos()
    .filter((artigo) => !isDeAprovacao(artigo));
  return own.slice(0, ABERTURA).map((artigo) => `${sigla}.${artigo}`);
}

function holds(acervo: Acervo, refKey: string): boolean {
  const sigla = acervo.sigla(refKey.split('.', 1)[0] ?? '');
  return sigla !== null && acervo.ato(sigla).posicao(refKey) !== null;
}
