import type { CitacaoExtraida, DispositivoCitado } from '../../model/citacao.ts';
import { parseRefKey } from '../ref-key.ts';
import { refKeyForms } from '../ref-key-forms.ts';
import { readAto } from './atos.ts';
import { readCadeia } from './cadeia.ts';
import { extractCitacoes } from './extrair.ts';
import { expandFolha, type Folha } from './folha.ts';
import type { Nomes } from './nomes.ts';
import { findPrecedentes } from './precedentes.ts';
import { readUrn } from './urn-lex.ts';

/** Resolves any name of an act, as a person writes it, to its sigla. */
export type ResolveNome = (nome: string) => string | null;

/**
 * What a person typed into a search box: a citation as in a text, or one of its bare forms (`cp 121`, `5º, X, CF`,
 * `CF.5.LXXVIII`, `sv 11`, a URN LEX), of which the whole query is the span.
 */
export function readConsulta(q: string, nomes: Nomes, resolve: ResolveNome): CitacaoExtraida[] {
  const key = readKey(q, resolve) ?? readUrn(q, nomes);
  if (key) return [whole(q, key)];
  const found = extractCitacoes(q, nomes);
  const unread = found.some((citacao) => leavesLevels(q, citacao, found));
  if (!unread && found.some((citacao) => citacao.tipo !== 'dispositivo' || citacao.sigla !== null)) return found;
  const precedentes = findPrecedentes(upper(q));
  if (precedentes.length > 0) {
    return precedentes.map((citacao) => ({ ...citacao, rotulo: q.slice(citacao.offset, citacao.fim) }));
  }
  const bare = readSolta(q, nomes);
  if (bare.length > 0) return bare;
  return unread ? [] : found;
}

const NIVEL_ADIANTE = /^[\s,]*(?:§|\d|(?:inc|al[íi]n|par|item|caput)|[ivxlcdm]+(?![\p{L}\p{N}]))/iu;
const NIVEL_ATRAS = /(?:\d[º°]?|(?<![\p{L}\p{N}])[ivxlcdm]+)[\s,]*$/iu;

/**
 * Beside the citation stands what looks like a level of it (`art 5 cf lxxviii`): to leave it out would be to verify
 * something else than what was asked.
 */
function leavesLevels(q: string, { offset, fim }: CitacaoExtraida, found: readonly CitacaoExtraida[]): boolean {
  const after = found.some((other) => other.offset >= fim) ? '' : q.slice(fim);
  const before = found.some((other) => other.fim <= offset) ? '' : q.slice(0, offset);
  return NIVEL_ADIANTE.test(after) || NIVEL_ATRAS.test(before);
}

type Partes = Pick<DispositivoCitado, 'artigo' | 'paragrafo' | 'inciso' | 'alinea' | 'item'> & {
  sigla: string | null;
  caput?: boolean;
};

function whole(q: string, partes: Partes): DispositivoCitado {
  const offset = q.length - q.trimStart().length;
  const fim = q.trimEnd().length;
  const { sigla, artigo, paragrafo, inciso, alinea, item, caput = false } = partes;
  const levels = { sigla, artigo, paragrafo, inciso, alinea, item, caput };
  return { tipo: 'dispositivo', rotulo: q.slice(offset, fim), offset, fim, ...levels, diploma_inferido: false };
}

/** `CF.5.LXXVIII`, `cc.1003.unico`. */
function readKey(q: string, resolve: ResolveNome): Partes | null {
  const text = q.trim();
  if (!/^[\p{L}\p{N}/-]{1,40}\.\S+$/u.test(text) || /^art/i.test(text)) return null;
  for (const { ato, chaves } of refKeyForms(text)) {
    const sigla = resolve(ato);
    if (sigla === null) continue;
    for (const chave of chaves) {
      const partes = parseRefKey(`${sigla}.${chave}`) ?? parseRefKey(`${sigla}.${chave.toUpperCase()}`);
      if (partes) return partes;
    }
  }
  return null;
}

/** Capitals of the same length, so that offsets stay: short acronyms count in capitals only, but not in a query. */
function upper(q: string): string {
  const raised = q.toUpperCase();
  return raised.length === q.length ? raised : q;
}

/** Ends in the word for a level: its number follows without a comma. */
const LEVEL_WORD = /(?:ART|ARTIGO|ARTS|ARTIGOS|§|PAR[ÁA]GRAFO|PAR|INCISO|INC|AL[ÍI]NEA|AL|LETRA|ITEM)\.?$/u;
const PALAVRA = /[\p{L}\p{N}]+/gu;

/** An act and numbers in either order: `cp 121`, `121 §2 cp`, `lei 8078 art 14`, `5º, X, CF`. */
function readSolta(q: string, nomes: Nomes): DispositivoCitado[] {
  // A law by its bare number is one here, where nothing else could be meant.
  const text = upper(q.replace(/\b(leis?|decretos?)\s+(?=\d)/iu, '$1 nº '));
  for (const { index } of text.matchAll(PALAVRA)) {
    const ato = readAto(text, index, nomes, 'digitado');
    if (ato?.tipo !== 'ato') continue;
    const rest = `${text.slice(0, ato.inicio)} ${text.slice(ato.fim)}`.replace(
      /(?:\s(?:D[OAE]S?|N[OA]S?|,))*\s*$/u,
      '',
    );
    const at = rest.search(/[\p{L}\p{N}§]/u);
    if (at < 0) return [];
    // Between bare levels people leave the comma out: `5 LXXVIII`, `2 II A`.
    const listed = rest
      .slice(at)
      .replace(/(?<=[\p{L}\p{N}º°])\s+(?=(?:\d+[º°]?|[IVXLCDM]+|[A-Z])(?:[\s,]|$))/gu, (space, offset: number) =>
        LEVEL_WORD.test(rest.slice(at, at + offset)) ? space : ', ',
      );
    const levels = /^\d/.test(listed) ? `ART. ${listed}` : listed;
    const cadeia = readCadeia(levels, 0, null);
    // What is not read to its end is not what was asked.
    if (!cadeia || /[\p{L}\p{N}§]/u.test(levels.slice(cadeia.fim))) return [];
    return cadeia.folhas.flatMap(expandFolha).flatMap((folha) => citacaoOf(q, folha, ato.sigla));
  }
  return [];
}

function citacaoOf(q: string, { artigo, ...folha }: Folha, sigla: string): DispositivoCitado[] {
  if (artigo === null) return [];
  const item = folha.item !== null && folha.alinea === null ? `item-${folha.item}` : folha.item;
  return [whole(q, { ...folha, item, artigo, sigla })];
}
