import { radicaisDe } from '../../text/radicais-em-ordem.ts';
import { frasesDoCotidiano } from './cotidiano.ts';
import dados from './sinonimos.json' with { type: 'json' };

/** Stems of a wording → the stems of what the law says instead. Made at the first search, as are the families. */
let sinonimos: ReadonlyMap<string, readonly (readonly string[])[]> | null = null;
let familias: ReadonlyMap<string, readonly string[]> | null = null;

/** All wordings, each by its stems in the order of letters. */
export function todosSinonimos(): ReadonlyMap<string, readonly (readonly string[])[]> {
  sinonimos ??= readSinonimos();
  return sinonimos;
}

/** In which other words the law says what these stems say. */
export const sinonimosDe = (radicais: readonly string[]): readonly (readonly string[])[] =>
  todosSinonimos().get(keyOf(radicais)) ?? [];

/** A wording is the same in whatever order: `pagamento indevido`, `indevido pagamento`. */
const keyOf = (radicais: readonly string[]) => [...radicais].sort().join(' ');

export function todasFamilias(): ReadonlyMap<string, readonly string[]> {
  familias ??= readFamilias();
  return familias;
}

/** The other stems of a stem's family: of `prescrever` those of `prescrição` and `prescrito`. */
export const familiaDe = (radical: string): readonly string[] => todasFamilias().get(radical) ?? [];

/** Keys that have the same stems are one. */
function readSinonimos(): ReadonlyMap<string, readonly (readonly string[])[]> {
  const byStems = new Map<string, Set<string>>();
  for (const [dito, leis] of [...Object.entries(dados.sinonimos), ...frasesDoCotidiano()]) {
    const stems = radicaisDe(dito);
    const key = keyOf(stems.split(' '));
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
