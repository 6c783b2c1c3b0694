import type { CitacaoExtraida, DispositivoCitado } from '../../model/citacao.ts';
import { formatRefKey, parseRefKey } from '../ref-key.ts';
import { refKeyForms } from '../ref-key-forms.ts';
import { readAto } from './atos.ts';
import { readCadeia } from './cadeia.ts';
import { findCandidatos } from './candidatos.ts';
import { UFS } from './estados.ts';
import { extractCitacoes } from './extrair.ts';
import { expandFolha, type Folha } from './folha.ts';
import type { Nomes } from './nomes.ts';
import { findPrecedentes } from './precedentes.ts';
import { readTermo } from './termos.ts';
import { readUrn } from './urn-lex.ts';

/** Resolves any name of an act, as a person writes it, to its sigla. */
export type ResolveNome = (nome: string) => string | null;

/** Whether a provision of that ref_key exists: of two readings of a key, that one is meant. */
export type Existe = (chave: string) => boolean;

/**
 * What a person typed into a search box: a citation as in a text, or one of its bare forms (`cp 121`, `5º, X, CF`,
 * `CF.5.LXXVIII`, `sv 11`, a URN LEX), of which the whole query is the span.
 */
export function readConsulta(
  q: string,
  nomes: Nomes,
  resolve: ResolveNome,
  existe: Existe = () => false,
): CitacaoExtraida[] {
  const key = readKey(q, resolve, existe) ?? readKey(joinKey(q), resolve, existe) ?? readUrn(q, nomes);
  if (key) return [whole(q, key)];
  const found = extractCitacoes(raiseAcronimos(q.replace(CE_DE_ESTADO, '$1/'), nomes), nomes).map((citacao) => ({
    ...citacao,
    rotulo: q.slice(citacao.offset, citacao.fim),
  }));
  const unread = found.some((citacao) => leavesLevels(q, citacao, found));
  if (!unread && found.some((citacao) => citacao.tipo !== 'dispositivo' || citacao.sigla !== null)) return found;
  const precedentes = precedentesOf(upper(q), nomes);
  if (precedentes.length > 0) {
    return precedentes.map((citacao) => ({ ...citacao, rotulo: q.slice(citacao.offset, citacao.fim) }));
  }
  const [sumula] = precedentesOf(nameSumula(q), nomes);
  if (sumula) return [{ ...sumula, ...spanOf(q) }];
  const bare = readSoltas(q.replace(CE_DE_ESTADO, '$1/'), nomes).map((citacao) => ({
    ...citacao,
    rotulo: q.slice(citacao.offset, citacao.fim),
  }));
  if (bare.length > 0) return bare;
  return unread ? [] : found;
}

const precedentesOf = (q: string, nomes: Nomes) => findPrecedentes(q, findCandidatos(q, nomes).precedentes);

/** `sum 7 stj`. */
const SUMULA = /^\s*s[úu]m\.?\s+(?:vinc\.?\s+)?(?=\d)/iu;
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
const CE_DE_ESTADO = new RegExp(`^(\\s*ce)\\s(?=(?:${UFS.join('|')})(?!\\p{L}))`, 'iu');

/** `cadh 8.2.h`: a ref_key with a blank behind the act; `cc 1.003` is an article with its thousands. */
const joinKey = (q: string): string =>
  q.trim().replace(/^(\p{L}[\p{L}\p{N}/-]{1,19})\s+(?=\d+(?:\.[\p{L}\p{N}-]+)+$)(?!\d{1,3}\.\d{3}$)/u, '$1.');

/** Acronyms count in capitals, but people do not type them so. */
function raiseAcronimos(q: string, { raiz }: Nomes): string {
  return q.replace(/(?<![\p{L}\p{N}.])\p{L}{2,6}(?![\p{L}])/gu, (word) => {
    const raised = word.toUpperCase();
    return raiz.filhos.get(word.toLowerCase())?.alias && raised.length === word.length ? raised : word;
  });
}

const NIVEL_ADIANTE = /^[\s,]*(?:§|\d|(?:inc|al[íi]n|par|item|caput)|[ivxlcdm]+(?![\p{L}\p{N}])|\p{L}\s*$)/iu;
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
  const { sigla, artigo, paragrafo, inciso, alinea, item, caput = false } = partes;
  const levels = { sigla, artigo, paragrafo, inciso, alinea, item, caput };
  return { tipo: 'dispositivo', ...spanOf(q), ...levels, diploma_inferido: false };
}

function spanOf(q: string): { rotulo: string; offset: number; fim: number } {
  const offset = q.length - q.trimStart().length;
  const fim = q.trimEnd().length;
  return { rotulo: q.slice(offset, fim), offset, fim };
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

/** Capitals of the same length, so that offsets stay: short acronyms count in capitals only, but not in a query. */
function upper(q: string): string {
  const raised = q.toUpperCase();
  return raised.length === q.length ? raised : q;
}

/** Ends in the word for a level: its number follows without a comma. */
const LEVEL_WORD = /(?:ART|ARTIGO|ARTS|ARTIGOS|§|PAR[ÁA]GRAFO|PAR|INCISO|INC|AL[ÍI]NEA|AL|LETRA|ITEM)\.?$/u;
const PALAVRA = /[\p{L}\p{N}]+/gu;
const CAPUT = /^(?:CAPUT|CABE[ÇC]A)$/u;

/** `cp 121 cpp 312`: each act with the numbers behind it, or one act with those about it; all of them, or none. */
function readSoltas(q: string, nomes: Nomes): DispositivoCitado[] {
  const one = readSolta(q, nomes);
  if (one.length > 0) return one;
  const text = upper(q);
  const starts = [...text.matchAll(PALAVRA)].flatMap(({ index }) =>
    readAto(text, index, nomes, 'digitado')?.tipo === 'ato' ? [index] : [],
  );
  if (starts.length < 2 || text.slice(0, starts[0]).trim() !== '') return [];
  const parts = starts.map((start, i) => {
    const part = q.slice(start, starts[i + 1]);
    // What joins the next act to it is no alínea: `clt 482 e cf 7`.
    return { start, found: readSolta(i + 1 < starts.length ? part.replace(JUNTA, '') : part, nomes) };
  });
  if (parts.some(({ found }) => found.length === 0)) return [];
  return parts.flatMap(({ start, found }) =>
    found.map((citacao) => ({ ...citacao, offset: citacao.offset + start, fim: citacao.fim + start })),
  );
}

const JUNTA = /[\s,;]+(?:e|ou|c\/c|com)?\s*$/iu;

/** An act and numbers in either order: `cp 121`, `121 §2 cp`, `lei 8078 art 14`, `5º, X, CF`. */
function readSolta(q: string, nomes: Nomes): DispositivoCitado[] {
  // A law by its bare number is one here, where nothing else could be meant; and `e` joins, where it is no alínea.
  const text = upper(q.replace(/\b(leis?|decretos?)\s+(?=\d)/iu, '$1 nº ')).replace(
    /(?<=[\dº°IVXLCDM]\s)E(?=\s[\dIVXLCDM])/g,
    'e',
  );
  for (const { index, 0: word } of text.matchAll(PALAVRA)) {
    if (readTermo(text, index) || CAPUT.test(word)) continue;
    const ato = readAto(text, index, nomes, 'digitado');
    if (ato?.tipo !== 'ato') continue;
    const rest = `${text.slice(0, ato.inicio)} ${text.slice(ato.fim)}`.replace(
      /(?:\s(?:D[OAE]S?|N[OA]S?|,))*\s*$/u,
      '',
    );
    return readNiveis(rest).flatMap((folha) => citacaoOf(q, folha, ato.sigla));
  }
  return /^\s*ART/.test(text) ? readNiveis(text).flatMap((folha) => citacaoOf(q, folha, null)) : [];
}

/** Levels as people leave out their words and commas: `5 LXXVIII`, `2 II A`, `37 CAPUT`; all of them, or none. */
function readNiveis(rest: string): Folha[] {
  const at = rest.search(/[\p{L}\p{N}§]/u);
  if (at < 0) return [];
  const written = rest
    .slice(at)
    .replace(/^(CAPUT|CABE[ÇC]A)\s+(?:D[OA]\s+)?(?:ART\S*\s+)?(\d[\d.]*[º°]?(?:-[A-Z])?)/u, 'ART. $2, $1')
    .replace(/(?<![\p{L}])PAR\.?\s+(?=\d)/gu, '§ ')
    .replace(/["“'‘]([A-Z])["”'’]/gu, '$1')
    // A small number right behind that of the article is a paragraph; a letter, an alínea.
    .replace(/^((?:ART\S*\s+)?\d[\d.]*[º°]?(?:-[A-Z])?)\s+(?=\d{1,2}[º°]?(?:[\s,]|$))/u, '$1, § ')
    .replace(/^((?:ART\S*\s+)?\d[\d.]*[º°]?),?\s+(?=[A-Z]$)(?![IVX]$)/u, '$1, ALÍNEA ');
  const listed = written.replace(
    /(?<=[\p{L}\p{N}º°])\s+(?=(?:\d+[º°]?|[IVXLCDM]+|[A-Z])(?:[\s,]|$))/gu,
    (space, offset: number) =>
      LEVEL_WORD.test(written.slice(0, offset)) || / e$/.test(written.slice(0, offset)) ? space : ', ',
  );
  const levels = /^\d/.test(listed) ? `ART. ${listed}` : listed;
  const cadeia = readCadeia(levels, 0, null);
  // What is not read to its end is not what was asked.
  return !cadeia || /[\p{L}\p{N}§]/u.test(levels.slice(cadeia.fim)) ? [] : cadeia.folhas.flatMap(expandFolha);
}

function citacaoOf(q: string, { artigo, ...folha }: Folha, sigla: string | null): DispositivoCitado[] {
  if (artigo === null) return [];
  const item = folha.item !== null && folha.alinea === null ? `item-${folha.item}` : folha.item;
  return [whole(q, { ...folha, item, artigo, sigla })];
}
