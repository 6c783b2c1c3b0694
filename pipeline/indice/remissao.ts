import { PESO, type Peso } from './mencoes.ts';
import { parentesDe } from './nomes.ts';
import { chaveDe } from './palavras.ts';
import type { Lugar } from './titulos.ts';

/** One line of the index in the making. */
export interface Remissao extends Lugar {
  ref_key: string;
  peso: Peso;
  /** Whether another line tells the same of a narrower term. */
  derivada?: true;
}

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
