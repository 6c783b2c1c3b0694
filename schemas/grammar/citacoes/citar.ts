import { noteRule } from '../../citations/attribution/rule-of.ts';
import type { DispositivoCitado } from '../../contract/model/citacao.ts';
import { romanValue } from '../../law/numerais.ts';
import { compact } from '../../text/compact.ts';
import { expandFolha, type Folha, leafOf } from './folha.ts';
import { isAlgarismo } from './lexico.ts';
import type { Nomes } from './nomes.ts';

/** The act of a list of provisions, as it is told. */
export interface AtoDito {
  sigla: string | null;
  /** The later act that is said beside its name. */
  ao_lado?: string | undefined;
  /** The rule by which it is known, or not. */
  regra?: string;
  /** Where the act was named, when it was not with the list. */
  inferencia?: { origem: 'anafora' | 'mencao_anterior'; inicio: number };
}

/** Adds the citations of a list whose act is known, or known to be none. */
export function citar(
  text: string,
  folhas: readonly Folha[],
  ato: AtoDito,
  nomes: Nomes,
  found: DispositivoCitado[],
): void {
  const tratado = ato.sigla !== null && nomes.tratados.has(ato.sigla);
  const arabicos = tratado || ato.sigla?.startsWith('X-') ? folhas.map(asArabico) : folhas;
  for (const folha of tratado ? joinParagrafos(text, arabicos) : arabicos) {
    // Only treaties, and acts that may be one, have articles with Roman numbers.
    if (folha.artigo === null || isRomano(folha.artigo)) continue;
    if (folha.faixa === null && !tratado) found.push(citarFolha(text, folha, ato));
    else for (const one of expandFolha(folha)) found.push(citarFolha(text, tratado ? asTratado(one) : one, ato));
  }
}

function citarFolha(text: string, folha: Folha, { sigla, ao_lado, inferencia, regra }: AtoDito): DispositivoCitado {
  const { paragrafo, inciso, alinea, item, caput } = asLetra(folha, sigla);
  const { inicio, fim } = closeBrackets(text, folha);
  const citado: DispositivoCitado = {
    tipo: 'dispositivo',
    rotulo: text.slice(inicio, fim),
    offset: inicio,
    fim,
    sigla,
    artigo: folha.artigo as string,
    paragrafo,
    inciso,
    alinea,
    item: item !== null && alinea === null ? `item-${item}` : item,
    caput: caput && paragrafo === null && inciso === null && alinea === null,
    diploma_inferido: inferencia !== undefined,
  };
  if (ao_lado !== undefined) citado.ao_lado = ao_lado;
  if (inferencia && sigla !== null) {
    const { origem, inicio: offset_mencao } = inferencia;
    citado.inferencia = { origem, sigla, offset_mencao, distancia: inicio - offset_mencao };
  }
  if (regra !== undefined) noteRule(citado, regra);
  return citado;
}

/** The CLT is older than the incisos of today (LC 95/1998, art. 10, II): its articles have letters right below them. */
const POR_LETRAS: ReadonlySet<string | null> = new Set(['CLT']);

/** `CLT, art. 482, i` is an alínea; of other acts a small `i` is a numeral. */
function asLetra(folha: Folha, sigla: string | null): Folha {
  const { inciso, alinea } = folha;
  if (inciso?.length !== 1 || inciso !== inciso.toLowerCase() || isAlgarismo(inciso, 0)) return folha;
  const letra = alinea === null && POR_LETRAS.has(sigla);
  return letra ? { ...folha, inciso: null, alinea: inciso } : { ...folha, inciso: inciso.toUpperCase() };
}

const isRomano = (artigo: string): boolean => artigo.charCodeAt(0) >= 0x41;

/** `artigo VIII`, `artigos I a IV` of a treaty. */
function asArabico(folha: Folha): Folha {
  const { artigo, faixa } = folha;
  if (artigo === null || !isRomano(artigo)) return folha;
  const arabico = (numeral: string) => `${romanValue(numeral)}`;
  const artigos = faixa !== null && leafOf(folha) === 'artigo' ? faixa.map(arabico) : faixa;
  return { ...folha, artigo: arabico(artigo), faixa: artigos };
}

/** `art. 8º, item 2, "h"`, `art. 8.2.h` of a treaty: paragraph 2. */
function asTratado(folha: Folha): Folha {
  const { paragrafo, inciso, alinea, item } = folha;
  if (paragrafo !== null) return folha;
  if (inciso !== null) return /^\d/.test(inciso) ? { ...folha, paragrafo: inciso, inciso: null } : folha;
  return item !== null && alinea === null ? { ...folha, paragrafo: item, item: null } : folha;
}

/** `CDC (art. 14` goes to the end of its bracket, and `CDC) art. 14` begins with its own. */
function closeBrackets(text: string, { inicio, fim }: Folha): { inicio: number; fim: number } {
  const [depois, antes] = [text.charCodeAt(fim), text.charCodeAt(inicio - 1)];
  if (depois !== 0x29 && depois !== 0x5d && antes !== 0x28 && antes !== 0x5b) return { inicio, fim };
  const close = FECHO[text[fim] ?? ''];
  const open = ABERTURA[text[inicio - 1] ?? ''];
  const inside = text.slice(inicio, fim);
  const opens = close !== undefined && inside.lastIndexOf(close) > inside.lastIndexOf(text[fim] as string);
  const from = open === undefined ? -1 : inside.indexOf(open);
  const closes = from >= 0 && !inside.slice(0, from).includes(text[inicio - 1] as string);
  return { inicio: closes ? inicio - 1 : inicio, fim: opens ? fim + 1 : fim };
}

/** The bracket that each one closes, and that closes each one. */
const FECHO: Readonly<Record<string, string>> = { ')': '(', ']': '[' };
const ABERTURA: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

const ART_SINGULAR = compact(/(?<!\p{L})art(?:igo|\.)?\s/iu);

/** `art. 9º, 3 e 4` of a treaty: paragraphs, since articles are told in their order and `3` has no ordinal mark. */
function joinParagrafos(text: string, folhas: readonly Folha[]): Folha[] {
  const joined: Folha[] = [];
  const marked = folhas.some(({ inicio, fim }) => /^\D*\d{1,2}[º°]/.test(text.slice(inicio, fim)));
  for (const folha of folhas) {
    const last = joined.at(-1);
    const told =
      last && leafOf(folha) === 'artigo' && folha.faixa === null && /^\d{1,2}(?![\dº°])/.test(text.slice(folha.inicio));
    const singular = joined.some(({ inicio, fim }) => ART_SINGULAR.test(text.slice(inicio, fim)));
    const below =
      told && Number(folha.artigo) <= Number(last.artigo) && (singular || (marked && Number(folha.artigo) < 10));
    const between = last ? text.slice(last.fim, folha.inicio) : '';
    if (below && leafOf(last) === 'artigo' && /^,\s{1,3}$/.test(between))
      joined.splice(-1, 1, { ...last, paragrafo: folha.artigo, fim: folha.fim });
    else if (below && leafOf(last) === 'paragrafo')
      joined.push({ ...folha, artigo: last.artigo, paragrafo: folha.artigo });
    else joined.push(folha);
  }
  return joined;
}
