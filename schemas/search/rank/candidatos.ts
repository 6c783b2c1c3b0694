import type { Dito, IndiceBusca } from '../indice.ts';
import type { Unidade } from '../query/unidades.ts';

/** At most this many candidates are ranked. */
export const MAX_CANDIDATOS = 150;
/** Candidates that match less of the query, by weight, are ranked only if there are no better ones. */
const MIN_PARTE = 0.3;
/** If too many match, this favours those whose headings match. */
const PESO_CABECA = 0.3;

/** Returns the ids of what matches most of the query in any wording, best first. */
export function findCandidatos(
  unidades: readonly Unidade[],
  busca: Pick<IndiceBusca, 'total' | 'com' | 'sumulas' | 'faixas'>,
  aceito: (id: number) => boolean,
): number[] {
  // An area of law counts as a word as well: `execução fiscal`.
  const asked = unidades.filter(({ exigida, atos }) => exigida || atos !== null);
  const total = asked.reduce((sum, { peso }) => sum + peso, 0);
  const groups = groupByUnidades(asked);
  const held = new Uint16Array(busca.total + 1);
  const ids: number[] = [];
  for (const [bits, ditos] of groups) {
    for (const id of busca.com(ditos)) {
      if (held[id] === 0) ids.push(id);
      (held[id] as number) |= bits;
    }
  }
  // Everything in a named act matches the name, but only the other words make it a candidate.
  for (const [i, { atos }] of asked.entries())
    if (atos !== null)
      for (const [from, to] of busca.faixas(atos, 'todos'))
        for (const id of ids) if (from <= id && id <= to) (held[id] as number) |= 1 << i;
  const weights = new Float64Array(1 << asked.length).fill(-1);
  const weigh = (bits: number): number => {
    if ((weights[bits] as number) < 0)
      weights[bits] = asked.reduce((sum, { peso }, i) => (bits & (1 << i) ? sum + peso : sum), 0) / total;
    return weights[bits] as number;
  };
  const open = ids.filter(aceito);
  const most = open.reduce((most, id) => Math.max(most, weigh(held[id] as number)), 0);
  const enough = open.filter((id) => weigh(held[id] as number) >= Math.min(MIN_PARTE, most));
  if (enough.length <= MAX_CANDIDATOS) return enough;
  const heads = new Uint16Array(busca.total + 1);
  for (const [bits, ditos] of groups) for (const id of busca.com(ditos, 'cabeca')) (heads[id] as number) |= bits;
  const ranked = new Float64Array(busca.total + 1);
  for (const id of enough) {
    // The whole text of a súmula counts as its heading.
    const head = id >= busca.sumulas ? held : heads;
    ranked[id] = weigh(held[id] as number) + PESO_CABECA * weigh(head[id] as number);
  }
  return enough.sort((a, b) => (ranked[b] as number) - (ranked[a] as number) || a - b).slice(0, MAX_CANDIDATOS);
}

/** Groups wordings by the set of units that they answer, as a bit mask. */
function groupByUnidades(asked: readonly Unidade[]): Map<number, Dito[]> {
  const byWording = new Map<string, { dito: Dito; bits: number }>();
  for (const [i, { alternativas }] of asked.entries()) {
    for (const { radicais, frase, numeros } of alternativas) {
      if (numeros.includes(-1)) continue;
      const key = `${frase} ${radicais.join(' ')}`;
      const known = byWording.get(key);
      if (known) known.bits |= 1 << i;
      else byWording.set(key, { dito: { radicais, frase }, bits: 1 << i });
    }
  }
  const groups = new Map<number, Dito[]>();
  for (const { dito, bits } of byWording.values()) {
    const group = groups.get(bits);
    if (group) group.push(dito);
    else groups.set(bits, [dito]);
  }
  return groups;
}
