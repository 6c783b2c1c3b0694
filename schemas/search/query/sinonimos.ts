import { chaveDosRadicais, radicaisDe } from '../../text/radicais-em-ordem.ts';
import { frasesDoCotidiano } from './cotidiano.ts';
import dados from './sinonimos.json' with { type: 'json' };

/** Maps the stems of a wording to the stems of the law's wording. Built at the first search, like the families. */
let sinonimos: ReadonlyMap<string, readonly (readonly string[])[]> | null = null;
let familias: ReadonlyMap<string, readonly string[]> | null = null;

/** All wordings, each by its sorted stems. */
export function todosSinonimos(): ReadonlyMap<string, readonly (readonly string[])[]> {
  sinonimos ??= readSinonimos();
  return sinonimos;
}

/** The law's other wordings for these stems. */
export const sinonimosDe = (radicais: readonly string[]): readonly (readonly string[])[] =>
  todosSinonimos().get(chaveDosRadicais(radicais)) ?? [];

/** All families, each stem with the others of its family. The table is made at the first call. */
export function todasFamilias(): ReadonlyMap<string, readonly string[]> {
  familias ??= readFamilias();
  return familias;
}

/** The other stems of a stem's family: for `prescrever`, those of `prescrição` and `prescrito`. */
export const familiaDe = (radical: string): readonly string[] => todasFamilias().get(radical) ?? [];

/** Keys with the same stems are merged. */
function readSinonimos(): ReadonlyMap<string, readonly (readonly string[])[]> {
  const byStems = new Map<string, Set<string>>();
  for (const [dito, leis] of [...Object.entries(dados.sinonimos), ...frasesDoCotidiano()]) {
    const stems = radicaisDe(dito);
    const key = chaveDosRadicais(stems.split(' '));
    const others = byStems.get(key) ?? new Set();
    for (const lei of leis.map(radicaisDe)) if (lei !== stems) others.add(lei);
    byStems.set(key, others);
  }
  return new Map([...byStems].map(([key, others]) => [key, [...others].map((stems) => stems.split(' '))]));
}

function readFamilias(): ReadonlyMap<string, readonly string[]> {
  const families = new Map<string, Set<string>>();
  for (const family of dados.familias) {
    const stems = family.split(' ').map(radicaisDe);
    for (const stem of stems) {
      const others = families.get(stem) ?? new Set();
      for (const other of stems) if (other !== stem) others.add(other);
      families.set(stem, others);
    }
  }
  return new Map([...families].map(([stem, others]) => [stem, [...others]]));
}
