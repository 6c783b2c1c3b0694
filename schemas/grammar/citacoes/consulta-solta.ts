import { LEXICON } from '../../citations/lexicon/lexicon.ts';
import { isLevelWord } from '../../citations/provisions/levels.ts';
import { tokenize } from '../../citations/tokens/tokenize.ts';
import type { DispositivoCitado } from '../../contract/model/citacao.ts';
import { compact } from '../../text/compact.ts';
import { readAto, readNome } from './atos.ts';
import { readCadeia } from './cadeia.ts';
import { expandFolha, type Folha } from './folha.ts';
import type { Nomes } from './nomes.ts';

/** What a whole query says. */
export type Partes = Pick<DispositivoCitado, 'artigo' | 'paragrafo' | 'inciso' | 'alinea' | 'item'> & {
  sigla: string | null;
  caput?: boolean;
};

/** The citation that all of a query is. */
export function whole(q: string, partes: Partes): DispositivoCitado {
  const { sigla, artigo, paragrafo, inciso, alinea, item, caput = false } = partes;
  const levels = { sigla, artigo, paragrafo, inciso, alinea, item, caput };
  return { tipo: 'dispositivo', ...spanOf(q), ...levels, diploma_inferido: false };
}

/** Where a query stands, without the blanks about it. */
export function spanOf(q: string): { rotulo: string; offset: number; fim: number } {
  const offset = q.length - q.trimStart().length;
  const fim = q.trimEnd().length;
  return { rotulo: q.slice(offset, fim), offset, fim };
}

/** Capitals of the same length, so that offsets stay: short acronyms count in capitals only, but not in a query. */
export function upper(q: string): string {
  const raised = q.toUpperCase();
  return raised.length === q.length ? raised : q;
}

/** Ends in the word for a level: its number follows without a comma. */
const LEVEL_WORD = /(?:ART|ARTIGO|ARTS|ARTIGOS|§|PAR[ÁA]GRAFO|PAR|INCISO|INC|AL[ÍI]NEA|AL|LETRA|ITEM)\.?$/;
const PALAVRA = compact(/[\p{L}\p{N}]+/gu);
/** Words for levels that are no act's, with no number of their own or with their stop left out. */
const SEM_NUMERO = /^(?:CAPUT|CABE[ÇC]A|PAR|INC|AL)$/;

/** `cp 121 cpp 312`: each act with the numbers behind it, or one act with those about it; all of them, or none. */
export function readSoltas(q: string, nomes: Nomes): DispositivoCitado[] {
  const one = readSolta(q, nomes);
  if (one.length > 0) return one;
  const numbered = SO_NUMEROS.test(q) ? readSolta(q, nomes, `lei ${q}`) : [];
  if (numbered.some(({ sigla }) => sigla !== null && nomes.ano.has(sigla))) return numbered;
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

/** `8078 14`: the number of a law that is known, and that of an article. */
const SO_NUMEROS = /^\s*\d{1,2}\.?\d{3}[\s,]+\d/;

const JUNTA = /[\s,;]+(?:e|ou|c\/c|com)?\s*$/i;

/** An act and numbers in either order: `cp 121`, `121 §2 cp`, `lei 8078 art 14`, `8078/90 14`, `5º, X, CF`. */
function readSolta(q: string, nomes: Nomes, escrita = q): DispositivoCitado[] {
  // `e` joins, where it is no alínea.
  const text = upper(nameNumero(escrita)).replace(/(?<=[\dº°IVXLCDM]\s)E(?=\s(?:\d|[IVXLCDM]+(?!\p{L})))/gu, 'e');
  const read = readDoAto(q, text, nomes);
  const known = read?.filter(({ sigla }) => !sigla?.startsWith('X-')) ?? [];
  if (known.length > 0) return known;
  if (/^\s*ART/.test(text)) return read ?? citacoesOf(q, readNiveis(text), null);
  // Behind such a word anything has the shape of an act: it is one that the catalogue knows.
  const named = PREFIXOS.map((prefixo) => readDoAto(q, prefixo + text.trimStart(), nomes));
  const complete = named.find((all) => all?.length && all.every(({ sigla }) => !sigla?.startsWith('X-')));
  return complete ?? (SO_PALAVRA.test(q) ? [] : (read ?? []));
}

/** `furto 155`: a word in small letters, too long for an acronym, that names no act. */
const SO_PALAVRA = compact(/^\s*\p{Ll}{5,}\s+\d/u);

/** What people leave out of a name: `maria da penha 22`, `drogas 33`, `idoso 71`. */
const PREFIXOS = ['LEI ', 'LEI DE ', 'LEI DO ', 'LEI DA ', 'LEI DOS ', 'LEI DAS ', 'ESTATUTO DO ', 'ESTATUTO DA '];

const SO_NUMERO = compact(/(?<![\p{L}\d./-])(?=\d{1,2}\.?\d{3}\s?\/\s?(?:\d{4}|\d{2})(?!\d))/u);
/** An act by its form and number, the mark of which people leave out. */
export const FORMA = /\b(leis?|decretos?|dec|lc|dl|ec|mp)\s+(?:n[º°.]*\s*)?(\d[\d.]*(?:-[\dA-Z](?!\d))?)(\s+(?=\d))?/i;

/** A law by its bare number is one here, where nothing else could be meant, and a second number is no year of two digits. */
const nameNumero = (q: string): string =>
  (FORMA.test(q) ? q : q.replace(SO_NUMERO, 'lei ')).replace(
    FORMA,
    (_, forma: string, numero: string, mais = '') => `${forma} nº ${numero}${mais === '' ? '' : ', '}`,
  );

/** `art 5 da`, before the act or in its place; a quotation mark, but for that of `"a"`. */
const LIGA_AO_ATO = /(?:\s*[,.;]|(?<!["“‘'«][A-Z]{1,4})["”’»]|\s(?:D[OAE]S?|N[OA]S?))*\s*$/;

/** The levels that stand about the first act of a text; null where there is no act. */
function readDoAto(q: string, text: string, nomes: Nomes): DispositivoCitado[] | null {
  for (const { index, 0: word } of text.matchAll(PALAVRA)) {
    if (isLevelWord(word, LEXICON) || SEM_NUMERO.test(word)) continue;
    const lido = readAto(text, index, nomes, 'digitado');
    // `lcp 21` is the acronym of a law, and no complementary law that is known by its number.
    const outra = lido?.tipo === 'ato' && !nomes.ano.has(lido.sigla) ? readNome(text, index, nomes, 'digitado') : null;
    const ato = outra?.tipo === 'ato' && nomes.ano.has(outra.sigla) ? outra : lido;
    if (ato?.tipo !== 'ato') continue;
    const rest = `${text.slice(0, ato.inicio).replace(LIGA_AO_ATO, '')} ${text.slice(ato.fim)}`.replace(
      LIGA_AO_ATO,
      '',
    );
    return citacoesOf(q, readNiveis(rest), ato.sigla);
  }
  return null;
}

/** Levels as people leave out their words and commas: `5 LXXVIII`, `2 II A`, `37 CAPUT`; all of them, or none. */
function readNiveis(rest: string): Folha[] {
  const at = rest.search(/[\p{L}\p{N}§]/u);
  if (at < 0) return [];
  const written = rest
    .slice(at)
    .replace(/^(CAPUT|CABE[ÇC]A)\s+(?:D[OA]\s+)?(?:ART\S*\s+)?(\d[\d.]*[º°]?(?:-[A-Z])?)/, 'ART. $2, $1')
    .replace(/(?<![\p{L}])PAR\.?\s+(?=\d)/gu, '§ ')
    .replace(/(?<=[\p{L}\dº°])\s+(?=(?:§|INC|AL[ÍI]NEA|ITEM|CAPUT|PAR[ÁA]GRAFO))/gu, ', ')
    .replace(/["“'‘]([A-Z])["”'’]/g, '$1')
    // `cpc 1 022`: no article is written `022`.
    .replace(/^((?:ART\S*\s+)?[1-9]) (?=0\d\d(?!\d))/, '$1')
    // A small number right behind that of the article is a paragraph; a letter, an alínea.
    .replace(/^((?:ART\S*\s+)?\d[\d.]*[º°]?(?:-[A-Z])?)\s+(?=\d{1,2}[º°]?(?:-[A-Z])?(?:[\s,]|$))/, '$1, § ')
    .replace(/^((?:ART\S*\s+)?\d[\d.]*[º°]?),?\s+(?=[A-Z]$)(?![IVX]$)/, '$1, ALÍNEA ');
  const listed = written.replace(
    /(?<=[\p{L}\p{N}º°])\s+(?=(?:\d+[º°]?|[IVXLCDM]+|[A-Z])(?:[\s,]|$))/gu,
    (space, offset: number) =>
      LEVEL_WORD.test(written.slice(0, offset)) || / e$/.test(written.slice(0, offset)) ? space : ', ',
  );
  const levels = /^\d/.test(listed) ? `ART. ${listed}` : listed;
  const cadeia = readCadeia(tokenize(levels, LEXICON), 0, null);
  // What is not read to its end is not what was asked.
  return !cadeia || /[\p{L}\p{N}§]/u.test(levels.slice(cadeia.fim)) ? [] : cadeia.folhas.flatMap(expandFolha);
}

/** None where a level has no article: to leave it out would be to verify something else. */
function citacoesOf(q: string, folhas: readonly Folha[], sigla: string | null): DispositivoCitado[] {
  const found = folhas.flatMap(({ artigo, ...folha }) => {
    if (artigo === null) return [];
    const item = folha.item !== null && folha.alinea === null ? `item-${folha.item}` : folha.item;
    return [whole(q, { ...folha, item, artigo, sigla })];
  });
  return found.length === folhas.length ? found : [];
}
