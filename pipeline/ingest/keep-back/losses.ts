import type { Dispositivo } from '../../../schemas/contract/model/corpus/dispositivo.ts';
import { ownWording } from '../../../schemas/referencias/own-wording.ts';
import { lettersOf } from '../../diff/letters.ts';
import type { Linha } from '../../parse/types.ts';
import type { TituloRevogado } from '../parsed-page.ts';

/** The provisions that the snapshot holds of an act, in reading order. */
export interface Held {
  dispositivos: ReadonlyMap<string, Dispositivo>;
}

/** What the page says now. */
export interface Now {
  linhas: readonly Linha[];
  titulosRevogados: readonly TituloRevogado[];
}

type Provision = Pick<Dispositivo, 'ref_key' | 'anotacoes'>;

/**
 * Returns the articles that were held and are not on the page, in reading order, except those that the page accounts
 * for: a renumbered article is an earlier wording of another one, and an article below a repealed heading is repealed
 * with it.
 */
export function lostArticles({ dispositivos }: Held, { linhas, titulosRevogados }: Now): string[] {
  const present = new Set(linhas.map(({ ref_key }) => ref_key));
  const places = new Map([...dispositivos.keys()].map((key, place) => [key, place]));
  const placeOf = (key: string | null, otherwise: number) => (key === null ? otherwise : places.get(key)) ?? Number.NaN;
  const renumbered = linhas.filter(({ anotacoes }) => anotacoes.some((nota) => /renumerad/iu.test(nota)));
  const moved = new Set(renumbered.flatMap(({ versoes }) => versoes.map(({ texto }) => lettersOf(texto))));

  function isExplained(held: Dispositivo): boolean {
    if (moved.has(lettersOf(ownWording(held)))) return true;
    const place = places.get(held.ref_key) as number;
    const headings = held.hierarquia.split(' > ').map((heading) => heading.split(' – ')[0]?.toUpperCase());
    return titulosRevogados.some(
      ({ titulo, depois, antes }) =>
        headings.includes(titulo.toUpperCase()) && place > placeOf(depois, -1) && place < placeOf(antes, places.size),
    );
  }
  return [...dispositivos.values()]
    .filter((held) => held.caput_texto !== null && !present.has(held.ref_key) && !isExplained(held))
    .map(({ ref_key }) => ref_key);
}

/**
 * Returns the provisions in force whose wording disappeared from the page without explanation: removed, cut short, or
 * with only an earlier wording left, in an article that has no new note. A real amendment adds a note, and a correction
 * puts other words in place.
 */
export function lostWordings({ dispositivos }: Held, { linhas }: Now): string[] {
  const now = groupByArticle(linhas);
  const lost: string[] = [];
  for (const [artigo, held] of groupByArticle([...dispositivos.values()])) {
    const read = now.get(artigo);
    if (!read || hasNewNote(held, read)) continue;
    const byKey = new Map(read.map((linha) => [linha.ref_key, linha]));
    const gone = held.filter((each) => !each.revogado && isGone(lettersOf(ownWording(each)), byKey.get(each.ref_key)));
    if (gone.length === 0) continue;
    const said = read.flatMap(({ versoes }) => versoes.map(({ texto }) => lettersOf(texto))).join('\n');
    for (const each of gone) if (!said.includes(lettersOf(ownWording(each)))) lost.push(each.ref_key);
  }
  return lost;
}

/**
 * Returns the articles in force that the page only strikes out now: no note says why, and nothing else is new in the
 * article. Below an article that is common: a new caput leaves its old children struck.
 */
export function struckArticles({ dispositivos }: Held, { linhas }: Now): string[] {
  const before = groupByArticle([...dispositivos.values()]);
  return [...groupByArticle(linhas)].flatMap(([artigo, now]) => {
    const held = before.get(artigo) ?? [];
    const wasInForce = held.some(({ ref_key, revogado }) => ref_key === artigo && !revogado);
    const isStruck = now.some(({ ref_key, revogado, revogado_por }) => ref_key === artigo && revogado && !revogado_por);
    return wasInForce && isStruck && !hasNewNote(held, now) ? [artigo] : [];
  });
}

/**
 * Returns the provisions whose words differ only by lost cedillas and tildes, or by accented letters that disappeared
 * completely. Other accents do not count: the orthography of 1943 had more of them (`êle`, `tôda`), but the same
 * cedillas and tildes as today.
 */
export function lostAccents({ dispositivos }: Held, { linhas }: Now): string[] {
  return linhas
    .filter((linha) => {
      const held = dispositivos.get(linha.ref_key);
      if (held === undefined || linha.texto === held.texto) return false;
      const [before, now] = [held, linha].map((each) => ownWording(each).normalize('NFC')) as [string, string];
      if (lettersOf(before) === lettersOf(now)) return countNasal(now) < countNasal(before);
      return (
        lettersOf(before.replace(ACCENTED, '')) === lettersOf(now.replace(ACCENTED, '')) && now.length < before.length
      );
    })
    .map(({ ref_key }) => ref_key);
}

const ACCENTED = /(?=\p{L})[^ºªa-z]/giu;
const countNasal = (text: string): number => text.match(/[çãõ]/giu)?.length ?? 0;

function isGone(before: string, linha: Linha | undefined): boolean {
  if (before === '') return false;
  if (linha === undefined) return true;
  if (linha.revogado) return linha.revogado_por === null;
  const after = lettersOf(ownWording(linha));
  return after !== before && before.startsWith(after);
}

/**
 * Whether the last provision lost a note without getting a new one. If no signature follows, a page that is cut at the
 * end may lose only that note.
 */
export function lostLastNote({ dispositivos }: Held, { linhas }: Now): boolean {
  const last = [...dispositivos.values()].at(-1);
  const now = last && linhas.find(({ ref_key }) => ref_key === last.ref_key);
  return last !== undefined && now !== undefined && now.anotacoes.length < last.anotacoes.length;
}

const articleOf = (refKey: string): string => refKey.split('.').slice(0, 2).join('.');

function groupByArticle<T extends Provision>(provisions: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const provision of provisions) {
    const artigo = articleOf(provision.ref_key);
    const group = groups.get(artigo);
    if (group) group.push(provision);
    else groups.set(artigo, [provision]);
  }
  return groups;
}

function hasNewNote(held: readonly Provision[], read: readonly Provision[]): boolean {
  const known = new Set(held.flatMap(({ anotacoes }) => anotacoes.map(lettersOf)));
  return read.some(({ anotacoes }) => anotacoes.some((nota) => !known.has(lettersOf(nota))));
}

/** The beginnings of words that show that a law changed a table of values or an annex. */
const NOTA = /^(?:revogad|redacao|incluid|alterad|substituid|vide)/;

/**
 * Whether a text lost words: more words disappeared than were added, or its end is missing. A corrected word is
 * replaced by another one. A loss that an editor's note explains does not count.
 */
export function isShortened(before: string, now: string): boolean {
  if (before === now) return false;
  const gone = new Map<string, number>();
  for (const word of wordsOf(before)) gone.set(word, (gone.get(word) ?? 0) + 1);
  const came: string[] = [];
  for (const word of wordsOf(now)) {
    const left = gone.get(word) ?? 0;
    if (left > 0) gone.set(word, left - 1);
    else came.push(word);
  }
  const lost = [...gone.values()].reduce((total, left) => total + left, 0);
  if (lost === 0 || came.some((word) => NOTA.test(word))) return false;
  return lost > came.length || lettersOf(before).startsWith(lettersOf(now));
}

/** Splits a text into words without punctuation: `D.O.U. de 11.1.2002.` has the same words as `DOU de 11.1.2002`. */
const wordsOf = (text: string): string[] => text.split(/\s+/u).flatMap((word) => lettersOf(word) || []);
