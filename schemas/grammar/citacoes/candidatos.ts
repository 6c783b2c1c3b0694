import { findActStarts } from '../../citations/mentions/starts.ts';
import { endAt } from '../sticky.ts';
import { tokensOf } from './atos.ts';
import { Automato, type Palavra } from './automato.ts';
import { COLADOS, ELIPSES, NIVEIS } from './inicios.ts';
import { isAlgarismo, skipBranco } from './lexico.ts';
import type { Nomes } from './nomes.ts';

/** Where something may begin: a level, what leaves its word out, an act read by itself, a name told, a number behind an act. */
export interface Candidato {
  tipo: 'nivel' | 'elipse' | 'ato' | 'nome' | 'numero';
  inicio: number;
  /** Past its first word. */
  fim: number;
}

type Tipo = Candidato['tipo'];

/** A word that is looked for. */
interface Entrada extends Palavra {
  tipo: Tipo;
  /** How much of it comes before the word proper. */
  cola: number;
  /** What must stand right behind it, or anything. */
  segue: RegExp | null;
}

/** What is looked for; of the words that are written alike the first counts. */
interface Vocabulario {
  entradas: readonly Entrada[];
  automato: Automato;
}

const PARAGRAFO = 0xa7;
const VIRGULA = 0x2c;
const HIFEN = 0x2d;

let vocabulario: Vocabulario | null = null;

function makeVocabulario(): Vocabulario {
  const entradas = listEntradas();
  return { entradas, automato: new Automato(entradas) };
}

function listEntradas(): Entrada[] {
  const entradas: Entrada[] = [];
  const add = (
    tipo: Tipo,
    words: readonly string[],
    { cola = '', exata = false, segue = null as RegExp | null } = {},
  ) => {
    for (const word of words)
      entradas.push({
        texto: cola + word,
        exata,
        tipo,
        cola: cola.length,
        segue,
      });
  };
  add('nivel', NIVEIS);
  add('elipse', ELIPSES);
  for (const cola of COLADOS) add('nivel', ['artigo', 'artigos'], { cola });
  add('nivel', ['ad'], { segue: /\.\s?\d/y });
  return entradas;
}

/**
 * Every place of a text where a citation of a provision may begin, in order. One pass over the text, since that is several
 * times as fast as a pattern of so many words.
 */
export function findCandidatos(text: string, nomes: Nomes): Candidato[] {
  vocabulario ??= makeVocabulario();
  const { entradas, automato } = vocabulario;
  const found: Candidato[] = [];
  automato.scan(text, (fim, palavras) => {
    for (const palavra of palavras) if (takePalavra(text, fim, entradas[palavra] as Entrada, found)) break;
    const code = text.charCodeAt(fim);
    // Of several signs the first is read with the others: `§§ 1º e 2º`.
    if (code === PARAGRAFO && text.charCodeAt(fim - 1) !== PARAGRAFO)
      found.push({ tipo: 'nivel', inicio: fim, fim: fim + 1 });
    else if (code === VIRGULA && (isNumero(text, fim) || isDeAcronimo(text, fim)))
      found.push({ tipo: 'numero', inicio: fim, fim });
  });
  return merge(found, findAtos(text, nomes));
}

function findAtos(text: string, nomes: Nomes): Candidato[] {
  const tokens = tokensOf(text);
  return findActStarts(tokens, nomes).map(({ at, named }) => ({
    ...{ tipo: named ? 'nome' : 'ato', inicio: tokens.start[at] as number, fim: tokens.end[at] as number },
  }));
}

/** Two lists in order as one. */
function merge(a: readonly Candidato[], b: readonly Candidato[]): Candidato[] {
  const merged: Candidato[] = [];
  let next = 0;
  for (const one of a) {
    while (next < b.length && (b[next] as Candidato).inicio < one.inicio) merged.push(b[next++] as Candidato);
    merged.push(one);
  }
  return [...merged, ...b.slice(next)];
}

/** Whether a number stands before the comma, and behind it what may be a level: `5º, X`, `186, caput`. */
const isNumero = (text: string, virgula: number): boolean =>
  (FIM_DE_NUMERO[text.charCodeAt(virgula - 1)] === 1 || text.charCodeAt(virgula - 2) === HIFEN) &&
  '§ivxpcIVXPC'.includes(text[skipBranco(text, virgula + 1)] ?? '.');
/** `CC, 186` */
const isDeAcronimo = (text: string, virgula: number): boolean =>
  CAPITAL[text.charCodeAt(virgula - 1)] === 1 &&
  CAPITAL[text.charCodeAt(virgula - 2)] === 1 &&
  isAlgarismo(text, skipBranco(text, virgula + 1));
/** 1 for each character of a class. */
const charsIn = (pattern: RegExp): Uint8Array =>
  Uint8Array.from({ length: 0x100 }, (_, code) => (pattern.test(String.fromCharCode(code)) ? 1 : 0));
const CAPITAL = charsIn(/[A-Z]/);
const FIM_DE_NUMERO = charsIn(/[\dº°]/);

/** Before a word, these show that it is none of the sentence's: `…;8078!art14`, `5art`. */
const COLADOS_ANTES = charsIn(/[\d!#@_=&]/);

/** Whether the word that ends at `fim` is the one that is looked for. */
function takePalavra(text: string, fim: number, { texto, tipo, cola, segue }: Entrada, found: Candidato[]): boolean {
  const inicio = fim - texto.length;
  if (COLADOS_ANTES[text.charCodeAt(inicio - 1)] === 1) return false;
  if (segue !== null && endAt(segue, text, fim) < 0) return false;
  found.push({ tipo, inicio: inicio + cola, fim });
  return true;
}
