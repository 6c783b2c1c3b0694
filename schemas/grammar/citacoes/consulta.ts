import { LEXICON } from '../../citations/lexicon/lexicon.ts';
import { UFS } from '../../citations/lexicon/places.ts';
import { findPrecedents } from '../../citations/precedents/precedents.ts';
import { tokenize } from '../../citations/tokens/tokenize.ts';
import type { CitacaoExtraida } from '../../contract/model/citacao.ts';
import { parseRefKeySumula } from '../../contract/model/ref-key-sumula.ts';
import { formatRefKey, parseRefKey } from '../../law/ref-key.ts';
import { refKeyForms } from '../../law/ref-key-forms.ts';
import { compact } from '../../text/compact.ts';
import { FORMA, type Partes, readSoltas, spanOf, upper, whole } from './consulta-solta.ts';
import { extractCitacoes } from './extrair.ts';
import { comNomeAproximado } from './nome-aproximado.ts';
import type { Nomes } from './nomes.ts';
import { comSufixo, reescrever } from './reescrita.ts';
import { readUrn } from './urn-lex.ts';

/** Resolves any name of an act, as a person writes it, to its sigla. */
export type ResolveNome = (nome: string) => string | null;

/** Whether a provision of that ref_key exists: of two readings of a key, that one is meant. */
export type Existe = (chave: string) => boolean;

/**
 * What a person typed into a search box: a citation as in a text, or one of its bare forms (`cp 121`, `5º, X, CF`,
 * `CF.5.LXXVIII`, `sv 11`, a URN LEX, a pasted address), of which the whole query is the span. An act whose name is cut
 * short so far that it is found only because no other has such a name is inferred.
 */
export function readConsulta(
  q: string,
  nomes: Nomes,
  resolve: ResolveNome,
  existe: Existe = () => false,
): CitacaoExtraida[] {
  const read = (escrita: string) => readEscrita(escrita, nomes, resolve, existe);
  const escrita = reescrever(q, nomes);
  return readAnyForm(q, escrita, nomes, read, existe).map((citacao) => asLetra(citacao, existe));
}

/** `clt 482 i`: of an article that has letters, where it has no such inciso. */
function asLetra(citacao: CitacaoExtraida, existe: Existe): CitacaoExtraida {
  if (citacao.tipo !== 'dispositivo' || citacao.inciso?.length !== 1 || citacao.alinea !== null) return citacao;
  const letra = { ...citacao, inciso: null, alinea: citacao.inciso.toLowerCase() };
  return !existe(keyOf(citacao)) && existe(keyOf(letra)) ? letra : citacao;
}

function readAnyForm(
  q: string,
  escrita: string,
  nomes: Nomes,
  read: (escrita: string) => CitacaoExtraida[],
  existe: Existe,
): CitacaoExtraida[] {
  const nova = readNova(q, escrita, read, existe);
  if (nova) return nova.map((citacao) => ({ ...citacao, ...spanOf(q) }));
  const found = read(q);
  if (found.some((citacao) => citacao.tipo !== 'dispositivo' || citacao.sigla !== null)) return found;
  const aproximado = comNomeAproximado(escrita, nomes);
  const named = aproximado ? read(aproximado.escrita) : [];
  if (!aproximado || named.length === 0 || !isTudo(aproximado.escrita, named)) return found;
  return named.map((citacao) => ({
    ...citacao,
    ...spanOf(q),
    ...(citacao.tipo === 'dispositivo' && { diploma_inferido: !aproximado.inteiro }),
  }));
}

/** What a query says as it was written anew; null where it stays as it is, or is not read whole. */
function readNova(
  q: string,
  escrita: string,
  read: (escrita: string) => CitacaoExtraida[],
  existe: Existe,
): CitacaoExtraida[] | null {
  const inteira = (outra: string) => {
    const found = read(outra);
    return found.length > 0 && isTudo(outra, found) ? found : null;
  };
  const comLetra = comSufixo(escrita);
  if (comLetra === escrita) return escrita === q ? null : inteira(escrita);
  // `CP 121 A` is the article 121-A, which there is; `CLT 482 A`, an alínea; `CF 5 X`, an inciso.
  const artigo = inteira(comLetra);
  if (artigo?.every((citacao) => existe(keyOf(citacao)))) return artigo;
  const abaixo = inteira(escrita);
  if (!abaixo?.every((citacao) => citacao.tipo === 'dispositivo' && (citacao.inciso ?? citacao.alinea) !== null))
    return artigo;
  const isNumeral = abaixo.some((citacao) => citacao.tipo === 'dispositivo' && citacao.inciso !== null);
  return isNumeral || abaixo.every((citacao) => existe(keyOf(citacao))) ? abaixo : artigo;
}

const LIGACOES = compact(/(?<!\p{L})(?:[aoe]s?|d[aoe]s?|n[ao]s?)(?!\p{L})/giu);

/** Whether nothing but marks and what joins words stands outside the citations. */
function isTudo(text: string, found: readonly CitacaoExtraida[]): boolean {
  const outside = found.reduceRight((rest, { offset, fim }) => `${rest.slice(0, offset)} ${rest.slice(fim)}`, text);
  return !/[\p{L}\p{N}§]/u.test(outside.replace(LIGACOES, ''));
}

const ARTIGO = compact(/(?<!\p{L})art/iu);

function readEscrita(q: string, nomes: Nomes, resolve: ResolveNome, existe: Existe): CitacaoExtraida[] {
  const chave = parseRefKeySumula(q.trim());
  if (chave) return [{ tipo: 'sumula', ...spanOf(q), ...chave }];
  const tema = TEMA.exec(q)?.[1];
  if (tema !== undefined)
    return [{ tipo: 'tema', ...spanOf(q), tribunal: null, numero: Number(tema), sistematica: null }];
  const key = readKey(q, resolve, existe) ?? readKey(joinKey(q), resolve, existe) ?? readUrn(q, nomes);
  if (key) return [whole(q, key)];
  const daSumula = LEI_DA_SUMULA.test(q) ? citadas(q, nomes) : [];
  if (daSumula.length > 0) return daSumula;
  const found = extractCitacoes(raiseAcronimos(q.replace(CE_DE_ESTADO, '$1/'), nomes), nomes).map((citacao) => ({
    ...citacao,
    rotulo: q.slice(citacao.offset, citacao.fim),
  }));
  // `dec 678 art 8`: what is read by its number when one types it has the shape of an acronym in a text.
  if (FORMA.test(q) && found.some(isDeFora)) return citadas(q, nomes);
  // `cpc 85, 2, III`: what a text has behind an act is its year.
  if (!ARTIGO.test(q) && found.some(isDeFora)) {
    const soltas = citadas(q, nomes);
    if (soltas.length > 0 && !soltas.some(isDeFora)) return soltas;
  }
  const unread = found.some((citacao) => leavesLevels(q, citacao, found));
  if (!unread && found.some((citacao) => citacao.tipo !== 'dispositivo' || citacao.sigla !== null)) return found;
  const precedentes = precedentesOf(upper(q));
  if (precedentes.length > 0) {
    return precedentes.map((citacao) => ({ ...citacao, rotulo: q.slice(citacao.offset, citacao.fim) }));
  }
  const [sumula] = precedentesOf(nameSumula(q));
  if (sumula) return [{ ...sumula, ...spanOf(q) }];
  const bare = citadas(q, nomes);
  if (bare.length > 0) return bare;
  return unread ? [] : found;
}

/** Of an act that is in no catalogue and has no number. */
const isDeFora = (citacao: CitacaoExtraida): boolean =>
  citacao.tipo === 'dispositivo' && citacao.sigla?.startsWith('X-') === true;

const keyOf = (citacao: CitacaoExtraida): string =>
  citacao.tipo === 'dispositivo' && citacao.sigla !== null ? formatRefKey({ ...citacao, sigla: citacao.sigla }) : '';

const citadas = (q: string, nomes: Nomes) =>
  readSoltas(q.replace(CE_DE_ESTADO, '$1/'), nomes).map((citacao) => ({
    ...citacao,
    rotulo: q.slice(citacao.offset, citacao.fim),
  }));

const precedentesOf = (q: string) => findPrecedents(tokenize(q, LEXICON));

/** `tema 1046`: alone in a query it is one of a court, which a text would tell. */
const TEMA = /^\s*temas?\s+(?:n[.º°o]*\s*)?([1-9]\d{0,4})\s*$/i;
/** `lei da súmula vinculante 2`: the law, and its article. */
const LEI_DA_SUMULA = /^\s*lei\s+d[ae]s?\s+s[úu]mula/i;
/** `sum 7 stj`, `vinculante 10`. */
const SUMULA = /^\s*(?:s[úu]m\.?\s+(?:vinc\.?\s+)?|vinculante\s+)(?=\d)/i;
/** `stj 7`, `7 stj`. */
const DO_TRIBUNAL = /^\s*(?:(ST[FJM]|TS[TE]|TNU)\s+(\d{1,4})|(\d{1,4})\s*\/?\s*(ST[FJM]|TS[TE]|TNU))\s*$/i;

/** The query with the word that it leaves out or cuts short; empty when it is of no súmula. */
function nameSumula(q: string): string {
  const [, antes, depois, numero = depois, tribunal = antes] = DO_TRIBUNAL.exec(q) ?? [];
  if (numero !== undefined) return `Súmula ${numero} do ${upper(tribunal as string)}`;
  if (!SUMULA.test(q)) return '';
  return upper(q.replace(SUMULA, (head) => (/v/i.test(head) ? 'Súmula Vinculante ' : 'Súmula ')));
}

/** `ce sp 5`: the state is glued to the acronym in a text. */
const CE_DE_ESTADO = compact(new RegExp(`^(\\s*ce)\\s(?=(?:${UFS.join('|')})(?!\\p{L}))`, 'iu'));

/** `cadh 8.2.h`: a ref_key with a blank behind the act; `cc 1.003` is an article with its thousands. */
const joinKey = (q: string): string =>
  q.trim().replace(/^(\p{L}[\p{L}\p{N}/-]{1,19})\s+(?=\d+(?:\.[\p{L}\p{N}-]+)+$)(?!\d{1,3}\.\d{3}$)/u, '$1.');

/** Acronyms count in capitals, but people do not type them so. */
function raiseAcronimos(q: string, { raiz }: Nomes): string {
  return q.replace(/(?<![\p{L}\p{N}.])\p{L}{2,6}(?![\p{L}])/gu, (word) => {
    const raised = word.toUpperCase();
    return raiz.next.get(word.toLowerCase())?.alias && raised.length === word.length ? raised : word;
  });
}

const NIVEL_ADIANTE = compact(/^[\s,]*(?:§|\d|(?:inc|al[íi]n|par|item|caput)|[ivxlcdm]+(?![\p{L}\p{N}])|\p{L}\s*$)/iu);
const NIVEL_ATRAS = compact(/(?:\d[º°]?|(?<![\p{L}\p{N}])[ivxlcdm]+)[\s,]*$/iu);

/**
 * Beside the citation stands what looks like a level of it (`art 5 cf lxxviii`): to leave it out would be to verify
 * something else than what was asked.
 */
function leavesLevels(q: string, { offset, fim }: CitacaoExtraida, found: readonly CitacaoExtraida[]): boolean {
  const after = found.some((other) => other.offset >= fim) ? '' : q.slice(fim);
  const before = found.some((other) => other.fim <= offset) ? '' : q.slice(0, offset);
  return NIVEL_ADIANTE.test(after) || NIVEL_ATRAS.test(before);
}

/** `CF.5.LXXVIII`, `cc.1003.unico`. */
function readKey(q: string, resolve: ResolveNome, existe: Existe): Partes | null {
  const text = q.trim();
  if (!/^[\p{L}\p{N}/-]{1,40}\.\S+$/u.test(text) || /^art/i.test(text)) return null;
  for (const { ato, chaves } of refKeyForms(text)) {
    const sigla = resolve(ato);
    if (sigla === null) continue;
    // `CF.5.x`: as written, unless only the other case exists.
    const readings = chaves.flatMap((chave) =>
      [chave, chave.toUpperCase(), chave.toLowerCase()].flatMap((form) => parseRefKey(`${sigla}.${form}`) ?? []),
    );
    const partes = readings.find((reading) => existe(formatRefKey(reading))) ?? readings[0];
    if (partes) return partes;
  }
  return null;
}
