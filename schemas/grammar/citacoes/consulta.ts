import type { CitacaoExtraida, DispositivoCitado } from '../../model/citacao.ts';
import { parseRefKey } from '../ref-key.ts';
import { refKeyForms } from '../ref-key-forms.ts';
import { readAto } from './atos.ts';
import { readCadeia } from './cadeia.ts';
import { extractCitacoes } from './extrair.ts';
import type { Folha } from './folha.ts';
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
  if (found.some((citacao) => citacao.tipo !== 'dispositivo' || citacao.sigla !== null)) return found;
  const precedentes = findPrecedentes(upper(q));
  if (precedentes.length > 0) {
    return precedentes.map((citacao) => ({ ...citacao, rotulo: q.slice(citacao.offset, citacao.fim) }));
  }
  const bare = readSolta(q, nomes);
  return bare.length > 0 ? bare : found;
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
    const levels = /^\d/.test(rest.slice(at)) ? `ART. ${rest.slice(at)}` : rest.slice(at);
    const folhas = readCadeia(levels, 0, null)?.folhas ?? [];
    return folhas.flatMap((folha) => citacaoOf(q, folha, ato.sigla));
  }
  return [];
}

function citacaoOf(q: string, { artigo, ...folha }: Folha, sigla: string): DispositivoCitado[] {
  if (artigo === null) return [];
  const item = folha.item !== null && folha.alinea === null ? `item-${folha.item}` : folha.item;
  return [whole(q, { ...folha, item, artigo, sigla })];
}
