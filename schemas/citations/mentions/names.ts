import type { AtoNumerado } from '../../law/act-name.ts';
import { compact } from '../../text/compact.ts';
import { fold } from '../../text/fold.ts';
import { CODE, isLineEnd } from '../tokens/codes.ts';
import type { Tokens } from '../tokens/tokenize.ts';
import { pastStop, wordOf } from '../tokens/words.ts';
import { readYear } from './year.ts';

/** One of the names of an act. A `contextual` name counts only if it is tied to a provision. */
export interface Alias {
  nome: string;
  forca: 'forte' | 'contextual';
}

/** An act and the names by which texts cite it. */
export interface AtoNomeado {
  sigla: string;
  /** The year of the act. A name with another year (`CF/67`) is another act. Null if the year is not known. */
  ano: number | null;
  nomes: readonly Alias[];
  /** Whether `do Código` can mean it. */
  codigo: boolean;
  /** Whether its articles have numbered paragraphs without a `§`, and may have Roman numbers. */
  tratado?: boolean;
  superado?: boolean;
}

/** An act that was replaced by another one of the same name: `CPC/1973`. */
export interface AtoAnterior {
  /** The sigla of the act that has the name today. */
  sigla: string;
  ano: number;
  /** The sigla of the replaced act in an answer. */
  feita: string;
}

/** A node of the tree of names, with one word on each edge. */
export interface NameNode {
  next: Map<string, NameNode>;
  alias: { sigla: string; contextual: boolean } | null;
  /** Acts that only their year distinguishes: `Reforma da Previdência de 2019`. */
  years: Map<number, string> | null;
}

/** What a text itself says about acts: what an acronym stands for in it, and which laws a state or town made. */
export interface SaidOfActs {
  /** Returns the act that the acronym between two tokens means in this text, or null if it has its usual meaning. */
  sigla(at: number, to: number): string | null;
  /** Returns who made the law between two tokens, according to what was said before it. Null if nothing was said. */
  maker(act: AtoNumerado, at: number, to: number): string | null;
}

/** The names of acts, as a tree to look them up word by word. */
export interface Nomes {
  raiz: NameNode;
  ano: ReadonlyMap<string, number | null>;
  superados: ReadonlyMap<string, string>;
  /** For each act, the years of the earlier acts of the same name. */
  anosAnteriores: ReadonlyMap<string, readonly number[]>;
  /** Acts that are no longer in force and have a name of their own, or one with their year. */
  anteriores: ReadonlySet<string>;
  codigos: ReadonlySet<string>;
  /** For an acronym that two acts share, the made sigla of the one that it means only next to its number: `LRF`. */
  homonimos: ReadonlyMap<string, string>;
  tratados: ReadonlySet<string>;
  /** The names of each act. */
  escritos: ReadonlyMap<string, readonly string[]>;
  /** What the text that is being read says itself about the acts it names. */
  doTexto?: SaidOfActs;
  /** Returns the sigla of a numbered act: the one in the catalogue, or else one made from the number. */
  numerado(ato: AtoNumerado): string;
  /** Returns the sigla of an act by a name made from its number (`L8078`, `DL3365`), or null. */
  publicado(nome: string): string | null;
}

/**
 * Builds the look-up. A year at the end of a name is stored separately, because the grammar reads years in every form.
 * @param index looks acts up by their numbers
 */
export function buildNomes(
  atos: readonly AtoNomeado[],
  superados: readonly AtoAnterior[],
  index: Pick<Nomes, 'numerado' | 'publicado' | 'homonimos'>,
): Nomes {
  const raiz = emptyNode();
  for (const ato of atos) for (const alias of ato.nomes) plant(raiz, alias, ato);
  const codigos = new Set(atos.filter(({ codigo }) => codigo).map(({ sigla }) => sigla));
  return {
    raiz,
    ano: new Map(atos.map(({ sigla, ano }) => [sigla, ano])),
    superados: new Map(superados.map(({ sigla, ano, feita }) => [`${sigla}/${ano}`, feita])),
    anosAnteriores: group(superados, ({ sigla, ano }) => [sigla, [ano]]),
    anteriores: new Set([
      ...superados.map(({ feita }) => feita),
      ...atos.flatMap((ato) => (ato.superado ? [ato.sigla] : [])),
    ]),
    tratados: new Set(atos.filter(({ tratado }) => tratado).map(({ sigla }) => sigla)),
    codigos: new Set([...codigos, ...superados.flatMap(({ sigla, feita }) => (codigos.has(sigla) ? [feita] : []))]),
    escritos: group(atos, ({ sigla, nomes }) => [sigla, nomes.map(({ nome }) => nome)]),
    ...index,
  };
}

function group<T, V>(all: readonly T[], entryOf: (one: T) => readonly [string, readonly V[]]): Map<string, V[]> {
  const found = new Map<string, V[]>();
  for (const [key, values] of all.map(entryOf)) found.set(key, [...(found.get(key) ?? []), ...values]);
  return found;
}

/** Whether a word is an acronym of an act of the catalogue. */
export const isAcronym = (word: string, { raiz }: Nomes): boolean => raiz.next.get(word.toLowerCase())?.alias != null;

const emptyNode = (): NameNode => ({ next: new Map(), alias: null, years: null });

const WITH_YEAR = compact(/^(.*\p{L})(?:\s*\/\s*|\s+de\s+|\s+)(\d{4}|\d{2})$/u);

function plant(root: NameNode, { nome, forca }: Alias, { sigla, ano: own }: AtoNomeado): void {
  const [, base = nome, digits] = WITH_YEAR.exec(nome) ?? [];
  const node = descend(root, base);
  if (digits !== undefined) {
    const short = own !== null && String(own).endsWith(digits) ? own : 1900 + Number(digits);
    const ano = digits.length === 4 ? Number(digits) : short;
    node.years ??= new Map();
    if (!node.years.has(ano)) node.years.set(ano, sigla);
    return;
  }
  const alias = { sigla, contextual: forca === 'contextual' };
  node.alias ??= alias;
  // `C. Civil`, `C. Proc. Penal`.
  if (nome.startsWith('Código ')) descend(root, `C. ${nome.slice('Código '.length)}`).alias ??= alias;
  if (!/^[A-Z]{2,5}$/.test(nome)) return;
  // `C.P.C.`
  const dotted = descend(root, [...nome].join('.'));
  dotted.alias ??= alias;
  descend(dotted, '.').alias ??= alias;
}

function descend(from: NameNode, nome: string): NameNode {
  let node = from;
  for (const word of fold(nome).match(/[a-z]+|\d+|[.,]/g) ?? []) {
    const next = node.next.get(unify(word)) ?? emptyNode();
    node.next.set(unify(word), next);
    node = next;
  }
  return node;
}

/** `do Código do Processo Civil` equals `Código de Processo Civil`. */
const unify = (word: string): string => (OF.has(word) ? 'de' : word);
const OF = new Set(['da', 'das', 'de', 'do', 'dos']);

/** A name found in the text. */
export interface NameRead {
  sigla: string;
  to: number;
  contextual: boolean;
  /** The year that was read as part of the name. */
  year?: number;
}

/**
 * Returns the longest name that begins at a token, or null. Behind an abbreviated word prepositions may be left out:
 * `Cód. Def. Consumidor`.
 */
export function findName(tokens: Tokens, at: number, { raiz }: Pick<Nomes, 'raiz'>): NameRead | null {
  let node = raiz;
  let found: NameRead | null = null;
  let shortened = false;
  for (let word = at; node.next.size > 0; ) {
    const written = unify(wordOf(tokens, word));
    let next = node.next.get(written) ?? (shortened ? node.next.get('de')?.next.get(written) : undefined);
    let to = word + 1;
    if (!next) {
      const stop = pastStop(tokens, word);
      next = stop < 0 ? undefined : wholeOf(node, written);
      to = stop;
      shortened = true;
    }
    if (!next) return found;
    node = next;
    found = readHere(tokens, node, to) ?? found;
    const mark = node.next.size > 0 ? node.next.get(tokens.text.charAt(markAt(tokens, to))) : undefined;
    if (mark) {
      node = mark;
      if (tokens.start[to] === markAt(tokens, to)) to += 1;
      found = readHere(tokens, node, to) ?? found;
    }
    word = to;
    while (isGap(tokens.codes[word] as number)) word += 1;
  }
  return found;
}

/** The offset of the stop or comma glued to a word, or of the stop of an abbreviation. */
const markAt = ({ text, end }: Tokens, to: number): number => {
  const past = end[to - 1] as number;
  return text[past - 1] === '.' ? past - 1 : past;
};

/** A line end or a hyphen may separate two words of a name. */
const isGap = (code: number): boolean => code === CODE.dash || code === CODE.slash || isLineEnd(code);

function readHere(tokens: Tokens, { alias, years }: NameNode, to: number): NameRead | null {
  const written = years && readYear(tokens, to, false);
  if (written)
    for (const [year, sigla] of years)
      if (String(year).endsWith(written.digits)) return { sigla, to: written.to, contextual: false, year };
  return alias && { sigla: alias.sigla, to, contextual: alias.contextual };
}

/**
 * Follows an abbreviated word to its whole one, adding the preposition that the abbreviation leaves out: `Cód. Proc.
 * Civil`.
 */
function wholeOf({ next }: NameNode, word: string): NameNode | undefined {
  const whole = WHOLE_WORDS[word];
  return whole === undefined ? undefined : (next.get(whole) ?? next.get('de')?.next.get(whole));
}

/** Words that are abbreviated in names, with their whole form: `Cód. Proc. Civil`. */
export const WHOLE_WORDS: Readonly<Record<string, string>> = {
  cod: 'codigo',
  proc: 'processo',
  const: 'constituicao',
  consol: 'consolidacao',
  est: 'estatuto',
  trib: 'tributario',
  nac: 'nacional',
  fed: 'federal',
  rep: 'republica',
  def: 'defesa',
  cons: 'consumidor',
  bras: 'brasileiro',
  com: 'comercial',
  eleit: 'eleitoral',
  mil: 'militar',
  civ: 'civil',
  pen: 'penal',
};
