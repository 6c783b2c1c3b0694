import { type Lastro, trata } from '../headings/lastro.ts';
import { parentesDe } from '../headings/nomes.ts';
import type { Lugar } from '../headings/titulos.ts';
import { agrupar } from '../words/agrupar.ts';
import { chaveDe } from '../words/palavras.ts';
import { PESO, type Peso } from './mencoes.ts';

/** A line of the index under construction. */
export interface Remissao extends Lugar {
  ref_key: string;
  peso: Peso;
  /** Whether another line says the same under a narrower term. */
  derivada?: true;
  /** Whether it is used only if the article is under no other term. */
  reserva?: true;
}

const FINAIS = new Set(['alteração de outras leis']);
/** Whether a line is for an act's final articles, which are listed only under the act's subject. */
export function ehFinal({ subtermo }: Remissao): boolean {
  return subtermo !== null && FINAIS.has(subtermo);
}

/** Whether an article is under the act's subject only because it has no other term. */
export function ehResto({ reserva, peso }: Remissao): boolean {
  return reserva === true && peso === PESO.raro;
}

/** A heading over more articles than this is not the subject of those that do not mention it. */
const MAX_DO_TITULO = 12;
/** Under a broader term a kind has at most this many lines; the rest are under its own name. */
const MAX_DO_PARENTE = 6;

/** Adds lines under the broader terms that these are kinds or aspects of. */
export function comParentes(remissoes: readonly Remissao[]): Remissao[] {
  const counts = new Map<string, number>();
  const parentes = remissoes.flatMap((remissao) => {
    return parentesDe(remissao.termo).flatMap((lugar): Remissao[] => {
      const key = `${lugar.termo}\n${lugar.subtermo}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count > MAX_DO_PARENTE ? [] : [{ ...remissao, ...lugar, peso: PESO.raro, derivada: true }];
    });
  });
  return [...remissoes, ...parentes];
}

/**
 * Puts in reserve the lines of a long chapter's articles that do not contain its term. The chapter's first article
 * keeps its line.
 */
export function moderar(remissoes: readonly Remissao[], lastroDe: (refKey: string) => Lastro): Remissao[] {
  const nuas = agrupar(
    remissoes.filter(({ subtermo, reserva }) => subtermo === null && !reserva),
    ({ termo }) => termo,
  );
  return remissoes.map((remissao) => {
    const { termo, ref_key, reserva } = remissao;
    const under = nuas.get(termo) ?? [];
    const long = under.length > MAX_DO_TITULO && remissao.subtermo === null && !reserva;
    return long && under[0] !== remissao && !trata(lastroDe(ref_key), termo)
      ? { ...remissao, reserva: true }
      : remissao;
  });
}

/** Removes reserve lines of articles that are under another term. */
export function semReserva(remissoes: readonly Remissao[]): Remissao[] {
  const artigoDe = ({ ref_key }: Remissao) => ref_key.split('.', 2).join('.');
  const known = new Set(remissoes.filter(({ reserva }) => !reserva).map(artigoDe));
  return remissoes.filter((remissao) => {
    if (!remissao.reserva) return true;
    const artigo = artigoDe(remissao);
    if (known.has(artigo)) return false;
    known.add(artigo);
    return true;
  });
}

/** Removes reserve lines under a broader term, because the narrower term has them. */
export function semDerivadaEmReserva(remissoes: readonly Remissao[]): Remissao[] {
  return remissoes.filter(({ derivada, reserva }) => !(derivada && reserva));
}

/** Keeps one line for each provision and term: one with a subterm first, then the more important one. */
export function semRepetir(remissoes: readonly Remissao[]): Remissao[] {
  const best = new Map<string, Remissao>();
  for (const remissao of remissoes) {
    const key = `${chaveDe(remissao.termo)}\n${remissao.ref_key}`;
    const known = best.get(key);
    if (!known) best.set(key, remissao);
    else if (known.subtermo === null && remissao.subtermo !== null) {
      best.set(key, { ...known, subtermo: remissao.subtermo, peso: Math.max(known.peso, remissao.peso) as Peso });
    }
  }
  return [...best.values()];
}
