import { fold } from '../../text/fold.ts';
import { PESOS } from '../pesos.ts';
import type { Lingua } from './dicionario.ts';
import type { Nomeado } from './nomeados.ts';
import type { Pergunta } from './pergunta.ts';
import vazias from './vazias.json' with { type: 'json' };

/** A wording: words that together say what was asked. */
export interface Alternativa {
  radicais: readonly string[];
  /** Their numbers in the index; -1 for a word that no text contains. */
  numeros: readonly number[];
  /** Whether they must be in sequence. */
  frase: boolean;
  /** 1 for the query's own words, less for a substitute. */
  peso: number;
}

/** One thing that the query asks for, in every wording of it. The query's own words come first. */
export interface Unidade {
  alternativas: [Alternativa, ...Alternativa[]];
  /** How much it says about the subject. */
  peso: number;
  /** Whether a result must contain it, if enough results do. */
  exigida: boolean;
  /** The acts that it names. Everything in them matches it. */
  atos: ReadonlySet<string> | null;
  /**
   * For a question word, or one that names an aspect of any subject: the most that it may weigh relative to the
   * subject.
   */
  teto: number | null;
}

/** Compared as typed, not by stems: `pode` is a question word, `poda` is a subject. */
const PERGUNTAS = new Set(vazias.perguntas.map(fold));
const ASPECTOS = new Set(vazias.aspectos.map(fold));
/** Longer queries are not searches, and every unit may cost a look-up. */
export const MAX_UNIDADES = 12;
/** The most words of a wording that has synonyms. */
const MAX_SINONIMO = 5;
/** For longer queries only adjacent words are looked up. */
const MAX_SOLTAS = 7;

/** The units of a query, in its order. */
export function unidadesDe({ termos }: Pergunta, nomeados: readonly Nomeado[], busca: Lingua): Unidade[] {
  const unidades: Unidade[] = [];
  const compostas = compostasEm(termos, busca);
  for (let at = 0; at < termos.length && unidades.length < MAX_UNIDADES; ) {
    const { radicais, palavras, frase } = termos[at] as Pergunta['termos'][number];
    const nomeado = nomeados.find(({ inicio }) => inicio === at);
    const fim = nomeado?.fim ?? at + 1;
    const stems = nomeado ? termos.slice(at, fim).flatMap((termo) => termo.radicais) : radicais;
    unidades.push(unidade(stems, compostas.has(at) ? [] : palavras, frase, nomeado?.atos ?? null, busca));
    at = fim;
  }
  addSinonimos(unidades, busca);
  for (const each of unidades) addCotidiano(each, busca);
  const asked = unidades.filter(({ exigida }) => exigida).map(({ peso }) => peso);
  // An act weighs as much as the most important unit of the rest.
  for (const each of unidades) if (each.atos && asked.length > 0) each.peso = Math.max(...asked);
  // Question words are often rare in the law, but say little about the subject.
  for (const each of unidades)
    if (each.teto !== null && asked.length > 0) each.peso = Math.min(each.peso, each.teto * Math.max(...asked));
  if (asked.length === 0) for (const each of unidades) each.exigida = !each.atos || unidades.length === 1;
  return unidades;
}

/** Words that would be question words alone, but of which two form a subject: `pessoa jurídica`. */
function compostasEm(termos: Pergunta['termos'], { dicionario }: Lingua): Set<number> {
  const found = new Set<number>();
  for (const [i, { palavras, radicais }] of termos.entries()) {
    const next = termos[i + 1];
    const vague = (those: readonly string[]) => those.every((each) => PERGUNTAS.has(each) || ASPECTOS.has(each));
    if (!next || !vague(palavras) || !vague(next.palavras)) continue;
    if (dicionario.sinonimos([...radicais, ...next.radicais]).length > 0) found.add(i).add(i + 1);
  }
  return found;
}

/** The stems of several units, as if they were one term. */
export function radicaisDoTrecho(span: readonly Unidade[]): string[] {
  return span.flatMap(({ alternativas: [own] }) => own.radicais);
}

function unidade(
  radicais: readonly string[],
  palavras: readonly string[],
  frase: boolean,
  atos: ReadonlySet<string> | null,
  busca: Lingua,
): Unidade {
  const own = alternativa(radicais, frase, 1, busca);
  const [stem, other] = radicais;
  const familia = other === undefined && !frase ? busca.dicionario.familia(stem as string) : [];
  const parentes = other === undefined && !frase ? busca.parentes(stem as string) : [];
  const docs = radicais.map((each) => busca.radical(each)?.docs ?? 0);
  const idf = Math.log(1 + busca.total / (Math.min(...docs) + 3));
  const asks = palavras.length > 0 && palavras.every((each) => PERGUNTAS.has(each));
  const aspect = palavras.length > 0 && palavras.every((each) => ASPECTOS.has(each));
  return {
    alternativas: [
      own,
      ...familia.map((each) => alternativa([each], false, PESOS.familia, busca)),
      ...parentes
        .filter((each) => !familia.includes(each))
        .map((each) => alternativa([each], false, PESOS.parente, busca)),
    ],
    peso: idf * (asks ? PESOS.pergunta : aspect ? PESOS.aspectos : 1),
    exigida: !asks && !aspect && atos === null,
    atos,
    teto: asks ? PESOS.tetoPergunta : aspect ? PESOS.tetoAspecto : null,
  };
}

function alternativa(radicais: readonly string[], frase: boolean, peso: number, busca: Lingua): Alternativa {
  return { radicais, numeros: radicais.map((stem) => busca.radical(stem)?.numero ?? -1), frase, peso };
}

/** A synonym of several words together answers each of them. */
function addSinonimos(unidades: readonly Unidade[], busca: Lingua): void {
  for (const span of juntas(unidades)) {
    for (const stems of busca.dicionario.sinonimos(radicaisDoTrecho(span))) {
      const other = alternativa(stems, false, span.length > 1 ? PESOS.sinonimoFrase : PESOS.sinonimo, busca);
      if (other.numeros.includes(-1)) continue;
      for (const each of span) each.alternativas.push(other);
    }
  }
}

/**
 * For an everyday word that the law does not use, adds the law's terms. A word that the law often uses is mostly meant
 * itself.
 */
function addCotidiano(unidade: Unidade, busca: Lingua): void {
  const [{ radicais, frase }] = unidade.alternativas;
  if (frase || radicais.length !== 1 || unidade.atos) return;
  const docs = busca.radical(radicais[0] as string)?.docs ?? 0;
  for (const stems of busca.dicionario.cotidiano(radicais[0] as string)) {
    const other = alternativa(stems, false, PESOS.cotidiano / (1 + docs / PESOS.corrente), busca);
    if (other.numeros.includes(-1)) continue;
    if (unidade.alternativas.some(({ radicais }) => radicais.join() === stems.join())) continue;
    unidade.alternativas.push(other);
  }
}

/** Units that are adjacent, and pairs and triples in any place, because other words may stand between them. */
function juntas(unidades: readonly Unidade[]): Unidade[][] {
  const found = unidades.flatMap((_, from) =>
    unidades.slice(from, from + MAX_SINONIMO).map((_, more) => unidades.slice(from, from + more + 1)),
  );
  if (unidades.length > MAX_SOLTAS) return found;
  for (const [i, a] of unidades.entries())
    for (const [j, b] of unidades.slice(i + 1).entries()) {
      if (j > 0) found.push([a, b]);
      for (const [k, c] of unidades.slice(i + j + 2).entries()) if (j > 0 || k > 0) found.push([a, b, c]);
    }
  return found;
}
