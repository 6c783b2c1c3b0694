import { type Lastro, trata } from '../headings/lastro.ts';
import { parentesDe } from '../headings/nomes.ts';
import type { Lugar } from '../headings/titulos.ts';
import { agrupar } from '../words/agrupar.ts';
import { chaveDe } from '../words/palavras.ts';
import { PESO, type Peso } from './mencoes.ts';

/** One line of the index in the making. */
export interface Remissao extends Lugar {
  ref_key: string;
  peso: Peso;
  /** Whether another line tells the same of a narrower term. */
  derivada?: true;
  /** Whether it holds only where the article is under no other term. */
  reserva?: true;
}

const FINAIS = new Set(['alteração de outras leis']);
/** Whether a line tells of an act's closing articles, which are looked up under its subject alone. */
export function ehFinal({ subtermo }: Remissao): boolean {
  return subtermo !== null && FINAIS.has(subtermo);
}

/** Whether an article is under the act's subject for want of any other term. */
export function ehResto({ reserva, peso }: Remissao): boolean {
  return reserva === true && peso === PESO.raro;
}

/** A heading above more articles than these is no subject of those that do not name it. */
const MAX_DO_TITULO = 12;
/** Under a broader term a kind is told by where it begins; the rest is under its own name. */
const MAX_DO_PARENTE = 6;

/** The lines, and those under the terms that theirs are kinds or aspects of. */
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
 * The lines of all articles, in reserve those of a long chapter whose article does not have the term in its words; where
 * the chapter begins the institute does.
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

/** Without what the article, being under another term, does not need. */
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

/** Without what is in reserve under a broader term: the narrower holds it. */
export function semDerivadaEmReserva(remissoes: readonly Remissao[]): Remissao[] {
  return remissoes.filter(({ derivada, reserva }) => !(derivada && reserva));
}

/** A provision is once under a term: the line with a subterm, the weightier first. */
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
