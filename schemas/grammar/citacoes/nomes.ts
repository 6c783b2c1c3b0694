import { fold } from '../../text/fold.ts';
import type { AtoNumerado } from '../act-name.ts';
import { Caracteres } from '../caracteres.ts';
import { compact } from '../compact.ts';
import { readAno } from './ano-escrito.ts';
import type { LeisEditadas } from './leis-editadas.ts';
import { isAlgarismo } from './lexico.ts';
import { endOfGap, endOfWord, foldWord } from './palavra-de-nome.ts';
import { CORTADAS } from './palavras-cortadas.ts';
import { PalavrasNoTexto } from './palavras-no-texto.ts';
import type { SiglasDoTexto } from './siglas-do-texto.ts';

/** One of the names of an act; a contextual one is an act only bound to a provision. */
export interface Alias {
  nome: string;
  forca: 'forte' | 'contextual';
}

/** An act as citations name it. */
export interface AtoNomeado {
  sigla: string;
  /** The year of the act, which a name with another one (`CF/67`) is not; null when it is not known. */
  ano: number | null;
  nomes: readonly Alias[];
  /** `do Código` can mean it. */
  codigo: boolean;
  /** Its articles have numbered paragraphs and no sign for them, and may have Roman numbers. */
  tratado?: boolean;
  superado?: boolean;
}

/** An act that another one with the same name took the place of: `CPC/1973`. */
export interface AtoAnterior {
  /** The sigla that its name has today. */
  sigla: string;
  ano: number;
  /** What it is called in an answer. */
  feita: string;
}

interface No {
  filhos: Map<string, No>;
  /** The same, made when a text is first read up to here. */
  noTexto: PalavrasNoTexto<No> | null;
  alias: { sigla: string; contextual: boolean } | null;
  /** The acts that only their year tells: `Reforma da Previdência de 2019`. */
  anos: Map<number, string> | null;
}

/** What acts are called, ready to be looked up word by word. */
export interface Nomes {
  raiz: No;
  ano: ReadonlyMap<string, number | null>;
  superados: ReadonlyMap<string, string>;
  /** The years of the acts that had the name of each act before it. */
  anosAnteriores: ReadonlyMap<string, readonly number[]>;
  /** Acts that are no longer in force, and have a name of their own or one with their year. */
  anteriores: ReadonlySet<string>;
  codigos: ReadonlySet<string>;
  /** The made sigla of the act that an acronym stands for beside its number, though alone it is another's: `LRF`. */
  homonimos: ReadonlyMap<string, string>;
  tratados: ReadonlySet<string>;
  /** What each act is called. */
  escritos: ReadonlyMap<string, readonly string[]>;
  /** What a text calls otherwise, while it is read. */
  siglasDoTexto?: SiglasDoTexto;
  editadas?: LeisEditadas;
  /** The sigla of a numbered act: the catalogue's, else the made one. */
  numerado(ato: AtoNumerado): string;
  /** The sigla of an act by a name that is made of its number (`L8078`, `DL3365`), or null. */
  publicado(nome: string): string | null;
}

/**
 * Builds the look-up. A year at the end of a name is kept apart: it is read by the grammar, in every form.
 * @param index what looks acts up by their numbers
 */
export function buildNomes(
  atos: readonly AtoNomeado[],
  superados: readonly AtoAnterior[],
  index: Pick<Nomes, 'numerado' | 'publicado' | 'homonimos'>,
): Nomes {
  const raiz = emptyNo();
  for (const ato of atos) for (const alias of ato.nomes) plant(raiz, alias, ato);
  return {
    raiz,
    ano: new Map(atos.map(({ sigla, ano }) => [sigla, ano])),
    superados: new Map(superados.map(({ sigla, ano, feita }) => [`${sigla}/${ano}`, feita])),
    anosAnteriores: groupAnos(superados),
    anteriores: new Set([
      ...superados.map(({ feita }) => feita),
      ...atos.flatMap((ato) => (ato.superado ? [ato.sigla] : [])),
    ]),
    tratados: new Set(atos.filter(({ tratado }) => tratado).map(({ sigla }) => sigla)),
    codigos: new Set([
      ...atos.filter(({ codigo }) => codigo).map(({ sigla }) => sigla),
      ...superados
        .filter(({ sigla }) => atos.some((ato) => ato.codigo && ato.sigla === sigla))
        .map(({ feita }) => feita),
    ]),
    escritos: groupNomes(atos),
    ...index,
  };
}

function groupNomes(atos: readonly AtoNomeado[]): Map<string, string[]> {
  const escritos = new Map<string, string[]>();
  for (const { sigla, nomes } of atos)
    escritos.set(sigla, [...(escritos.get(sigla) ?? []), ...nomes.map(({ nome }) => nome)]);
  return escritos;
}

function groupAnos(superados: readonly AtoAnterior[]): Map<string, number[]> {
  const anos = new Map<string, number[]>();
  for (const { sigla, ano } of superados) anos.set(sigla, [...(anos.get(sigla) ?? []), ano]);
  return anos;
}

const emptyNo = (): No => ({ filhos: new Map(), noTexto: null, alias: null, anos: null });

const COM_ANO = compact(/^(.*\p{L})(?:\s*\/\s*|\s+de\s+|\s+)(\d{4}|\d{2})$/u);

function plant(raiz: No, { nome, forca }: Alias, { sigla, ano: own }: AtoNomeado): void {
  const [, base = nome, digits] = COM_ANO.exec(nome) ?? [];
  const no = descend(raiz, base);
  if (digits !== undefined) {
    const short = own !== null && String(own).endsWith(digits) ? own : 1900 + Number(digits);
    const ano = digits.length === 4 ? Number(digits) : short;
    no.anos ??= new Map();
    if (!no.anos.has(ano)) no.anos.set(ano, sigla);
    return;
  }
  const alias = { sigla, contextual: forca === 'contextual' };
  no.alias ??= alias;
  if (nome.startsWith(CODIGO)) descend(raiz, `C. ${nome.slice(CODIGO.length)}`).alias ??= alias;
  if (!/^[A-Z]{2,5}$/.test(nome)) return;
  // `C.P.C.`
  const dotted = descend(raiz, [...nome].join('.'));
  dotted.alias ??= alias;
  descend(dotted, '.').alias ??= alias;
}

/** `C. Civil`, `C. Proc. Penal`. */
const CODIGO = 'Código ';

function descend(from: No, nome: string): No {
  let no = from;
  for (const word of nome.match(/\p{L}+|\d+|[.,]/gu) ?? []) {
    if (word === 'º' || word === 'ª') continue;
    const folded = unify(fold(word));
    const next = no.filhos.get(folded) ?? emptyNo();
    // As it is written too, and in every form that is one with it: to fold and to unify takes time.
    for (const key of [folded, word.toLowerCase(), ...(folded === 'de' ? DE : [])]) no.filhos.set(key, next);
    no = next;
  }
  return no;
}

/** `do Código do Processo Civil` is what `Código de Processo Civil` is. */
const DE = ['do', 'da', 'dos', 'das'];
const unify = (word: string): string => (DE.includes(word) ? 'de' : word);

/** A name that the text has. */
export interface NomeLido {
  sigla: string;
  fim: number;
  contextual: boolean;
  /** The year that the name was read with. */
  ano?: number;
}

/** The longest name that begins at `at`, or null. */
export function findNome(text: string, at: number, { raiz }: Nomes): NomeLido | null {
  let no = raiz;
  let position = at;
  let found: NomeLido | null = null;
  while (no.filhos.size > 0) {
    const palavra = endOfWord(text, position);
    if (palavra === position) return found;
    let fim = isAlgarismo(text, position) && ORDINAIS.at(text, palavra) ? palavra + 1 : palavra;
    let next = lookUp(no, text, position, palavra);
    if (!next && text[fim] === '.') {
      next = lookCortada(no, text.slice(position, palavra));
      fim += 1;
    }
    if (!next) return found;
    no = next;
    if (no.alias) found = lido(no.alias, fim);
    if (no.anos) found = readDatado(text, fim, no.anos) ?? found;
    const marked = no.filhos.size > 0 && PONTUACAO.at(text, fim) ? lookUp(no, text, fim, fim + 1) : undefined;
    if (marked) {
      no = marked;
      fim += 1;
      if (no.alias) found = lido(no.alias, fim);
    }
    position = endOfGap(text, fim);
  }
  return found;
}

const ORDINAIS = new Caracteres('ºª°');
const PONTUACAO = new Caracteres('.,');

/** What a word of the text leads to. */
function lookUp(no: No, text: string, from: number, to: number): No | undefined {
  no.noTexto ??= new PalavrasNoTexto(no.filhos);
  return no.noTexto.find(text, from, to);
}

const lido = ({ sigla, contextual }: NonNullable<No['alias']>, fim: number): NomeLido => ({ sigla, fim, contextual });

function readDatado(text: string, fim: number, anos: ReadonlyMap<number, string>): NomeLido | null {
  const escrito = readAno(text, fim, false);
  if (!escrito) return null;
  for (const [ano, sigla] of anos) {
    if (String(ano).endsWith(escrito.digitos)) return { sigla, fim: escrito.fim, contextual: false, ano };
  }
  return null;
}

/** A word cut short, and the preposition that goes with it: `Cód. Proc. Civil`. */
function lookCortada({ filhos }: No, word: string): No | undefined {
  const whole = word.length > 6 ? undefined : CORTADAS[foldWord(word)];
  if (whole === undefined) return undefined;
  return filhos.get(whole) ?? filhos.get('de')?.filhos.get(whole);
}

/** The first words of names, in lower case, with their accents and without: where an act may begin. */
export const firstWords = ({ raiz }: Nomes): string[] => [...raiz.filhos.keys(), 'cód', 'cod', 'const'];

/** Those of them that other words follow, and are no acronyms. */
export const leadingWords = ({ raiz }: Nomes): string[] => [
  ...[...raiz.filhos].filter(([word, { filhos }]) => word.length > 2 && filhos.size > 0).map(([word]) => word),
  ...['cód', 'cod', 'const'],
];
