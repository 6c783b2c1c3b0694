import type { DispositivoCitado } from '../../model/citacao.ts';
import { romanValue } from '../numerais.ts';
import { expandFolha, type Folha } from './folha.ts';
import type { Nomes } from './nomes.ts';

/** The act of a list of provisions, as it is told. */
export interface AtoDito {
  sigla: string | null;
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
  for (const folha of folhas) {
    // Only treaties have articles with Roman numbers.
    if (folha.artigo === null || (!tratado && ROMANO.test(folha.artigo))) continue;
    if (folha.faixa === null && !tratado) found.push(citarFolha(text, folha, ato));
    else for (const one of expandFolha(folha)) found.push(citarFolha(text, tratado ? asTratado(one) : one, ato));
  }
}

function citarFolha(text: string, folha: Folha, { sigla, inferencia }: AtoDito): DispositivoCitado {
  const { paragrafo, inciso, alinea, item, caput } = folha;
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
  if (inferencia && sigla !== null) {
    const { origem, inicio: offset_mencao } = inferencia;
    citado.inferencia = { origem, sigla, offset_mencao, distancia: inicio - offset_mencao };
  }
  return citado;
}

const ROMANO = /^[IVXLC]/;

/** `art. 8º, item 2, "h"`, `art. 8.2.h`, `artigo VIII, 2, h` of a treaty: paragraph 2. */
function asTratado(cited: Folha): Folha {
  const { artigo } = cited;
  const folha = artigo !== null && ROMANO.test(artigo) ? { ...cited, artigo: `${romanValue(artigo)}` } : cited;
  const { paragrafo, inciso, alinea, item } = folha;
  if (paragrafo !== null) return folha;
  if (inciso !== null) return /^\d/.test(inciso) ? { ...folha, paragrafo: inciso, inciso: null } : folha;
  return item !== null && alinea === null ? { ...folha, paragrafo: item, item: null } : folha;
}

/** `CDC (art. 14` goes to the end of its bracket, and `CDC) art. 14` begins with its own. */
function closeBrackets(text: string, { inicio, fim }: Folha): { inicio: number; fim: number } {
  const close = FECHO[text[fim] ?? ''];
  const open = ABERTURA[text[inicio - 1] ?? ''];
  if (close === undefined && open === undefined) return { inicio, fim };
  const inside = text.slice(inicio, fim);
  const opens = close !== undefined && inside.lastIndexOf(close) > inside.lastIndexOf(text[fim] as string);
  const from = open === undefined ? -1 : inside.indexOf(open);
  const closes = from >= 0 && !inside.slice(0, from).includes(text[inicio - 1] as string);
  return { inicio: closes ? inicio - 1 : inicio, fim: opens ? fim + 1 : fim };
}

/** The bracket that each one closes, and that closes each one. */
const FECHO: Readonly<Record<string, string>> = { ')': '(', ']': '[' };
const ABERTURA: Readonly<Record<string, string>> = { '(': ')', '[': ']' };
